import type { DatabaseSync } from 'node:sqlite'
import { nearNames } from './near.ts'
import type { KnownPlace, Places } from './place.ts'
import { type Reading, readings, readingsWithoutCommas } from './reading.ts'
import type { Candidate, Records } from './records.ts'

const SUGGESTIONS_MAX = 5
/** What a qualifier that does not fit counts, in mistyped letters. */
const WRONG_AREA = 1.5
/** What it counts when a name only begins with what was written. */
const UNFINISHED = 1.2
/** Among places equally near, the most populous few of each name are enough. */
const PER_NAME = 5

interface Guess extends Candidate {
  readonly faults: number
}

/** Guesses at what a text means that names no place. */
export function suggester(
  db: DatabaseSync,
  { named, fitting, load }: Records,
  { find, search }: Pick<Places, 'find' | 'search'>,
): (text: string) => string[] {
  const near = nearNames(db)

  function guesses({ name, qualifiers }: Reading, wrongAreaToo: boolean): Guess[] {
    return [...near(name)].flatMap(([key, faults]) => {
      const all = named(key)
      const right = fitting(all, qualifiers)
      const chosen = right.length > 0 || !wrongAreaToo ? right : all
      const cost = right.length > 0 ? faults : faults + WRONG_AREA
      return chosen.slice(0, PER_NAME).map((candidate) => ({ ...candidate, faults: cost }))
    })
  }

  /** A text by which the place is found again, or null when a greater one of its name lies in the same district. */
  function labelOf(place: KnownPlace): string | null {
    const labels = [[place.state], [place.district, place.state]].map((areas) =>
      [place.name, ...areas, place.countryName].filter((part) => part !== null).join(', '),
    )
    return labels.find((label) => find(label)?.geonameId === place.geonameId) ?? null
  }

  return (text) => {
    const found = [
      ...[...readings(text)].flatMap((reading) => guesses(reading, true)),
      ...[...readingsWithoutCommas(text)].flatMap((reading) => guesses(reading, false)),
      ...search({ q: text, limit: SUGGESTIONS_MAX, country: null }).map(({ geonameId, population }) => ({
        place: geonameId,
        weight: population,
        faults: UNFINISHED,
      })),
    ].sort((a, b) => a.faults - b.faults || b.weight - a.weight)
    const labels = new Set<string>()
    for (const place of new Set(found.map((guess) => guess.place))) {
      if (labels.size === SUGGESTIONS_MAX) break
      const label = labelOf(load(place))
      if (label) labels.add(label)
    }
    return [...labels]
  }
}
