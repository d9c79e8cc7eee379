import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop, START } from './shop.ts'

const DAY = 86_400
const at = (month: number, day: number, hour = 12) => Date.UTC(2027, month - 1, day, hour) / 1000

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

const period = async (id: string) => {
  const { items } = await shop.sdk.subscriptions.retrieve(id)
  return [items.data[0]!.current_period_start, items.data[0]!.current_period_end]
}

test('a subscription of the 31st renews on the last day of shorter months and comes back to the 31st', async () => {
  const { stripe } = shop
  const { subscription } = await shop.subscribe()
  expect(await period(subscription.id)).toEqual([START, at(2, 28)])
  stripe.clock.advanceTo(at(3, 1))
  expect(await period(subscription.id)).toEqual([at(2, 28), at(3, 31)])
  stripe.clock.advanceTo(at(6, 1))
  expect(await period(subscription.id)).toEqual([at(5, 31), at(6, 30)])
  expect(stripe.all('invoice').map(({ status, amount_paid }) => [status, amount_paid])).toEqual(
    Array.from({ length: 5 }, () => ['paid', 1_900]),
  )
})

test('a renewal begins with a draft, which is finalized and paid an hour later', async () => {
  const { stripe, sdk } = shop
  const { subscription } = await shop.subscribe()
  shop.news()
  stripe.clock.advanceTo(at(2, 28))
  expect(shop.news()).toEqual(['invoice.created', 'customer.subscription.updated'])
  const { latest_invoice } = await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(latest_invoice).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' })
  stripe.clock.advanceTo(at(2, 28, 13))
  expect(shop.news()).toEqual([
    'customer.updated',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])
  const renewed = stripe.events().find(({ type }) => type === 'customer.subscription.updated')!
  expect(renewed).toMatchObject({
    created: at(2, 28),
    api_version: '2026-10-28.endive',
    data: {
      object: { items: { data: [{ current_period_end: at(3, 31) }] } },
      previous_attributes: { items: { data: [{ current_period_end: at(2, 28) }] }, latest_invoice: expect.any(String) },
    },
  })
})

test('a declined renewal makes the subscription past due, and an accepted card at the next retry makes it active', async () => {
  const { stripe, sdk } = shop
  const { customer, subscription } = await shop.subscribe()
  stripe.cards.decline(customer)
  shop.news()
  stripe.clock.advanceTo(at(2, 28, 13))
  expect(shop.news()).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'customer.updated',
    'payment_intent.created',
    'invoice.finalized',
    'charge.failed',
    'payment_intent.payment_failed',
    'invoice.updated',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'customer.updated',
  ])
  const failed = await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(failed).toMatchObject({
    status: 'past_due',
    latest_invoice: { status: 'open', attempt_count: 1, next_payment_attempt: at(3, 3, 13) },
  })
  stripe.cards.accept(customer)
  stripe.clock.advanceTo(at(3, 3, 13))
  const mended = await sdk.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
  expect(mended).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', attempt_count: 2 } })
  expect(await sdk.customers.retrieve(customer)).toMatchObject({ delinquent: false })
})

describe.each([
  { afterRetries: 'cancel', ends: 'canceled' },
  { afterRetries: 'unpaid', ends: 'unpaid' },
  { afterRetries: 'past_due', ends: 'past_due' },
] as const)('an account that does $afterRetries after the retries', ({ afterRetries, ends }) => {
  test(`leaves the subscription ${ends}`, async () => {
    const strict = await openShop({ afterRetries })
    const { customer, subscription } = await strict.subscribe()
    strict.stripe.cards.decline(customer)
    strict.stripe.clock.advanceTo(at(3, 15, 14))
    expect(await strict.sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: ends })
    const attempts = strict.stripe.all('charge').filter(({ paid }) => !paid)
    expect(attempts.map(({ created }) => (created - at(2, 28, 13)) / DAY)).toEqual([0, 3, 8, 15])
    await strict.stripe.stop()
  })
})

