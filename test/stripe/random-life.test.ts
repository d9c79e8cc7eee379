import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { type Random, randomOf } from '../generated/random.ts'
import { FULL } from '../support/full-form.ts'
import { Failure } from './failure.ts'
import type { Kind } from './kinds.ts'
import { openShop, type Shop } from './shop.ts'

const STEPS = 60
const SEEDS = Array.from({ length: FULL ? 25 : 5 }, (_, index) => index + 1)

/** The objects whose every change has an event. */
const TOLD: readonly Kind[] = [
  'customer',
  'checkout.session',
  'subscription',
  'subscription_schedule',
  'invoice',
  'payment_intent',
  'refund',
  'dispute',
]

test.each(SEEDS)('in random life %i the last event of each object has its present state', async (seed) => {
  const random = randomOf(seed)
  const shop = await openShop({ afterRetries: random.pick(['cancel', 'unpaid', 'past_due'] as const) })
  const { stripe } = shop
  for (let count = 0; count < 3; count += 1)
    await shop.subscribe(random.pick([shop.entry, shop.high]), 20 * random.below(2))
  for (let step = 0; step < STEPS; step += 1) await act(shop, random)

  const told = new Map(stripe.events().map(({ data }) => [(data.object as { id: string }).id, data.object]))
  for (const kind of TOLD)
    for (const object of stripe.all(kind)) {
      const isOpenSession = object.object === 'checkout.session' && object.status === 'open'
      if (!isOpenSession) expect(told.get(object.id), `${kind} ${object.id}`).toEqual(object)
    }

  const times = stripe.events().map(({ created }) => created)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const charged = sum(stripe.all('charge').map((charge) => charge.amount_captured))
  const invoiced = sum(stripe.all('invoice').map((invoice) => invoice.amount_paid))
  const paidOnce = stripe
    .all('checkout.session')
    .filter(({ mode, status }) => mode === 'payment' && status === 'complete')
  expect(charged).toBe(invoiced + sum(paidOnce.map((session) => session.amount_total!)))
  expect(stripe.unknown).toEqual([])
  await stripe.stop()
})

/** One random thing that somebody does. What Stripe refuses, because it does not fit the state, is no fault. */
async function act(shop: Shop, random: Random): Promise<void> {
  const { stripe, sdk, entry, high, credits } = shop
  const { portal, operator, payer, clock, cards } = stripe
  const some = (kind: Kind) => random.pick(stripe.all(kind))?.id ?? 'none'
  const someone = () => some('customer')
  const subscription = () => some('subscription')
  const price = () => random.pick([entry, high]).id
  const acts: (() => unknown)[] = [
    () => shop.subscribe(random.pick([entry, high])),
    () => portal.changePlan(subscription(), price()),
    () => portal.changePlanAtPeriodEnd(subscription(), price()),
    () => portal.keepPlan(subscription()),
    () => portal.cancelAtPeriodEnd(subscription()),
    () => portal.keepSubscription(subscription()),
    () => portal.pause(subscription()),
    () => portal.resume(subscription()),
    () => portal.payInvoice(some('invoice')),
    () => cards.decline(someone()),
    () => cards.accept(someone()),
    () => operator.refund(some('charge'), 1 + random.below(2_000)),
    () => operator.openDispute(some('charge')),
    () => operator.closeDispute(some('dispute'), random.pick(['won', 'lost'])),
    () => clock.advanceDays(1 + random.below(20)),
    () => clock.advanceDays(1 + random.below(20)),
    () => random.chance(0.2) && operator.deleteCustomer(someone()),
    () => sdk.subscriptions.update(subscription(), { cancel_at_period_end: random.chance(0.5) }),
    () => sdk.subscriptions.update(subscription(), { metadata: { step: String(random.below(100)) } }),
    async () => {
      const session = await sdk.checkout.sessions.create({
        mode: 'payment',
        customer: someone(),
        line_items: [{ price: credits.id, quantity: 1 + random.below(5) }],
        success_url: 'https://example.com/done',
      })
      return random.chance(0.8) && payer.complete(session.id)
    },
  ]
  try {
    await random.pick(acts)()
  } catch (error) {
    if (!(error instanceof Failure) && !(error instanceof Stripe.errors.StripeError)) throw error
  }
}
