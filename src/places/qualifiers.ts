import { CODES_OF_THREE, FURTHER_NAMES, LANGUAGES, STATE_CODES, STATE_NAMES } from './country.ts'
import { lookupKey, otherSpelling } from './spelling.ts'

/** A qualifier after a place name: a country, or with `state` a first-order division (GeoNames admin1). */
export interface Qualifier {
  readonly key: string
  readonly country: string
  readonly state: string | null
}

/** Generic words of division names: Leningrad Oblast is as common as Leningrad. */
const KIND_OF_STATE =
  /^(?:state|province|region|canton|governorate|autonomous region|republic) of | (?:oblast|krai|kray|province|region|republic|prefecture|governorate|state|county|district|department|voivodeship|division)$/

/** All understood names of the given countries and states. State codes look like US.GA. */
export function qualifiers(countries: Iterable<string>, states: ReadonlyMap<string, string>): Qualifier[] {
  const found = new Map<string, Qualifier>()
  const add = (name: string, country: string, state: string | null): void => {
    const key = lookupKey(name)
    for (const each of [key, otherSpelling(key)]) {
      if (each) found.set(`${each}|${country}|${state ?? ''}`, { key: each, country, state })
    }
  }
  const known = new Set(countries)
  for (const country of known) add(country, country, null)
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const country of known) {
      const name = names.of(country)
      if (name) add(name, country, null)
    }
  }
  for (const [name, list] of [...Object.entries(FURTHER_NAMES), ...Object.entries(CODES_OF_THREE)]) {
    for (const country of list.split(' ')) if (known.has(country)) add(name, country, null)
  }
  for (const [code, name] of states) {
    const [country, state] = splitCode(code)
    add(name, country, state)
    add(lookupKey(name).replace(KIND_OF_STATE, ''), country, state)
    if (/^[A-Z]{2,3}$/.test(state)) add(state, country, state)
  }
  for (const [name, code] of Object.entries(STATE_NAMES)) add(name, ...splitCode(code))
  for (const [country, codes] of Object.entries(STATE_CODES)) {
    for (const [code, state] of Object.entries(codes)) add(code, country, state)
  }
  return [...found.values()].filter(({ key }) => key !== '')
}

function splitCode(code: string): [country: string, state: string] {
  const dot = code.indexOf('.')
  return [code.slice(0, dot), code.slice(dot + 1)]
}
