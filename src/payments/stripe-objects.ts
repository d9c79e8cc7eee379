import type Stripe from 'stripe'
import type { Payment, Session, Sold, Subscription, Topic } from './provider.ts'

/*
 * What is read of Stripe's objects. Its instants are seconds.
 */

/** The metadata that mark objects as made by this service. */
export const ACCOUNT = 'orrery_account'
export const ORDER = 'orrery_order'

export const sessionOf = (session: Stripe.Checkout.Session): Session => ({
  id: session.id,
  orderId: session.metadata?.[ORDER] ?? null,
  customerId: idOf(session.customer),
  url: session.url,
  status: STATUSES.find((status) => status === session.status) ?? 'open',
  isPaid: session.payment_status !== 'unpaid',
  paymentId: idOf(session.payment_intent),
  amountMinor: session.amount_total,
  currency: session.currency,
  expiresAtMs: session.expires_at * 1000,
})

const STATUSES = ['open', 'complete', 'expired'] as const

export const soldOf = ({ id, metadata, status }: Stripe.Subscription): Sold => ({
  id,
  status,
  accountId: metadata[ACCOUNT] ?? null,
})

/**
 * `due` is the oldest invoice that is open. The latest invoice is complete if it was requested with the subscription.
 */
export function subscriptionOf(subscription: Stripe.Subscription, due: Stripe.Invoice | null): Subscription {
  const item = subscription.items.data[0]!
  const { cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod } = subscription
  const periodEndsAtMs = item.current_period_end * 1000
  return {
    ...soldOf(subscription),
    priceId: item.price.id,
    periodEndsAtMs,
    cancelAtMs: cancelAt !== null ? cancelAt * 1000 : endsWithPeriod ? periodEndsAtMs : null,
    trialEndsAtMs: subscription.trial_end === null ? null : subscription.trial_end * 1000,
    dueSinceMs: DUE.includes(subscription.status) ? dueSinceOf(item, due) * 1000 : null,
    due: due && { invoiceId: due.id!, amountMinor: due.amount_remaining },
    isFirstDue: [due, subscription.latest_invoice].some((each) => isFirstDue(each, subscription.trial_end)),
    currency: subscription.currency,
    yearlyMinor: yearlyMinorOf(subscription.items.data.map((each) => chargeOf(each, subscription.currency))),
    next: nextOf(subscription, item.price.id),
  }
}

const DAY_SECONDS = 86_400

/**
 * Stripe creates the invoice of the first period when the trial ends, and charges it an hour later. The subscription is
 * already active by then.
 */
const isFirstDue = (invoice: Stripe.Invoice | string | null, trialEnd: number | null): boolean =>
  trialEnd !== null &&
  invoice !== null &&
  typeof invoice !== 'string' &&
  (invoice.status === 'draft' || invoice.status === 'open') &&
  invoice.created >= trialEnd &&
  invoice.created < trialEnd + DAY_SECONDS

/** A price of a subscription recurs. A price in another currency is useless without its options. */
function chargeOf({ price, quantity = 1 }: Stripe.SubscriptionItem, currency: string): Charge {
  const { interval, interval_count: intervalCount, usage_type: usage } = price.recurring!
  const amounts = isIn(price, currency) ? price : price.currency_options?.[currency]
  const amount = usage === 'metered' ? null : (amounts?.unit_amount_decimal ?? null)
  // The library leaves the decimals of the options as text.
  return { amountMinor: amount === null ? null : Number(String(amount)), quantity, interval, intervalCount }
}

/** Whether a price has an amount in a currency. */
export const isIn = ({ currency: own }: Pick<Stripe.Price, 'currency'>, currency: string): boolean => own === currency

const DUE: readonly string[] = ['past_due', 'unpaid']

/** An invoice that was written off is no longer open, but was not paid. */
const dueSinceOf = (item: Stripe.SubscriptionItem, due: Stripe.Invoice | null): number =>
  due ? (due.status_transitions.finalized_at ?? due.created) : item.current_period_start

/**
 * The first future phase with another price. A schedule is complete if it was requested with the subscription. One that
 * ended with its subscription has no current phase.
 */
function nextOf({ schedule }: Stripe.Subscription, priceId: string): Subscription['next'] {
  if (schedule === null || typeof schedule === 'string' || !schedule.current_phase) return null
  const { start_date: now } = schedule.current_phase
  const next = schedule.phases.find(({ start_date, items }) => start_date > now && idOf(items[0]?.price) !== priceId)
  return next ? { priceId: idOf(next.items[0]!.price)!, atMs: next.start_date * 1000 } : null
}

/** A refund that failed gives nothing back. */
export const paymentOf = (
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): Payment => ({
  orderId: intent.metadata[ORDER] ?? null,
  amountMinor: intent.amount_received,
  goneMinor: Math.min(
    intent.amount_received,
    sumOf(refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')) +
      sumOf(disputes.filter(({ status }) => status === 'lost')),
  ),
})

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, { amount }) => sum + amount, 0)

/** The kinds of events after which something is read. All others are kept, and change nothing. */
const KINDS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
])

/** The fields of the carried objects that name what to read. */
interface Carried {
  readonly object: string
  readonly id: string
  readonly customer?: string | { readonly id: string } | null
  readonly payment_intent?: string | { readonly id: string } | null
}

export function topicOf({ type, data }: Stripe.Event): Topic | null {
  if (!KINDS.has(type)) return null
  const carried = data.object as unknown as Carried
  const about = (topic: Topic['topic'], subject: string | null | undefined) => (subject ? { topic, subject } : null)
  switch (carried.object) {
    case 'checkout.session':
      return about('session', carried.id)
    case 'subscription':
    case 'invoice':
      return about('customer', idOf(carried.customer))
    case 'customer':
      return about('customer', carried.id)
    default:
      return about('payment', idOf(carried.payment_intent))
  }
}

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** What an item of a subscription is charged each time. */
export interface Charge {
  /** Null for a price that depends on use. May have decimals. */
  readonly amountMinor: number | null
  readonly quantity: number
  /** Stripe's own word. */
  readonly interval: string
  readonly intervalCount: number
}

/** Here a year has 365 days and 52 weeks, so that leap years do not change the figures. */
const A_YEAR_HAS: ReadonlyMap<string, number> = new Map([
  ['day', 365],
  ['week', 52],
  ['month', 12],
  ['year', 1],
])

/**
 * Minor units per year, of which a month is a twelfth: exact for one year, and for a number of months that divides
 * twelve. For other intervals, such as five months or two years, the error is below one minor unit per year. An unknown
 * interval counts as zero: it must not keep the plan from its customer.
 */
export const yearlyMinorOf = (charges: readonly Charge[]): number =>
  Math.floor(charges.reduce((sum, charge) => sum + yearlyOf(charge), 0) + FLOAT_ERROR)

/** Ten times 0.1 is below one in floating point. */
const FLOAT_ERROR = 1e-6

const yearlyOf = ({ amountMinor, quantity, interval, intervalCount }: Charge): number =>
  ((amountMinor ?? 0) * quantity * (A_YEAR_HAS.get(interval) ?? 0)) / intervalCount
