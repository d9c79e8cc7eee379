import type Stripe from 'stripe'
import { listOf } from '../kinds.ts'
import type { World } from '../world.ts'
import { planOf } from './price.ts'

export interface SubscriptionOf {
  customer: Stripe.Customer
  price: Stripe.Price
  quantity: number
  card: string
  metadata: Stripe.Metadata
  description: string | null
  status: 'active' | 'trialing'
  periodEnd: number
}

/** A subscription of one price in the flexible billing mode, the default of the API version. Added to the world. */
export function makeSubscription(world: World, of: SubscriptionOf): Stripe.Subscription {
  const id = world.newId('sub')
  const isTrial = of.status === 'trialing'
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: isTrial ? of.periodEnd : world.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: world.now,
    currency: of.price.currency,
    customer: of.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: of.card,
    default_source: null,
    default_tax_rates: [],
    description: of.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [makeItem(world, id, of)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: of.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: world.now,
    status: of.status,
    test_clock: null,
    transfer_data: null,
    trial_end: isTrial ? of.periodEnd : null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: isTrial ? world.now : null,
  }
  return world.add('subscription', subscription)
}

export const makeItem = (
  world: World,
  subscription: string,
  of: Pick<SubscriptionOf, 'price' | 'quantity' | 'periodEnd'>,
): Stripe.SubscriptionItem => ({
  id: world.newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created: world.now,
  current_period_end: of.periodEnd,
  current_period_start: world.now,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(of.price),
  price: of.price,
  quantity: of.quantity,
  subscription,
  tax_rates: [],
})
