import { type Calendar, type CalendarDate, type CalendarRule, calendarOf, daysOf } from './calendar.ts'
import { DAY_MS, HOUR_MS, isoCivilDate, julianDayOf, MINUTE_MS, SECOND_MS } from './civil.ts'
import type { MeanTime } from './legal-mean-times.ts'
import { meanTimeAt, meanTimeZone } from './mean-time.ts'
import { type DstPolicy, resolveLocal } from './time.ts'
import type { Zone } from './zone.ts'

/** An instant, and the reading of a clock in its zone. */
export interface ClockReading {
  /** Unix milliseconds. */
  readonly epochMs: number
  readonly offsetSeconds: number
  readonly abbreviation: string
  /** The flag of the tz database; null where it has none. */
  readonly isDst: boolean | null
}

/** A civil time that the clock skips or shows twice, with its two possible instants, the earlier one first. */
export interface ClockChange {
  readonly kind: 'fold' | 'gap'
  /** Null when the caller gave none. */
  readonly policy: DstPolicy | null
  readonly candidates: readonly ClockReading[]
}

/** An instant with the facts behind its conversion from a civil time. */
export interface Moment extends ClockReading {
  /** Julian day in UT. UTC counts as UT1: they differ by less than 0.9 s since 1972. */
  readonly jd: number
  /**
   * Why the offset is the local mean time of the birthplace: `place` where each place had its own, or where it was asked
   * for; `city` where the zone has the mean time of its city, which was not law elsewhere; `unknown` where no clock is
   * known. Null for any other offset.
   */
  readonly meanTime: MeanTime | null
  /** The calendar of the given date; for a given instant, the calendar of its day. */
  readonly calendar: Calendar
  readonly change: ClockChange | null
}

/** A date and a time of day without a zone. */
export interface CivilTime extends CalendarDate {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

export interface MomentOptions {
  /** Longitude of the birthplace in degrees east, null when unknown. It gives the local mean time before standard time. */
  readonly longitude: number | null
  /** The default shifts forward in a gap and takes the earlier instant in a fold. */
  readonly policy: DstPolicy | undefined
  readonly calendar: CalendarRule
  /** The fields that a refusal names for the day of the month and for the time of day. */
  readonly fields?: { readonly day: string; readonly time: string }
}

const FIELDS = { day: 'day', time: 'hour' }

/**
 * The moment of a civil time. Throws `invalid_input` for a day that the calendar does not have. Under the policy `reject`
 * throws `local_time_nonexistent` or `local_time_ambiguous`.
 */
export function momentOf(zone: Zone, date: CivilTime, options: MomentOptions): Moment {
  const { longitude, policy, calendar: rule, fields = FIELDS } = options
  const { days, calendar } = daysOf(date, rule, fields.day)
  const civilMs = days * DAY_MS + date.hour * HOUR_MS + date.minute * MINUTE_MS + date.second * SECOND_MS
  const clock = meanTimeZone(zone, longitude)
  const epochMs = resolveLocal(clock, civilMs, policy, fields.time)
  return {
    ...momentAt(zone, epochMs, longitude),
    calendar,
    change: changeAt(clock, civilMs, policy ?? null),
  }
}

/** The moment of an instant. */
export function momentAt(zone: Zone, epochMs: number, longitude: number | null): Moment {
  const reading = readingAt(meanTimeZone(zone, longitude), epochMs)
  return {
    ...reading,
    jd: julianDayOf(epochMs),
    meanTime: meanTimeAt(zone, epochMs, longitude),
    calendar: calendarOf(Math.floor((epochMs + reading.offsetSeconds * SECOND_MS) / DAY_MS)),
    change: null,
  }
}

function readingAt(clock: Zone, epochMs: number): ClockReading {
  const { offsetSeconds, abbreviation, isDst } = clock.timeAt(epochMs)
  return { epochMs, offsetSeconds, abbreviation, isDst }
}

function changeAt(clock: Zone, civilMs: number, policy: DstPolicy | null): ClockChange | null {
  const shown = clock.instantsOf(civilMs)
  if (shown.length === 1) return null
  const kind = shown.length > 1 ? 'fold' : 'gap'
  const instants = kind === 'fold' ? shown : aroundGap(clock, civilMs)
  return { kind, policy, candidates: instants.map((epochMs) => readingAt(clock, epochMs)) }
}

/** A skipped time with the offset after the gap, and with the offset before it, which gives the later instant. */
const aroundGap = (clock: Zone, civilMs: number): number[] =>
  [civilMs + DAY_MS, civilMs - DAY_MS].map((beyondMs) => civilMs - clock.offsetSecondsAt(beyondMs) * SECOND_MS)

/** The Gregorian date on the clock at an instant: `1870-04-22`. */
export const gregorianDate = ({ epochMs, offsetSeconds }: ClockReading): string =>
  isoCivilDate(epochMs + offsetSeconds * SECOND_MS)

/** The whole days from an instant to another. */
export const daysBetween = (one: ClockReading, other: ClockReading): number =>
  Math.round((other.epochMs - one.epochMs) / DAY_MS)
