import type { Body } from './body.ts'

/** The signs of the zodiac from 0 degrees, 30 degrees each. */
export const SIGNS = [
  { id: 'aries', name: 'Aries', abbreviation: 'Ari' },
  { id: 'taurus', name: 'Taurus', abbreviation: 'Tau' },
  { id: 'gemini', name: 'Gemini', abbreviation: 'Gem' },
  { id: 'cancer', name: 'Cancer', abbreviation: 'Can' },
  { id: 'leo', name: 'Leo', abbreviation: 'Leo' },
  { id: 'virgo', name: 'Virgo', abbreviation: 'Vir' },
  { id: 'libra', name: 'Libra', abbreviation: 'Lib' },
  { id: 'scorpio', name: 'Scorpio', abbreviation: 'Sco' },
  { id: 'sagittarius', name: 'Sagittarius', abbreviation: 'Sag' },
  { id: 'capricorn', name: 'Capricorn', abbreviation: 'Cap' },
  { id: 'aquarius', name: 'Aquarius', abbreviation: 'Aqu' },
  { id: 'pisces', name: 'Pisces', abbreviation: 'Pis' },
] as const

/** The sign of a longitude in [0, 360), 0 for Aries to 11 for Pisces. */
export const signIndex = (longitude: number): number => Math.floor(longitude / 30) % 12

/** The longitudes at which the signs begin, in degrees from Aries on. */
export const SIGN_BORDERS: readonly number[] = SIGNS.map((_, sign) => sign * 30)

/** The degrees of its sign that a longitude in [0, 360) has passed, in [0, 30). The difference of doubles is exact. */
export const degreesInSign = (longitude: number): number => longitude - signIndex(longitude) * 30

/** A longitude rounded to a thousandth of a degree, but never into the next sign. */
export const millidegrees = (longitude: number): number =>
  Math.min(Math.round(longitude * 1000), (signIndex(longitude) + 1) * 30_000 - 1)

/** A longitude in units of its last decimal, rounded, but never into the next sign. */
export function inLastDecimal(longitude: number, decimals: number): number {
  const power = 10 ** decimals
  return Math.min(Math.round(longitude * power), (signIndex(longitude) + 1) * 30 * power - 1)
}

const MINUTES_IN_SIGN = 30 * 60

/** Minutes of arc within the sign, to the nearest one and never up into the next sign. */
export const minutesInSign = (longitude: number): number =>
  Math.min(Math.round(degreesInSign(longitude) * 60), MINUTES_IN_SIGN - 1)

/** A double may be this far below a whole minute, in minutes of arc. */
const NOISE = 1e-7

/** Whole minutes of arc within the sign, rounded down once from full precision, as charts are read. */
export const wholeMinutesInSign = (longitude: number): number =>
  Math.min(Math.floor(degreesInSign(longitude) * 60 + NOISE), MINUTES_IN_SIGN - 1)

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export const MODES = ['cardinal', 'fixed', 'mutable'] as const
export const POLARITIES = ['active', 'receptive'] as const

export type Element = (typeof ELEMENTS)[number]
export type Mode = (typeof MODES)[number]

/** From Aries on, elements, modes and polarities repeat in order. */
export const elementOf = (sign: number): Element => ELEMENTS[sign % 4]!
export const modeOf = (sign: number): Mode => MODES[sign % 3]!
export const polarityOf = (sign: number): (typeof POLARITIES)[number] => POLARITIES[sign % 2]!

export const TRADITIONS = ['modern', 'traditional'] as const
export type Tradition = (typeof TRADITIONS)[number]

/** Rulers of the signs from Aries: Ptolemy, Tetrabiblos I.17. */
const TRADITIONAL = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly Body[]

/** Signs with a different modern ruler: Scorpio, Aquarius and Pisces. */
const MODERN: Readonly<Record<number, Body>> = { 7: 'pluto', 10: 'uranus', 11: 'neptune' }

/** The ruling planet of a sign, 0 for Aries to 11 for Pisces. */
export const rulerOf = (sign: number, tradition: Tradition): Body =>
  (tradition === 'modern' ? MODERN[sign] : undefined) ?? TRADITIONAL[sign]!

export const DIGNITIES = ['domicile', 'exaltation', 'detriment', 'fall', 'peregrine'] as const
export type Dignity = (typeof DIGNITIES)[number]

export const DIGNITY_SOURCE =
  'Domiciles and exaltations of the seven planets: Ptolemy, Tetrabiblos I.17 and I.19; Uranus, Neptune and Pluto: the modern rulers of Aquarius, Pisces and Scorpio. Peregrine: none of domicile, exaltation, detriment and fall.'

/** Domicile and exaltation of each body, by sign from 0 for Aries. Later bodies have no agreed exaltation. */
const PLACES: Partial<Record<Body, { readonly domiciles: readonly number[]; readonly exaltation?: number }>> = {
  sun: { domiciles: [4], exaltation: 0 },
  moon: { domiciles: [3], exaltation: 1 },
  mercury: { domiciles: [2, 5], exaltation: 5 },
  venus: { domiciles: [1, 6], exaltation: 11 },
  mars: { domiciles: [0, 7], exaltation: 9 },
  jupiter: { domiciles: [8, 11], exaltation: 3 },
  saturn: { domiciles: [9, 10], exaltation: 6 },
  uranus: { domiciles: [10] },
  neptune: { domiciles: [11] },
  pluto: { domiciles: [7] },
}

const opposite = (sign: number): number => (sign + 6) % 12

/** What a body has by its sign. */
type SignDignity = Exclude<Dignity, 'peregrine'>

/**
 * All essential dignities of a body by its sign (0 Aries to 11 Pisces), or null for points without dignities. Mercury has
 * two in Virgo and in Pisces.
 */
export function dignitiesOf(body: Body, sign: number): readonly SignDignity[] | null {
  const places = PLACES[body]
  if (!places) return null
  const { domiciles, exaltation } = places
  return [
    ...(domiciles.includes(sign) ? (['domicile'] as const) : []),
    ...(exaltation === sign ? (['exaltation'] as const) : []),
    ...(domiciles.includes(opposite(sign)) ? (['detriment'] as const) : []),
    ...(exaltation !== undefined && opposite(exaltation) === sign ? (['fall'] as const) : []),
  ]
}

/**
 * The essential dignity of a body in a sign, or null for points without dignities. Mercury in Virgo is both in domicile and
 * exalted: domicile comes first. In the same way Mercury in Pisces is in detriment.
 */
export function dignityOf(body: Body, sign: number): Dignity | null {
  const all = dignitiesOf(body, sign)
  return all && (all[0] ?? 'peregrine')
}
