import { findCustomer } from '../db/billing-customers.ts'
import { listOpenOrders } from '../db/billing-orders.ts'
import type { Database } from '../db/pool.ts'
import type { Provider } from './provider.ts'

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

/**
 * Ends everything that an account would still pay for: open sessions first, so that none of them begins a subscription
 * afterwards. Can be repeated. The customer with its invoices stays at Stripe, where the law asks for them.
 */
export async function cancelAll(
  { db, provider }: { readonly db: Database; readonly provider: Provider },
  accountId: string,
): Promise<void> {
  const orders = await Promise.all(
    (['plan', 'report_credits', 'request_pack'] as const).map((kind) => listOpenOrders(db, accountId, kind)),
  )
  for (const { session_id: sessionId } of orders.flat()) if (sessionId !== null) await provider.expireSession(sessionId)
  const customer = await findCustomer(db, accountId)
  const subscriptions = (customer && (await provider.listSubscriptions(customer.customer_id))) ?? []
  for (const { id, status } of subscriptions) if (!ENDED.includes(status)) await provider.cancelSubscription(id)
}
