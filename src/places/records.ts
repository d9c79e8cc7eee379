import type { DatabaseSync } from 'node:sqlite'
import type { KnownPlace } from './place.ts'
import { lookupKey } from './spelling.ts'
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
  /** Places of exactly this name, the weightiest first. */
  named(key: string): Candidate[]
  /** The candidates that match all qualifiers. The last qualifier may be incomplete. */
  fitting(candidates: Candidate[], qualifiers: readonly string[], unfinished?: 'unfinished'): Candidate[]
  /** True when a key is a name of a country or a state. */
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

/** A qualifier with the countries (`US`) and states (`US.GA`) that it may mean. */
interface Area {
  readonly key: string
  readonly unfinished: boolean
  readonly codes: ReadonlySet<string>
}

export function openRecords(db: DatabaseSync): Records {
  const names = db.prepare(
    `select place, weight from word where start = ? and kind >= ${KINDS.alternate} order by weight desc, place`,
  )
  const meanings = db.prepare(
    `select country || iif(state = '', '', '.' || state) as code from qualifier where key >= ?1 and key <= ?1 || ?2`,
  )
  const row = db.prepare('select * from place where id = ?')
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

  const rowOf = (place: number): Row => row.get(place) as unknown as Row

  function areaOf(key: string, unfinished: boolean): Area {
    const rows = meanings.all(key, unfinished ? LAST : '') as unknown as { code: string }[]
    return { key, unfinished, codes: new Set(rows.map(({ code }) => code)) }
  }

  return {
    named: (key) => names.all(key) as unknown as Candidate[],
    isArea: (key) => areaOf(key, false).codes.size > 0,
    fitting(candidates, qualifiers, unfinished) {
      if (candidates.length === 0 || qualifiers.length === 0) return candidates
      const last = unfinished ? qualifiers.length - 1 : -1
      const areas = qualifiers.map((key, index) => areaOf(key, index === last))
      return candidates.filter(({ place }) => {
        const found = rowOf(place)
        return areas.every((area) => liesIn(found, area))
      })
    },
    load(place) {
      const { id, name, country, state, district, lat, lng, zone, population } = rowOf(place)
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

/** The shortest text that matches a word of a district name. */
const WORDS_LENGTH_MIN = 4

/** Matches words of a district: Hackney, London is in Greater London, Bath, Somerset in Bath and North East Somerset. */
function hasWords(district: string, key: string, unfinished: boolean): boolean {
  if (key.length < WORDS_LENGTH_MIN) return district === key
  return ` ${district} `.includes(unfinished ? ` ${key}` : ` ${key} `)
}

/** District codes match when they are letters, as those of Italian provinces. */
const LETTERS = /^[A-Z]+$/

function liesIn({ country, state_code, district_code, district }: Row, { key, unfinished, codes }: Area): boolean {
  if (codes.has(country) || codes.has(`${country}.${state_code}`)) return true
  if (district_code !== null && LETTERS.test(district_code) && district_code.toLowerCase() === key) return true
  return district !== null && hasWords(lookupKey(district), key, unfinished)
}
