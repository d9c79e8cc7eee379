import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { idOf } from '../kinds.ts'
import type { World } from '../world.ts'
import { endSubscription } from './cancellation.ts'
import { attemptPayment, cardOf } from './payment.ts'

const DAY_SECONDS = 86_400

/** One attempt to collect an open invoice, with what it means for the subscription. False if the card is declined. */
export function collectInvoice(world: World, invoice: Stripe.Invoice): boolean {
  const customer = world.get('customer', idOf(invoice.customer!))
  const payment = world.all('invoice_payment').find((each) => each.invoice === invoice.id)
  if (!payment) {
    settleInvoice(world, invoice)
    return true
  }
  const intent = world.get('payment_intent', idOf(payment.payment.payment_intent!))
  const isPaid = attemptPayment(world, intent, cardOf(world, customer))
  if (isPaid) {
    payment.status = 'paid'
    payment.amount_paid = payment.amount_requested
    payment.status_transitions.paid_at = world.now
    emit(world, 'invoice_payment.paid', payment)
    settleInvoice(world, invoice)
  } else failInvoice(world, invoice)
  change(world, 'customer.updated', customer, () => {
    customer.delinquent = !isPaid
  })
  return isPaid
}

function settleInvoice(world: World, invoice: Stripe.Invoice): void {
  change(world, 'invoice.updated', invoice, () => {
    if (invoice.amount_due > 0) invoice.attempt_count += 1
    invoice.attempted = true
    invoice.status = 'paid'
    invoice.status_transitions.paid_at = world.now
    invoice.amount_paid = invoice.amount_due
    invoice.amount_remaining = 0
    invoice.next_payment_attempt = null
  })
  emit(world, 'invoice.paid', invoice)
  emit(world, 'invoice.payment_succeeded', invoice)
  const subscription = waitingFor(world, invoice)
  if (!subscription) return
  if (subscription.status === 'paused') {
    resumeSubscription(world, subscription)
  } else if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    change(world, 'customer.subscription.updated', subscription, () => {
      subscription.status = 'active'
    })
  }
}

function failInvoice(world: World, invoice: Stripe.Invoice): void {
  const { retryDays, afterRetries } = world.settings
  const retry = invoice.auto_advance ? retryDays[invoice.attempt_count] : undefined
  change(world, 'invoice.updated', invoice, () => {
    invoice.attempt_count += 1
    invoice.attempted = true
    invoice.next_payment_attempt = retry === undefined ? null : world.now + retry * DAY_SECONDS
  })
  emit(world, 'invoice.payment_failed', invoice)
  const subscription = waitingFor(world, invoice)
  if (!subscription || !['active', 'past_due'].includes(subscription.status)) return
  if (retry === undefined && afterRetries === 'cancel') {
    endSubscription(world, subscription, 'payment_failed')
    return
  }
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.status = retry === undefined && afterRetries === 'unpaid' ? 'unpaid' : 'past_due'
  })
}

/** The subscription whose state depends on this invoice: only the latest one counts. */
const waitingFor = (world: World, { id, parent }: Stripe.Invoice): Stripe.Subscription | null => {
  const subscription = world.find('subscription', idOf(parent!.subscription_details!.subscription))
  return subscription?.latest_invoice === id ? subscription : null
}

/** Makes a paused subscription active. */
export function resumeSubscription(world: World, subscription: Stripe.Subscription): void {
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.status = 'active'
    delete subscription.status_details
  })
  emit(world, 'customer.subscription.resumed', subscription)
}
