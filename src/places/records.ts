import type { DatabaseSync } from 'node:sqlite'
import type { KnownPlace } from './place.ts'
import { KINDS } from './weight.ts'

/** A character after all continuations of a text. */
export const LAST = '\u{10ffff}'

/** A place that matches a name, with its rank among several. */
export interface Candidate {
  readonly place: number
  readonly weight: number
}

/** The rows of a gazetteer, by key. */
export interface Records {
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
  /** Tells whether a place matches all qualifiers. Null when no place can. */
  fitter(qualifiers: readonly string[]): ((candidate: Candidate) => boolean) | null
  /** True when a key is a name of a country, a state or a district, or words of one. */
  isArea(key: string): boolean
  load(place: number): KnownPlace
}

interface Row {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly state_code: string | null
  readonly state: string | null
  readonly district_code: string | null
  readonly district: string | null
  readonly lat: number
  readonly lng: number
  readonly zone: string
  readonly population: number
}

/** The codes of the areas that a qualifier may mean: `US`, `US.GA` or `US.GA.059`. */
type Codes = ReadonlySet<string>

/** No name has more places. */
const NAMED_MAX = 2_000
/** An incomplete qualifier may begin thousands of names of districts. The first in the alphabet are read. */
const MEANINGS_MAX = 2_000
/** The shortest incomplete text that completes to a district. */
const UNFINISHED_LENGTH_MIN = 4

export function openRecords(db: DatabaseSync): Records {
  const names = db.prepare(
    `select place, weight from word where start = ? and kind >= ${KINDS.alternate} order by weight desc, place
     limit ?`,
  )
  const meanings = db.prepare('select code from qualifier where key = ?')
  const beginnings = db.prepare(
    `select code from qualifier where key >= ?1 and key < ?1 || '${LAST}' and levels <= ?2 limit ${MEANINGS_MAX}`,
  )
  const areas = db.prepare('select country, state_code, district_code from place where id = ?')
  const row = db.prepare('select * from place where id = ?')
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

  function codesOf(key: string, isUnfinished: boolean): Codes {
    const levels = key.length < UNFINISHED_LENGTH_MIN ? LEVELS.state : LEVELS.district
    const rows = [...meanings.all(key), ...(isUnfinished ? beginnings.all(key, levels) : [])]
    return new Set((rows as unknown as { code: string }[]).map(({ code }) => code))
  }

  /** The readings and the labels of one text ask for the same name one after another. */
  let last: { key: string; most: number; rows: readonly Candidate[] } = { key: '', most: 0, rows: [] }

  function fitter(qualifiers: readonly string[], unfinished = -1): ((candidate: Candidate) => boolean) | null {
    const wanted: Codes[] = []
    for (const [index, key] of qualifiers.entries()) {
      const codes = codesOf(key, index === unfinished)
      if (codes.size === 0) return null
      wanted.push(codes)
    }
    return ({ place }) => {
      const found = areas.get(place) as unknown as Row
      return wanted.every((codes) => liesIn(found, codes))
    }
  }

  return {
    named(key, most = NAMED_MAX) {
      if (last.key !== key || last.most !== most)
        last = { key, most, rows: names.all(key, most) as unknown as Candidate[] }
      return last.rows
    },
    fitter,
    isArea: (key) => meanings.get(key) !== undefined,
    fitting(candidates, qualifiers, unfinished) {
      if (candidates.length === 0 || qualifiers.length === 0) return candidates
      const fits = fitter(qualifiers, unfinished ? qualifiers.length - 1 : undefined)
      return fits ? candidates.filter(fits) : []
    },
    firstFitting(candidates, qualifiers) {
      if (candidates.length === 0 || qualifiers.length === 0) return candidates[0]
      const fits = fitter(qualifiers)
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

/** The parts of the code of an area. */
const LEVELS = { state: 2, district: 3 } as const

const liesIn = ({ country, state_code, district_code }: Row, codes: Codes): boolean =>
  codes.has(country) || codes.has(`${country}.${state_code}`) || codes.has(`${country}.${state_code}.${district_code}`)
