import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.stripe.stop())

const KEY = { idempotencyKey: 'order-1' }

test('the same key with the same parameters gives the same answer, and nothing is done again', async () => {
  const first = await shop.sdk.customers.create({ name: 'Ada' }, KEY)
  const again = await shop.sdk.customers.create({ name: 'Ada' }, KEY)
  expect(again).toEqual(first)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(shop.stripe.all('customer').length).toBe(1)
  expect(shop.news()).toEqual(['customer.created'])
})

test('the same key with other parameters, or for another request, is an idempotency error', async () => {
  await shop.sdk.customers.create({ name: 'Ada' }, KEY)
  const error = { statusCode: 400, type: 'StripeIdempotencyError', rawType: 'idempotency_error' }
  await expect(shop.sdk.customers.create({ name: 'Bo' }, KEY)).rejects.toMatchObject(error)
  const other = shop.sdk.refunds.create({ charge: 'ch_1' }, KEY)
  await expect(other).rejects.toMatchObject(error)
})

test('a refusal is kept for the key, but one of the form is not', async () => {
  const lines = [{ price: shop.entry.id, quantity: 1 }]
  const of = { mode: 'subscription', line_items: lines, success_url: 'https://example.com' } as const
  const session = await shop.sdk.checkout.sessions.create(of)
  shop.stripe.payer.expire(session.id)
  for (const _ of [1, 2])
    await expect(shop.sdk.checkout.sessions.expire(session.id, {}, KEY)).rejects.toMatchObject({ statusCode: 400 })
  const other = { idempotencyKey: 'order-2' }
  await expect(shop.sdk.customers.create({ tax_exempt: 'none' }, other)).rejects.toMatchObject({ statusCode: 400 })
  expect(await shop.sdk.customers.create({ name: 'Ada' }, other)).toMatchObject({ name: 'Ada' })
})

test('a key in use is a conflict, and the first request is done once', async () => {
  shop.stripe.fail({ fault: { kind: 'slow', delayMs: 1_000 }, times: 1 })
  const first = shop.sdk.customers.create({ name: 'Ada' }, KEY)
  while (shop.stripe.requests.length === 0) await sleep(5)
  const second = shop.sdk.customers.create({ name: 'Ada' }, KEY)
  await expect(second).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  const { id } = await first
  expect(await shop.sdk.customers.create({ name: 'Ada' }, KEY)).toMatchObject({ id })
  expect(shop.stripe.all('customer').length).toBe(1)
})

test('a key is forgotten after a day', async () => {
  await shop.sdk.customers.create({ name: 'Ada' }, KEY)
  shop.stripe.clock.advanceDays(1)
  await shop.sdk.customers.create({ name: 'Bo' }, KEY)
  expect(shop.stripe.all('customer').length).toBe(2)
})
