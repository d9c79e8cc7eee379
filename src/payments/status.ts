import type { SubscriptionState } from '../contract/billing.ts'
import { now } from '../platform/clock.ts'
import { findCustomer } from '../platform/db/billing-customers.ts'
import { findOrderOfSession, listOrders, type Order } from '../platform/db/billing-orders.ts'
import { listSubscriptions } from '../platform/db/billing-subscriptions.ts'
import type { Database } from '../platform/db/pool.ts'
import { storedOf } from './apply-subscriptions.ts'
import { countingOf, graceEndOf, type StoredSubscription } from './states.ts'

/** The subscription that counts, for its owner. */
export interface Subscribed {
  readonly subscription: StoredSubscription & { readonly plan: string }
  readonly state: SubscriptionState
  /** Unix milliseconds; null while nothing is due. */
  readonly graceEndsAtMs: number | null
}

/** Null for an account that never had a subscription. */
export async function subscribedOf(
  db: Database,
  accountId: string,
  graceMs: number,
  nowMs = now(),
): Promise<Subscribed | null> {
  const counting = countingOf((await listSubscriptions(db, accountId)).map(storedOf), graceMs, nowMs)
  if (!counting) return null
  const { subscription } = counting
  const isDue = subscription.status === 'past_due'
  return { ...counting, graceEndsAtMs: isDue ? graceEndOf(subscription, graceMs) : null }
}

const ORDERS_SHOWN = 20

/** What an account has bought, and whether it has a customer at Stripe. */
export async function purchasesOf(
  db: Database,
  accountId: string,
): Promise<{ readonly hasCustomer: boolean; readonly orders: readonly Order[] }> {
  const [customer, orders] = await Promise.all([findCustomer(db, accountId), listOrders(db, accountId, ORDERS_SHOWN)])
  return { hasCustomer: customer !== null, orders }
}

/** The order of a session of an account, as this service knows it. Null for a session of another account. */
export async function knownOrderOf(db: Database, accountId: string, sessionId: string): Promise<Order | null> {
  const order = await findOrderOfSession(db, sessionId)
  return order?.account_id === accountId ? order : null
}
