import { findCustomer } from '../platform/db/billing-customers.ts'
import { noteDeletedAccount } from '../platform/db/billing-deleted-accounts.ts'
import { listOpenOrders } from '../platform/db/billing-orders.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Provider } from './provider.ts'
import { hasEnded } from './states.ts'

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
