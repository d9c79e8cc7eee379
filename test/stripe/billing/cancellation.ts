import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { missing } from '../failure.ts'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'

/** Ends a subscription now. Its open invoices are not collected any more. */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): void {
  endSchedule(world, subscription, reason === 'payment_failed' ? 'aborted' : 'canceled')
  subscription.status = 'canceled'
  subscription.ended_at = world.now
  subscription.canceled_at ??= world.now
  subscription.cancellation_details!.reason ??= reason
  emit(world, 'customer.subscription.deleted', subscription)
  for (const invoice of invoicesOf(world, subscription)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue
    change(world, 'invoice.updated', invoice, () => {
      invoice.auto_advance = false
      invoice.automatically_finalizes_at = null
      invoice.next_payment_attempt = null
    })
  }
}

function endSchedule(world: World, subscription: Stripe.Subscription, how: 'aborted' | 'canceled'): void {
  if (!subscription.schedule) return
  const schedule = world.get('subscription_schedule', idOf(subscription.schedule))
  schedule.status = 'canceled'
  schedule.canceled_at = world.now
  schedule.current_phase = null
  emit(world, `subscription_schedule.${how}`, schedule)
}

/** A subscription that has not ended. Stripe answers a change of an ended one as if there were none. */
export function liveSubscription(world: World, id: string): Stripe.Subscription {
  const subscription = world.get('subscription', id)
  if (subscription.status === 'canceled') throw missing('subscription', id, 'id')
  return subscription
}

/** The invoices of a subscription, the oldest first. */
const invoicesOf = (world: World, { id }: Stripe.Subscription): Stripe.Invoice[] =>
  world.all('invoice').filter(({ parent }) => parent?.subscription_details?.subscription === id)
