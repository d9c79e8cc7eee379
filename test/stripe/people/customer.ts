import type Stripe from 'stripe'
import { endSubscription } from '../billing/cancellation.ts'
import { emit } from '../events.ts'
import type { World } from '../world.ts'

/** Deletes a customer. Its subscriptions end at once. */
export function deleteCustomer(world: World, id: string): Stripe.DeletedCustomer {
  const customer = world.get('customer', id)
  for (const subscription of world.all('subscription')) {
    if (subscription.customer !== id || subscription.status === 'canceled') continue
    endSubscription(world, subscription, 'cancellation_requested')
  }
  emit(world, 'customer.deleted', customer)
  return world.removeCustomer(id)
}
