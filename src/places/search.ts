import type { DatabaseSync } from 'node:sqlite'
import type { KnownPlace, PlaceSearch } from './place.ts'
import { type Reading, readings } from './reading.ts'
import type { Candidate, Records } from './records.ts'

/** Follows whatever a name may go on with. */
export const LAST = '\u{10ffff}'
/** Places have many names that begin alike, such as Moskva, Moskau and Moskou. */
const NAMES_PER_PLACE = 20
/** When qualifiers choose among them, this many are looked at. */
const QUALIFIED_MAX = 2_000

/** Completes what somebody types. */
export function searcher(db: DatabaseSync, { fitting, load }: Records): (query: PlaceSearch) => KnownPlace[] {
  const inCountry = '(?2 is null or country = ?2) order by weight desc, place limit ?3'
  const exact = db.prepare(`select place, weight from word where start = ?1 and whole = 1 and ${inCountry}`)
  const begun = db.prepare(
    `select place, weight from word where start >= ?1 and start < ?1 || '${LAST}' and ${inCountry}`,
  )

  function answers({ name, qualifiers }: Reading, limit: number, country: string | null): number[] {
    const rows = qualifiers.length > 0 ? QUALIFIED_MAX : limit * NAMES_PER_PLACE
    const places = new Set<number>()
    for (const statement of [exact, begun]) {
      if (places.size >= limit) break
      const candidates = statement.all(name, country, rows) as unknown as Candidate[]
      for (const { place } of fitting(candidates, qualifiers)) places.add(place)
    }
    return [...places].slice(0, limit)
  }

  return ({ q, limit, country }) => {
    for (const reading of readings(q)) {
      const places = answers(reading, limit, country)
      if (places.length > 0) return places.map(load)
    }
    return []
  }
}
