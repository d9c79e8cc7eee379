import type Stripe from 'stripe'
import { change } from '../events.ts'
import { Failure, Unknown } from '../failure.ts'
import { idOf } from '../kinds.ts'
import { planOf } from '../objects/price.ts'
import type { World } from '../world.ts'
import { billNow } from './bill-now.ts'
import { chargeRest, creditRest, restOfPeriod } from './proration.ts'

export interface PlanChange {
  price: Stripe.Price
  quantity: number
  proration: 'always_invoice' | 'create_prorations' | 'none'
  /** Whether a declined card refuses the change. Otherwise the subscription becomes past due. */
  failsIfDeclined: boolean
}

/** Changes the price of a subscription at once. Other changes of the same request happen in `and`. */
export function changePlan(world: World, subscription: Stripe.Subscription, of: PlanChange, and = () => {}): void {
  const item = subscription.items.data[0]!
  if (item.price.recurring!.interval !== of.price.recurring?.interval)
    throw new Unknown('A change between prices of different intervals resets the period.', { param: 'items' })
  const isSame = item.price.id === of.price.id && item.quantity === of.quantity
  const isProrated = !isSame && of.proration !== 'none' && subscription.status !== 'trialing'
  if (isProrated) {
    const due = restOfPeriod(world, item, of.price, of.quantity) - restOfPeriod(world, item, item.price, item.quantity!)
    const isDeclined = world.declined.has(idOf(subscription.customer)) && due > 0
    if (of.failsIfDeclined && of.proration === 'always_invoice' && isDeclined) throw declined()
    creditRest(world, subscription)
    chargeRest(world, subscription, of.price, of.quantity)
  }
  change(world, 'customer.subscription.updated', subscription, () => {
    item.price = of.price
    item.plan = planOf(of.price)
    item.quantity = of.quantity
    and()
  })
  if (isProrated && of.proration === 'always_invoice') billNow(world, subscription, 'subscription_update', 'prorations')
}

const declined = (): Failure =>
  new Failure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