test('an unpaid subscription gets drafts alone, and paying the newest makes it active', async () => {
  const strict = await openShop({ afterRetries: 'unpaid' })
  const { customer, subscription } = await strict.subscribe()
  strict.stripe.cards.decline(customer)
  strict.stripe.clock.advanceTo(at(4, 2))
  const [newest] = (await strict.sdk.invoices.list({ subscription: subscription.id, limit: 1 })).data
  expect(newest).toMatchObject({ status: 'draft', auto_advance: false })
  strict.stripe.cards.accept(customer)
  expect(strict.stripe.portal.payInvoice(newest!.id)).toBe(true)
  expect(await strict.sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  await strict.stripe.stop()
})

test('a trial costs nothing, is announced three days before its end, and is then billed', async () => {
  const { stripe, sdk, entry } = shop
  const { subscription } = await shop.subscribe(entry, 14)
  expect(subscription).toMatchObject({ status: 'trialing', trial_end: START + 14 * DAY })
  expect(stripe.all('checkout.session')[0]).toMatchObject({ payment_status: 'no_payment_required', amount_total: 0 })
  shop.news()
  stripe.clock.advanceDays(11)
  expect(shop.news()).toEqual(['customer.subscription.trial_will_end'])
  stripe.clock.advanceDays(3)
  expect(await sdk.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  expect(await period(subscription.id)).toEqual([at(2, 14), at(3, 14)])
  stripe.clock.advanceDays(1)
  expect(stripe.all('invoice').map(({ amount_paid, status }) => [amount_paid, status])).toEqual([
    [0, 'paid'],
    [1_900, 'paid'],
  ])
})

test('a trial can be given, made longer, and ended by requests', async () => {
  const { sdk } = shop
  const { subscription } = await shop.subscribe()
  const end = START + 40 * DAY
  expect(await sdk.subscriptions.update(subscription.id, { trial_end: end })).toMatchObject({ status: 'trialing' })
  expect(await period(subscription.id)).toEqual([START, end])
  const over = await sdk.subscriptions.update(subscription.id, { trial_end: 'now', expand: ['latest_invoice'] })
  expect(over).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 1_900 } })
})

test('a subscription that is canceled at once keeps its end, is left out of lists, and is billed no more', async () => {
  const { stripe, sdk } = shop
  const { customer, subscription } = await shop.subscribe()
  shop.news()
  expect(await sdk.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled', ended_at: START })
  expect(shop.news()).toEqual(['customer.subscription.deleted'])
  stripe.clock.advanceDays(90)
  expect(shop.news()).toEqual([])
  expect((await sdk.subscriptions.list({ customer })).data).toEqual([])
  expect((await sdk.subscriptions.list({ customer, status: 'all' })).data.length).toBe(1)
  await expect(sdk.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 })
})

test('a deleted customer loses its subscription at once and is shown as deleted', async () => {
  const { stripe, sdk } = shop
  const { customer, subscription } = await shop.subscribe()
  shop.news()
  expect(await sdk.customers.del(customer)).toMatchObject({ deleted: true })
  expect(shop.news()).toEqual(['customer.subscription.deleted', 'customer.deleted'])
  expect(await sdk.customers.retrieve(customer)).toEqual({ id: customer, object: 'customer', deleted: true })
  const found = await sdk.subscriptions.retrieve(subscription.id, { expand: ['customer'] })
  expect(found).toMatchObject({ status: 'canceled', customer: { deleted: true } })
  await expect(sdk.customers.update(customer, { name: 'x' })).rejects.toMatchObject({ statusCode: 404 })
  const portal = sdk.billingPortal.sessions.create({ customer })
  await expect(portal).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' })
  const other = await shop.subscribe()
  stripe.operator.deleteCustomer(other.customer)
  stripe.clock.advanceDays(90)
  expect((await sdk.customers.list()).data).toEqual([])
})
