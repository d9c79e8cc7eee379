import type Stripe from 'stripe'
import type { World } from '../world.ts'

export interface CustomerOf {
  email?: string | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  phone?: string | null | undefined
  metadata?: Stripe.Metadata | undefined
}

/** A customer, added to the world. */
export function makeCustomer(world: World, of: CustomerOf): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: world.newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: of.description ?? null,
    discount: null,
    email: of.email ?? null,
    invoice_prefix: world.newId('P').slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: of.metadata ?? {},
    name: of.name ?? null,
    next_invoice_sequence: 1,
    phone: of.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  return world.add('customer', customer)
}

export interface Cardholder {
  /** Null for a payer who is no customer. */
  id: string | null
  email: string | null
  name?: string | null
}

/** A card of a customer or of another payer, added to the world. */
export function makeCard(world: World, holder: Cardholder): Stripe.PaymentMethod {
  const card: Stripe.PaymentMethod = {
    id: world.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: holder.email, name: holder.name ?? null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(world.now * 1000).getUTCFullYear() + 5,
      fingerprint: 'standinfingerpri',
      funding: 'credit',
      generated_from: null,
      last4: '4242',
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now,
    customer: holder.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  return world.add('payment_method', card)
}
