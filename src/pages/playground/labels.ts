import { AYANAMSAS, type Ayanamsa } from '../../astro/ayanamsa.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { HOUSE_SYSTEMS, type HouseSystem } from '../../astro/house.ts'
import { VARGAS } from '../../astro/vedic/vargas.ts'
import { ayanamsaName, houseSystemName } from '../../languages/catalogues.ts'
import { hintFor } from './hints.ts'

/** The label of a field in a form. */
export const labelOf = (name: string): string => LABELS.get(name) ?? inWords(name)

/** Labels of fields with abbreviated names. */
const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'Place',
    lat: 'Latitude',
    lng: 'Longitude',
    city: 'Place',
    tz_str: 'Time zone',
    timezone: 'Time zone',
    current_city: 'Current place',
    current_lat: 'Current latitude',
    current_lng: 'Current longitude',
    relocated_city: 'Other place',
    relocated_lat: 'Other latitude',
    relocated_lng: 'Other longitude',
    reference_city: 'Place of the reference date',
    reference_lat: 'Latitude of that place',
    reference_lng: 'Longitude of that place',
    reference_tz_str: 'Time zone of the reference date',
    transit_tz_str: 'Time zone of the range',
    transit_hour: 'Hour of the range',
    transit_minute: 'Minute of the range',
    return_city: 'Place of the return',
    return_lat: 'Latitude of the return',
    return_lng: 'Longitude of the return',
    progression_city: 'Place of the progression',
    progression_lat: 'Latitude of the progression',
    progression_lng: 'Longitude of the progression',
    dst_policy: 'When the clock changes',
    ayana: 'Ayana bala',
    cheshta: 'Cheshta bala',
    person_a: 'Person A',
    person_b: 'Person B',
    person1: 'Person 1',
    person2: 'Person 2',
    theme_type: 'Theme',
    enable: 'Include texts',
    zodiac_type: 'Zodiac',
    sidereal_ayanamsa: 'Ayanamsa',
    include_features: 'Extra points',
    include_minor_aspects: 'Minor aspects',
    orb_settings: 'Orbs',
    semi_sextile: 'Semi-sextile',
    semi_square: 'Semi-square',
    other: 'Second person',
    birth: 'Name at birth',
    current: 'Current name',
    ...Object.fromEntries(Object.entries(VARGAS).map(([number, name]) => [`D${number}`, `D${number}: ${name}`])),
  }),
)

const inWords = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ')

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })

const ayanamsa = (value: string): string =>
  value in AYANAMSAS ? ayanamsaName('en', value as Ayanamsa) : inWords(value)

/** Words within a name that are names of people and places, or abbreviations. */
const PROPER = ['Indian', 'Rao', 'Parashara', 'Dhanishta', 'PyJHora', 'Robbins', 'Lilly', 'Jyotish', 'Mashar', 'Biruni']
const ABBREVIATIONS = ['RA', 'MC', 'IC', 'DC', 'JSON']
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [...PROPER, ...ABBREVIATIONS].map((word) => [word.toLowerCase(), word]),
)

/** The text of a value. An id with hyphens and a version stays as it is. */
const valueInWords = (value: string): string =>
  LABELS.get(value) ?? (value.includes('-') ? value : inWords(spelt(value)))

const spelt = (value: string): string =>
  value
    .split('_')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join('_')

const languageName = (value: string): string => ENGLISH.of(value) ?? value

/** The texts of the options of a field whose values are abbreviations or names of their own. */
const OPTION_TEXTS: Readonly<Record<string, (value: string) => string>> = {
  ayanamsha: ayanamsa,
  sidereal_ayanamsa: ayanamsa,
  include_features: (value) => POINT_NAMES[value] ?? valueInWords(value),
  house_system: (value) =>
    value in HOUSE_SYSTEMS ? inWords(houseSystemName('en', value as HouseSystem)) : inWords(value),
  language: languageName,
  locale: languageName,
  format: (value) => value,
  output_format: (value) => value,
}

interface Chosen {
  readonly name: string
}

/** The text of an option of a field. */
export const optionText = ({ name }: Chosen, value: string): string => (OPTION_TEXTS[name] ?? valueInWords)(value)

interface Described extends Chosen {
  readonly hint?: string
  readonly options?: readonly string[]
}

/** The choices already show the values. */
const VALUES = /\s*\b(?:One of|Allowed): [^.]*\./
const NAMES = /`([a-z][a-z0-9_]*)`/g
/** A name of words, and not a code such as `j2000`. */
const WORD = /^[a-z]+(?:_[a-z0-9]+)*$/

/** The description of a field, in the words of the form: its labels and options. Other code stands between backticks. */
export function hintText({ name, hint = '', options }: Described): string {
  const own = hintFor(name, hint)
  const said = (options ? own.replace(VALUES, '') : own).trim()
  return said.replaceAll(NAMES, (code, token: string) => {
    if (options?.includes(token)) return `“${optionText({ name }, token)}”`
    if (token.includes('_') && token in AYANAMSAS) return `“${ayanamsa(token)}”`
    return LABELS.has(token) || WORD.test(token) ? `“${labelOf(token)}”` : code
  })
}
