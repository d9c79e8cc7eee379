import type { Database } from '../db/pool.ts'
import { type RequestRow, tendRequestLog } from '../db/request-log.ts'

/** The partitions of the request log, with the months that are known to have one. */
export interface RequestPartitions {
  /** Makes the partitions from `firstMs` on, and drops old ones. */
  tend(firstMs: number): Promise<void>
  /** Makes the partitions of a batch. They exist unless this front has just started or the month has changed. */
  tendFor(batch: readonly RequestRow[]): Promise<void>
}

/** `months` calendar months are kept before the current one. `now` gives Unix milliseconds. */
export function requestPartitions(db: Database, months: number, now: () => number): RequestPartitions {
  const known = new Set<string>()
  const tend = async (firstMs: number) => {
    await tendPartitions(db, { firstMs, nowMs: now(), months })
    known.add(monthOf(now()))
  }
  return {
    tend,
    async tendFor(batch) {
      const [firstMs, lastMs] = batch.reduce(
        ([first, last], { atMs }) => [Math.min(first, atMs), Math.max(last, atMs)],
        [Infinity, -Infinity],
      )
      const needed = [monthOf(firstMs), monthOf(lastMs)]
      if (needed.every((month) => known.has(month))) return
      await tend(firstMs)
      for (const month of needed) known.add(month)
    },
  }
}

/**
 * Makes the partition of every month from `firstMs` to the one after `nowMs`, in Unix milliseconds. Drops those that
 * ended more than `months` calendar months before `nowMs`. Any front may do this at any time. Returns the number of
 * changes.
 */
export function tendPartitions(
  db: Database,
  { firstMs, nowMs, months }: { firstMs: number; nowMs: number; months: number },
): Promise<number> {
  const keptFromMs = monthsAfter(nowMs, -months)
  return tendRequestLog(db, { firstMs: Math.max(firstMs, keptFromMs), lastMs: monthsAfter(nowMs, 1), keptFromMs })
}

/** The first instant of the month in UTC that is `months` after the month of `ms`. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
}

/** The month of an instant in UTC, such as `2026-11`. */
const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7)
