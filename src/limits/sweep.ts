import { sweepQuotaUse } from '../db/limit-counts.ts'
import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'

/** The current month and the year before it can be compared with earlier ones. */
const KEEP_MONTHS = 13
const BATCH_ROWS = 1_000
/** Lets other statements run between two batches. */
const PAUSE_MS = 100
const EVERY_MS = 3_600_000
const FIRST_AFTER_MS = 60_000

/** Removes old counts of units, in batches. `now` is Unix milliseconds. */
export const limitsSweep = (db: Database, now: () => number = Date.now): RecurringJob => ({
  name: 'Removing old counts of limits',
  everyMs: EVERY_MS,
  firstAfterMs: FIRST_AFTER_MS,
  async work(signal, pause) {
    const date = new Date(now())
    const oldest = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - KEEP_MONTHS))
    const sweep = () => sweepQuotaUse(db, oldest.toISOString().slice(0, 10), BATCH_ROWS)
    while (!signal.aborted && (await sweep()) === BATCH_ROWS) await pause(PAUSE_MS)
  },
})
