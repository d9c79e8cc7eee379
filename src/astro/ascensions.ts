import { normalise } from './angle.ts'
import { SIGNS } from './sign.ts'

const RADIANS = Math.PI / 180

/**
 * The longest day by clima, in degrees of the equator: the signs from Cancer to Sagittarius rise in it. The seven climata of
 * Vettius Valens, Anthologies I.7, begin with Alexandria. Babylon has 216, which Valens uses for his second clima in most examples.
 */
const LONGEST_DAYS = {
  valens_1: 210,
  valens_2: 214,
  valens_3: 218,
  valens_4: 222,
  valens_5: 226,
  valens_6: 230,
  valens_7: 234,
  babylon: 216,
} as const

export type Clima = keyof typeof LONGEST_DAYS
export const CLIMATA = Object.keys(LONGEST_DAYS) as [Clima, ...Clima[]]

/** Signs that rise in the same time, from the equinox on: Aries as Pisces to Virgo as Libra. */
const FROM_THE_EQUINOX = [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0] as const

/**
 * The degrees of the equator that rise with each sign from Aries on, by the rule of Valens I.7: Leo has a sixth of the longest day,
 * Aquarius has 60 less the degrees of Leo, and neighbouring signs differ by a third of the difference between the two.
 */
export function climaAscensions(clima: Clima): readonly number[] {
  const leo = LONGEST_DAYS[clima] / 6
  const step = (leo - (60 - leo)) / 3
  return FROM_THE_EQUINOX.map((place) => leo + (place - 4) * step)
}

/** The place where signs rise. Angles are in degrees. */
export interface RisingPlace {
  readonly latitude: number
  /** The true obliquity of the ecliptic. */
  readonly obliquity: number
  /** The longitude of the first sign in the tropical zodiac. */
  readonly origin: number
}

/** This near to a polar circle, some signs rise within minutes. */
const POLAR_MARGIN_DEG = 0.01

/**
 * The degrees of the equator that rise with each sign from Aries on: the differences of the oblique ascensions of its ends. Null
 * within the polar circles, where some signs do not rise.
 */
export function trueAscensions({ latitude, obliquity, origin }: RisingPlace): readonly number[] | null {
  if (Math.abs(latitude) + obliquity > 90 - POLAR_MARGIN_DEG) return null
  const at = (sign: number): number => obliqueAscension(origin + sign * 30, latitude, obliquity)
  return SIGNS.map((_, sign) => normalise(at(sign + 1) - at(sign)))
}

/**
 * Right ascension less ascensional difference of a point of the ecliptic (from Meeus, Astronomical Algorithms, 13.3, 13.4, 15.1).
 * Not a number where the point does not rise.
 */
export function obliqueAscension(longitude: number, latitude: number, obliquity: number): number {
  const lambda = longitude * RADIANS
  const eps = obliquity * RADIANS
  const rightAscension = Math.atan2(Math.sin(lambda) * Math.cos(eps), Math.cos(lambda))
  const declination = Math.asin(Math.sin(eps) * Math.sin(lambda))
  const difference = Math.asin(Math.tan(latitude * RADIANS) * Math.tan(declination))
  return (rightAscension - difference) / RADIANS
}
