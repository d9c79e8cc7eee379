import type Stripe from 'stripe'
import type { World } from '../world.ts'

/** A session of the customer portal, added to the world. */
export function makePortalSession(world: World, customer: string, returnUrl: string | null, locale: string | null) {
  const id = world.newId('bps')
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: 'bpc_standin',
    created: world.now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `https://billing.stripe.com/p/session/${id}`,
  }
  return world.add('billing_portal.session', session)
}
