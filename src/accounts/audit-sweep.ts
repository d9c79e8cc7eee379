import { deleteOldAuditEvents } from '../platform/db/audit.ts'
import type { Database } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/repeated.ts'
import { rowSweep } from '../platform/db/row-sweep.ts'

/** Deletes events that are older than a year. */
export const auditSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old audit events',
    everyMs: 6 * 3_600_000,
    firstAfterMs: 5 * 60_000,
    sweeps: [(rowsMax) => deleteOldAuditEvents(db, rowsMax)],
  })
