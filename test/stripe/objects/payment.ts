import type Stripe from 'stripe'
import type { World } from '../world.ts'

export interface PaymentOf {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Stripe.Metadata
}

/** A payment intent that waits for a payment method, added to the world. */
export function makeIntent(world: World, of: PaymentOf): Stripe.PaymentIntent {
  const id = world.newId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: of.amount,
    amount_capturable: 0,
    amount_details: {},
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_standin`,
    confirmation_method: 'automatic',
    created: world.now,
    currency: of.currency,
    customer: of.customer,
    customer_account: null,
    description: of.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: of.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  return world.add('payment_intent', intent)
}

/** The charge of one attempt to pay an intent, added to the world. */
export function makeCharge(world: World, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod, paid: boolean) {
  const charge: Stripe.Charge = {
    id: world.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? world.newId('txn') : null,
    billing_details: { ...card.billing_details },
    calculated_statement_descriptor: 'STANDIN',
    captured: paid,
    created: world.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: paid ? null : 'try_again_later',
      network_advice_code: null,
      network_decline_code: paid ? null : '05',
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: paid ? null : 'generic_decline',
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: { type: 'card', card: cardDetails(intent.amount, card.card!) },
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
  return world.add('charge', charge)
}

const cardDetails = (amount: number, card: Stripe.PaymentMethod.Card): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: null,
  brand: card.brand,
  checks: card.checks,
  country: card.country,
  electronic_commerce_indicator: null,
  exp_month: card.exp_month,
  exp_year: card.exp_year,
  fingerprint: card.fingerprint ?? null,
  funding: card.funding,
  installments: null,
  last4: card.last4,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
})
