import { CODES_OF_THREE, FURTHER_NAMES, LANGUAGES, STATE_CODES, STATE_NAMES } from './country.ts'
import { COUNTIES } from './county.ts'
import { lookupKey, otherSpelling } from './lookup-keys.ts'

/** A qualifier after a place name: a country, a first-order or a second-order division (GeoNames admin1, admin2). */
export interface Qualifier {
  readonly key: string
  /** `US`, `US.GA` or `US.GA.059`. */
  readonly code: string
  /** The parts of the code: 1 is a country, 2 a state, 3 a district. */
  readonly levels: number
}

/** The data of areas. Names are by code. */
export interface Areas {
  readonly countries: Iterable<string>
  readonly states: ReadonlyMap<string, string>
  readonly districts: ReadonlyMap<string, string>
}

/** Generic words of division names: Leningrad Oblast is as common as Leningrad. */
const KIND_OF_STATE =
  /^(?:state|province|region|canton|governorate|autonomous region|republic) of | (?:oblast|krai|kray|province|region|republic|prefecture|governorate|state|county|district|department|voivodeship|division)$/
/** The shortest text that matches words of a district name: Bath, Somerset is in Bath and North East Somerset. */
const WORDS_LENGTH_MIN = 4
/** District codes match when they are letters, as those of Italian provinces. */
const LETTERS = /^[A-Z]+$/

/** All understood names of the given areas. */
export function qualifiers({ countries, states, districts }: Areas): Qualifier[] {
  const found = new Map<string, Qualifier>()
  const put = (key: string, code: string): void => {
    if (key !== '') found.set(`${key}|${code}`, { key, code, levels: code.split('.').length })
  }
  const add = (name: string, code: string): void => {
    const key = lookupKey(name)
    put(key, code)
    const other = otherSpelling(key)
    if (other) put(other, code)
  }
  addCountries(new Set(countries), add)
  for (const [code, name] of states) {
    add(name, code)
    add(lookupKey(name).replace(KIND_OF_STATE, ''), code)
    const letters = lastPart(code)
    if (/^[A-Z]{2,3}$/.test(letters)) add(letters, code)
  }
  for (const [name, code] of Object.entries(STATE_NAMES)) add(name, code)
  for (const [country, codes] of Object.entries(STATE_CODES)) {
    for (const [code, state] of Object.entries(codes)) add(code, `${country}.${state}`)
  }
  for (const [code, name] of districts) {
    for (const words of wordsIn(lookupKey(name))) put(words, code)
    if (LETTERS.test(lastPart(code))) add(lastPart(code), code)
  }
  for (const [name, codes] of Object.entries(COUNTIES)) for (const code of codes.split(' ')) add(name, code)
  return [...found.values()]
}

function addCountries(known: ReadonlySet<string>, add: (name: string, code: string) => void): void {
  for (const country of known) add(country, country)
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const country of known) {
      const name = names.of(country)
      if (name) add(name, country)
    }
  }
  for (const [name, list] of [...Object.entries(FURTHER_NAMES), ...Object.entries(CODES_OF_THREE)]) {
    for (const country of list.split(' ')) if (known.has(country)) add(name, country)
  }
}

const lastPart = (code: string): string => code.slice(code.lastIndexOf('.') + 1)

/** A key, and each run of its words. */
function* wordsIn(key: string): Generator<string> {
  yield key
  const words = key.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const run = words.slice(from, to).join(' ')
      if (run.length >= WORDS_LENGTH_MIN) yield run
    }
  }
}
