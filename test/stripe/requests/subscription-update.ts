import type Stripe from 'stripe'
import { z } from 'zod'
import { changePlan } from '../billing/plan-change.ts'
import { setTrialEnd } from '../billing/subscriptions.ts'
import { change } from '../events.ts'
import { invalid, Unknown } from '../failure.ts'
import { changeMetadata, flag, integer, metadataChange, only, type ShapeOf, text, unsettable } from '../http/route.ts'
import { uncancel } from '../people/portal.ts'
import type { World } from '../world.ts'

export const updateShape = {
  items: z
    .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer.optional() }))
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: unsettable(z.union([integer, z.enum(['min_period_end', 'max_period_end'])])).optional(),
  cancellation_details: z.strictObject({ comment: unsettable(text).optional() }).optional(),
  pause_collection: unsettable(
    z.strictObject({
      behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
      resumes_at: integer.optional(),
    }),
  ).optional(),
  trial_end: z.union([only('now'), integer]).optional(),
  description: unsettable(text).optional(),
  metadata: metadataChange.optional(),
} satisfies ShapeOf<Stripe.SubscriptionUpdateParams>
type UpdateParams = z.output<z.ZodObject<typeof updateShape>>

/** Changes a subscription. The plan changes last, since it may be invoiced with the rest. */
export function updateSubscription(world: World, of: UpdateParams, id: string): Stripe.Subscription {
  const subscription = world.get('subscription', id)
  check(subscription, of)
  const apply = () => {
    setCancellation(world, subscription, of)
    if (of.cancellation_details?.comment !== undefined)
      subscription.cancellation_details!.comment = of.cancellation_details.comment
    if (of.pause_collection !== undefined) subscription.pause_collection = pauseOf(of.pause_collection)
    if (of.description !== undefined) subscription.description = of.description
    if (of.metadata !== undefined) changeMetadata(subscription.metadata, of.metadata)
  }
  if (of.items) {
    const [item] = of.items
    const now = subscription.items.data[0]!
    const price = item!.price ? world.get('price', item!.price, 'items[0][price]') : now.price
    const quantity = item!.quantity ?? now.quantity!
    const proration = of.proration_behavior ?? 'create_prorations'
    const failsIfDeclined = of.payment_behavior === 'error_if_incomplete'
    changePlan(world, subscription, { price, quantity, proration, failsIfDeclined }, apply)
  } else change(world, 'customer.subscription.updated', subscription, apply)
  if (of.trial_end !== undefined) setTrialEnd(world, subscription, of.trial_end === 'now' ? world.now : of.trial_end)
  return subscription
}

function check(subscription: Stripe.Subscription, of: UpdateParams): void {
  const { items, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = of
  if (subscription.status === 'canceled') {
    const isAllowed = Object.keys(of).every((key) => key === 'metadata' || key === 'cancellation_details')
    if (!isAllowed) throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (items && (items.length !== 1 || items[0]!.id !== subscription.items.data[0]!.id))
    throw new Unknown('Another item than the one of the subscription.', { param: 'items' })
  if (items && subscription.schedule) throw new Unknown('A change of items under a schedule.', { param: 'items' })
  if (cancelAt !== undefined && atPeriodEnd !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (subscription.schedule && (cancelAt !== undefined || atPeriodEnd !== undefined))
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
}

function setCancellation(world: World, subscription: Stripe.Subscription, of: UpdateParams): void {
  const end = subscription.items.data[0]!.current_period_end
  if (of.cancel_at === null || of.cancel_at_period_end === false) uncancel(subscription)
  if (of.cancel_at_period_end || of.cancel_at) {
    subscription.cancel_at_period_end = of.cancel_at_period_end ?? false
    subscription.cancel_at = typeof of.cancel_at === 'number' ? of.cancel_at : end
    subscription.canceled_at = world.now
    subscription.cancellation_details!.reason = 'cancellation_requested'
  }
}

const pauseOf = (of: UpdateParams['pause_collection'] | null): Stripe.Subscription.PauseCollection | null =>
  of ? { behavior: of.behavior, resumes_at: of.resumes_at ?? null } : null
