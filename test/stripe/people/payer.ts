import type Stripe from 'stripe'
import { attemptPayment, createIntent } from '../billing/payment.ts'
import { startSubscription } from '../billing/subscriptions.ts'
import { emit } from '../events.ts'
import { invalid } from '../failure.ts'
import { idOf } from '../kinds.ts'
import { customerDetails } from '../objects/checkout-session.ts'
import { makeCard, makeCustomer } from '../objects/customer.ts'
import type { World } from '../world.ts'

const PAYER = { email: 'payer@example.com', name: 'Pat Payer' }

/** The payer fills in the page of a checkout session and pays. With a declined card the session stays open. */
export function completeSession(world: World, id: string): Stripe.Checkout.Session {
  const session = openSession(world, id)
  const customer = session.customer ? world.get('customer', idOf(session.customer)) : newPayer(world, session)
  const isPaid = session.mode === 'payment' ? payOnce(world, session, customer) : subscribe(world, session, customer!)
  if (!isPaid) return session
  session.status = 'complete'
  session.url = null
  const email = customer?.email ?? session.customer_email ?? PAYER.email
  session.customer_details = customerDetails(email, customer?.name ?? PAYER.name)
  emit(world, 'checkout.session.completed', session)
  return session
}

/** A session expires: after its time, by a request, or by a test. */
export function expireSession(world: World, id: string): Stripe.Checkout.Session {
  const session = openSession(world, id)
  session.status = 'expired'
  session.url = null
  emit(world, 'checkout.session.expired', session)
  return session
}

function openSession(world: World, id: string): Stripe.Checkout.Session {
  const session = world.get('checkout.session', id)
  if (session.status === 'open') return session
  throw invalid(`This Checkout Session is not open. It has the status ${session.status}.`)
}

/** A payer without a customer becomes one for a subscription. A single payment stays without. */
function newPayer(world: World, session: Stripe.Checkout.Session): Stripe.Customer | null {
  if (session.customer_creation !== 'always') return null
  const customer = makeCustomer(world, { ...PAYER, ...(session.customer_email && { email: session.customer_email }) })
  emit(world, 'customer.created', customer)
  session.customer = customer.id
  return customer
}

/** The card of a single payment is not kept for the customer. */
function payOnce(world: World, session: Stripe.Checkout.Session, customer: Stripe.Customer | null): boolean {
  const { payment } = world.orders.get(session.id)!
  const known = session.payment_intent && world.get('payment_intent', idOf(session.payment_intent))
  const intent =
    known ||
    createIntent(world, {
      amount: session.amount_total!,
      currency: session.currency!,
      customer: customer?.id ?? null,
      description: payment.description,
      metadata: { ...payment.metadata },
    })
  session.payment_intent = intent.id
  if (!attemptPayment(world, intent, makeCard(world, { ...PAYER, id: null }))) return false
  session.payment_status = 'paid'
  return true
}

/** Stripe makes the subscription after the payment, so that a declined card leaves none. */
function subscribe(world: World, session: Stripe.Checkout.Session, customer: Stripe.Customer): boolean {
  const { lines, subscription: data } = world.orders.get(session.id)!
  const { price, quantity } = lines[0]!
  if (data.trialDays === 0 && world.declined.has(customer.id)) {
    const { metadata, description } = data
    const of = { amount: session.amount_total!, currency: session.currency!, customer: customer.id }
    attemptPayment(
      world,
      createIntent(world, { ...of, description, metadata }),
      makeCard(world, { ...PAYER, id: null }),
    )
    return false
  }
  const subscription = startSubscription(world, { customer, price: price!, quantity: quantity!, ...data })
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
  session.payment_status = data.trialDays > 0 ? 'no_payment_required' : 'paid'
  return true
}
