import { Refusal } from '../platform/errors.ts'
import { civilDays, DAY_MS, daysInMonth, HOUR_MS, isoCivil, isoLocal, isoUtc, MINUTE_MS, SECOND_MS } from './civil.ts'
import type { Zone } from './zone.ts'

/** A caller's time: the calendar fields, and the offset if given. */
export interface Time {
  /** The fields as if they were UTC, in milliseconds since 1970. */
  readonly civilMs: number
  readonly offsetSeconds: number | null
}

/**
 * The meaning of a local time that the clock skips (a gap) or shows twice (a fold).
 * - `reject`: an error.
 * - `earlier`, `later`: in a fold the earlier or the later instant. In a gap the time with the offset after the gap, which
 *   is an earlier instant, or with the offset before it, which is a later one.
 * - `shift_forward`: in a gap the time plus the length of the gap; in a fold the earlier instant.
 */
export const DST_POLICIES = ['reject', 'earlier', 'later', 'shift_forward'] as const
export type DstPolicy = (typeof DST_POLICIES)[number]

const YEAR_MAX = 9999
const ISO =
  /^([+-]\d{6}|[+-]?\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:\s*(Z|[+-]\d\d:?\d\d)| (\d\d:?\d\d))?)?$/i
const EXPECTED =
  'Expected an ISO 8601 date or date-time such as 2026-03-01, 2026-03-01T14:30 or 2026-03-01T14:30:00+02:00'

/** Reads an ISO 8601 date-time, or a date as its midnight. Returns the problem for any other text. */
export function parseTime(text: string): Time | { readonly problem: string } {
  const match = ISO.exec(text.trim())
  if (!match) return { problem: EXPECTED }
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as Fields
  const problem = problemOf([year, month, day, hour, minute, second])
  if (problem) return { problem }
  const milliseconds = Math.trunc(Number(`0.${match[7] ?? 0}`) * SECOND_MS)
  const time = hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS + milliseconds
  // The plus of an offset that was not encoded in a URL arrives as a space.
  const offset = match[8] ?? (match[9] && `+${match[9]}`)
  const offsetSeconds = offset ? offsetOf(offset) : null
  if (offsetSeconds !== null && Math.abs(offsetSeconds) > 18 * 3600) return { problem: 'The offset lies beyond ±18:00' }
  return { civilMs: civilDays(year, month, day) * DAY_MS + time, offsetSeconds }
}

type Fields = [year: number, month: number, day: number, hour: number, minute: number, second: number]

function problemOf([year, month, day, hour, minute, second]: Fields): string | null {
  if (Math.abs(year) > YEAR_MAX) return `The year must lie between -${YEAR_MAX} and ${YEAR_MAX}`
  if (month < 1 || month > 12) return 'The month must lie between 01 and 12'
  if (day < 1 || day > daysInMonth(year, month))
    return `The day must lie between 01 and ${daysInMonth(year, month)} in this month`
  if (hour > 23) return 'The hour must lie between 00 and 23'
  if (minute > 59) return 'The minute must lie between 00 and 59'
  if (second === 60) return 'Leap seconds are not counted: the second must lie between 00 and 59'
  return second > 59 ? 'The second must lie between 00 and 59' : null
}

function offsetOf(text: string): number {
  if (/^z$/i.test(text)) return 0
  const seconds = (Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))) * 60
  return text.startsWith('-') ? -seconds : seconds
}

/**
 * The instant, in Unix milliseconds, of a local time under a policy. The default is `shift_forward`. Under `reject`
 * throws `local_time_nonexistent` or `local_time_ambiguous` for `field`.
 */
export function resolveLocal(zone: Zone, civilMs: number, policy: DstPolicy | undefined, field: string): number {
  const found = zone.instantsOf(civilMs)
  if (found.length === 1) return found[0]!
  if (found.length > 1) {
    if (policy === 'reject')
      throw new Refusal('local_time_ambiguous', { field, message: foldMessage(zone, civilMs, found) })
    return policy === 'later' ? found.at(-1)! : found[0]!
  }
  const before = zone.offsetSecondsAt(civilMs - DAY_MS)
  const after = zone.offsetSecondsAt(civilMs + DAY_MS)
  if (policy === 'reject')
    throw new Refusal('local_time_nonexistent', { field, message: gapMessage(zone, civilMs, before, after) })
  return civilMs - (policy === 'earlier' ? after : before) * SECOND_MS
}

function foldMessage(zone: Zone, civilMs: number, [first, second]: readonly number[]): string {
  const both = [first!, second!].map(
    (epochMs) => `${isoLocal(epochMs, zone.offsetSecondsAt(epochMs))} (${isoUtc(epochMs)})`,
  )
  return `${isoCivil(civilMs)} occurs twice in ${zone.id}: ${both.join(' and ')}. Allowed: dst_policy earlier, later or shift_forward`
}

function gapMessage(zone: Zone, civilMs: number, before: number, after: number): string {
  const around = [after, before].map((offset) => isoUtc(civilMs - offset * SECOND_MS))
  return (
    `${isoCivil(civilMs)} does not exist in ${zone.id}: the clock skips it. With the offset after the gap it is ` +
    `${around[0]}, with that before it ${around[1]}. Allowed: dst_policy earlier, later or shift_forward`
  )
}

