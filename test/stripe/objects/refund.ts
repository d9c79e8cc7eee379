import type Stripe from 'stripe'
import type { World } from '../world.ts'

export interface RefundOf {
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Stripe.Metadata
}

/** A refund that succeeded, added to the world. */
export function makeRefund(world: World, charge: Stripe.Charge, of: RefundOf): Stripe.Refund {
  const refund: Stripe.Refund = {
    id: world.newId('re'),
    object: 'refund',
    amount: of.amount,
    balance_transaction: world.newId('txn'),
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: of.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: of.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  return world.add('refund', refund)
}
