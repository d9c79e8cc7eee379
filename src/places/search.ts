import type { DatabaseSync } from 'node:sqlite'
import { type labeller, type Reading, readings, readingsWithoutCommas } from './find.ts'
import { LAST } from './lookup-keys.ts'
import { allows, type Near, nearNames, type Work } from './near.ts'
import type { KnownPlace, PlaceSearch, Places } from './place.ts'
import { query } from './query.ts'
import type { Candidate, Records } from './records.ts'
import { KINDS } from './weight.ts'

/** Places have many names that begin alike, such as Moskva, Moskau and Moskou. */
const NAMES_PER_PLACE = 20
/** The number of candidates for qualifiers to choose from. */
const QUALIFIED_MAX = 2_000
/** The shortest text that matches an alternate name. Shorter ones match by chance: Sa is a name of Wiang Sa. */
const SURE_LENGTH = 4

/** Completes a partial text. */
export function searcher(db: DatabaseSync, records: Records): (query: PlaceSearch) => KnownPlace[] {
  const inCountry = '(?3 is null or country = ?3) order by weight desc, place limit ?4'
  const exact = query<Candidate>(db, `select place, weight from word where start = ?1 and kind >= ?2 and ${inCountry}`)
  const begun = query<Candidate>(
    db,
    `select place, weight from word where start >= ?1 and start < ?1 || ?2 and ${inCountry}`,
  )

  function answers({ name, qualifiers }: Reading, { limit, country }: PlaceSearch): Set<number> {
    const rows = qualifiers.length > 0 ? QUALIFIED_MAX : limit * NAMES_PER_PLACE
    const sure = name.length < SURE_LENGTH ? KINDS.primary : KINDS.alternate
    const places = new Set<number>()
    for (const found of [() => exact.all(name, sure, country, rows), () => begun.all(name, LAST, country, rows)]) {
      if (places.size >= limit) break
      for (const { place } of records.fitting(found(), qualifiers, 'unfinished')) places.add(place)
    }
    return places
  }

  /** Complete names followed by a blank and a state or a country. */
  function* answersWithoutCommas({ q, country }: PlaceSearch): Generator<Set<number>> {
    for (const { name, qualifiers } of readingsWithoutCommas(q)) {
      const named = records.fitting(records.named(name), qualifiers, 'unfinished').map(({ place }) => place)
      yield new Set(country === null ? named : named.filter((place) => records.load(place).country === country))
    }
  }

  function first(query: PlaceSearch): Set<number> {
    for (const reading of readings(query.q)) {
      const places = answers(reading, query)
      if (places.size > 0) return places
    }
    for (const places of answersWithoutCommas(query)) if (places.size > 0) return places
    return new Set()
  }

  return (query) => [...first(query)].slice(0, query.limit).map(records.load)
}

const SUGGESTIONS_MAX = 5
/** The cost of a wrong qualifier, in mistyped letters. */
const WRONG_AREA = 1.5
/** The cost of an incomplete name, in mistyped letters. */
const UNFINISHED = 1.2
/** The cost of a place in an area of the name, in mistyped letters. */
const IN_AREA = 0.5
const WITHIN_MAX = 3
/** Names alike that are looked up, those with the fewest errors. */
const NAMES_MAX = 20
/** The number of places per name at equal cost: the most populous ones. */
const PER_NAME = 5
/** The places of a name that its qualifiers may choose from, the most populous ones. */
const FITTED_MAX = 100
/** The work for one text. A natal chart takes as long. */
const WORK_MAX = 600
/** Some of the largest places of a name have no label of their own. */
const LABELLED_MAX = 10

interface Guess extends Candidate {
  readonly faults: number
}

/** Suggestions for a text without a matching place. */
export function suggester(
  db: DatabaseSync,
  { named, fitter, isArea, largestIn, load }: Records,
  labelOf: ReturnType<typeof labeller>,
  search: Places['search'],
): (text: string) => string[] {
  const near = nearNames(db)

  /** Places with similar names. When none matches the qualifiers, optionally places elsewhere. */
  function guesses({ name, qualifiers }: Reading, nearOf: Near, work: Work, elsewhereToo: boolean): Guess[] {
    const fits = fitter(qualifiers)
    if (!fits && !elsewhereToo) return []
    return [...nearOf(name, work)]
      .sort(([, a], [, b]) => a - b)
      .slice(0, NAMES_MAX)
      .flatMap(([key, faults]) => {
        if (!allows(work, 1)) return []
        const all = named(key, FITTED_MAX)
        allows(work, all.length)
        const right = fits ? all.filter(fits) : []
        const isRight = right.length > 0
        return (isRight || !elsewhereToo ? right : all)
          .slice(0, PER_NAME)
          .map((candidate) => ({ ...candidate, faults: isRight ? faults : faults + WRONG_AREA }))
      })
  }

  /** The largest places of an area, for a text that names no place but a state, a county or a district. */
  function within({ name, qualifiers }: Reading): Guess[] {
    const fits = fitter(qualifiers)
    if (!fits) return []
    return largestIn(name)
      .filter(fits)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, WITHIN_MAX)
      .map((candidate) => ({ ...candidate, faults: IN_AREA }))
  }

  const completions = (text: string): Guess[] =>
    search({ q: text, limit: SUGGESTIONS_MAX, country: null }).map(({ geonameId, population }) => ({
      place: geonameId,
      weight: population,
      faults: UNFINISHED,
    }))

  return (text) => {
    const work = { left: WORK_MAX }
    const nearOf = remembering(near)
    // Qualifiers after commas are likelier than one long name.
    const behindCommas = [...readings(text)].reverse()
    const areasBehind = [...readingsWithoutCommas(text)].filter(({ qualifiers }) => qualifiers.every(isArea))
    const found = [
      ...behindCommas.flatMap((reading) => guesses(reading, nearOf, work, true)),
      ...areasBehind.flatMap((reading) => guesses(reading, nearOf, work, false)),
      ...behindCommas.flatMap(within),
      ...completions(text),
    ].sort((a, b) => a.faults - b.faults || b.weight - a.weight)
    const labels = new Set<string>()
    for (const place of [...new Set(found.map((guess) => guess.place))].slice(0, LABELLED_MAX)) {
      if (labels.size === SUGGESTIONS_MAX) break
      const label = labelOf(load(place))
      if (label) labels.add(label)
    }
    return [...labels]
  }
}

/** Readings of a text with the same name are looked up once. */
function remembering(near: Near): Near {
  const known = new Map<string, Map<string, number>>()
  return (key, work) => {
    const found = known.get(key) ?? near(key, work)
    known.set(key, found)
    return found
  }
}
