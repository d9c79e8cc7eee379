import { findCustomer } from '../platform/db/billing-customers.ts'
import { listOpenOrders } from '../platform/db/billing-orders.ts'
import { noteDeletedAccount, wasDeleted } from '../platform/db/deletions.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Provider, Sold } from './provider.ts'
import { hasEnded } from './terms.ts'

/**
 * Ends now what an account would still pay for: its subscriptions first, then open sessions, then a subscription that
 * one of these has begun meanwhile. Can be repeated. The customer and its invoices are kept at Stripe, as the law
 * requires.
 */
export async function cancelAll(
  { db, provider }: { readonly db: Database; readonly provider: Provider },
  accountId: string,
): Promise<void> {
  const customer = await findCustomer(db, accountId)
  const endSubscriptions = async () => {
    const subscriptions = (customer && (await provider.listSubscriptions(customer.customer_id))) ?? []
    for (const { id, status } of subscriptions) if (!hasEnded(status)) await provider.cancelSubscription(id)
  }
  await noteDeletedAccount(db, accountId)
  await endSubscriptions()
  const kinds = ['plan', 'report_credits', 'request_pack'] as const
  const orders = (await Promise.all(kinds.map((kind) => listOpenOrders(db, accountId, kind)))).flat()
  for (const { session_id: sessionId } of orders) if (sessionId !== null) await provider.expireSession(sessionId)
  if (orders.length > 0) await endSubscriptions()
}

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

interface OrphanServices {
  readonly db: Database
  readonly provider: Provider
  readonly log: (message: string) => void
}

/** Ends the subscriptions of accounts that were deleted while their customers were paying. */
export async function endOrphans({ db, provider, log }: OrphanServices, subscriptions: readonly Sold[]): Promise<void> {
  for (const { id } of await orphansAmong(db, subscriptions)) {
    await provider.cancelSubscription(id)
    log(`The subscription ${id} was cancelled: its account was deleted. Refund at Stripe what was paid since then.`)
  }
}
