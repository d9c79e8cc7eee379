import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import type { World } from '../world.ts'
import { endSubscription } from './cancellation.ts'
import { collectInvoice } from './collection.ts'
import { closeInvoice, draftInvoice, finalizeInvoice } from './invoices.ts'
import { periodEnd } from './period.ts'
import { enterPhase } from './schedules.ts'

/** Stripe leaves the invoice of a renewal for about an hour as a draft, so that it can still be changed. */
const DRAFT_SECONDS = 3_600

/** The end of a period: the subscription ends, or its next period begins with a draft of an invoice. */
export function renewSubscription(world: World, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, 'cancellation_requested')
    return
  }
  enterPhase(world, subscription)
  const item = subscription.items.data[0]!
  const periodStart = item.current_period_start
  change(world, 'customer.subscription.updated', subscription, () => {
    item.current_period_start = item.current_period_end
    item.current_period_end = periodEnd(subscription.billing_cycle_anchor, item.current_period_start, item.price)
    if (subscription.status === 'trialing') subscription.status = 'active'
    const isKept = subscription.status === 'unpaid' || subscription.pause_collection?.behavior === 'keep_as_draft'
    const finalizesAt = isKept ? null : world.now + DRAFT_SECONDS
    const of = { reason: 'subscription_cycle', finalizesAt, billsPeriod: true, periodStart } as const
    emit(world, 'invoice.created', draftInvoice(world, subscription, of))
  })
}

/** The hour of a draft is over: it is finalized and collected, or closed while collection is paused. */
export function advanceDraft(world: World, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const paused = subscription.pause_collection?.behavior
  finalizeInvoice(world, invoice)
  if (paused === 'void') closeInvoice(world, invoice, 'void')
  else if (paused === 'mark_uncollectible') closeInvoice(world, invoice, 'uncollectible')
  else collectInvoice(world, invoice)
}
