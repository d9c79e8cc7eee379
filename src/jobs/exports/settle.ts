import type { Limits } from '../../http/limits/limits.ts'
import { listUnsettledExports, settleExport, type UnsettledExport } from '../../platform/db/export-parts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { bookUnitEntry } from '../../platform/db/units.ts'

/**
 * Gives back the units of exports that ended early, once for each. A failed one returns all of them as extra units,
 * because the period of the plan may be over. A cancelled one returns those of the missing rows to where they came
 * from.
 */
export async function settleExports(
  db: Database,
  limits: Pick<Limits, 'returnTo'>,
  id: string | null = null,
): Promise<void> {
  for (const unsettled of await listUnsettledExports(db, id)) {
    const { account_id: accountId, plan, plan_period: period } = unsettled
    if (period === null) await returnAsBought(db, unsettled)
    else {
      const giveBack = limits.returnTo({ accountId, plan, period })
      const units = giveBack ? unsettled.units : 0
      // A front that is killed between these two loses the units. The other order could give them back twice.
      if (await settleExport(db, { id: unsettled.id, units })) await giveBack?.(units)
    }
  }
}

const returnAsBought = (db: Database, { id, account_id: accountId, units }: UnsettledExport): Promise<void> =>
  db.transaction(async (transaction) => {
    if (!(await settleExport(transaction, { id, units })) || units === 0) return
    await bookUnitEntry(transaction, accountId, { amount: units, cause: 'returned', reference: `export ${id}` })
  })
