import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paidBy } from '../../src/payments/apply-subscriptions.ts'
import type { Provider, Subscription } from '../../src/payments/provider.ts'
import { openStripe } from '../../src/payments/stripe.ts'
import { openShop, type Shop, START } from '../stripe/shop.ts'

const DAY = 86_400

let shop: Shop
let provider: Provider
beforeEach(async () => {
  shop = await openShop()
  const { host, port, secretKey } = shop.stripe
  provider = await openStripe({ secretKey, webhookSecrets: [], url: `http://${host}:${port}`, log: () => {} })
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

const read = async (customer: string): Promise<Subscription> => (await provider.listSubscriptions(customer))![0]!
const monthly = (name: string, of: { amount: number; otherAmounts?: Record<string, number> }): Stripe.Price =>
  shop.stripe.seedPrice({ name, currency: 'usd', interval: 'month', ...of })

test('a subscription in another currency than the one of its price counts the amount of that currency', async () => {
  const { customer, subscription } = await shop.subscribe(
    monthly('Both', { amount: 1_900, otherAmounts: { eur: 1_700 } }),
  )
  expect(await read(customer)).toMatchObject({ currency: 'usd', yearlyMinor: 12 * 1_900 })
  shop.stripe.operator.chargeIn(subscription.id, 'eur')
  expect(await read(customer)).toMatchObject({ currency: 'eur', yearlyMinor: 12 * 1_700 })
  shop.stripe.operator.chargeIn(subscription.id, 'jpy')
  expect(await read(customer)).toMatchObject({ currency: 'jpy', yearlyMinor: 0 })
})

test('all items of a subscription count, in their quantity', async () => {
  const { customer, subscription } = await shop.subscribe()
  shop.stripe.operator.addItem(subscription.id, monthly('Seat', { amount: 300 }).id, 3)
  expect((await read(customer)).yearlyMinor).toBe(12 * (1_900 + 3 * 300))
})

test('a trial is revenue from its first payment: not while that waits, and not when it fails', async () => {
  const { stripe } = shop
  const earns = async (customer: string) =>
    paidBy([await read(customer)], () => 'entry', { graceMs: 7 * DAY * 1000, nowMs: stripe.clock.now() * 1000 }).length
  const paying = await shop.subscribe(shop.entry, 14)
  const failing = await shop.subscribe(shop.entry, 14)
  stripe.cards.decline(failing.customer)

  expect((await read(paying.customer)).status).toBe('trialing')
  stripe.clock.advanceTo(START + 14 * DAY)
  expect((await read(paying.customer)).status).toBe('active')
  expect([await earns(paying.customer), await earns(failing.customer)]).toEqual([0, 0])

  stripe.clock.advanceTo(START + 14 * DAY + 7_200)
  expect((await read(failing.customer)).status).toBe('past_due')
  expect([await earns(paying.customer), await earns(failing.customer)]).toEqual([1, 0])

  stripe.cards.accept(failing.customer)
  stripe.clock.advanceDays(20)
  expect([(await read(failing.customer)).status, await earns(failing.customer)]).toEqual(['active', 1])
  // The second period is due: that one was earned before.
  stripe.cards.decline(failing.customer)
  stripe.clock.advanceTo(START + 14 * DAY + 32 * DAY)
  expect([(await read(failing.customer)).status, await earns(failing.customer)]).toEqual(['past_due', 1])
})
