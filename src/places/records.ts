import type { DatabaseSync } from 'node:sqlite'
import { type Areas, openAreas } from './areas.ts'
import type { Candidate } from './candidate.ts'
import type { KnownPlace } from './place.ts'
import { KINDS } from './weight.ts'

/** The rows of a gazetteer, by key. */
export interface Records extends Areas {
  /** Places of exactly this name, the weightiest first; all of them by default. */
  named(key: string, most?: number): readonly Candidate[]
  /** The candidates that match all qualifiers. The last qualifier may be incomplete. */
  fitting(
    candidates: readonly Candidate[],
    qualifiers: readonly string[],
    unfinished?: 'unfinished',
  ): readonly Candidate[]
  /** The first candidate that matches all qualifiers. */
  firstFitting(candidates: readonly Candidate[], qualifiers: readonly string[]): Candidate | undefined
  load(place: number): KnownPlace
}

interface Row {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly state: string | null
  readonly district: string | null
  readonly lat: number
  readonly lng: number
  readonly zone: string
  readonly population: number
}

/** No name has more places. */
const NAMED_MAX = 2_000

export function openRecords(db: DatabaseSync): Records {
  const areas = openAreas(db)
  const names = db.prepare(
    `select place, weight from word where start = ? and kind >= ${KINDS.alternate} order by weight desc, place limit ?`,
  )
  const row = db.prepare('select * from place where id = ?')
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  /** The readings and the labels of one text ask for the same name one after another. */
  let last: { key: string; most: number; rows: readonly Candidate[] } = { key: '', most: 0, rows: [] }

  return {
    ...areas,
    named(key, most = NAMED_MAX) {
      if (last.key !== key || last.most !== most)
        last = { key, most, rows: names.all(key, most) as unknown as Candidate[] }
      return last.rows
    },
    fitting(candidates, qualifiers, unfinished) {
      if (candidates.length === 0 || qualifiers.length === 0) return candidates
      const fits = areas.fitter(qualifiers, unfinished)
      return fits ? candidates.filter(fits) : []
    },
    firstFitting(candidates, qualifiers) {
      if (candidates.length === 0 || qualifiers.length === 0) return candidates[0]
      const fits = areas.fitter(qualifiers)
      return fits ? candidates.find(fits) : undefined
    },
    load(place) {
      const { id, name, country, state, district, lat, lng, zone, population } = row.get(place) as unknown as Row
      return {
        geonameId: id,
        name,
        country,
        countryName: countryNames.of(country) ?? country,
        state,
        district,
        latitude: lat,
        longitude: lng,
        timezone: zone,
        population,
      }
    },
  }
}
