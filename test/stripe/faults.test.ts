import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.stripe.stop())

const create = 'POST /v1/customers'
const KEY = { idempotencyKey: 'order-1' }

test('a fault meets only its requests, as often as it says', async () => {
  shop.stripe.fail({ requests: create, fault: { kind: 'error', when: 'before' }, times: 1 })
  await shop.sdk.customers.list()
  await expect(shop.sdk.customers.create()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
  await shop.sdk.customers.create()
  expect(shop.stripe.requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['POST', 500],
    ['POST', 200],
  ])
})

test('faults end when they are healed', async () => {
  shop.stripe.fail({ fault: { kind: 'error', when: 'before' } })
  await expect(shop.sdk.customers.create()).rejects.toThrow()
  shop.stripe.heal()
  await shop.sdk.customers.create()
})

test('a refusal by rate says when to come back', async () => {
  shop.stripe.fail({ fault: { kind: 'rate_limited', retryAfterSeconds: 7 } })
  await expect(shop.sdk.customers.create()).rejects.toMatchObject({
    statusCode: 429,
    type: 'StripeRateLimitError',
    headers: { 'retry-after': '7' },
  })
  expect(shop.stripe.all('customer')).toEqual([])
})

test('an answer comes after the time that was asked for', async () => {
  shop.stripe.fail({ fault: { kind: 'slow', delayMs: 150 } })
  const started = performance.now()
  await shop.sdk.customers.create()
  expect(performance.now() - started).toBeGreaterThan(140)
})

test.each([
  { when: 'before', done: 0 },
  { when: 'after', done: 2 },
] as const)(
  'a connection that is closed $when the work leaves $done customers without a key',
  async ({ when, done }) => {
    // The SDK repeats a request on a closed connection once, always, with its own key.
    shop.stripe.fail({ requests: create, fault: { kind: 'closed', when }, times: 4 })
    for (const _ of [1, 2])
      await expect(shop.sdk.customers.create({ name: 'Ada' })).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(shop.stripe.all('customer').length).toBe(done)
    expect(shop.stripe.requests.map(({ status }) => status)).toEqual([null, null, null, null])
  },
)

test('a key protects from doing twice what was done before the connection closed', async () => {
  shop.stripe.fail({ requests: create, fault: { kind: 'closed', when: 'after' }, times: 2 })
  await expect(shop.sdk.customers.create({ name: 'Ada' }, KEY)).rejects.toThrow()
  const { id } = await shop.sdk.customers.create({ name: 'Ada' }, KEY)
  expect(shop.stripe.all('customer').map((customer) => customer.id)).toEqual([id])
})

test('a 500 after the work is given again for its key, and the work is found by looking for it', async () => {
  shop.stripe.fail({ requests: create, fault: { kind: 'error', when: 'after' }, times: 1 })
  const of = { email: 'ada@example.com' }
  for (const _ of [1, 2]) await expect(shop.sdk.customers.create(of, KEY)).rejects.toMatchObject({ statusCode: 500 })
  expect((await shop.sdk.customers.list(of)).data.length).toBe(1)
})

test.each([
  { when: 'before', done: 0 },
  { when: 'after', done: 1 },
] as const)('a request that hangs $when the work ends by the time limit of the client', async ({ when, done }) => {
  shop.stripe.fail({ fault: { kind: 'hang', when } })
  const created = shop.sdk.customers.create({}, { timeout: 100 })
  await expect(created).rejects.toMatchObject({ type: 'StripeConnectionError' })
  await expect.poll(() => shop.stripe.all('customer').length).toBe(done)
})

test('the SDK with retries gets its answer through faults, and the work is done once', async () => {
  const patient = shop.stripe.client({ maxNetworkRetries: 3 })
  shop.stripe.fail({ requests: create, fault: { kind: 'closed', when: 'after' }, times: 1 })
  shop.stripe.fail({ requests: create, fault: { kind: 'error', when: 'before' }, times: 1 })
  await patient.customers.create({ name: 'Ada' })
  expect(shop.stripe.all('customer').length).toBe(1)
})
