import {
  deleteExport,
  type ExportRun,
  failHopelessExports,
  listRemovableExports,
  listUnsettledExports,
  settleExport,
  takeDueExports,
  type UnsettledExport,
} from '../../platform/db/export-parts.ts'
import { bookUnitEntry } from '../../platform/db/ledgers.ts'
import type { KeyPeriod } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import type { RenderQueue } from '../queue.ts'
import { folderOf, type PartStore } from './part-store.ts'

/** Gives units back to the period of a plan that paid them, long after they were taken. Null when it is over. */
export interface UnitReturns {
  returnTo(payer: {
    readonly accountId: string
    readonly plan: string
    readonly period: string
  }): ((units: number) => Promise<void>) | null
  /** The same for the budget of a key. */
  returnToKey(payer: KeyPeriod): ((units: number) => Promise<void>) | null
}

export interface SweepOptions {
  readonly db: Database
  readonly limits: UnitReturns
  readonly queue: Pick<RenderQueue<'export'>, 'add'>
  readonly store: PartStore
  readonly days: number
  readonly timing?: { readonly sweepMs?: number; readonly trustMs?: number } | undefined
}

const EVERY_MS = 3_000
/** How long an export may be in progress before its jobs are added again. */
const TRUST_MS = 15_000
/** An export fails if no worker makes one of its parts within a day. */
const WAIT_MS = 24 * 3_600_000
/** Jobs of one export, which is how many workers can make its parts at a time. */
const JOBS_MAX = 64

/**
 * Makes every export end, even if the queue lost it or its workers died, and removes what has expired or belongs to no
 * account. Any number of fronts may run it concurrently.
 */
export const exportSweep = ({ db, limits, queue, store, days, timing = {} }: SweepOptions): RecurringJob => ({
  name: 'Checking exports',
  everyMs: timing.sweepMs ?? EVERY_MS,
  async work() {
    await failHopelessExports(db, WAIT_MS)
    await settleExports(db, limits)
    for (const due of await takeDueExports(db, timing.trustMs ?? TRUST_MS)) await enqueueExport(queue, due)
    await removeAll(await listRemovableExports(db, days), { db, store })
  },
})

/** Removes exports with their files. One that cannot be removed does not stop the others. */
async function removeAll(
  removable: readonly ExportRun[],
  { db, store }: Pick<SweepOptions, 'db' | 'store'>,
): Promise<void> {
  const failures: unknown[] = []
  for (const { id, run: last } of removable) {
    try {
      for (let run = 0; run <= last; run += 1) await store.remove(folderOf({ id, run }))
      await deleteExport(db, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Adds the jobs of an export. A job makes any waiting part, so superfluous jobs end immediately. */
export async function enqueueExport(
  queue: Pick<RenderQueue<'export'>, 'add'>,
  { id, part_count }: { readonly id: string; readonly part_count: number },
): Promise<void> {
  for (let job = 0; job < Math.min(part_count, JOBS_MAX); job += 1) await queue.add(`${id}-${job}`, { export_id: id })
}

/**
 * Gives back the units of exports that ended early, once for each. A failed one returns all of them as extra units,
 * because the period of the plan may be over. A cancelled one returns those of the missing rows to where they came
 * from. The budget of the key gets back what the account gets back, until its month is over.
 */
export async function settleExports(db: Database, limits: UnitReturns, id: string | null = null): Promise<void> {
  for (const unsettled of await listUnsettledExports(db, id)) {
    const { key_id: keyId, key_period: keyPeriod } = unsettled
    const returned = await returnUnits(db, limits, unsettled)
    if (returned === 0 || keyId === null || keyPeriod === null) continue
    await limits.returnToKey({ keyId, period: keyPeriod })?.(returned)
  }
}

/** The units that came back to the account now. */
async function returnUnits(db: Database, limits: UnitReturns, unsettled: UnsettledExport): Promise<number> {
  const { id, account_id: accountId, plan, plan_period: period } = unsettled
  if (period === null) return returnAsBought(db, unsettled)
  const giveBack = limits.returnTo({ accountId, plan, period })
  const units = giveBack ? unsettled.units : 0
  // A front that is killed between these two loses the units. The other order could give them back twice.
  if (!(await settleExport(db, { id, units }))) return 0
  await giveBack?.(units)
  return units
}

const returnAsBought = (db: Database, { id, account_id: accountId, units }: UnsettledExport): Promise<number> =>
  db.transaction(async (transaction) => {
    if (!(await settleExport(transaction, { id, units })) || units === 0) return 0
    await bookUnitEntry(transaction, accountId, { amount: units, cause: 'returned', reference: `export ${id}` })
    return units
  })
