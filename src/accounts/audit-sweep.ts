import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'
import { sweepEvents } from './audit.ts'

const EVERY_MS = 6 * 3_600_000
const FIRST_AFTER_MS = 5 * 60_000
/** Between two batches other statements have their turn. */
const PAUSE_MS = 100

/** Deletes events that are older than a year, in batches. */
export const auditSweep = (db: Database): RecurringJob => ({
  name: 'Deleting old events of accounts',
  everyMs: EVERY_MS,
  firstAfterMs: FIRST_AFTER_MS,
  async work(signal, pause) {
    while (!signal.aborted && (await sweepEvents(db))) await pause(PAUSE_MS)
  },
})
