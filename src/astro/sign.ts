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

/** A longitude rounded to a thousandth of a degree, but never into the next sign. */
export const millidegrees = (longitude: number): number =>
  Math.min(Math.round(longitude * 1000), (signIndex(longitude) + 1) * 30_000 - 1)

const MINUTES_IN_SIGN = 30 * 60

/** Minutes of arc within the sign, to the nearest one and never up into the next sign. */
export const minutesInSign = (longitude: number): number =>
  Math.min(Math.round((longitude - signIndex(longitude) * 30) * 60), MINUTES_IN_SIGN - 1)

/** A double may be this far below a whole minute, in minutes of arc. */
const NOISE = 1e-7

/** Whole minutes of arc within the sign, rounded down once from full precision, as charts are read. */
export const wholeMinutesInSign = (longitude: number): number =>
  Math.min(Math.floor((longitude - signIndex(longitude) * 30) * 60 + NOISE), MINUTES_IN_SIGN - 1)

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export const MODES = ['cardinal', 'fixed', 'mutable'] as const
export const POLARITIES = ['active', 'receptive'] as const

export type Element = (typeof ELEMENTS)[number]
export type Mode = (typeof MODES)[number]

/** From Aries on, elements, modes and polarities repeat in order. */
export const elementOf = (sign: number): Element => ELEMENTS[sign % 4]!
export const modeOf = (sign: number): Mode => MODES[sign % 3]!
export const polarityOf = (sign: number): (typeof POLARITIES)[number] => POLARITIES[sign % 2]!
