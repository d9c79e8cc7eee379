import type Stripe from 'stripe'
import { z } from 'zod'
import { invalid } from '../failure.ts'
import { created, isWithin, page, paging } from '../http/page.ts'
import { integer, metadata, type Route, route, type ShapeOf, text } from '../http/route.ts'
import { idOf } from '../kinds.ts'
import { refundCharge } from '../people/operator.ts'
import type { World } from '../world.ts'

const ofPayment = { ...paging, ...created, charge: text.optional(), payment_intent: text.optional() } satisfies ShapeOf<
  Stripe.RefundListParams & Stripe.DisputeListParams
>

export const PAYMENTS: readonly Route[] = [
  route('GET', '/v1/payment_intents/:id', {}, (world, _, id) => world.get('payment_intent', id)),
  route('GET', '/v1/payment_intents', { ...paging, ...created, customer: text.optional() }, (world, of) => {
    const found = world
      .all('payment_intent')
      .filter(({ customer }) => !of.customer || customer === of.customer)
      .filter((intent) => isWithin(intent.created, of.created))
    return page('/v1/payment_intents', found, of)
  }),
  route('GET', '/v1/charges/:id', {}, (world, _, id) => world.get('charge', id)),
  route(
    'GET',
    '/v1/charges',
    { ...paging, ...created, customer: text.optional(), payment_intent: text.optional() },
    (world, of) => {
      const found = world
        .all('charge')
        .filter(({ customer }) => !of.customer || customer === of.customer)
        .filter((charge) => !of.payment_intent || charge.payment_intent === of.payment_intent)
        .filter((charge) => isWithin(charge.created, of.created))
      return page('/v1/charges', found, of)
    },
  ),
  route(
    'POST',
    '/v1/refunds',
    {
      charge: text.optional(),
      payment_intent: text.optional(),
      amount: integer.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    } satisfies ShapeOf<Stripe.RefundCreateParams>,
    (world, { charge, payment_intent: intent, amount, reason, metadata: kept }) =>
      refundCharge(world, charge ?? chargeOf(world, intent), {
        ...(amount !== undefined && { amount }),
        ...(reason && { reason }),
        ...(kept && { metadata: kept }),
      }),
  ),
  route('GET', '/v1/refunds/:id', {}, (world, _, id) => world.get('refund', id)),
  route('GET', '/v1/refunds', ofPayment, (world, of) => page('/v1/refunds', filtered(world.all('refund'), of), of)),
  route('GET', '/v1/disputes/:id', {}, (world, _, id) => world.get('dispute', id)),
  route('GET', '/v1/disputes', ofPayment, (world, of) => page('/v1/disputes', filtered(world.all('dispute'), of), of)),
]

const filtered = <T extends { charge: unknown; payment_intent: unknown; created: number }>(
  all: readonly T[],
  of: { charge?: string | undefined; payment_intent?: string | undefined; created?: Parameters<typeof isWithin>[1] },
): T[] =>
  all
    .filter(({ charge }) => !of.charge || charge === of.charge)
    .filter(({ payment_intent }) => !of.payment_intent || payment_intent === of.payment_intent)
    .filter((object) => isWithin(object.created, of.created))

function chargeOf(world: World, intent: string | undefined): string {
  if (!intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  const { latest_charge: charge } = world.get('payment_intent', intent, 'payment_intent')
  if (!charge) throw invalid(`This PaymentIntent (${intent}) does not have a successful charge to refund.`)
  return idOf(charge)
}
