import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop, START } from './shop.ts'

const at = (month: number, day: number, hour = 12) => Date.UTC(2027, month - 1, day, hour) / 1000

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

const priceOf = async (id: string) => (await shop.sdk.subscriptions.retrieve(id)).items.data[0]!.price.id

describe('an upgrade at once, in the middle of a period of 28 days', () => {
  /** 14 of 28 days are left: a credit of 950 and a charge of 2,450. */
  const HALF = 1_500

  test('is charged for the rest of the period with always_invoice', async () => {
    const { stripe, sdk, entry, high } = shop
    const { subscription } = await shop.subscribe()
    stripe.clock.advanceTo(at(2, 14))
    shop.news()
    const items = [{ id: subscription.items.data[0]!.id, price: high.id }]
    const changed = await sdk.subscriptions.update(subscription.id, {
      items,
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    })
    expect(changed.items.data[0]!.price.id).toBe(high.id)
    expect(changed.latest_invoice).toMatchObject({
      amount_paid: HALF,
      billing_reason: 'subscription_update',
      lines: { data: [{ amount: -950 }, { amount: 2_450 }] },
    })
    expect(shop.news().slice(0, 4)).toEqual([
      'invoiceitem.created',
      'invoiceitem.created',
      'customer.subscription.updated',
      'customer.subscription.updated',
    ])
    const [first] = stripe.events().filter(({ type }) => type === 'customer.subscription.updated')
    expect(first!.data.previous_attributes).toMatchObject({ items: { data: [{ price: { id: entry.id } }] } })
    expect(first!.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) })
  })

  test('waits for the next invoice with create_prorations', async () => {
    const { stripe, sdk, high } = shop
    const { subscription } = await shop.subscribe()
    stripe.clock.advanceTo(at(2, 14))
    const items = [{ id: subscription.items.data[0]!.id, price: high.id }]
    await sdk.subscriptions.update(subscription.id, { items })
    expect(stripe.all('invoice').length).toBe(1)
    stripe.clock.advanceTo(at(3, 1))
    expect(stripe.all('invoice').at(-1)).toMatchObject({ amount_paid: HALF + 4_900 })
  })

  test('is refused as a whole with error_if_incomplete when the card is declined', async () => {
    const { stripe, sdk, entry, high } = shop
    const { customer, subscription } = await shop.subscribe()
    stripe.clock.advanceTo(at(2, 14))
    stripe.cards.decline(customer)
    shop.news()
    const items = [{ id: subscription.items.data[0]!.id, price: high.id }]
    const of = { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' } as const
    await expect(sdk.subscriptions.update(subscription.id, of)).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      decline_code: 'generic_decline',
    })
    expect(await priceOf(subscription.id)).toBe(entry.id)
    expect(shop.news()).toEqual([])
  })

  test('leaves the subscription past due when the card is declined and nothing else was asked for', async () => {
    const { stripe, sdk, high } = shop
    const { customer, subscription } = await shop.subscribe()
    stripe.clock.advanceTo(at(2, 14))
    stripe.cards.decline(customer)
    const items = [{ id: subscription.items.data[0]!.id, price: high.id }]
    const changed = await sdk.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' })
    expect(changed).toMatchObject({ status: 'past_due', items: { data: [{ price: { id: high.id } }] } })
  })
})

test('a downgrade at once leaves a credit, which the next invoices use up', async () => {
  const { stripe, sdk, entry, high } = shop
  const { customer, subscription } = await shop.subscribe(high)
  stripe.clock.advanceTo(at(2, 14))
  stripe.portal.changePlan(subscription.id, entry.id)
  expect(await sdk.customers.retrieve(customer)).toMatchObject({ balance: -1_500 })
  stripe.clock.advanceTo(at(3, 1))
  expect(await sdk.customers.retrieve(customer)).toMatchObject({ balance: 0 })
  expect(stripe.all('invoice').map(({ total, amount_due }) => [total, amount_due])).toEqual([
    [4_900, 4_900],
    [-1_500, 0],
    [1_900, 400],
  ])
})

test('a downgrade in the portal at the end of the period is a schedule, and the next period has the other price', async () => {
  const { stripe, sdk, entry, high } = shop
  const { subscription } = await shop.subscribe(high)
  shop.news()
  stripe.portal.changePlanAtPeriodEnd(subscription.id, entry.id)
  expect(shop.news()).toEqual(['subscription_schedule.created', 'customer.subscription.updated'])
  const planned = await sdk.subscriptions.retrieve(subscription.id, { expand: ['schedule'] })
  expect(planned).toMatchObject({
    items: { data: [{ price: { id: high.id } }] },
    schedule: { status: 'active', phases: [{ items: [{ price: high.id }] }, { items: [{ price: entry.id }] }] },
  })
  await expect(sdk.subscriptions.update(subscription.id, { cancel_at_period_end: true })).rejects.toThrow(/schedule/)
  stripe.clock.advanceTo(at(2, 28, 13))
  expect(await priceOf(subscription.id)).toBe(entry.id)
  expect(stripe.all('invoice').at(-1)).toMatchObject({ amount_paid: 1_900 })
  stripe.clock.advanceTo(at(4, 1))
  expect(stripe.all('subscription_schedule')[0]).toMatchObject({ status: 'released', subscription: null })
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ schedule: null, status: 'active' })
})

test('a planned downgrade can be taken back, in the portal or by a request', async () => {
  const { stripe, sdk, entry, high } = shop
  const { subscription } = await shop.subscribe(high)
  stripe.portal.changePlanAtPeriodEnd(subscription.id, entry.id)
  stripe.portal.keepPlan(subscription.id)
  stripe.portal.changePlanAtPeriodEnd(subscription.id, entry.id)
  const { schedule } = await sdk.subscriptions.retrieve(subscription.id)
  expect(await sdk.subscriptionSchedules.release(schedule as string)).toMatchObject({ status: 'released' })
  stripe.clock.advanceTo(at(3, 1))
  expect(await priceOf(subscription.id)).toBe(high.id)
})

test.each(['portal', 'request'] as const)('a cancellation by %s takes effect at the end of the period', async (by) => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  shop.news()
  if (by === 'portal') stripe.portal.cancelAtPeriodEnd(subscription.id, 'too_expensive')
  else await sdk.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  // The portal sets only `cancel_at` in the flexible billing mode.
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: 'active',
    cancel_at: at(2, 28),
    cancel_at_period_end: by === 'request',
    canceled_at: START,
  })
  stripe.clock.advanceTo(at(3, 1))
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at: at(2, 28) })
  expect(shop.news()).toEqual(['customer.subscription.updated', 'customer.subscription.deleted'])
  expect(stripe.all('invoice').length).toBe(1)
})

test('a subscription is canceled at the instant that a request names', async () => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  const set = await sdk.subscriptions.update(subscription.id, { cancel_at: at(2, 10) })
  expect(set).toMatchObject({ cancel_at: at(2, 10), cancel_at_period_end: false })
  stripe.clock.advanceTo(at(2, 11))
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled', ended_at: at(2, 10) })
})

test.each(['portal', 'request'] as const)('a cancellation that is taken back by %s leaves no trace', async (by) => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  stripe.portal.cancelAtPeriodEnd(subscription.id)
  if (by === 'portal') stripe.portal.keepSubscription(subscription.id)
  else await sdk.subscriptions.update(subscription.id, { cancel_at: null })
  expect(await sdk.subscriptions.retrieve(subscription.id)).toEqual(subscription)
  stripe.clock.advanceTo(at(3, 1))
  expect(stripe.all('invoice').length).toBe(2)
})
