import type Stripe from 'stripe'
import type { World } from '../world.ts'

export interface SessionOf {
  mode: 'payment' | 'subscription'
  amount: number
  currency: string
  customer: Stripe.Customer | null
  email: string | null
  clientReferenceId: string | null
  metadata: Stripe.Metadata
  successUrl: string
  cancelUrl: string | null
  expiresAt: number
  locale: string | null
}

/** An open checkout session, added to the world. */
export function makeSession(world: World, of: SessionOf): Stripe.Checkout.Session {
  const id = world.newId('cs_test')
  const isPayment = of.mode === 'payment'
  const email = of.customer?.email ?? of.email
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: of.amount,
    amount_total: of.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: of.cancelUrl,
    client_reference_id: of.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.now,
    currency: of.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: of.customer?.id ?? null,
    customer_account: null,
    customer_creation: of.customer ? null : isPayment ? 'if_required' : 'always',
    customer_details: email ? customerDetails(email, of.customer?.name ?? null) : null,
    customer_email: of.email,
    discounts: [],
    expires_at: of.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isPayment ? NO_INVOICE : null,
    livemode: false,
    locale: of.locale,
    managed_payments: { enabled: false },
    metadata: of.metadata,
    mode: of.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: of.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    wallet_options: null,
  }
  return world.add('checkout.session', session)
}

/** What the payer filled in. */
export const customerDetails = (email: string, name: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
})

const NO_INVOICE: Stripe.Checkout.Session.InvoiceCreation = {
  enabled: false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: null,
    metadata: {},
    rendering_options: null,
  },
}

/** A line of a checkout session. */
export const makeLine = (world: World, price: Stripe.Price, quantity: number): Stripe.LineItem => ({
  id: world.newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: price.unit_amount! * quantity,
  amount_tax: 0,
  amount_total: price.unit_amount! * quantity,
  currency: price.currency,
  description: world.get('product', price.product as string).name,
  metadata: {},
  price,
  quantity,
})
