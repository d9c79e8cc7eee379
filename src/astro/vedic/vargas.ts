import { degreesInSign, modeOf, signIndex } from '../sign.ts'
import { ROUNDING_DEG } from './elements.ts'

/** The divisions of a sign, by the number of their parts, with their names. */
export const VARGAS = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsa',
  5: 'Panchamsa',
  7: 'Saptamsa',
  9: 'Navamsa',
  10: 'Dasamsa',
  12: 'Dwadasamsa',
  16: 'Shodasamsa',
  20: 'Vimsamsa',
  24: 'Chaturvimsamsa',
  27: 'Saptavimsamsa',
  30: 'Trimsamsa',
  40: 'Khavedamsa',
  45: 'Akshavedamsa',
  60: 'Shashtiamsa',
} as const
export type Division = keyof typeof VARGAS
export const DIVISIONS = Object.keys(VARGAS).map(Number) as readonly Division[]

/** The sign of a part of a sign. Signs and parts count from 0; 0 is Aries. */
export type SignOfPart = (sign: number, part: number) => number

/** Whether a sign is odd by its number from Aries on: Aries itself is. */
export const isOddSign = (sign: number): boolean => sign % 2 === 0
/** Parts are counted from a sign that depends on whether their sign is movable, fixed or dual. */
const byMode = (cardinal: number, fixed: number, mutable: number): SignOfPart => {
  const first = { cardinal, fixed, mutable }
  return (sign, part) => first[modeOf(sign)] + part
}
const byOddness =
  (odd: number, even: number): SignOfPart =>
  (sign, part) =>
    (isOddSign(sign) ? odd : even) + part
const fromItself =
  (ofOdd: number, ofEven: number): SignOfPart =>
  (sign, part) =>
    sign + (isOddSign(sign) ? ofOdd : ofEven) + part

/** The signs of Mars, Saturn, Jupiter, Mercury and Venus: the odd ones, and the even ones in reverse. D5 and D30 share them. */
const OF_FIVE_PLANETS = { odd: [0, 10, 8, 2, 6], even: [1, 5, 11, 9, 7] }
const byFivePlanets: SignOfPart = (sign, part) => OF_FIVE_PLANETS[isOddSign(sign) ? 'odd' : 'even'][part]!

/** The signs of the parts by Parashara (Brihat Parashara Hora Shastra 6). He does not describe D5, which has its usual rule. */
export const PARASHARA: Readonly<Record<Division, SignOfPart>> = {
  1: (sign) => sign,
  2: (sign, part) => (isOddSign(sign) === (part === 0) ? 4 : 3),
  3: (sign, part) => sign + 4 * part,
  4: (sign, part) => sign + 3 * part,
  5: byFivePlanets,
  7: fromItself(0, 6),
  9: (sign, part) => 9 * sign + part,
  10: fromItself(0, 8),
  12: (sign, part) => sign + part,
  16: byMode(0, 4, 8),
  20: byMode(0, 8, 4),
  24: byOddness(4, 3),
  27: (sign, part) => 3 * sign + part,
  30: byFivePlanets,
  40: byOddness(0, 6),
  45: byMode(0, 4, 8),
  60: (sign, part) => sign + part,
}

/** Where the unequal parts of D30 end, in degrees of an odd sign; an even one has them in reverse. */
const TRIMSAMSA_ENDS = { odd: [5, 10, 18, 25, 30], even: [5, 12, 20, 25, 30] }

/** A part of a sign. */
export interface VargaPart {
  /** From 0 on. */
  readonly part: number
  /** Its borders, in degrees of the sign. */
  readonly fromDeg: number
  readonly toDeg: number
}

/** The part of its sign in which a longitude lies. Degrees. */
export function vargaPart(division: Division, longitude: number): VargaPart {
  if (division !== 30) return equalPart(division, longitude)
  const sign = signIndex(longitude)
  const degrees = degreesInSign(longitude) + ROUNDING_DEG
  const ends = TRIMSAMSA_ENDS[isOddSign(sign) ? 'odd' : 'even']
  const part = Math.min(
    ends.findIndex((end) => degrees < end),
    ends.length - 1,
  )
  return { part, fromDeg: ends[part - 1] ?? 0, toDeg: ends[part]! }
}

/** The part of its sign in which a longitude lies, if all parts have the same width. Degrees. */
export function equalPart(count: number, longitude: number): VargaPart {
  const width = 30 / count
  const degrees = degreesInSign(longitude) + ROUNDING_DEG
  const part = Math.min(Math.floor(degrees / width), count - 1)
  return { part, fromDeg: part * width, toDeg: (part + 1) * width }
}

/** The sign of a sidereal longitude in a division, 0 for Aries. */
export const vargaSign = (division: Division, longitude: number, rule: SignOfPart = PARASHARA[division]): number =>
  rule(signIndex(longitude), vargaPart(division, longitude).part) % 12

/** The longitude in the chart of a division: the share of the part that has passed becomes degrees of its sign. */
export const vargaLongitude = (division: Division, longitude: number, rule: SignOfPart = PARASHARA[division]): number =>
  longitudeOfPart(longitude, vargaPart(division, longitude), rule)

/** The same for a part that is known. */
export function longitudeOfPart(longitude: number, { part, fromDeg, toDeg }: VargaPart, rule: SignOfPart): number {
  const sign = signIndex(longitude)
  const passed = Math.max((degreesInSign(longitude) - fromDeg) / (toDeg - fromDeg), 0)
  return (rule(sign, part) % 12) * 30 + Math.min(passed * 30, 30 - ROUNDING_DEG)
}
