import type Stripe from 'stripe'
import { z } from 'zod'
import { releaseSchedule } from '../billing/schedules.ts'
import { invalid, missing } from '../failure.ts'
import { created, isWithin, page, paging } from '../http/page.ts'
import { type Route, route, type ShapeOf, text } from '../http/route.ts'
import { idOf } from '../kinds.ts'
import { makePortalSession } from '../objects/portal-session.ts'

export const OTHERS: readonly Route[] = [
  route(
    'POST',
    '/v1/billing_portal/sessions',
    {
      customer: text,
      return_url: z.url().optional(),
      locale: text.optional(),
    } satisfies ShapeOf<Stripe.BillingPortal.SessionCreateParams>,
    (world, of) => {
      const { id } = world.get('customer', of.customer, 'customer')
      return makePortalSession(world, id, of.return_url ?? null, of.locale ?? null)
    },
  ),
  route('GET', '/v1/subscription_schedules/:id', {}, (world, _, id) => world.get('subscription_schedule', id)),
  route('POST', '/v1/subscription_schedules/:id/release', {}, (world, _, id) => {
    const schedule = world.get('subscription_schedule', id)
    if (!schedule.subscription) throw invalid(`You cannot release a subscription schedule that is ${schedule.status}.`)
    releaseSchedule(world, world.get('subscription', idOf(schedule.subscription)))
    return schedule
  }),
  route('GET', '/v1/events/:id', {}, (world, _, id) => {
    const event = world.events.find((each) => each.id === id)
    if (!event) throw missing('event', id, 'id')
    return event
  }),
  route(
    'GET',
    '/v1/events',
    {
      ...paging,
      ...created,
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    } satisfies ShapeOf<Stripe.EventListParams>,
    (world, of) => {
      const found = world.events
        .filter(({ type }) => !of.type || isOfType(type, of.type))
        .filter(({ type }) => !of.types || of.types.includes(type))
        .filter((event) => isWithin(event.created, of.created))
      return page('/v1/events', found, of)
    },
  ),
]

/** A type may end in a star, as in `invoice.*`. */
const isOfType = (type: string, asked: string): boolean =>
  asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : type === asked
