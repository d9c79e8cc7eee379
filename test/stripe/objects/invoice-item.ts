import Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'

export interface ProrationOf {
  amount: number
  description: string
  price: Stripe.Price
  end: number
}

/** A credit or a debit for the rest of a period, which waits for the next invoice. Added to the world. */
export function makeProration(world: World, subscription: Stripe.Subscription, of: ProrationOf): Stripe.InvoiceItem {
  const item: Stripe.InvoiceItem = {
    id: world.newId('ii'),
    object: 'invoiceitem',
    amount: of.amount,
    currency: subscription.currency,
    customer: idOf(subscription.customer),
    customer_account: null,
    date: world.now,
    description: of.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      subscription_details: { subscription: subscription.id, subscription_item: subscription.items.data[0]!.id },
      type: 'subscription_details',
    },
    period: { start: world.now, end: of.end },
    pricing: {
      price_details: { price: of.price.id, product: idOf(of.price.product) },
      type: 'price_details',
      unit_amount_decimal: of.price.unit_amount_decimal,
    },
    proration: true,
    proration_details: { credited_items: null, discount_amounts: [] },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    tax_rates: [],
    test_clock: null,
  }
  return world.add('invoiceitem', item)
}
