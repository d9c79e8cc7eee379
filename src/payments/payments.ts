import type { Account } from '../accounts/account.ts'
import type { Changes } from '../accounts/changes.ts'
import type { CancelBilling } from '../accounts/deletion-steps.ts'
import type { SubscriptionState } from '../contract/accounts/billing.ts'
import { now } from '../platform/clock.ts'
import { findCustomer, listSubscriptions } from '../platform/db/billing-customers.ts'
import { dropUnmadeOrders, findOrderOfSession, listOrders, type Order } from '../platform/db/billing-orders.ts'
import type { Database } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/recurring-job.ts'
import { Refusal } from '../platform/errors.ts'
import { storedOf } from './apply-subscriptions.ts'
import { cancelAll } from './cancellation.ts'
import { type Purchase, startCheckout } from './checkout.ts'
import { customerEmails } from './customer-emails.ts'
import { type EventsOptions, openEvents } from './events.ts'
import type { Provider, Session } from './provider.ts'
import { topicReader } from './readings.ts'
import { countingOf, graceEndOf, graceMsOf, hasEnded, type Prices, type StoredSubscription, termsOf } from './terms.ts'

export interface PaymentsOptions extends Pick<EventsOptions, 'onEvent' | 'retryMs' | 'sweepMs'> {
  readonly db: Database
  readonly changes: Pick<Changes, 'announceAccount'>
  /** Stripe, and what is sold there. Without it nothing is sold. */
  readonly shop: { readonly provider: Provider; readonly prices: Prices } | undefined
  readonly graceDays: number
  readonly log: (message: string) => void
}

/** What callers pay for, at Stripe. Methods throw `billing_not_configured` without it, and `billing_unavailable`. */
export interface Payments {
  /** Whether the installation sells anything. */
  readonly isOpen: boolean
  readonly graceMs: number
  checkout(account: Account, purchase: Purchase): Promise<Session>
  /** The order of a session of an account, after a look at Stripe. Throws `not_found`. */
  orderOf(account: Account, sessionId: string): Promise<Order>
  /** The address of the portal. Throws `not_found` for an account that never paid. */
  portal(account: Account, returnUrl: string): Promise<string>
  /** Stores an event of Stripe. Throws `signature_refused`. */
  receive(payload: Buffer, signature: string): Promise<void>
  readonly cancelBilling: CancelBilling
  readonly jobs: readonly RecurringJob[]
  close(): Promise<void>
}

const NEVER_PAID =
  'The account has never started a checkout: there is nothing to manage. See POST /api/v1/billing/checkout'

export function openPayments(options: PaymentsOptions): Payments {
  const graceMs = graceMsOf(options.graceDays)
  const { db, shop, changes, log } = options
  if (!shop) return withoutStripe(db, graceMs)
  const { provider, prices } = shop
  const services = { db, provider, terms: termsOf(prices, options.graceDays), changes, log }
  const read = topicReader(services)
  const events = openEvents({ ...options, read })

  return {
    isOpen: true,
    graceMs,
    checkout: (account, purchase) => startCheckout({ ...services, prices, read }, account, purchase),
    async orderOf(account, sessionId) {
      const known = await findOrderOfSession(db, sessionId)
      if (known?.account_id !== account.id) throw new Refusal('not_found')
      // What is booked or has ended stays so.
      if (known.kind !== 'plan' && (known.is_booked || known.status === 'expired')) return known
      await read({ topic: 'session', subject: sessionId })
      const customer = known.kind === 'plan' ? await findCustomer(db, account.id) : null
      if (customer) await read({ topic: 'customer', subject: customer.customer_id })
      return (await findOrderOfSession(db, sessionId)) ?? known
    },
    async portal(account, returnUrl) {
      const customer = await findCustomer(db, account.id)
      const url = customer && (await provider.openPortal({ customerId: customer.customer_id, returnUrl }))
      if (!url) throw new Refusal('not_found', { message: NEVER_PAID })
      return url
    },
    async receive(payload, signature) {
      const event = provider.readEvent(payload, signature)
      if ('refused' in event) {
        log(`A request to the Stripe webhook was refused: ${event.refused}.`)
        throw new Refusal('signature_refused')
      }
      await events.receive(event)
    },
    cancelBilling: (accountId) => cancelAll({ db, provider }, accountId),
    jobs: [
      ...events.jobs,
      customerEmails({ ...options, provider }),
      {
        name: 'Closing orders without a session',
        everyMs: 600_000,
        firstAfterMs: 60_000,
        work: () => dropUnmadeOrders(db),
      },
    ],
    close: events.close,
  }
}

function withoutStripe(db: Database, graceMs: number): Payments {
  const refuse = async (): Promise<never> => {
    throw new Refusal('billing_not_configured')
  }
  return {
    isOpen: false,
    graceMs,
    checkout: refuse,
    orderOf: refuse,
    portal: refuse,
    receive: refuse,
    async cancelBilling(accountId) {
      const rows = await listSubscriptions(db, accountId)
      if (rows.some(({ status }) => !hasEnded(status)))
        throw new Error('it has a subscription, and Stripe is not configured')
    },
    jobs: [],
    async close() {},
  }
}

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
  count = ORDERS_SHOWN,
): Promise<{ readonly hasCustomer: boolean; readonly orders: readonly Order[] }> {
  const [customer, orders] = await Promise.all([findCustomer(db, accountId), listOrders(db, accountId, count)])
  return { hasCustomer: customer !== null, orders }
}

/** The order of a session of an account, as this service knows it. Null for a session of another account. */
export async function knownOrderOf(db: Database, accountId: string, sessionId: string): Promise<Order | null> {
  const order = await findOrderOfSession(db, sessionId)
  return order?.account_id === accountId ? order : null
}
