import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

const at = (month: number, day: number, hour = 12) => Date.UTC(2027, month - 1, day, hour) / 1000

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

test('a paused subscription is neither billed nor renewed, and a resumed one begins a new period', async () => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  stripe.clock.advanceTo(at(2, 14))
  shop.news()
  stripe.portal.pause(subscription.id)
  expect(shop.news()).toEqual(['invoiceitem.created', 'customer.subscription.updated', 'customer.subscription.paused'])
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'paused',
    status_details: { paused: { subscription: { type: 'pause_requested' }, transitioned_at: at(2, 14) } },
  })
  stripe.clock.advanceTo(at(5, 10))
  expect(shop.news()).toEqual([])
  const resumed = await sdk.subscriptions.resume(subscription.id, { payment_behavior: 'resume_on_payment_success' })
  expect(resumed).toMatchObject({ status: 'active', billing_cycle_anchor: at(5, 10) })
  // 950 of the period before were credited.
  expect(stripe.all('invoice').at(-1)).toMatchObject({ amount_paid: 950 })
  expect(shop.news().slice(-3)).toContain('customer.subscription.resumed')
})

test('a subscription resumes only once its invoice is paid, and within its period without one', async () => {
  const { stripe, sdk } = shop
  const { customer, subscription } = await shop.subscribe()
  const uncredited = { bill_for: { unused_time_from: { type: 'none' } } }
  await sdk.subscriptions.pause(subscription.id, uncredited)
  expect(
    await sdk.subscriptions.resume(subscription.id, {
      billing_cycle_anchor: { type: 'unchanged' },
      proration_behavior: 'none',
    }),
  ).toMatchObject({
    status: 'active',
  })
  expect(stripe.all('invoice').length).toBe(1)
  await sdk.subscriptions.pause(subscription.id, uncredited)
  stripe.cards.decline(customer)
  stripe.clock.advanceDays(60)
  stripe.portal.resume(subscription.id)
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'paused' })
  stripe.cards.accept(customer)
  stripe.portal.payInvoice(stripe.all('invoice').at(-1)!.id)
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
})

test.each([
  { behavior: 'void', status: 'void', event: 'invoice.voided' },
  { behavior: 'mark_uncollectible', status: 'uncollectible', event: 'invoice.marked_uncollectible' },
  { behavior: 'keep_as_draft', status: 'draft', event: 'invoice.created' },
] as const)('while collection is paused by $behavior the invoice of a renewal is $status', async (of) => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  const pause = { behavior: of.behavior, resumes_at: at(3, 10) }
  await sdk.subscriptions.update(subscription.id, { pause_collection: pause })
  shop.news()
  stripe.clock.advanceTo(at(3, 9))
  expect(shop.news()).toContain(of.event)
  expect(stripe.all('invoice').at(-1)).toMatchObject({ status: of.status })
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active', pause_collection: pause })
  stripe.clock.advanceTo(at(4, 1))
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ pause_collection: null })
  expect(stripe.all('invoice').at(-1)).toMatchObject({ status: 'paid' })
})
