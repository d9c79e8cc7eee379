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
  /^([+-]\d{6}|[+-]?\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i
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
  const offsetSeconds = match[8] ? offsetOf(match[8]) : null
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
  const [before, after] = [zone.offsetSecondsAt(civilMs - DAY_MS), zone.offsetSecondsAt(civilMs + DAY_MS)]
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
