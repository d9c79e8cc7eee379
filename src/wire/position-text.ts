import { minutesInSign, SIGNS, signIndex } from '../astro/sign.ts'

export interface TextStyle {
  readonly signs: 'abbr' | 'full'
  /** Whether a retrograde position ends in Rx. */
  readonly markers: boolean
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
  const seconds = Math.min(Math.round((longitude - sign * 30) * 3600), SECONDS_IN_SIGN - 1)
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
