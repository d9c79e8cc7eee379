import type { Changes } from '../accounts/changes.ts'
import { now } from '../platform/clock.ts'
import { drawReading, findCustomerById } from '../platform/db/billing-customers.ts'
import { findOrder, findOrderOfPayment } from '../platform/db/billing-orders.ts'
import type { Database } from '../platform/db/pool.ts'
import { applyPayment, applySession } from './apply-orders.ts'
import { applySubscriptions } from './apply-subscriptions.ts'
import { type Apply, applyNow, type Difference, dryRun } from './applying.ts'
import { endOrphans } from './cancellation.ts'
import type { Provider, Session, Subscription, Topic } from './provider.ts'
import type { Terms } from './terms.ts'

export interface ReadingServices {
  readonly db: Database
  readonly provider: Provider
  readonly terms: Terms
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly log: (message: string) => void
}

/** Reads a subject at Stripe and stores what it says. Can be repeated. Returns what was different. */
export type ReadTopic = (about: Topic) => Promise<readonly Difference[]>

/** Called with the subscriptions of each customer of an account, as they were read. */
export type OnSubscriptions = (subscriptions: readonly Subscription[]) => void

/**
 * Stripe is asked before the transaction, so that none waits for it. A number is drawn before Stripe is asked, so that a
 * slow older reading cannot overwrite a newer one.
 */
export function topicReader(
  services: ReadingServices,
  apply: Apply = applyNow,
  onSubscriptions: OnSubscriptions = unknownPriceLog(services),
): ReadTopic {
  const { db, provider, terms, changes, log } = services

  /** The plan and the extra units of an account are in the memory of all fronts. */
  const announced = async (accountId: string, work: Parameters<Apply>[1]): Promise<readonly Difference[]> => {
    const found = await apply(db, work)
    // Also without a difference: the front that stored it may have been killed before it told the others.
    if (apply !== dryRun) await changes.announceAccount(accountId)
    return found
  }

  const readCustomer = async (customerId: string): Promise<readonly Difference[]> => {
    const customer = await findCustomerById(db, customerId)
    const reading = await drawReading(db)
    const subscriptions = await subscriptionsOf(provider, customerId)
    if (!customer) {
      if (apply !== dryRun) await endOrphans(services, subscriptions)
      return []
    }
    onSubscriptions(subscriptions)
    return announced(customer.account_id, (transaction) =>
      applySubscriptions(transaction, { customer, subscriptions, reading }, terms, now()),
    )
  }

  const lost = ({ id, orderId, isPaid, status }: Session): void => {
    if (orderId !== null && isPaid && status === 'complete')
      log(`The checkout ${id} was paid, but has no account here. If its account was deleted, refund it at Stripe.`)
  }

  const readSession = async (sessionId: string): Promise<readonly Difference[]> => {
    const session = await provider.findSession(sessionId)
    const order = session?.orderId ? await findOrder(db, session.orderId) : null
    if (session && !order) lost(session)
    if (!session || !order) return []
    const reading = await drawReading(db)
    const payment = session.paymentId === null ? null : await provider.findPayment(session.paymentId)
    const { id: orderId, account_id: accountId } = order
    return announced(accountId, (transaction) =>
      applySession(transaction, { accountId, orderId, session, payment, reading }, now()),
    )
  }
  /**
   * A payment that no order names yet. Its session was not applied, or is being applied as it was before a refund. So
   * the session is read again: the later reading wins.
   */
  const readNewPayment = async (paymentId: string): Promise<readonly Difference[]> => {
    const orderId = (await provider.findPayment(paymentId))?.orderId
    const order = orderId ? await findOrder(db, orderId) : null
    return order?.session_id ? readSession(order.session_id) : []
  }

  const readPayment = async (paymentId: string): Promise<readonly Difference[]> => {
    const order = await findOrderOfPayment(db, paymentId)
    if (!order) return readNewPayment(paymentId)
    const reading = await drawReading(db)
    const payment = await provider.findPayment(paymentId)
    if (!payment) return []
    const { id: orderId, account_id: accountId } = order
    return announced(accountId, (transaction) =>
      applyPayment(transaction, { accountId, orderId, payment, reading }, now()),
    )
  }

  return ({ topic, subject }) => {
    if (topic === 'customer') return readCustomer(subject)
    return topic === 'session' ? readSession(subject) : readPayment(subject)
  }
}

const unknownPriceLog =
  ({ terms, log }: ReadingServices): OnSubscriptions =>
  (subscriptions) => {
    for (const { id, priceId, accountId } of subscriptions)
      if (accountId !== null && terms.planOf(priceId) === null)
        log(`The subscription ${id} has the price ${priceId}, which belongs to no plan: see STRIPE_PRICE_ENTRY.`)
  }

/**
 * The subscriptions of a customer; none if it was deleted. Throws if Stripe does not know the customer: the secret key is
 * then that of another account or mode, and its accounts keep their plans.
 */
async function subscriptionsOf(provider: Provider, customerId: string): Promise<readonly Subscription[]> {
  const found = await provider.listSubscriptions(customerId)
  if (found && found.length > 0) return found
  const state = await provider.customerState(customerId)
  if (state === 'deleted' || (state === 'live' && found)) return []
  throw new Error(`Stripe does not know the customer ${customerId}: is STRIPE_SECRET_KEY from another account or mode?`)
}
