import type Stripe from 'stripe'
import { z } from 'zod'
import { created, isWithin, page, paging } from '../http/page.ts'
import { type Route, route, type ShapeOf, text } from '../http/route.ts'

export const INVOICES: readonly Route[] = [
  route('GET', '/v1/invoices/:id', {}, (world, _, id) => world.get('invoice', id)),
  route(
    'GET',
    '/v1/invoices',
    {
      ...paging,
      ...created,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    } satisfies ShapeOf<Stripe.InvoiceListParams>,
    (world, of) => {
      const found = world
        .all('invoice')
        .filter(({ customer }) => !of.customer || customer === of.customer)
        .filter(({ parent }) => !of.subscription || parent?.subscription_details?.subscription === of.subscription)
        .filter(({ status }) => !of.status || status === of.status)
        .filter((invoice) => isWithin(invoice.created, of.created))
      return page('/v1/invoices', found, of)
    },
  ),
  route('GET', '/v1/invoice_payments/:id', {}, (world, _, id) => world.get('invoice_payment', id)),
  route(
    'GET',
    '/v1/invoice_payments',
    {
      ...paging,
      ...created,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }).optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    } satisfies ShapeOf<Stripe.InvoicePaymentListParams>,
    (world, of) => {
      const intent = of.payment?.payment_intent
      const found = world
        .all('invoice_payment')
        .filter(({ invoice }) => !of.invoice || invoice === of.invoice)
        .filter(({ payment }) => !intent || payment.payment_intent === intent)
        .filter(({ status }) => !of.status || status === of.status)
        .filter((payment) => isWithin(payment.created, of.created))
      return page('/v1/invoice_payments', found, of)
    },
  ),
]
