import type Stripe from 'stripe'
import { endSubscription } from './billing/cancellation.ts'
import { collectInvoice } from './billing/collection.ts'
import { advanceDraft, renewSubscription } from './billing/renewal.ts'
import { change, emit } from './events.ts'
import { idOf } from './kinds.ts'
import { expireSession } from './people/payer.ts'
import type { World } from './world.ts'

const DAY_SECONDS = 86_400
/** Stripe tells of the end of a trial three days before. */
const TRIAL_NOTICE_SECONDS = 3 * DAY_SECONDS
/** More than decades of a few subscriptions need. */
const STEPS_MAX = 100_000

/** Something that Stripe does at an instant without being asked. */
interface Due {
  at: number
  act(): void
}

/** Moves the time of the world on. What is due meanwhile happens in its order, each at its own instant. */
export function advanceTo(world: World, until: number): void {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const next = dues(world).reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null)
    if (!next || next.at > until) {
      world.now = Math.max(world.now, until)
      return
    }
    world.now = Math.max(world.now, next.at)
    next.act()
  }
  throw new Error(`More than ${STEPS_MAX} steps until ${new Date(until * 1000).toISOString()}.`)
}

const dues = (world: World): Due[] => [
  ...world.all('checkout.session').flatMap((session) => ofSession(world, session)),
  ...world.all('invoice').flatMap((invoice) => ofInvoice(world, invoice)),
  ...world.all('subscription').flatMap((subscription) => ofSubscription(world, subscription)),
]

const ofSession = (world: World, session: Stripe.Checkout.Session): Due[] =>
  session.status === 'open' ? [{ at: session.expires_at, act: () => expireSession(world, session.id) }] : []

function ofInvoice(world: World, invoice: Stripe.Invoice): Due[] {
  const subscription = world.get('subscription', idOf(invoice.parent!.subscription_details!.subscription))
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null)
    return [{ at: invoice.automatically_finalizes_at, act: () => advanceDraft(world, invoice, subscription) }]
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    return [{ at: invoice.next_payment_attempt, act: () => collectInvoice(world, invoice) }]
  return []
}

/** The states in which a subscription goes from one period to the next. */
const RUNNING: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid']

function ofSubscription(world: World, subscription: Stripe.Subscription): Due[] {
  if (subscription.status === 'canceled') return []
  const found: Due[] = []
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, pause_collection: pause } = subscription
  const resumesAt = pause?.resumes_at
  if (resumesAt) found.push({ at: resumesAt, act: () => collectAgain(world, subscription) })
  if (subscription.status === 'trialing' && !world.toldTrials.has(subscription.id))
    found.push({ at: subscription.trial_end! - TRIAL_NOTICE_SECONDS, act: () => tellTrialEnd(world, subscription) })
  if (cancelAt !== null && !atPeriodEnd)
    found.push({ at: cancelAt, act: () => endSubscription(world, subscription, 'cancellation_requested') })
  if (RUNNING.includes(subscription.status)) {
    const at = subscription.items.data[0]!.current_period_end
    found.push({ at, act: () => renewSubscription(world, subscription) })
  }
  return found
}

function tellTrialEnd(world: World, subscription: Stripe.Subscription): void {
  world.toldTrials.add(subscription.id)
  emit(world, 'customer.subscription.trial_will_end', subscription)
}

/** The end of a pause of the collection. */
const collectAgain = (world: World, subscription: Stripe.Subscription): void =>
  change(world, 'customer.subscription.updated', subscription, () => {
    subscription.pause_collection = null
  })
