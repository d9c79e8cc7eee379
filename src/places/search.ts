import type { DatabaseSync } from 'node:sqlite'
import type { Candidate } from './candidate.ts'
import type { KnownPlace, PlaceSearch } from './place.ts'
import { type Reading, readings, readingsWithoutCommas } from './reading.ts'
import type { Records } from './records.ts'
import { LAST } from './spelling.ts'
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
  const exact = db.prepare(`select place, weight from word where start = ?1 and kind >= ?2 and ${inCountry}`)
  const begun = db.prepare(`select place, weight from word where start >= ?1 and start < ?1 || ?2 and ${inCountry}`)

  function answers({ name, qualifiers }: Reading, { limit, country }: PlaceSearch): Set<number> {
    const rows = qualifiers.length > 0 ? QUALIFIED_MAX : limit * NAMES_PER_PLACE
    const sure = name.length < SURE_LENGTH ? KINDS.primary : KINDS.alternate
    const places = new Set<number>()
    for (const found of [() => exact.all(name, sure, country, rows), () => begun.all(name, LAST, country, rows)]) {
      if (places.size >= limit) break
      const candidates = found() as unknown as Candidate[]
      for (const { place } of records.fitting(candidates, qualifiers, 'unfinished')) places.add(place)
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
