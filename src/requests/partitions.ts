import type { Database } from '../db/pool.ts'
import { type RequestRow, tendRequestLog } from '../db/request-log.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** The partitions of the request log, with the weeks that are known to have one. */
export interface RequestPartitions {
  /** Makes the partitions from `firstMs` on, and drops old ones. */
  tend(firstMs: number): Promise<void>
  /** Makes the partitions of a batch. They exist unless this front has just started or the week has changed. */
  tendFor(batch: readonly RequestRow[]): Promise<void>
}

/** `months` calendar months are kept before the current one. `now` gives Unix milliseconds. */
export function requestPartitions(db: Database, months: number, now: () => number): RequestPartitions {
  const known = new Set<number>()
  const tend = async (firstMs: number) => {
    await tendPartitions(db, { firstMs, nowMs: now(), months })
    known.add(weekOf(now()))
  }
  return {
    tend,
    async tendFor(batch) {
      const [firstMs, lastMs] = batch.reduce(
        ([first, last], { atMs }) => [Math.min(first, atMs), Math.max(last, atMs)],
        [Infinity, -Infinity],
      )
      const needed = [weekOf(firstMs), weekOf(lastMs)]
      if (needed.every((week) => known.has(week))) return
      await tend(firstMs)
      for (const week of needed) known.add(week)
    },
  }
}

/**
 * Makes the partition of every week from `firstMs` to the one after `nowMs`, in Unix milliseconds. Drops those that
 * ended more than `months` calendar months before `nowMs`. Any front may do this at any time. Returns the number of
 * changes.
 */
export function tendPartitions(
  db: Database,
  { firstMs, nowMs, months }: { firstMs: number; nowMs: number; months: number },
): Promise<number> {
  const keptFromMs = monthsAfter(nowMs, -months)
  return tendRequestLog(db, { firstMs: Math.max(firstMs, keptFromMs), lastMs: nowMs + WEEK_MS, keptFromMs })
}

/** The first instant of the month in UTC that is `months` after the month of `ms`. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
}

/** The number of the week in UTC of an instant. Weeks begin on Monday, and the first of 1970 on 29 December 1969. */
const weekOf = (ms: number): number => Math.floor((ms / DAY_MS + 3) / 7)
