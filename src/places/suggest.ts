import type { DatabaseSync } from 'node:sqlite'
import type { labeller } from './label.ts'
import { nearNames } from './near.ts'
import type { Places } from './place.ts'
import { type Reading, readings, readingsWithoutCommas } from './reading.ts'
import type { Candidate, Records } from './records.ts'

const SUGGESTIONS_MAX = 5
/** The cost of a wrong qualifier, in mistyped letters. */
const WRONG_AREA = 1.5
/** The cost of an incomplete name, in mistyped letters. */
const UNFINISHED = 1.2
/** The number of places per name at equal cost: the most populous ones. */
const PER_NAME = 5

interface Guess extends Candidate {
  readonly faults: number
}

type Near = (key: string) => ReadonlyMap<string, number>

/** Suggestions for a text without a matching place. */
export function suggester(
  db: DatabaseSync,
  { named, fitting, isArea, load }: Records,
  labelOf: ReturnType<typeof labeller>,
  search: Places['search'],
): (text: string) => string[] {
  const nearNamesOf = nearNames(db)

  /** Places with similar names. When none matches the qualifiers, optionally places elsewhere. */
  function guesses({ name, qualifiers }: Reading, near: Near, elsewhereToo: boolean): Guess[] {
    return [...near(name)].flatMap(([key, faults]) => {
      const all = named(key)
      const right = fitting(all, qualifiers)
      const isRight = right.length > 0
      return (isRight || !elsewhereToo ? right : all)
        .slice(0, PER_NAME)
        .map((candidate) => ({ ...candidate, faults: isRight ? faults : faults + WRONG_AREA }))
    })
  }

  const completions = (text: string): Guess[] =>
    search({ q: text, limit: SUGGESTIONS_MAX, country: null }).map(({ geonameId, population }) => ({
      place: geonameId,
      weight: population,
      faults: UNFINISHED,
    }))

  return (text) => {
    const near = remembering(nearNamesOf)
    const areasBehind = [...readingsWithoutCommas(text)].filter(({ qualifiers }) => qualifiers.every(isArea))
    const found = [
      ...[...readings(text)].flatMap((reading) => guesses(reading, near, true)),
      ...areasBehind.flatMap((reading) => guesses(reading, near, false)),
      ...completions(text),
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

/** Readings of a text with the same name are looked up once. */
function remembering(near: Near): Near {
  const known = new Map<string, ReadonlyMap<string, number>>()
  return (key) => {
    const found = known.get(key) ?? near(key)
    known.set(key, found)
    return found
  }
}
