import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { idOf } from '../kinds.ts'
import { makeInvoice } from '../objects/invoice.ts'
import { addLine } from '../objects/invoice-line.ts'
import { makeInvoicePayment } from '../objects/invoice-payment.ts'
import type { World } from '../world.ts'
import { createIntent } from './payment.ts'

export interface DraftOf {
  reason: Stripe.Invoice.BillingReason
  /** When Stripe finalizes it, or null if that is done at once or never. */
  finalizesAt: number | null
  /** Whether the invoice bills the current period, besides the prorations that wait. */
  billsPeriod: boolean
  /** The start of the period before, for a renewal. */
  periodStart?: number
}

/** Makes the next invoice of a subscription as a draft. The caller tells of it. */
export function draftInvoice(world: World, subscription: Stripe.Subscription, of: DraftOf): Stripe.Invoice {
  const customer = world.get('customer', idOf(subscription.customer))
  const period = { start: of.periodStart ?? world.now, end: world.now }
  const invoice = makeInvoice(world, { subscription, customer, reason: of.reason, finalizesAt: of.finalizesAt, period })
  addProrations(world, subscription, invoice)
  if (of.billsPeriod) addPeriod(world, subscription, invoice)
  subscription.latest_invoice = invoice.id
  return invoice
}

function addPeriod(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const item = subscription.items.data[0]!
  const isTrial = subscription.status === 'trialing'
  const { name } = world.get('product', idOf(item.price.product))
  addLine(world, invoice, {
    amount: isTrial ? 0 : item.price.unit_amount! * item.quantity!,
    description: isTrial ? `Trial period for ${name}` : `${item.quantity} × ${name}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    price: item.price,
    quantity: item.quantity!,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
  })
}

function addProrations(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  for (const item of world.all('invoiceitem')) {
    if (item.invoice || item.parent?.subscription_details?.subscription !== subscription.id) continue
    item.invoice = invoice.id
    addLine(world, invoice, {
      amount: item.amount,
      description: item.description!,
      period: item.period,
      price: world.get('price', idOf(item.pricing!.price_details!.price)),
      quantity: item.quantity,
      parent: {
        invoice_item_details: {
          invoice_item: item.id,
          proration: true,
          proration_details: { credited_items: null },
          subscription: subscription.id,
        },
        subscription_item_details: null,
        type: 'invoice_item_details',
      },
    })
  }
}

/** Finalizes a draft: the customer's balance is applied, and what is still due gets a payment intent. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): void {
  const customer = world.get('customer', idOf(invoice.customer!))
  const owed = invoice.total + customer.balance
  invoice.starting_balance = customer.balance
  invoice.ending_balance = Math.min(0, owed)
  invoice.amount_due = Math.max(0, owed)
  invoice.amount_remaining = invoice.amount_due
  invoice.status = 'open'
  invoice.status_transitions.finalized_at = world.now
  invoice.effective_at = world.now
  invoice.automatically_finalizes_at = null
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/${invoice.id}`
  invoice.invoice_pdf = `https://pay.stripe.com/invoice/${invoice.id}/pdf`
  change(world, 'customer.updated', customer, () => {
    customer.balance = invoice.ending_balance!
    customer.next_invoice_sequence! += 1
  })
  if (invoice.amount_due > 0) {
    const intent = createIntent(world, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: customer.id,
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: {},
    })
    makeInvoicePayment(world, invoice, intent.id)
  }
  emit(world, 'invoice.finalized', invoice)
}

/** Voids an open invoice, or writes it off. */
export function closeInvoice(world: World, invoice: Stripe.Invoice, how: 'void' | 'uncollectible'): void {
  invoice.status = how
  invoice.next_payment_attempt = null
  if (how === 'void') {
    invoice.status_transitions.voided_at = world.now
    emit(world, 'invoice.voided', invoice)
  } else {
    invoice.status_transitions.marked_uncollectible_at = world.now
    emit(world, 'invoice.marked_uncollectible', invoice)
  }
}
