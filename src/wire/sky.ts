import type { AspectHit } from '../astro/aspect.ts'
import { utcText } from '../astro/civil.ts'
import { isVoid, type MoonPhase, type VoidDefinition, type VoidOfCourse } from '../astro/moon.ts'
import { degreesInSign, inLastDecimal, millidegrees, minutesInSign, SIGNS, signIndex } from '../astro/sign.ts'
import type { TextStyle } from '../calculation/almanac/ephemeris-input.ts'

/** An angle of a circle, or hours of a day, with at most `places` decimals: 359.9996 becomes 0 and not 360. */
export const turn = (value: number, places: number, whole = 360): number => decimals(value, places) % whole

/** A number that JSON writes with at most `places` decimals. */
export function decimals(value: number, places: number): number {
  const power = 10 ** places
  return Math.round(value * power) / power
}

/** A number in units of its last decimal place, rounded as written digits are. */
export function lastPlaces(value: number, places: number): number {
  const power = 10 ** places
  const size = Math.abs(value)
  const whole = Math.floor(size)
  const units = whole * power + Math.floor((size - whole) * power + 0.5)
  return value < 0 && units !== 0 ? -units : units
}

/** The degree within the sign. Its seven decimals never round up to 30. */
export const inSign = (longitude: number): number => Math.min(degreesInSign(longitude), 29.999_999_9)

/** A longitude, whose seven decimals never round up to 360. */
export const inCircle = (longitude: number): number => Math.min(longitude, 359.999_999_9)

/** A longitude with three decimals or more. */
export const printed = (longitude: number, places = 3): number => inLastDecimal(longitude, places) / 10 ** places

/** The sign of a longitude and the degree within it, by the names of the contract. */
export function signPosition(longitude: number) {
  const index = signIndex(longitude)
  const sign = SIGNS[index]!
  const thousandths = millidegrees(longitude)
  return {
    sign: sign.name,
    sign_abbr: sign.abbreviation,
    sign_id: sign.id,
    pos: (thousandths - index * 30_000) / 1000,
    abs_pos: thousandths / 1000,
  }
}

/** A longitude in its sign, for charts: the abbreviated sign, and three decimals or more. */
export function chartPosition(longitude: number, places = 3) {
  const index = signIndex(longitude)
  const { abbreviation, id } = SIGNS[index]!
  const power = 10 ** places
  const units = inLastDecimal(longitude, places)
  return {
    sign: abbreviation,
    sign_id: id,
    pos: (units - index * 30 * power) / power,
    abs_pos: units / power,
  }
}

/** Degrees, minutes and seconds within a sign, rounded to a second, but never up into the next sign. */
export interface SignParts {
  readonly sign: number
  readonly degree: number
  readonly minute: number
  readonly second: number
}

const SECONDS_IN_SIGN = 30 * 3600

/** A position in its sign, as in printed ephemerides, to the nearest minute: `09°07' Leo`, `21°58' Pis Rx`. */
export function positionText(longitude: number, retrograde: boolean, style: TextStyle): string {
  const minutes = minutesInSign(longitude)
  const degree = TWO_DIGITS[Math.trunc(minutes / 60)]
  return `${degree}°${TWO_DIGITS[minutes % 60]}'${textEnd(signIndex(longitude), retrograde, style)}`
}

/** The text after the minutes: ` Pis Rx`. */
export function textEnd(sign: number, retrograde: boolean, { signs, markers }: TextStyle): string {
  const { name, abbreviation } = SIGNS[sign]!
  return ` ${signs === 'full' ? name : abbreviation}${markers && retrograde ? ' Rx' : ''}`
}

/** The same in numbers, to the nearest second. */
export function signParts(longitude: number): SignParts {
  const sign = signIndex(longitude)
  const seconds = Math.min(Math.round(degreesInSign(longitude) * 3600), SECONDS_IN_SIGN - 1)
  return {
    sign,
    degree: Math.trunc(seconds / 3600),
    minute: Math.trunc(seconds / 60) % 60,
    second: seconds % 60,
  }
}

/** Hours of sidereal time as `10:35:16`, rounded to the second. */
export function hoursText(hours: number): string {
  const seconds = Math.round(hours * 3600) % 86400
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => TWO_DIGITS[Math.trunc(part)]).join(':')
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Longitude from 0 Aries as degrees and minutes: `340°24' Rx`. */
export function absoluteText(longitude: number, retrograde: boolean, { markers }: TextStyle): string {
  const minutes = Math.min(Math.round(longitude * 60), 360 * 60 - 1)
  return `${Math.trunc(minutes / 60)}°${TWO_DIGITS[minutes % 60]}'${markers && retrograde ? ' Rx' : ''}`
}

/** An aspect in an answer. The orb has two decimals. */
export const aspectReply = ({ a, b, aspect, orb, applying }: AspectHit) => ({
  p1: a,
  p2: b,
  type: aspect.id,
  orb: hundredths(orb),
  deg: aspect.angle,
  is_major: aspect.major,
  is_applying: applying,
})

/**
 * Rounds to two decimals by the exact value of the double, as comparable services do. Multiplication by 100 could turn a
 * number just below a half into a half.
 */
export function hundredths(degrees: number): number {
  const scaled = degrees * 100
  const isHalf = Math.abs(scaled - Math.trunc(scaled) - 0.5) < 1e-9
  return isHalf ? Number(degrees.toFixed(2)) : Math.round(scaled) / 100
}

/** The number of aspects, in total and of each kind. */
export function aspectsSummary(hits: readonly AspectHit[]) {
  const byType: Record<string, number> = {}
  let major = 0
  for (const { aspect } of hits) {
    byType[aspect.id] = (byType[aspect.id] ?? 0) + 1
    if (aspect.major) major += 1
  }
  return { total: hits.length, major, minor: hits.length - major, by_type: byType }
}

/** The phase of the Moon in an answer. */
export const moonPhaseReply = ({ label, angle, illumination }: MoonPhase) => ({
  label,
  angle_deg: turn(angle, 3),
  illumination: decimals(illumination, 4),
})

/** The void at the end of the Moon's stay in its sign, to the second, with its definition. */
export function voidReply(found: VoidOfCourse, jd: number, definition: VoidDefinition) {
  const { start, end, lastAspect, nextSign } = found
  return {
    is_void: isVoid(found, jd),
    start: utcText(start),
    end: utcText(end),
    last_aspect: lastAspect && { body: lastAspect.body, type: lastAspect.aspect.id, exact_at: utcText(lastAspect.jd) },
    next_sign: SIGNS[nextSign]!.name,
    definition,
  }
}
