import { accountExists } from '../db/accounts.ts'
import type { Database } from '../db/pool.ts'
import type { Provider, Subscription } from './provider.ts'

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

/**
 * Ends the subscriptions of an account that no longer exists: it was deleted while its customer was paying. A subscription
 * that this service did not sell stays as it is.
 */
export async function endOrphans(
  {
    db,
    provider,
    log,
  }: { readonly db: Database; readonly provider: Provider; readonly log: (message: string) => void },
  subscriptions: readonly Subscription[],
): Promise<void> {
  for (const { id, accountId, status } of subscriptions) {
    if (accountId === null || ENDED.includes(status) || (await accountExists(db, accountId))) continue
    await provider.cancelSubscription(id)
    log(`The subscription ${id} was ended: its account was deleted.`)
  }
}
