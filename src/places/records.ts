import type { DatabaseSync } from 'node:sqlite'
import { LAST, mayHaveKey } from './lookup-keys.ts'
import type { KnownPlace } from './place.ts'
import { query, rowsLeft, type Work } from './query.ts'
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
  fitter(qualifiers: readonly string[], unfinished?: 'unfinished'): ((place: Located) => boolean) | null
  /** True when a key is a name of a country, a state or a district, or words of one. */
  isArea(key: string): boolean
  /** The largest places of the states and districts with a name. */
  largestIn(area: string): Located[]
}

/** A candidate with the codes of its areas. */
export interface Located extends Candidate {
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

function openAreas(db: DatabaseSync, work: Work): Areas {
  const meanings = query<{ code: string }>(db, 'select code from qualifier where key = ?', work)
  const beginnings = query<{ code: string }>(
    db,
    `select code from qualifier where key >= ?1 and key < ?1 || '${LAST}' and levels <= ?2 limit ?3`,
    work,
  )
  const largest = query<Located>(
    db,
    `select id as place, population as weight, country, state_code, district_code from place
     where country = ?1 and state_code = ?2 and (?3 is null or district_code = ?3)
     order by population desc limit ${LARGEST_MAX}`,
    work,
  )

  function codesOf(key: string, isUnfinished: boolean): Codes {
    const levels = key.length < UNFINISHED_LENGTH_MIN ? LEVELS.state : LEVELS.district
    const rows = meanings.all(key)
    if (isUnfinished) rows.push(...beginnings.all(key, levels, rowsLeft(work, MEANINGS_MAX)))
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
      return (place) => wanted.every((codes) => liesIn(place, codes))
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

const liesIn = ({ country, state_code, district_code }: Located, codes: Codes): boolean =>
  codes.has(country) || codes.has(`${country}.${state_code}`) || codes.has(`${country}.${state_code}.${district_code}`)

/** The rows of a gazetteer, by key. */
export interface Records extends Areas {
  /** False for almost every key that is no name of a place. */
  mayBeNamed(key: string): boolean
  /** Places of exactly this name, the weightiest first; all of them by default. */
  named(key: string, most?: number): readonly Candidate[]
  /** The same with the codes of their areas, which takes twice the time. */
  located(key: string, most?: number): readonly Located[]
  /** The places of a name that lie in areas of all the qualifiers, the weightiest first. */
  fitting(
    reading: { readonly name: string; readonly qualifiers: readonly string[] },
    most?: number,
  ): readonly Candidate[]
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

/** The lists that are kept: the readings and the labels of one text ask for the same names again. */
const LISTS_MAX = 40

/** The places that a query of words selects, with the codes of their areas. */
export const locatedWords = (words: string): string =>
  `select word.place, word.weight, place.country, state_code, district_code
   from (${words}) word join place on place.id = word.place order by word.weight desc, word.place`

export function openRecords(db: DatabaseSync, work: Work): Records {
  const areas = openAreas(db, work)
  const { bits } = query<{ bits: Uint8Array }>(db, 'select bits from filter').get()!
  const words = `select place, weight from word where start = ? and kind >= ${KINDS.alternate}
    order by weight desc, place limit ?`
  const names = query<Candidate>(db, words, work)
  const locations = query<Located>(db, locatedWords(words), work)
  const row = query<Row>(db, 'select * from place where id = ?', work)
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  const mayBeNamed = (key: string): boolean => mayHaveKey(bits, key)

  /** Lists of places of a name, of which the last ones are kept. */
  function lists<Found>(all: (key: string, most: number) => readonly Found[]) {
    const kept = new Map<string, readonly Found[]>()
    return (key: string, most = NAMED_MAX): readonly Found[] => {
      if (!mayBeNamed(key)) return []
      const rows = rowsLeft(work, most)
      const id = `${rows} ${key}`
      const known = kept.get(id)
      if (known) return known
      if (kept.size === LISTS_MAX) kept.clear()
      const found = all(key, rows)
      kept.set(id, found)
      return found
    }
  }
  const named = lists((key, most) => names.all(key, most))
  const located = lists((key, most) => locations.all(key, most))

  return {
    ...areas,
    mayBeNamed,
    named,
    located,
    fitting({ name, qualifiers }, most) {
      if (qualifiers.length === 0) return named(name, most)
      const fits = mayBeNamed(name) ? areas.fitter(qualifiers) : null
      return fits ? located(name, most).filter(fits) : []
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
