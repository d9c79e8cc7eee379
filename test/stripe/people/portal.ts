import type Stripe from 'stripe'
import { endSubscription, liveSubscription } from '../billing/cancellation.ts'
import { collectInvoice } from '../billing/collection.ts'
import { finalizeInvoice } from '../billing/invoices.ts'
import { changePlan } from '../billing/plan-change.ts'
import { releaseSchedule, scheduleChange } from '../billing/schedules.ts'
import { pauseSubscription, startResume } from '../billing/subscriptions.ts'
import { change } from '../events.ts'
import { invalid } from '../failure.ts'
import type { World } from '../world.ts'

/** What a customer does in the portal. */
export const portalOf = (world: World) => ({
  changePlan(subscription: string, price: string): void {
    const found = liveSubscription(world, subscription)
    const quantity = found.items.data[0]!.quantity!
    const proration = world.settings.portalProration
    releaseSchedule(world, found)
    changePlan(world, found, { price: world.get('price', price), quantity, proration, failsIfDeclined: true })
  },

  changePlanAtPeriodEnd: (subscription: string, price: string): void =>
    scheduleChange(world, liveSubscription(world, subscription), world.get('price', price)),

  /** Stays with the plan of now instead of a planned change. */
  keepPlan: (subscription: string): void => releaseSchedule(world, liveSubscription(world, subscription)),

  /** In the flexible billing mode the portal sets `cancel_at` and leaves `cancel_at_period_end` false. */
  cancelAtPeriodEnd(subscription: string, feedback: Stripe.Subscription.CancellationDetails.Feedback = 'unused'): void {
    const found = liveSubscription(world, subscription)
    releaseSchedule(world, found)
    change(world, 'customer.subscription.updated', found, () => {
      found.cancel_at = found.items.data[0]!.current_period_end
      found.canceled_at = world.now
      found.cancellation_details = { ...found.cancellation_details!, feedback, reason: 'cancellation_requested' }
    })
  },

  cancelNow: (subscription: string): void =>
    endSubscription(world, liveSubscription(world, subscription), 'cancellation_requested'),

  /** Takes a cancellation at the end of the period back. */
  keepSubscription(subscription: string): void {
    const found = liveSubscription(world, subscription)
    change(world, 'customer.subscription.updated', found, () => uncancel(found))
  },

  pause: (subscription: string): void => pauseSubscription(world, liveSubscription(world, subscription), true),

  resume: (subscription: string): void => startResume(world, liveSubscription(world, subscription), 'now', false),

  /** Pays an open invoice, or one that is kept as a draft. False if the card is declined. */
  payInvoice(id: string): boolean {
    const invoice = world.get('invoice', id)
    if (invoice.status === 'draft') finalizeInvoice(world, invoice)
    if (invoice.status !== 'open') throw invalid(`Invoice ${id} is ${invoice.status}, not open.`)
    return collectInvoice(world, invoice)
  },
})

/** A subscription that goes on. */
export function uncancel(subscription: Stripe.Subscription): void {
  subscription.cancel_at = null
  subscription.cancel_at_period_end = false
  subscription.canceled_at = null
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason: null }
}
