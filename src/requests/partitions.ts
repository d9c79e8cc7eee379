import type { Database } from '../db/pool.ts'
import { tendRequestLog } from '../db/request-log.ts'

/**
 * Makes the partition of every month from `firstMs` to the one after `nowMs`, in Unix milliseconds. Drops those that ended
 * more than `months` calendar months before `nowMs`. Any front may do this at any time. Returns the number of changes.
 */
export function tendPartitions(
  db: Database,
  { firstMs, nowMs, months }: { firstMs: number; nowMs: number; months: number },
): Promise<number> {
  const keptFromMs = monthsAfter(nowMs, -months)
  return tendRequestLog(db, { firstMs: Math.max(firstMs, keptFromMs), lastMs: monthsAfter(nowMs, 1), keptFromMs })
}

/** The first instant of a month, counted in UTC from the one that holds an instant. */
function monthsAfter(ms: number, months: number): number {
  const date = new Date(ms)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)
}

/** The month of an instant in UTC, such as `2026-11`. */
export const monthOf = (ms: number): string => new Date(ms).toISOString().slice(0, 7)
