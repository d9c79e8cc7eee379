import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
let charge: string
beforeEach(async () => {
  shop = await openShop()
  const { id } = await shop.sdk.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: shop.credits.id, quantity: 4 }],
    success_url: 'https://example.com/done',
  })
  shop.stripe.payer.complete(id)
  charge = shop.stripe.chargeOf(id)
  shop.news()
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

test('a charge is refunded in parts until nothing is left, and each event says what was refunded before', async () => {
  const { stripe, sdk } = shop
  stripe.operator.refund(charge, 500)
  await sdk.refunds.create({ charge, reason: 'requested_by_customer', metadata: { by: 'test' } })
  expect(shop.news()).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded'])
  const refunded = stripe.events().filter(({ type }) => type === 'charge.refunded')
  expect(refunded.map(({ data }) => data)).toMatchObject([
    { object: { amount_refunded: 500, refunded: false }, previous_attributes: { amount_refunded: 0 } },
    {
      object: { amount_refunded: 2_000, refunded: true },
      previous_attributes: { amount_refunded: 500, refunded: false },
    },
  ])
  const { data } = await sdk.refunds.list({ charge })
  expect(data.map(({ amount, metadata }) => [amount, metadata])).toEqual([
    [1_500, { by: 'test' }],
    [500, {}],
  ])
  const whole = await sdk.charges.retrieve(charge, { expand: ['refunds'] })
  expect(whole.refunds!.data.length).toBe(2)
  await expect(sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' })
})

test('more than the rest of a charge is not refunded', async () => {
  const { payment_intent } = await shop.sdk.charges.retrieve(charge)
  const refund = shop.sdk.refunds.create({ payment_intent: payment_intent as string, amount: 2_001 })
  await expect(refund).rejects.toMatchObject({ statusCode: 400, param: 'amount' })
  expect(shop.news()).toEqual([])
})

test.each([
  { status: 'won', events: ['charge.dispute.funds_reinstated', 'charge.dispute.closed'] },
  { status: 'lost', events: ['charge.dispute.closed'] },
] as const)('a dispute is opened and $status', async ({ status, events }) => {
  const { stripe, sdk } = shop
  const { id } = stripe.operator.openDispute(charge)
  expect(shop.news()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
  expect(await sdk.charges.retrieve(charge)).toMatchObject({ disputed: true })
  await expect(sdk.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' })
  stripe.operator.closeDispute(id, status)
  expect(shop.news()).toEqual(events)
  expect((await sdk.disputes.list({ charge })).data).toMatchObject([{ id, status, amount: 2_000 }])
})

test('a refund fails, and its charge has the money again', async () => {
  const { stripe, sdk } = shop
  const { id } = stripe.operator.refund(charge)
  shop.news()
  stripe.operator.failRefund(id)
  expect(shop.news()).toEqual(['refund.updated', 'refund.failed'])
  expect(await sdk.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false })
  expect((await sdk.refunds.list({ charge })).data).toMatchObject([{ id, status: 'failed' }])
})
