import type { CalculatedBody } from './body.ts'

/** The order of the planets by their speed, slowest first, as the ancients had it. */
export const HOUR_RULERS = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
] as const satisfies CalculatedBody[]
export type HourRuler = (typeof HOUR_RULERS)[number]

/** The rulers of the weekdays, Sunday first. */
const DAY_RULERS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const satisfies HourRuler[]

/** A twelfth of a day or a night. Times are Julian days. */
export interface PlanetaryHour {
  /** 1 to 12, from sunrise by day and from sunset by night. */
  readonly number: number
  readonly part: 'day' | 'night'
  readonly ruler: HourRuler
  readonly start: number
  readonly end: number
}

export const dayRuler = (weekday: number): HourRuler => DAY_RULERS[weekday]!

/**
 * The twenty-four unequal hours from a sunrise to the next (Agrippa, De occulta philosophia, 2.34). The first hour of the day
 * has the ruler of the weekday, 0 for Sunday, and the others follow in the Chaldean order.
 */
export function planetaryHours(weekday: number, sunrise: number, sunset: number, nextSunrise: number): PlanetaryHour[] {
  const first = HOUR_RULERS.indexOf(dayRuler(weekday))
  return Array.from({ length: 24 }, (_, index) => {
    const part = index < 12 ? 'day' : 'night'
    const [from, to] = part === 'day' ? [sunrise, sunset] : [sunset, nextSunrise]
    const of = index % 12
    const at = (twelfths: number): number => from + ((to - from) * twelfths) / 12
    return { number: of + 1, part, ruler: HOUR_RULERS[(first + index) % 7]!, start: at(of), end: at(of + 1) }
  })
}
