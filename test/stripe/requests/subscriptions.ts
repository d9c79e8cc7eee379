import type Stripe from 'stripe'
import { z } from 'zod'
import { endSubscription, liveSubscription } from '../billing/cancellation.ts'
import { pauseSubscription, startResume } from '../billing/subscriptions.ts'
import { Unknown } from '../failure.ts'
import { created, isWithin, page, paging } from '../http/page.ts'
import { only, type Route, route, type ShapeOf, text, unsettable } from '../http/route.ts'
import { updateShape, updateSubscription } from './subscription-update.ts'

const STATUSES = ['active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'trialing', 'paused']

export const SUBSCRIPTIONS: readonly Route[] = [
  route('GET', '/v1/subscriptions/:id', {}, (world, _, id) => world.get('subscription', id)),
  route('POST', '/v1/subscriptions/:id', updateShape, updateSubscription),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    {
      invoice_now: only('false').optional(),
      prorate: only('false').optional(),
      cancellation_details: z.strictObject({ comment: unsettable(text).optional() }).optional(),
    } satisfies ShapeOf<Stripe.SubscriptionCancelParams>,
    (world, of, id) => {
      const subscription = liveSubscription(world, id)
      const comment = of.cancellation_details?.comment
      if (comment !== undefined) subscription.cancellation_details!.comment = comment
      endSubscription(world, subscription, 'cancellation_requested')
      return subscription
    },
  ),
  route(
    'POST',
    '/v1/subscriptions/:id/pause',
    {
      type: only('subscription').optional(),
      invoicing_behavior: only('pending_invoice_item').optional(),
      bill_for: z
        .strictObject({ unused_time_from: z.strictObject({ type: z.enum(['now', 'none']) }).optional() })
        .optional(),
    } satisfies ShapeOf<Stripe.SubscriptionPauseParams>,
    (world, of, id) => {
      const subscription = liveSubscription(world, id)
      pauseSubscription(world, subscription, of.bill_for?.unused_time_from?.type !== 'none')
      return subscription
    },
  ),
  route(
    'POST',
    '/v1/subscriptions/:id/resume',
    {
      billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
      payment_behavior: z.enum(['resume_on_payment_success', 'resume_on_payment_attempt']).optional(),
      proration_behavior: z.enum(['create_prorations', 'none']).optional(),
    } satisfies ShapeOf<Stripe.SubscriptionResumeParams>,
    (world, of, id) => {
      const subscription = liveSubscription(world, id)
      const anchor = of.billing_cycle_anchor?.type ?? 'now'
      if (anchor === 'now' && of.payment_behavior !== 'resume_on_payment_success')
        throw new Unknown('Resuming before the payment.', { param: 'payment_behavior' })
      startResume(world, subscription, anchor, of.proration_behavior !== 'none')
      return subscription
    },
  ),
  route(
    'GET',
    '/v1/subscriptions',
    {
      ...paging,
      ...created,
      customer: text.optional(),
      price: text.optional(),
      status: z.enum(['all', 'ended', ...STATUSES]).optional(),
    } satisfies ShapeOf<Stripe.SubscriptionListParams>,
    (world, of) => {
      const found = world
        .all('subscription')
        .filter(({ customer }) => !of.customer || customer === of.customer)
        .filter(({ items }) => !of.price || items.data[0]!.price.id === of.price)
        .filter(({ status }) => isAsked(status, of.status))
        .filter((subscription) => isWithin(subscription.created, of.created))
      return page('/v1/subscriptions', found, of)
    },
  ),
]

/** Without a status Stripe leaves out the canceled ones. */
const isAsked = (status: string, asked: string | undefined): boolean => {
  const isEnded = status === 'canceled' || status === 'incomplete_expired'
  if (asked === 'all') return true
  if (asked === 'ended') return isEnded
  return asked === undefined ? status !== 'canceled' : status === asked
}
