import Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'

export interface LineOf {
  amount: number
  description: string
  period: { start: number; end: number }
  price: Stripe.Price
  quantity: number
  parent: Stripe.InvoiceLineItem.Parent
}

/** Adds a line to a draft. */
export function addLine(world: World, invoice: Stripe.Invoice, of: LineOf): void {
  const line: Stripe.InvoiceLineItem = {
    id: world.newId('il'),
    object: 'line_item',
    amount: of.amount,
    currency: invoice.currency,
    description: of.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: { ...invoice.parent?.subscription_details?.metadata },
    parent: of.parent,
    period: of.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: of.price.id, product: idOf(of.price.product) },
      type: 'price_details',
      unit_amount_decimal: of.price.unit_amount_decimal,
    },
    quantity: of.quantity,
    quantity_decimal: Stripe.Decimal.from(of.quantity),
    subscription: invoice.parent!.subscription_details!.subscription,
    subtotal: of.amount,
    taxes: [],
  }
  invoice.lines.data.push(line)
  for (const field of ['subtotal', 'subtotal_excluding_tax', 'total', 'total_excluding_tax'] as const)
    invoice[field] = (invoice[field] ?? 0) + of.amount
  invoice.amount_due = Math.max(0, invoice.total)
  invoice.amount_remaining = invoice.amount_due
}
