import type { matcher } from './find.ts'
import type { labeller } from './label.ts'
import type { PlaceChoices, Places } from './place.ts'
import type { Records } from './records.ts'

/** A second place makes a name ambiguous if it has this share of the weight of the first. Paris in Texas does not. */
const RIVAL_SHARE = 0.1
const CHOICES_MAX = 8
/** A name may have hundreds of places. Some of the largest have no label of their own. */
const CANDIDATES_MAX = 20

/** The choices for a text that does not name one place. */
export const chooser =
  (
    { load }: Pick<Records, 'load'>,
    matchesOf: ReturnType<typeof matcher>,
    labelOf: ReturnType<typeof labeller>,
    suggest: Places['suggest'],
  ) =>
  (text: string): PlaceChoices => {
    const [best, second, ...others] = matchesOf(text)
    if (!best) return { isKnown: false, labels: suggest(text) }
    if (!second || second.weight < best.weight * RIVAL_SHARE) return { isKnown: true, labels: [] }
    const labels = new Set<string>()
    for (const { place } of [best, second, ...others].slice(0, CANDIDATES_MAX)) {
      if (labels.size === CHOICES_MAX) break
      const label = labelOf(load(place))
      if (label) labels.add(label)
    }
    return { isKnown: true, labels: labels.size > 1 ? [...labels] : [] }
  }
