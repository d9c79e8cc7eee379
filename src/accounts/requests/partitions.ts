import { isClockRight } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import { coversRequestLog, type RequestRow, tendRequestLog } from '../../platform/db/request-log.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/**
 * Days in advance. This way the next days have their partitions while a backup reads the log, which blocks creating new
 * ones.
 */
const AHEAD_DAYS = 2
/** No row waits this long for Postgres. An older one is refused, instead of creating many partitions for it. */
const LATE_MS_MAX = 8 * DAY_MS
/** A deletion of an account locks each partition. When more months are kept, a partition holds a week. */
const MONTHS_BY_DAY_MAX = 24

/** The partitions of the request log, with the days that are known to have one. */
export interface RequestPartitions {
  /** Makes the partitions from `firstMs` on, and drops an old one. */
  tend(firstMs: number): Promise<void>
  /** Makes the partitions of a batch that do not exist. They do, unless no front was running on the days before. */
  tendFor(batch: readonly RequestRow[]): Promise<void>
}

/** `months` calendar months are kept before the current one. `now` gives Unix milliseconds. */
export function requestPartitions(db: Database, months: number, now: () => number): RequestPartitions {
  const known = new Set<number>()
  const tend = async (firstMs: number) => {
    const nowMs = now()
    await tendPartitions(db, { firstMs, nowMs, months })
    known.add(dayOf(nowMs))
  }
  return {
    tend,
    async tendFor(batch) {
      const [firstMs, lastMs] = batch.reduce(
        ([first, last], { atMs }) => [Math.min(first, atMs), Math.max(last, atMs)],
        [Infinity, -Infinity],
      )
      const needed = [dayOf(firstMs), dayOf(lastMs)]
      if (needed.every((day) => known.has(day))) return
      if (!(await coversRequestLog(db, [firstMs, lastMs]))) await tend(Math.max(firstMs, now() - LATE_MS_MAX))
      for (const day of needed) known.add(day)
    },
  }
}

/**
 * Makes the partitions from `firstMs` to some days after `nowMs`, in Unix milliseconds. Then drops the oldest of those
 * that ended more than `months` calendar months before `nowMs`, but none while the clocks of this machine and of the
 * database differ: one of them is wrong. Any front may do this at any time. Returns the number of changes.
 */
export function tendPartitions(
  db: Database,
  { firstMs, nowMs, months }: { firstMs: number; nowMs: number; months: number },
): Promise<number> {
  const keptFromMs = isClockRight() ? monthsAfter(nowMs, -months) : 0
  const isByDay = months <= MONTHS_BY_DAY_MAX
  const lastMs = nowMs + (isByDay ? AHEAD_DAYS * DAY_MS : WEEK_MS)
  return tendRequestLog(db, {
    firstMs: Math.max(firstMs, keptFromMs),
    lastMs,
    keptFromMs,
    width: isByDay ? 'day' : 'week',
  })
}

/** The first instant of the month in UTC that is `months` after the month of `ms`. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
}

/** The number of the day in UTC of an instant. */
const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)
