import { Refusal } from '../platform/errors.ts'
import { DAY_MS, HOUR_MS, isoUtc, MINUTE_MS, SECOND_MS } from './civil.ts'
import { type DstPolicy, resolveLocal, type Time } from './time.ts'
import type { Zone } from './zone.ts'

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
  const [from, to] = [start.offsetSeconds, end.offsetSeconds]
  const shift = from === null || to === null ? 0 : (from - to) * SECOND_MS
  const rows = Math.floor((end.civilMs - start.civilMs + shift) / stepMs(step)) + 1
  return (from === null) === (to === null) ? rows : Math.max(1, rows)
}
