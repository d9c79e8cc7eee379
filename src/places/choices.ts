import type { matcher } from './find.ts'
import type { labeller } from './label.ts'
import { isAlmost } from './near.ts'
import type { PlaceChoices, Places } from './place.ts'
import type { Records } from './records.ts'
import { lookupKey, otherSpelling } from './spelling.ts'

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
    const { name, candidates } = matchesOf(text)
    const [best, second] = candidates
    if (!best) return { match: 'none', labels: suggest(text) }
    const places = candidates.slice(0, CANDIDATES_MAX).map(({ place }) => load(place))
    const keys = places.map((place) => lookupKey(place.name))
    const names = [name, otherSpelling(name)]
    const match = !keys.some((key) => names.includes(key)) && isAlmost(name, keys[0]!) ? 'almost' : 'name'
    if (!second || second.weight < best.weight * RIVAL_SHARE) return { match, labels: [] }
    const labels = new Set<string>()
    for (const place of places) {
      if (labels.size === CHOICES_MAX) break
      const label = labelOf(place)
      if (label) labels.add(label)
    }
    return { match, labels: labels.size > 1 ? [...labels] : [] }
  }
