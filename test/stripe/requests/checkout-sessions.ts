import type Stripe from 'stripe'
import { z } from 'zod'
import { created, isWithin, page, paging } from '../http/page.ts'
import { type Route, route, type ShapeOf, text } from '../http/route.ts'
import { expireSession } from '../people/payer.ts'
import { createSession, createShape } from './checkout-create.ts'

export const CHECKOUT_SESSIONS: readonly Route[] = [
  route('POST', '/v1/checkout/sessions', createShape, createSession),
  route('GET', '/v1/checkout/sessions/:id', {}, (world, _, id) => world.get('checkout.session', id)),
  route('POST', '/v1/checkout/sessions/:id/expire', {}, (world, _, id) => expireSession(world, id)),
  route('GET', '/v1/checkout/sessions/:id/line_items', paging, (world, of, id) => {
    world.get('checkout.session', id)
    return page(`/v1/checkout/sessions/${id}/line_items`, world.orders.get(id)!.lines, of)
  }),
  route(
    'GET',
    '/v1/checkout/sessions',
    {
      ...paging,
      ...created,
      customer: text.optional(),
      payment_intent: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    } satisfies ShapeOf<Stripe.Checkout.SessionListParams>,
    (world, of) => {
      const found = world
        .all('checkout.session')
        .filter((session) => !of.customer || session.customer === of.customer)
        .filter((session) => !of.payment_intent || session.payment_intent === of.payment_intent)
        .filter((session) => !of.subscription || session.subscription === of.subscription)
        .filter((session) => !of.status || session.status === of.status)
        .filter((session) => isWithin(session.created, of.created))
      return page('/v1/checkout/sessions', found, of)
    },
  ),
]
