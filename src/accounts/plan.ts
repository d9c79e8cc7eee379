import type { AuditActor } from '../contract/audit-action.ts'
import type { PlanName } from '../contract/plan-names.ts'
import { setStoredPlan } from '../platform/db/accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import { recordEvent } from './audit.ts'
import type { Changes } from './changes.ts'

export interface PlanChange {
  readonly accountId: string
  readonly plan: PlanName
  readonly actor: AuditActor
}

/**
 * Gives an account another plan, on every front within a second. Units that were used stay used. Returns the previous
 * plan; null when there is no such account.
 */
export async function changePlan(
  db: Database,
  changes: Pick<Changes, 'announceAccount'>,
  { accountId, plan, actor }: PlanChange,
): Promise<string | null> {
  const before = await db.transaction(async (transaction) => {
    const before = await setStoredPlan(transaction, { accountId, plan })
    if (before !== null && before !== plan)
      await recordEvent(transaction, { accountId, actor, action: 'plan_changed', detail: { before, plan } })
    return before
  })
  if (before !== null) await changes.announceAccount(accountId)
  return before
}
