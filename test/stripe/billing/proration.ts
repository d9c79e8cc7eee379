import type Stripe from 'stripe'
import { emit } from '../events.ts'
import { idOf } from '../kinds.ts'
import { makeProration } from '../objects/invoice-item.ts'
import type { World } from '../world.ts'

/** What the rest of the period is worth at a price, in minor units. */
export function restOfPeriod(
  world: World,
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
  quantity: number,
): number {
  const { current_period_start: start, current_period_end: end } = item
  const share = Math.max(0, end - world.now) / (end - start)
  return Math.round(price.unit_amount! * quantity * share)
}

/** Credits the rest of the period. The next invoice of the subscription has the credit. */
export function creditRest(world: World, subscription: Stripe.Subscription): void {
  const item = subscription.items.data[0]!
  addRest(world, subscription, item.price, -restOfPeriod(world, item, item.price, item.quantity!), 'Unused time on')
}

/** Charges the rest of the period at another price. The next invoice of the subscription has the charge. */
export function chargeRest(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  quantity: number,
): void {
  const item = subscription.items.data[0]!
  addRest(world, subscription, price, restOfPeriod(world, item, price, quantity), 'Remaining time on')
}

function addRest(world: World, subscription: Stripe.Subscription, price: Stripe.Price, amount: number, what: string) {
  const { name } = world.get('product', idOf(price.product))
  const end = subscription.items.data[0]!.current_period_end
  const proration = makeProration(world, subscription, { amount, description: `${what} ${name}`, price, end })
  emit(world, 'invoiceitem.created', proration)
}
