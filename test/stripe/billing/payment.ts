import type Stripe from 'stripe'
import { emit } from '../events.ts'
import { idOf } from '../kinds.ts'
import { makeCard } from '../objects/customer.ts'
import { makeCharge, makeIntent, type PaymentOf } from '../objects/payment.ts'
import type { World } from '../world.ts'

/** A new payment intent, with its event. */
export function createIntent(world: World, of: PaymentOf): Stripe.PaymentIntent {
  const intent = makeIntent(world, of)
  emit(world, 'payment_intent.created', intent)
  return intent
}

/** The card of a customer. The first use attaches one. */
export function cardOf(world: World, customer: Stripe.Customer): Stripe.PaymentMethod {
  const known = world.all('payment_method').findLast((card) => card.customer === customer.id)
  if (known) return known
  const card = makeCard(world, customer)
  emit(world, 'payment_method.attached', card)
  return card
}

/** One attempt to pay an intent by a card. False if the card is declined. */
export function attemptPayment(world: World, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod): boolean {
  const isPaid = !(intent.customer && world.declined.has(idOf(intent.customer)))
  const charge = makeCharge(world, intent, card, isPaid)
  intent.latest_charge = charge.id
  if (isPaid) {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.payment_method = card.id
    intent.last_payment_error = null
    emit(world, 'charge.succeeded', charge)
    emit(world, 'payment_intent.succeeded', intent)
  } else {
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      charge: charge.id,
      message: 'Your card was declined.',
      payment_method: card,
    }
    emit(world, 'charge.failed', charge)
    emit(world, 'payment_intent.payment_failed', intent)
  }
  return isPaid
}
