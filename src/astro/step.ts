import { Refusal } from '../errors.ts'
import { DAY_MS, HOUR_MS, isoUtc, MINUTE_MS, SECOND_MS } from './civil.ts'
import { type DstPolicy, resolveLocal, type Time } from './time.ts'
import type { Zone } from './zone.ts'

/** The interval between rows: minutes and hours are elapsed time, days keep the local time of day. */
export interface Step {
  readonly unit: 'm' | 'h' | 'd'
  readonly count: number
}

export interface Instants {
  readonly count: number
  /** Unix milliseconds of the instant with this index, from 0. */
  at(index: number): number
}

export interface InstantsOptions {
  readonly zone: Zone
  readonly start: Time
  /** Included when a step ends on it. With null there is one instant. */
  readonly end: Time | null
  readonly step: Step
  readonly policy: DstPolicy | undefined
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
export function instants({ zone, start, end, step, policy }: InstantsOptions): Instants {
  const resolve = ({ civilMs, offsetSeconds }: Time, field: string): number =>
    offsetSeconds === null ? resolveLocal(zone, civilMs, policy, field) : civilMs - offsetSeconds * SECOND_MS
  const first = resolve(start, 'start')
  const stepMs = step.count * UNIT_MS[step.unit]
  if (end === null) return { count: 1, at: () => first }
  const last = resolve(end, 'end')
  if (last < first) {
    throw new Refusal('invalid_input', {
      field: 'end',
      message: `end (${isoUtc(last)}) lies before start (${isoUtc(first)})`,
    })
  }
  if (step.unit !== 'd')
    return { count: Math.floor((last - first) / stepMs) + 1, at: (index) => first + index * stepMs }

  const civilStart = first + zone.offsetSecondsAt(first) * SECOND_MS
  const under =
    (wanted: DstPolicy | undefined) =>
    (index: number): number =>
      index === 0 ? first : resolveLocal(zone, civilStart + index * stepMs, wanted, 'start')
  const at = under(policy)
  // Counting looks one row beyond the last. That row must not be refused.
  const count = countUpTo(
    under(policy === 'reject' ? undefined : policy),
    last,
    Math.floor((last - first) / stepMs) + 1,
  )
  if (policy === 'reject') refuseChanges(zone, civilStart, stepMs, count, at)
  return { count, at }
}

/** The exact count. A change of the clock moves at most one row across the end. */
function countUpTo(at: (index: number) => number, last: number, likely: number): number {
  let count = likely
  while (count > 0 && at(count - 1) > last) count -= 1
  while (at(count) <= last) count += 1
  return count
}

/** Evaluates the rows next to each change of the offset: only these can be refused. */
function refuseChanges(
  zone: Zone,
  civilStart: number,
  stepMs: number,
  count: number,
  at: (index: number) => number,
): void {
  for (const changeMs of zone.changesBetween(civilStart - CHANGE_MAX_MS, civilStart + count * stepMs + CHANGE_MAX_MS)) {
    const civil = changeMs + zone.offsetSecondsAt(changeMs) * SECOND_MS
    const near = Math.floor((civil - CHANGE_MAX_MS - civilStart) / stepMs)
    const beyond = Math.ceil((civil + CHANGE_MAX_MS - civilStart) / stepMs)
    for (let index = Math.max(0, near); index <= Math.min(count - 1, beyond); index += 1) at(index)
  }
}

/**
 * The number of rows without regard to clock changes; below one when the end is before the start. When only one of the
 * two has an offset, the zone of the other decides, and the count is at least one.
 */
export function nominalRows(start: Time, end: Time | null, { unit, count }: Step): number {
  if (end === null) return 1
  const [from, to] = [start.offsetSeconds, end.offsetSeconds]
  const shift = from === null || to === null ? 0 : (from - to) * SECOND_MS
  const rows = Math.floor((end.civilMs - start.civilMs + shift) / (count * UNIT_MS[unit])) + 1
  return (from === null) === (to === null) ? rows : Math.max(1, rows)
}
