import { listUnsettledExports, settleExport } from '../db/export-parts.ts'
import type { Database } from '../db/pool.ts'
import { bookUnitEntry } from '../db/units.ts'

/**
 * Gives back the units of exports that ended early, once for each: all of one that failed, those of the missing rows of one
 * that was cancelled. They come beside the plan, because its period may be over.
 */
export async function settleExports(db: Database, id: string | null = null): Promise<void> {
  for (const unsettled of await listUnsettledExports(db, id)) {
    await db.transaction(async (transaction) => {
      if (!(await settleExport(transaction, unsettled)) || unsettled.units === 0) return
      const reference = `export ${unsettled.id}`
      await bookUnitEntry(transaction, unsettled.account_id, { amount: unsettled.units, cause: 'returned', reference })
    })
  }
}
