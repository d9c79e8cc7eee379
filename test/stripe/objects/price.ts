import Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'

/** A product, added to the world. */
export function makeProduct(world: World, name: string, metadata: Stripe.Metadata = {}): Stripe.Product {
  const product: Stripe.Product = {
    id: world.newId('prod'),
    object: 'product',
    active: true,
    created: world.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now,
    url: null,
  }
  return world.add('product', product)
}

export interface PriceOf {
  product: string
  /** In minor units. */
  amount: number
  currency: string
  /** Without it the price is paid once. */
  interval?: 'month' | 'year' | undefined
  lookupKey?: string | undefined
  metadata?: Stripe.Metadata | undefined
  /** In minor units of other currencies. */
  otherAmounts?: Readonly<Record<string, number>>
  /** False for a price that a checkout session made for itself. */
  active?: boolean | undefined
}

/** A price, added to the world. */
export function makePrice(world: World, of: PriceOf): Stripe.Price {
  const price: Stripe.Price = {
    id: world.newId('price'),
    object: 'price',
    active: of.active ?? true,
    billing_scheme: 'per_unit',
    created: world.now,
    currency: of.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: of.lookupKey ?? null,
    metadata: of.metadata ?? {},
    nickname: null,
    product: of.product,
    recurring: of.interval
      ? { interval: of.interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: of.interval ? 'recurring' : 'one_time',
    unit_amount: of.amount,
    unit_amount_decimal: Stripe.Decimal.from(of.amount),
  }
  world.currencyOptions.set(
    price.id,
    Object.fromEntries(Object.entries(of.otherAmounts ?? {}).map(([currency, amount]) => [currency, optionOf(amount)])),
  )
  return world.add('price', price)
}

const optionOf = (amount: number): Stripe.Price.CurrencyOptions => ({
  custom_unit_amount: null,
  tax_behavior: 'unspecified',
  unit_amount: amount,
  unit_amount_decimal: Stripe.Decimal.from(amount),
})

/** The plan that Stripe still shows beside the price of a subscription item. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring!.interval,
  interval_count: price.recurring!.interval_count,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: idOf(price.product),
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
