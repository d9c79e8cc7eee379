import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'

export interface PhaseOf {
  price: string
  quantity: number
  start: number
  end: number
}

/** The schedule with which the portal changes a plan at the end of the period. Added to the world. */
export function makeSchedule(world: World, subscription: Stripe.Subscription, phases: readonly [PhaseOf, PhaseOf]) {
  const schedule: Stripe.SubscriptionSchedule = {
    id: world.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: world.now,
    current_phase: { start_date: phases[0].start, end_date: phases[0].end },
    customer: idOf(subscription.customer),
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: phases.map((phase) => makePhase(subscription, phase)),
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  }
  return world.add('subscription_schedule', schedule)
}

const makePhase = (subscription: Stripe.Subscription, of: PhaseOf): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: subscription.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: of.end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: of.price,
      price: of.price,
      quantity: of.quantity,
      tax_rates: [],
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: of.start,
  transfer_data: null,
  trial_end: null,
})