/** The interval between rows: minutes and hours are elapsed time, days keep the local time of day. */
export interface Step {
  readonly unit: 'm' | 'h' | 'd'
  readonly count: number
}

/** The instants of a table, as plain data. With the zone, `instantAt` gives each of them. */
export interface Series {
  readonly count: number
  /** Unix milliseconds. */
  readonly firstMs: number
  /** The time on the clock from which steps of days count. A start that the clock skips moves its own row alone. */
  readonly civilStart: number
  readonly step: Step
  readonly policy: DstPolicy | null
}

export interface SeriesOptions {
  readonly zone: Zone
  readonly start: Time
  /** Included when a step ends on it. With null there is one instant. */
  readonly end: Time | null
  readonly step: Step
  readonly policy: DstPolicy | null
}

const UNIT_MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const
/** Ten million minutes are 19 years. The bound keeps sums of milliseconds exact. */
const COUNT_MAX = 10_000_000
/** The largest change of a clock in history, with the changes of date of Samoa and Manila. */
const CHANGE_MAX_MS = DAY_MS + HOUR_MS

/** Reads `1d`, `6h`, `30m`; null for any other text and for zero. */
export function parseStep(text: string): Step | null {
  const [, digits = '', unit] = /^(\d{1,8})([mhd])$/.exec(text.trim()) ?? []
  const count = Number(digits)
  return count >= 1 && count <= COUNT_MAX ? { unit: unit as Step['unit'], count } : null
}

/**
 * The instants from start to end. Throws `invalid_input` when the end is before the start. Under the policy `reject`
 * throws before the first instant is used, when the clock skips or repeats the local time of any instant.
 */
export function series({ zone, start, end, step, policy }: SeriesOptions): Series {
  const resolve = ({ civilMs, offsetSeconds }: Time, field: string): number =>
    offsetSeconds === null
      ? resolveLocal(zone, civilMs, policy ?? undefined, field)
      : civilMs - offsetSeconds * SECOND_MS
  const firstMs = resolve(start, 'start')
  const civilStart = start.offsetSeconds === null ? start.civilMs : civilTime(firstMs, zone)
  const first = { firstMs, civilStart, step }
  if (end === null) return { ...first, count: 1, policy }
  const lastMs = resolve(end, 'end')
  if (lastMs < firstMs) {
    throw new Refusal('invalid_input', {
      field: 'end',
      message: `end (${isoUtc(lastMs)}) lies before start (${isoUtc(firstMs)})`,
    })
  }
  const likely = Math.floor((lastMs - firstMs) / stepMs(step)) + 1
  if (step.unit !== 'd') return { ...first, count: likely, policy }
  // The row beyond the last one must not be refused: it is not part of the answer.
  const lenient = policy === 'reject' ? null : policy
  const count = countUpTo(instantAt({ ...first, policy: lenient }, zone), lastMs, likely)
  const found = { ...first, count, policy }
  if (policy === 'reject') refuseChanges(found, zone)
  return found
}

/** The instants of a series, in Unix milliseconds, each by its index from 0 up. */
export function instantAt(times: Omit<Series, 'count'>, zone: Zone): (index: number) => number {
  const { firstMs, civilStart, step, policy } = times
  const interval = stepMs(step)
  if (step.unit !== 'd') return (index) => firstMs + index * interval
  return (index) =>
    index === 0 ? firstMs : resolveLocal(zone, civilStart + index * interval, policy ?? undefined, 'start')
}

const stepMs = ({ unit, count }: Step): number => count * UNIT_MS[unit]
const civilTime = (epochMs: number, zone: Zone): number => epochMs + zone.offsetSecondsAt(epochMs) * SECOND_MS

/** A change of the clock moves the last day's row across the end, or back before it, by one at the most. */
function countUpTo(at: (index: number) => number, last: number, likely: number): number {
  let count = likely
  while (count > 0 && at(count - 1) > last) count -= 1
  while (at(count) <= last) count += 1
  return count
}

/** Looks at the rows next to each change of the offset. No other row can fail. */
function refuseChanges(times: Series, zone: Zone): void {
  const at = instantAt(times, zone)
  const interval = stepMs(times.step)
  const { civilStart } = times
  const civilEnd = civilStart + times.count * interval
  for (const changeMs of zone.changesBetween(civilStart - CHANGE_MAX_MS, civilEnd + CHANGE_MAX_MS)) {
    const civil = civilTime(changeMs, zone)
    const near = Math.floor((civil - CHANGE_MAX_MS - civilStart) / interval)
    const beyond = Math.ceil((civil + CHANGE_MAX_MS - civilStart) / interval)
    for (let index = Math.max(0, near); index <= Math.min(times.count - 1, beyond); index += 1) at(index)
  }
}

/**
 * The number of rows without regard to clock changes; below one when the end is before the start. When only one of the
 * two has an offset, the zone of the other decides, and the count is at least one.
 */
export function nominalRows(start: Time, end: Time | null, step: Step): number {
  if (end === null) return 1
  const from = start.offsetSeconds
  const to = end.offsetSeconds
  const shift = from === null || to === null ? 0 : (from - to) * SECOND_MS
  const rows = Math.floor((end.civilMs - start.civilMs + shift) / stepMs(step)) + 1
  return (from === null) === (to === null) ? rows : Math.max(1, rows)
}
