import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'
import { deleteOldReports, listHopelessReports, requeueStaleReports, takeDueReports } from '../db/report-sweeps.ts'
import { failReport } from '../db/reports.ts'

export interface SweepOptions {
  readonly db: Database
  /** Tells the queue of a report; throws when it is away. */
  readonly enqueue: (id: string) => Promise<void>
  readonly days: number
  readonly everyMs?: number
  /** How long the queue is trusted to hold what it was told of. */
  readonly trustMs?: number
}

const EVERY_MS = 3_000
const TRUST_MS = 15_000
/** A report that no renderer takes in a day is failed, and what it cost returned. */
const WAIT_MS = 24 * 3_600_000
const RETENTION_EVERY_MS = 10 * 60_000

/**
 * Sees to it that each report is completed or failed, whatever the queue has lost and whichever renderer has died, and
 * that old ones go. Any number of fronts do this beside each other.
 */
export function reportSweep(options: SweepOptions): RecurringJob {
  let retainedAt = Number.NEGATIVE_INFINITY
  return {
    name: 'The sweep of reports',
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
  for (const { id, error } of await listHopelessReports(db, WAIT_MS)) await failReport(db, id, error)
  const waiting = [...(await requeueStaleReports(db)), ...(await takeDueReports(db, trustMs))]
  for (const id of waiting) await enqueue(id)
}
