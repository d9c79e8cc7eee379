import { renderersLackBrowser } from '../../platform/db/health.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import {
  deleteOldReports,
  failReport,
  listHopelessReports,
  requeueStaleReports,
  takeDueReports,
} from '../../platform/db/reports.ts'

export interface SweepOptions {
  readonly db: Database
  /** Adds a report to the queue. Throws when the queue is unavailable. */
  readonly enqueue: (id: string) => Promise<void>
  readonly days: number
  readonly everyMs?: number
  /** How long a report may wait in the queue before it is added again. */
  readonly trustMs?: number
}

const EVERY_MS = 3_000
const TRUST_MS = 15_000
/** A report that no renderer takes within a day fails, and its credit is returned. */
const WAIT_MS = 24 * 3_600_000
const RETENTION_EVERY_MS = 10 * 60_000

/**
 * Makes every report end, even if the queue lost it or its renderer died, and deletes old ones. Any number of fronts
 * may run it concurrently.
 */
export function reportSweep(options: SweepOptions): RecurringJob {
  let retainedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'Checking reports',
    everyMs: options.everyMs ?? EVERY_MS,
    async work(signal) {
      await revive(options)
      if (performance.now() - retainedAt < RETENTION_EVERY_MS) return
      while (!signal.aborted && (await deleteOldReports(options.db, options.days)));
      retainedAt = performance.now()
    },
  }
}

async function revive({ db, enqueue, trustMs = TRUST_MS }: SweepOptions): Promise<void> {
  const hopeless = await listHopelessReports(db, WAIT_MS)
  // This made every attempt fail, and the report is not the cause.
  const cause = hopeless.length > 0 && (await renderersLackBrowser(db)) ? 'png_unavailable' : null
  for (const { id, error } of hopeless) await failReport(db, id, cause ?? error)
  const waiting = [...(await requeueStaleReports(db)), ...(await takeDueReports(db, trustMs))]
  for (const id of waiting) await enqueue(id)
}
