import { normalise } from '../angle.ts'
import { modeOf, signIndex } from '../sign.ts'
import { type ByPlanet, houseFrom, lordOfSign, signOfHouse } from './dignity.ts'
import { nakshatraAt } from './nakshatra.ts'
import { isOddSign } from './vargas.ts'

/**
 * Degrees a minute since sunrise, from the longitude of the Sun at sunrise on: a sign in five ghatis, in two and a half, or in one
 * (Brihat Parashara Hora Shastra 5.2-8; P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 5.2-5.4). The Vighati Lagna is
 * left out: no verse defines it, and programs give it 15 or 75 degrees a minute.
 */
const FROM_SUNRISE = { 'Bhava Lagna': 0.25, 'Hora Lagna': 0.5, 'Ghati Lagna': 1.25 } as const
export type SunriseLagna = keyof typeof FROM_SUNRISE
export const SUNRISE_LAGNAS = Object.keys(FROM_SUNRISE) as readonly SunriseLagna[]

/** A lagna that moves evenly since sunrise. */
export const sunriseLagna = (lagna: SunriseLagna, sunAtSunrise: number, minutes: number): number =>
  normalise(sunAtSunrise + FROM_SUNRISE[lagna] * minutes)

/** A sign in fifteen vighatis: degrees a minute. */
const PRANAPADA = 5
/** Degrees to add: none for a Sun in a movable sign, to the ninth from a fixed sign, to the fifth from a dual one. */
const PRANAPADA_FROM = { cardinal: 0, fixed: 240, mutable: 120 } as const

/** The Pranapada, from the Sun at birth (Brihat Parashara Hora Shastra 3.71-74). */
export const pranapada = (sun: number, minutes: number): number =>
  normalise(sun + PRANAPADA_FROM[modeOf(signIndex(sun))] + PRANAPADA * minutes)

/**
 * The Sree Lagna: what the Moon has passed of its nakshatra, as a share of the zodiac, from the lagna on (P.V.R. Narasimha Rao,
 * Vedic Astrology: An Integrated Approach, 5.6; S. Rath, Crux of Vedic Astrology).
 */
export const sreeLagna = (moon: number, ascendant: number): number =>
  normalise(ascendant + nakshatraAt(moon).passed * 360)

/** The rays of the planets (Uttara Kalamrita 4.27, with the rule of the Indu Lagna). */
const KALAS: ByPlanet<number> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
}

/** The sign of the Indu Lagna: counted from the Moon, by the rays of the lords of the ninth from the lagna and from the Moon. */
export function induLagna(moonSign: number, lagnaSign: number): number {
  const rays = [lagnaSign, moonSign].reduce((sum, sign) => sum + KALAS[lordOfSign(signOfHouse(sign, 9))], 0)
  return signOfHouse(moonSign, rays)
}

/** Odd signs are counted from Aries on, even ones from Pisces back. Both counts begin with 1. */
const countTo = (sign: number): number => (isOddSign(sign) ? houseFrom(0, sign) : houseFrom(sign, 11))

/**
 * The sign of the Varnada Lagna (Brihat Parashara Hora Shastra 5.10-13): the counts to the lagna and to the Hora Lagna together
 * if both signs are odd or both even, else their difference, counted again as the lagna was; a difference of 0 counts as 12.
 */
export function varnadaLagna(lagnaSign: number, horaSign: number): number {
  const lagna = countTo(lagnaSign)
  const hora = countTo(horaSign)
  const count = isOddSign(lagnaSign) === isOddSign(horaSign) ? lagna + hora : Math.abs(lagna - hora)
  const passed = signOfHouse(0, count)
  return isOddSign(lagnaSign) ? passed : 11 - passed
}
