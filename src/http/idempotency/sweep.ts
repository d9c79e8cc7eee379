import { sweepClaims } from '../../platform/db/idempotency.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/repeated.ts'
import { rowSweep } from '../../platform/db/row-sweep.ts'

const EVERY_MS = 60_000

/** Deletes expired Idempotency-Keys. */
export const claimSweep = (db: Database, everyMs = EVERY_MS): RecurringJob =>
  rowSweep({
    name: 'Deleting old idempotency keys',
    everyMs,
    firstAfterMs: everyMs,
    sweeps: [(rowsMax) => sweepClaims(db, rowsMax)],
  })
