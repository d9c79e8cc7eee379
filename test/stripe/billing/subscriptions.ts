import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { invalid, Unknown } from '../failure.ts'
import { makeSubscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { advanceNow, billNow } from './bill-now.ts'
import { resumeSubscription } from './collection.ts'
import { draftInvoice } from './invoices.ts'
import { cardOf } from './payment.ts'
import { periodEnd } from './period.ts'
import { chargeRest, creditRest } from './proration.ts'

const DAY_SECONDS = 86_400

export interface StartOf {
  customer: Stripe.Customer
  price: Stripe.Price
  quantity: number
  metadata: Stripe.Metadata
  description: string | null
  trialDays: number
}

/** A subscription that begins now, with its first invoice paid. A trial begins with an invoice of nothing. */
export function startSubscription(world: World, of: StartOf): Stripe.Subscription {
  const isTrial = of.trialDays > 0
  const subscription = makeSubscription(world, {
    ...of,
    card: cardOf(world, of.customer).id,
    status: isTrial ? 'trialing' : 'active',
    periodEnd: isTrial ? world.now + of.trialDays * DAY_SECONDS : periodEnd(world.now, world.now, of.price),
  })
  of.customer.currency ??= of.price.currency
  const first = { reason: 'subscription_create', finalizesAt: null, billsPeriod: true } as const
  const invoice = draftInvoice(world, subscription, first)
  emit(world, 'customer.subscription.created', subscription)
  advanceNow(world, invoice)
  return subscription
}

/** Sets the end of a trial: in the future for a longer one, or now to end it. */
export function setTrialEnd(world: World, subscription: Stripe.Subscription, end: number): void {
  const item = subscription.items.data[0]!
  const isOver = end <= world.now
  if (isOver && subscription.status !== 'trialing')
    throw invalid('The subscription is not in a trial.', { param: 'trial_end' })
  if (!isOver && !['trialing', 'active'].includes(subscription.status))
    throw new Unknown('A trial of a subscription that is neither active nor trialing.', { param: 'trial_end' })
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.trial_start ??= world.now
    subscription.trial_end = Math.max(end, world.now)
    subscription.billing_cycle_anchor = subscription.trial_end
    subscription.status = isOver ? 'active' : 'trialing'
    item.current_period_start = isOver ? world.now : subscription.trial_start
    item.current_period_end = isOver ? periodEnd(world.now, world.now, item.price) : end
  })
  world.toldTrials.delete(subscription.id)
  if (isOver) billNow(world, subscription, 'subscription_update', 'period')
}

/** Pauses a subscription: no invoice and no new period until it resumes. */
export function pauseSubscription(world: World, subscription: Stripe.Subscription, credits: boolean): void {
  if (subscription.status !== 'active')
    throw invalid(`You cannot pause a subscription with status ${subscription.status}.`)
  if (subscription.schedule) throw invalid('You cannot pause a subscription with an attached schedule.')
  if (credits) creditRest(world, subscription)
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.status = 'paused'
    subscription.status_details = {
      paused: { subscription: { type: 'pause_requested' }, transitioned_at: world.now, type: 'subscription' },
    }
  })
  emit(world, 'customer.subscription.paused', subscription)
}

/**
 * Resumes a paused subscription: from now on with a new period, once its invoice is paid; or unchanged in the period of
 * before, whose rest the next invoice may charge.
 */
export function startResume(
  world: World,
  subscription: Stripe.Subscription,
  anchor: 'now' | 'unchanged',
  charges: boolean,
): void {
  if (subscription.status !== 'paused') throw invalid('You can only resume a paused subscription.')
  const item = subscription.items.data[0]!
  if (anchor === 'unchanged') {
    if (item.current_period_end <= world.now)
      throw new Unknown('Resuming with the anchor unchanged after the end of the period.', {
        param: 'billing_cycle_anchor',
      })
    if (charges) chargeRest(world, subscription, item.price, item.quantity!)
    resumeSubscription(world, subscription)
    return
  }
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.billing_cycle_anchor = world.now
    item.current_period_start = world.now
    item.current_period_end = periodEnd(world.now, world.now, item.price)
  })
  billNow(world, subscription, 'subscription_update', 'period')
}
