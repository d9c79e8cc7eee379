import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { idOf } from '../kinds.ts'
import { planOf } from '../objects/price.ts'
import { makeSchedule } from '../objects/schedule.ts'
import type { World } from '../world.ts'
import { periodEnd } from './period.ts'

/** Plans another price from the end of the period on, as the portal does for a downgrade: by a schedule of two phases. */
export function scheduleChange(world: World, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = subscription.items.data[0]!
  const { current_period_start: start, current_period_end: end } = item
  const quantity = item.quantity!
  releaseSchedule(world, subscription)
  const schedule = makeSchedule(world, subscription, [
    { price: item.price.id, quantity, start, end },
    { price: price.id, quantity, start: end, end: periodEnd(subscription.billing_cycle_anchor, end, price) },
  ])
  emit(world, 'subscription_schedule.created', schedule)
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.schedule = schedule.id
  })
}

/** Takes the schedule off a subscription, which goes on with its price of now. */
export function releaseSchedule(world: World, subscription: Stripe.Subscription): void {
  const schedule = subscription.schedule && world.get('subscription_schedule', idOf(subscription.schedule))
  if (!schedule) return
  schedule.status = 'released'
  schedule.released_at = world.now
  schedule.released_subscription = subscription.id
  schedule.subscription = null
  schedule.current_phase = null
  emit(world, 'subscription_schedule.released', schedule)
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.schedule = null
  })
}

/** At the end of a period: the next phase of the schedule, or its end after the last one. */
export function enterPhase(world: World, subscription: Stripe.Subscription): void {
  const schedule = subscription.schedule && world.get('subscription_schedule', idOf(subscription.schedule))
  if (!schedule) return
  const phase = schedule.phases.find(({ start_date }) => start_date === world.now)
  if (!phase) {
    releaseSchedule(world, subscription)
    return
  }
  const price = world.get('price', idOf(phase.items[0]!.price))
  change(world, 'subscription_schedule.updated', schedule, () => {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date }
  })
  change(world, 'customer.subscription.updated', subscription, () => {
    const item = subscription.items.data[0]!
    item.price = price
    item.plan = planOf(price)
  })
}
