import type Stripe from 'stripe'
import { GRACE_DAYS } from '../sales.ts'
import type { ShopParts } from '../shop-fronts.ts'

/*
 * What the state of the stand-in demands of the database, in the columns of the database. Instants are Unix seconds. None of
 * the code under test is used.
 */

type Stripes = Pick<ShopParts, 'stripe' | 'prices'>

export const subscriptionsOf = ({ stripe }: Pick<Stripes, 'stripe'>, accountId: string): Stripe.Subscription[] =>
  stripe.all('subscription').filter(({ metadata }) => metadata['orrery_account'] === accountId)

/** Plan, status and end of an account without a plan by hand. */
export function accountRow(shop: Stripes, accountId: string) {
  const [live, ...more] = subscriptionsOf(shop, accountId).filter(({ status }) => status !== 'canceled')
  if (more.length > 0) throw new Error(`The account ${accountId} pays for ${more.length + 1} subscriptions`)
  const free = { plan: 'free', status: 'active', expires_at: null }
  if (!live) return free
  const plan = planOf(shop, live.items.data[0]!.price.id)
  switch (live.status) {
    case 'active':
      return { plan, status: 'active', expires_at: null }
    case 'past_due': {
      const since = dueSince(shop, live) ?? live.items.data[0]!.current_period_end
      return { plan, status: 'active', expires_at: since + GRACE_DAYS * 86_400 }
    }
    case 'unpaid':
      return { plan, status: 'inactive', expires_at: null }
    case 'paused':
      return free
    default:
      throw new Error(`The stand-in has no subscriptions that are ${live.status}`)
  }
}

export function subscriptionRow(shop: Stripes, subscription: Stripe.Subscription) {
  const { id, status, metadata, cancel_at: cancelAt, items } = subscription
  const isDue = status === 'past_due' || status === 'unpaid'
  return {
    ...{ id, status, account_id: metadata['orrery_account'] },
    plan: planOf(shop, items.data[0]!.price.id),
    period_ends_at: items.data[0]!.current_period_end,
    cancel_at: cancelAt,
    due_since: isDue ? dueSince(shop, subscription) : null,
    ...plannedOf(shop, subscription),
  }
}

/** A plan that begins later. */
function plannedOf(shop: Stripes, { id }: Stripe.Subscription) {
  const schedule = shop.stripe
    .all('subscription_schedule')
    .find((each) => each.subscription === id && each.status === 'active')
  const [first, second] = schedule?.phases ?? []
  if (!first || !second || schedule!.current_phase!.start_date !== first.start_date) return NOTHING_PLANNED
  const [before, after] = [first, second].map(({ items }) => items[0]!.price as string)
  return before === after ? NOTHING_PLANNED : { next_plan: planOf(shop, after!), next_plan_at: second.start_date }
}

const NOTHING_PLANNED = { next_plan: null, next_plan_at: null }

function dueSince({ stripe }: Stripes, { id }: Stripe.Subscription): number | null {
  const open = stripe
    .all('invoice')
    .filter(({ status, parent }) => status === 'open' && parent!.subscription_details!.subscription === id)
  return open.length === 0 ? null : Math.min(...open.map((invoice) => invoice.status_transitions.finalized_at!))
}

const planOf = ({ prices }: Stripes, price: string): string => (price === prices.high.id ? 'high' : 'entry')

/** The order of a session. */
export function orderRow({ stripe, prices }: Stripes, session: Stripe.Checkout.Session) {
  const isPaid = session.status === 'complete' && session.payment_status === 'paid'
  return {
    ...{ id: session.metadata!['orrery_order'], account_id: session.metadata!['orrery_account'] },
    ...{ session_id: session.id, status: session.status, is_booked: isPaid },
    ...{ amount_minor: session.amount_total, currency: session.currency },
    gone:
      isPaid && session.mode === 'payment'
        ? goneOf(stripe, session, session.amount_total! / prices.credit.unit_amount!)
        : 0,
  }
}

/** The credits of which the money is gone: the whole pieces that it paid for. */
function goneOf(stripe: Stripes['stripe'], session: Stripe.Checkout.Session, quantity: number): number {
  const charge = stripe.all('charge').find(({ id }) => id === stripe.chargeOf(session.id))!
  const lost = stripe.all('dispute').filter((dispute) => dispute.charge === charge.id && dispute.status === 'lost')
  const gone = charge.amount_refunded + lost.reduce((sum, { amount }) => sum + amount, 0)
  return Math.floor((quantity * gone) / charge.amount)
}
