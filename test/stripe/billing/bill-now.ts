import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import type { World } from '../world.ts'
import { collectInvoice } from './collection.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'

export type BillsWhat = 'period' | 'prorations'

/** Bills the current period, or only what waits for the next invoice, at once. False if the card is declined. */
export function billNow(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  what: BillsWhat,
): boolean {
  let invoice: Stripe.Invoice
  change(world, 'customer.subscription.updated', subscription, () => {
    invoice = draftInvoice(world, subscription, { reason, finalizesAt: null, billsPeriod: what === 'period' })
  })
  return advanceNow(world, invoice!)
}

/** Tells of a new draft, finalizes and collects it at once. False if the card is declined. */
export function advanceNow(world: World, invoice: Stripe.Invoice): boolean {
  invoice.auto_advance = true
  emit(world, 'invoice.created', invoice)
  finalizeInvoice(world, invoice)
  return collectInvoice(world, invoice)
}
