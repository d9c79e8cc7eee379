import { sweepClaims } from '../db/idempotency.ts'
import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'

const EVERY_MS = 60_000
const BATCH_ROWS = 1_000
/** A million rows in a minute: more than requests can add in a minute. */
const BATCHES_MAX = 1_000

/** Deletes expired Idempotency-Keys, in batches, so that no statement holds rows for long. */
export const claimSweep = (db: Database, everyMs = EVERY_MS): RecurringJob => ({
  name: 'Sweeping idempotency keys',
  everyMs,
  firstAfterMs: everyMs,
  async work(signal) {
    for (let batch = 0; batch < BATCHES_MAX && !signal.aborted; batch += 1)
      if ((await sweepClaims(db, BATCH_ROWS)) < BATCH_ROWS) return
  },
})
