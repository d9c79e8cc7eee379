import { julianDayOf } from './civil.ts'
import { parseTime } from './time.ts'

/**
 * An ayanamsa of the caller's own, as text: its value in degrees at an epoch, a Julian day in TT, such as `24@2433282.5`. It
 * grows with the precession of the equinoxes from there (SE_SIDM_USER of the Swiss Ephemeris).
 */
export type OwnAyanamsa = `${number}@${number}`

interface OwnFacts {
  /** The value at the epoch, from the mean equinox, without nutation. */
  readonly degrees: number
  /** A Julian day in TT. */
  readonly epochJdTt: number
}

/** The sign between the value and the epoch. No other ayanamsa has it in its name. */
const AT = '@'
const DEGREES = /^[+-]?\d{1,3}(\.\d{1,9})?$/
const DEGREES_RANGE = { min: -180, max: 360 } as const
const JULIAN_DAY = /^\d{1,7}(\.\d{1,9})?$/
/** Precession is known well enough from 4713 BC to 8976 AD. */
const JULIAN_DAYS = { min: 0, max: 5_000_000 } as const
const J2000 = 2_451_545
const EXPECTED = 'Expected degrees, @ and an epoch: J2000, a Julian day, or an ISO date, as in 24.04@1950-01-01'

/** Whether a text looks like an ayanamsa of the caller's own. */
export const isOwnAyanamsa = (text: string): text is OwnAyanamsa => text.includes(AT)

/** Reads an ayanamsa of the caller's own. Returns the problem for any other text. */
export function parseOwnAyanamsa(text: string): OwnFacts | { readonly problem: string } {
  const [value, epoch, ...rest] = text.split(AT).map((part) => part.trim())
  if (!value || !epoch || rest.length > 0 || !DEGREES.test(value)) return { problem: EXPECTED }
  const degrees = Number(value)
  if (degrees < DEGREES_RANGE.min || degrees >= DEGREES_RANGE.max)
    return { problem: `The value must be at least ${DEGREES_RANGE.min} and less than ${DEGREES_RANGE.max} degrees` }
  const epochJdTt = epochOf(epoch)
  if (typeof epochJdTt !== 'number') return epochJdTt
  if (epochJdTt < JULIAN_DAYS.min || epochJdTt > JULIAN_DAYS.max)
    return { problem: `The epoch must lie between the Julian days ${JULIAN_DAYS.min} and ${JULIAN_DAYS.max}` }
  return { degrees, epochJdTt }
}

/** The Julian day of an epoch. A date stands for its midnight. Epochs are counted in TT, as the ephemeris is. */
function epochOf(text: string): number | { readonly problem: string } {
  if (text.toUpperCase() === 'J2000') return J2000
  if (JULIAN_DAY.test(text)) return Number(text)
  const time = parseTime(text)
  if ('problem' in time) return { problem: `The epoch "${text}" cannot be read. ${EXPECTED}` }
  return time.offsetSeconds === null
    ? julianDayOf(time.civilMs)
    : { problem: 'The epoch is counted in TT, and has no offset' }
}

/** The name that answers use for an ayanamsa of the caller's own. Null for any other text. */
export function ownAyanamsa(text: string): OwnAyanamsa | null {
  const facts = parseOwnAyanamsa(text)
  return 'problem' in facts ? null : `${plain(facts.degrees)}${AT}${plain(facts.epochJdTt)}`
}

/** The value and the epoch of an ayanamsa of the caller's own. */
export const ownFactsOf = (own: OwnAyanamsa): OwnFacts => {
  const [degrees, epochJdTt] = own.split(AT).map(Number)
  return { degrees: degrees!, epochJdTt: epochJdTt! }
}

/** A number as text without an exponent, which small numbers would get. */
const plain = (value: number): `${number}` => value.toFixed(9).replace(/\.?0+$/, '') as `${number}`
