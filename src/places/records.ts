import type { DatabaseSync } from 'node:sqlite'
import { LAST } from './lookup-keys.ts'
import type { KnownPlace } from './place.ts'
import { query } from './query.ts'
import { KINDS } from './weight.ts'

/** A place that matches a name, with its rank among several. */
export interface Candidate {
  readonly place: number
  readonly weight: number
}

/** The countries, states and districts of a gazetteer, by their names. */
interface Areas {
  /**
   * Tells whether a place lies in areas of all these names. The last name may be incomplete. Null when no place can.
   */
  fitter(qualifiers: readonly string[], unfinished?: 'unfinished'): ((candidate: Candidate) => boolean) | null
  /** True when a key is a name of a country, a state or a district, or words of one. */
  isArea(key: string): boolean
  /** The largest places of the states and districts with a name. */
  largestIn(area: string): Candidate[]
}

interface AreaRow {
  readonly country: string
  readonly state_code: string | null
  readonly district_code: string | null
}

/** The codes of the areas that a qualifier may mean: `US`, `US.GA` or `US.GA.059`. */
type Codes = ReadonlySet<string>

/** An incomplete qualifier may begin thousands of names of districts. The first in the alphabet are read. */
const MEANINGS_MAX = 2_000
/** The shortest incomplete text that completes to a district. */
const UNFINISHED_LENGTH_MIN = 4
/** The number of places that represent an area, and of areas of a name that are examined. */
const LARGEST_MAX = 3
const AREAS_MAX = 10
/** The parts of the code of an area. */
const LEVELS = { state: 2, district: 3 } as const

function openAreas(db: DatabaseSync): Areas {
  const meanings = query<{ code: string }>(db, 'select code from qualifier where key = ?')
  const beginnings = query<{ code: string }>(
    db,
    `select code from qualifier where key >= ?1 and key < ?1 || '${LAST}' and levels <= ?2 limit ${MEANINGS_MAX}`,
  )
  const codesOfPlace = query<AreaRow>(db, 'select country, state_code, district_code from place where id = ?')
  const largest = query<Candidate>(
    db,
    `select id as place, population as weight from place where country = ?1 and state_code = ?2
     and (?3 is null or district_code = ?3) order by population desc limit ${LARGEST_MAX}`,
  )

  function codesOf(key: string, isUnfinished: boolean): Codes {
    const levels = key.length < UNFINISHED_LENGTH_MIN ? LEVELS.state : LEVELS.district
    const rows = [...meanings.all(key), ...(isUnfinished ? beginnings.all(key, levels) : [])]
    return new Set(rows.map(({ code }) => code))
  }

  return {
    fitter(qualifiers, unfinished) {
      const wanted: Codes[] = []
      for (const [index, key] of qualifiers.entries()) {
        const codes = codesOf(key, unfinished !== undefined && index === qualifiers.length - 1)
        if (codes.size === 0) return null
        wanted.push(codes)
      }
      return ({ place }) => {
        const found = codesOfPlace.get(place)!
        return wanted.every((codes) => liesIn(found, codes))
      }
    },
    isArea: (key) => meanings.get(key) !== undefined,
    largestIn(area) {
      const codes = [...codesOf(area, false)].map((code) => code.split('.')).filter(({ length }) => length > 1)
      return codes
        .slice(0, AREAS_MAX)
        .flatMap(([country, state, district = null]) => largest.all(country!, state!, district))
    },
  }
}

const liesIn = ({ country, state_code, district_code }: AreaRow, codes: Codes): boolean =>
  codes.has(country) || codes.has(`${country}.${state_code}`) || codes.has(`${country}.${state_code}.${district_code}`)

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
  const names = query<Candidate>(
    db,
    `select place, weight from word where start = ? and kind >= ${KINDS.alternate} order by weight desc, place limit ?`,
  )
  const row = query<Row>(db, 'select * from place where id = ?')
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  /** The readings and the labels of one text ask for the same name one after another. */
  let last: { key: string; most: number; rows: readonly Candidate[] } = { key: '', most: 0, rows: [] }

  return {
    ...areas,
    named(key, most = NAMED_MAX) {
      if (last.key !== key || last.most !== most) last = { key, most, rows: names.all(key, most) }
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
      const { id, name, country, state, district, lat, lng, zone, population } = row.get(place)!
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
