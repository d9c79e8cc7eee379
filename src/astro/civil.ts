/**
 * Arithmetic of the proleptic Gregorian calendar. `civilMs` is the time on a clock in milliseconds since 1970-01-01T00:00
 * on the same clock, as if its fields were UTC. Year 0 is 1 BC.
 */
export interface CivilFields {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** Julian day of 1970-01-01T00:00 UT. */
const UNIX_EPOCH_JD = 2440587.5
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** The epoch was a Thursday. */
const EPOCH_WEEKDAY = 4

/** Days from the epoch to a date. Years begin on 1 March, so that the leap day is the last. */
export function civilDays(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The fields of a civil time: the date as the inverse of `civilDays`, and the time of day. */
export function civilFields(civilMs: number): CivilFields {
  const days = Math.floor(civilMs / DAY_MS)
  const time = civilMs - days * DAY_MS
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
    hour: Math.floor(time / HOUR_MS),
    minute: Math.floor(time / MINUTE_MS) % 60,
    second: Math.floor(time / SECOND_MS) % 60,
    millisecond: time % SECOND_MS,
  }
}

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Julian day in UT of an instant in Unix milliseconds. UTC counts as UT. */
export const julianDayOf = (epochMs: number): number => epochMs / DAY_MS + UNIX_EPOCH_JD

/** Unix milliseconds of a Julian day in UT, to the nearest millisecond. */
export const epochMsOf = (jd: number): number => Math.round((jd - UNIX_EPOCH_JD) * DAY_MS)

/** Unix milliseconds of a Julian day in UT, to the nearest second, as replies show the time of an event. */
export const epochSecondOf = (jd: number): number => Math.round(epochMsOf(jd) / SECOND_MS) * SECOND_MS

/** The day of the week of a civil time, 0 for Sunday. */
export const weekdayIndex = (civilMs: number): number => (((Math.floor(civilMs / DAY_MS) + EPOCH_WEEKDAY) % 7) + 7) % 7

/** The day of the week of a civil time: `Sun`. */
export const weekday = (civilMs: number): (typeof WEEKDAYS)[number] => WEEKDAYS[weekdayIndex(civilMs)]!

/** An instant in ISO 8601: `2026-03-01T00:00:00Z`, with milliseconds unless they are zero. */
export const isoUtc = (epochMs: number): string => `${isoCivil(epochMs)}Z`

/** A Julian day in UT as ISO 8601 in UTC, to the nearest second. */
export const utcText = (jd: number): string => isoUtc(epochSecondOf(jd))

/** An instant in local time with its offset: `2026-03-01T01:00:00+01:00`. Offsets before standard time have seconds. */
export const isoLocal = (epochMs: number, offsetSeconds: number): string =>
  isoCivil(epochMs + offsetSeconds * SECOND_MS) + isoOffset(offsetSeconds)

/** A civil time without a zone: `2026-03-01T00:00:00`. Years outside 0 to 9999 have a sign and six digits. */
export function isoCivil(civilMs: number): string {
  const { year, month, day, hour, minute, second, millisecond } = civilFields(civilMs)
  const fraction = millisecond === 0 ? '' : `.${String(millisecond).padStart(3, '0')}`
  return `${isoDate({ year, month, day })}T${two(hour)}:${two(minute)}:${two(second)}${fraction}`
}

/** A date of either calendar: `2026-03-01`. */
export const isoDate = ({ year, month, day }: Pick<CivilFields, 'year' | 'month' | 'day'>): string =>
  `${year >= 0 && year <= 9999 ? String(year).padStart(4, '0') : signed(year)}-${two(month)}-${two(day)}`

/** The date of a civil time: `2026-03-01`. */
export const isoCivilDate = (civilMs: number): string => isoDate(civilFields(civilMs))

const signed = (year: number): string => `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`

/** An offset from UTC: `+02:00`, with seconds unless they are zero: `-04:56:02`. */
export function isoOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds)
  const seconds = size % 60 === 0 ? '' : `:${two(size % 60)}`
  return `${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(size / 3600))}:${two(Math.floor(size / 60) % 60)}${seconds}`
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
const two = (number: number): string => TWO_DIGITS[number]!
