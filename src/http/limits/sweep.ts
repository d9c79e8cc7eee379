import { now as serviceTime } from '../../platform/clock.ts'
import { sweepQuotaUse } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { rowSweep } from '../../platform/db/row-sweep.ts'

/** The current month and the year before it can be compared with earlier ones. */
const KEEP_MONTHS = 13
const job = { name: 'Deleting old counts of limits', everyMs: 3_600_000, firstAfterMs: 60_000 }

/** `now` is Unix milliseconds. */
export function limitsSweep(db: Database, now: () => number = serviceTime) {
  const oldest = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - KEEP_MONTHS))
  const before = () => oldest(new Date(now())).toISOString().slice(0, 10)
  return rowSweep({ ...job, sweeps: [(rowsMax) => sweepQuotaUse(db, before(), rowsMax)] })
}
