import type { BilledSubscription, CheckoutSession, CheckoutStatusResponse, Purchase } from '../../contract/billing.ts'
import type { Session } from '../../payments/provider.ts'
import type { Subscribed } from '../../payments/status.ts'
import type { Order } from '../../platform/db/billing-orders.ts'
import { instant, instantOrNull } from '../instant.ts'

type PaidPlan = BilledSubscription['plan']

const paidPlan = (plan: string | null) => plan as PaidPlan | null

/** A subscription for its owner. */
export function subscriptionReply(subscribed: Subscribed | null): BilledSubscription | null {
  if (!subscribed) return null
  const { subscription, state, graceEndsAtMs } = subscribed
  const { plan, periodEndsAtMs, cancelAtMs, trialEndsAtMs, nextPlan, nextPlanAtMs } = subscription
  return {
    state,
    plan: plan as PaidPlan,
    renews_at: state === 'active' || state === 'trialing' ? instant(periodEndsAtMs) : null,
    ends_at: state === 'canceling' ? instantOrNull(cancelAtMs) : null,
    grace_ends_at: instantOrNull(graceEndsAtMs),
    trial_ends_at: state === 'trialing' ? instantOrNull(trialEndsAtMs) : null,
    next_plan: paidPlan(nextPlan),
    next_plan_at: instantOrNull(nextPlanAtMs),
  }
}

/** An order is opened with its session, so a customer sees none that is being made. */
const statusOf = ({ status }: Order) => (status === 'creating' ? ('open' as const) : status)

export const purchaseReply = (order: Order): Purchase => ({
  ...orderedReply(order),
  status: statusOf(order),
  amount: order.amount_minor,
  currency: order.currency,
  at: instant(order.created_at),
  taken_back: order.taken_back,
  owed: order.owed,
})

export const orderReply = (order: Order): CheckoutStatusResponse => ({
  session_id: order.session_id!,
  ...orderedReply(order),
  status: statusOf(order),
  paid: order.is_booked,
  applied: order.is_booked,
})

/** A session that was just opened. Its customer can still pay. */
export const checkoutReply = ({ id, url, expiresAtMs }: Session, ordered: Ordered): CheckoutSession => ({
  session_id: id,
  url: url!,
  expires_at: instant(expiresAtMs),
  ...orderedReply(ordered),
})

type Ordered = Pick<Order, 'kind' | 'plan' | 'quantity'>

const orderedReply = ({ kind, plan, quantity }: Ordered) => ({
  ...{ kind, quantity },
  plan: paidPlan(plan),
})
