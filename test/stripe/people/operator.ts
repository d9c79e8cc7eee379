import type Stripe from 'stripe'
import { change, emit } from '../events.ts'
import { invalid } from '../failure.ts'
import { idOf } from '../kinds.ts'
import { makeDispute } from '../objects/dispute.ts'
import { makeRefund, type RefundOf } from '../objects/refund.ts'
import { makeItem } from '../objects/subscription.ts'
import type { World } from '../world.ts'

/** A subscription has another item. It is not charged in advance. */
export function addItem(world: World, id: string, priceId: string, quantity: number): void {
  const { items } = world.get('subscription', id)
  const periodEnd = items.data[0]!.current_period_end
  items.data.push(makeItem(world, id, { price: world.get('price', priceId), quantity, periodEnd }))
}

/** A subscription that was sold in another currency than the one of its price. Its invoices are not looked at. */
export function chargeIn(world: World, id: string, currency: string): void {
  world.get('subscription', id).currency = currency
}

/** Refunds a charge: in part, or what is left of it. */
export function refundCharge(world: World, id: string, of: Partial<RefundOf> = {}): Stripe.Refund {
  const charge = world.get('charge', id, 'charge')
  const left = charge.amount_captured - charge.amount_refunded
  const amount = of.amount ?? left
  if (left === 0) throw invalid(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (amount > left || amount < 1)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  if (charge.disputed)
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  const refund = makeRefund(world, charge, { amount, reason: of.reason ?? null, metadata: of.metadata ?? {} })
  emit(world, 'refund.created', refund)
  change(world, 'charge.refunded', charge, () => {
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
  })
  return refund
}

/** The bank cannot pay a refund out: the money stays here. */
export function failRefund(world: World, id: string): Stripe.Refund {
  const refund = world.get('refund', id)
  if (refund.status !== 'succeeded') throw invalid(`Refund ${id} is ${refund.status}.`)
  const charge = world.get('charge', idOf(refund.charge!))
  change(world, 'refund.updated', refund, () => {
    refund.status = 'failed'
    refund.failure_reason = 'expired_or_canceled_card'
  })
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  emit(world, 'refund.failed', refund)
  return refund
}

/** A cardholder disputes a charge, or an amount of it. The money is withdrawn. */
export function openDispute(
  world: World,
  id: string,
  { reason = 'fraudulent', amount }: { reason?: string; amount?: number } = {},
): Stripe.Dispute {
  const charge = world.get('charge', id)
  if (charge.disputed) throw invalid(`Charge ${id} is disputed already.`)
  charge.disputed = true
  const dispute = makeDispute(world, charge, amount ?? charge.amount - charge.amount_refunded, reason)
  emit(world, 'charge.dispute.created', dispute)
  emit(world, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides a dispute. */
export function closeDispute(world: World, id: string, status: 'won' | 'lost'): Stripe.Dispute {
  const dispute = world.get('dispute', id)
  if (dispute.status !== 'needs_response') throw invalid(`Dispute ${id} is closed already.`)
  dispute.status = status
  if (status === 'won') emit(world, 'charge.dispute.funds_reinstated', dispute)
  emit(world, 'charge.dispute.closed', dispute)
  return dispute
}
