import type { Database } from '../db/pool.ts'
import { type Repeated, repeated } from '../db/repeated.ts'
import { sweepEvents } from './audit.ts'

const EVERY_MS = 6 * 3_600_000
const FIRST_AFTER_MS = 5 * 60_000
/** Leaves the database to others between two batches. */
const PAUSE_MS = 100

/** Deletes events older than a year in batches, every six hours. Any number of fronts may do so. */
export const startAuditSweep = (db: Database, log: (message: string) => void): Repeated =>
  repeated(
    async (signal, pause) => {
      while (!signal.aborted && (await sweepEvents(db))) await pause(PAUSE_MS)
    },
    { name: 'Deleting old events of accounts', everyMs: EVERY_MS, firstAfterMs: FIRST_AFTER_MS, log },
  )
