import type Stripe from 'stripe'
import type { World } from '../world.ts'

/** The connection of an invoice with the payment intent that pays it. Added to the world. */
export function makeInvoicePayment(world: World, invoice: Stripe.Invoice, intent: string): Stripe.InvoicePayment {
  const payment: Stripe.InvoicePayment = {
    id: world.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }
  return world.add('invoice_payment', payment)
}
