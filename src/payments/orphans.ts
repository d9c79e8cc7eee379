import { wasDeleted } from '../platform/db/billing-deleted-accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Provider, Sold } from './provider.ts'
import { hasEnded } from './states.ts'

/**
 * Subscriptions that are still active although their account was deleted. A subscription whose account was never here
 * is left out: it belongs to another installation, or is newer than a restored database.
 */
export async function orphansAmong<Each extends Sold>(db: Database, subscriptions: readonly Each[]): Promise<Each[]> {
  const orphans: Each[] = []
  for (const each of subscriptions) {
    const { accountId, status } = each
    if (accountId === null || hasEnded(status) || !(await wasDeleted(db, accountId))) continue
    orphans.push(each)
  }
  return orphans
}

interface OrphanParts {
  readonly db: Database
  readonly provider: Provider
  readonly log: (message: string) => void
}

/** Ends the subscriptions of accounts that were deleted while their customers were paying. */
export async function endOrphans({ db, provider, log }: OrphanParts, subscriptions: readonly Sold[]): Promise<void> {
  for (const { id } of await orphansAmong(db, subscriptions)) {
    await provider.cancelSubscription(id)
    log(`The subscription ${id} was cancelled: its account was deleted. Refund at Stripe what was paid since then.`)
  }
}
