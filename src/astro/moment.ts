import { type Calendar, type CalendarDate, type CalendarRule, calendarOf, daysOf } from './calendar.ts'
import { DAY_MS, HOUR_MS, julianDayOf, MINUTE_MS, SECOND_MS } from './civil.ts'
import { meanTimeZone } from './mean-time.ts'
import { type DstPolicy, resolveLocal } from './time.ts'
import type { Zone } from './zone.ts'
import { zoneNameAt } from './zone-names.ts'

/** An instant, and what a clock in its zone shows then. */
export interface ClockReading {
  /** Unix milliseconds. */
  readonly epochMs: number
  readonly offsetSeconds: number
  readonly abbreviation: string
  /** As the tz database marks it; null where it says nothing. */
  readonly isDst: boolean | null
}

/** A civil time that the clock skips or shows twice, and the two instants that it may mean, the earlier one first. */
export interface ClockChange {
  readonly kind: 'fold' | 'gap'
  /** Null when the caller gave none. */
  readonly policy: DstPolicy | null
  readonly candidates: readonly ClockReading[]
}

/** An instant with all that explains how it came from a civil time. */
export interface Moment extends ClockReading {
  /** Julian day in UT; UTC is taken for UT1, from which it differs by less than 0.9 s since 1972. */
  readonly jd: number
  /** True when the offset is the mean time of the birthplace's own longitude and not of the zone. */
  readonly isLocalMeanTime: boolean
  /** The calendar in which the date was read, or of an instant, that of its day. */
  readonly calendar: Calendar
  readonly change: ClockChange | null
}

/** A date and time of day as a clock and a calendar on the wall show them. */
export interface CivilTime extends CalendarDate {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

export interface MomentOptions {
  /** Degrees east of the birthplace, null when unknown: before standard time its own mean time holds. */
  readonly longitude: number | null
  /** Without one: shifted forward in a gap, the earlier instant in a fold. */
  readonly policy: DstPolicy | undefined
  readonly calendar: CalendarRule
  /** What a refusal calls the day of the month, and the time of day. */
  readonly fields?: { readonly day: string; readonly time: string }
}

const FIELDS = { day: 'day', time: 'hour' }

/**
 * The instant of a civil time. Throws `invalid_input` for a day that the calendar does not have, and under the policy
 * `reject` `local_time_nonexistent` and `local_time_ambiguous`.
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
    change: changeAt(zone, clock, civilMs, policy ?? null),
  }
}

/** The moment of an instant that is known already. */
export function momentAt(zone: Zone, epochMs: number, longitude: number | null): Moment {
  const reading = readingAt(zone, meanTimeZone(zone, longitude), epochMs)
  return {
    ...reading,
    jd: julianDayOf(epochMs),
    isLocalMeanTime: longitude !== null && zoneNameAt(zone, epochMs).isFirstMeanTime,
    calendar: calendarOf(Math.floor((epochMs + reading.offsetSeconds * SECOND_MS) / DAY_MS)),
    change: null,
  }
}

function readingAt(zone: Zone, clock: Zone, epochMs: number): ClockReading {
  const { abbreviation, isDst } = zoneNameAt(zone, epochMs)
  return { epochMs, offsetSeconds: clock.offsetSecondsAt(epochMs), abbreviation, isDst }
}

function changeAt(zone: Zone, clock: Zone, civilMs: number, policy: DstPolicy | null): ClockChange | null {
  const shown = clock.instantsOf(civilMs)
  if (shown.length === 1) return null
  const kind = shown.length > 1 ? 'fold' : 'gap'
  const instants = kind === 'fold' ? shown : aroundGap(clock, civilMs)
  return { kind, policy, candidates: instants.map((epochMs) => readingAt(zone, clock, epochMs)) }
}

/** A skipped time read with the offset after the gap, and with that before it: the second is the later instant. */
const aroundGap = (clock: Zone, civilMs: number): number[] =>
  [civilMs + DAY_MS, civilMs - DAY_MS].map((beyondMs) => civilMs - clock.offsetSecondsAt(beyondMs) * SECOND_MS)
