import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { decodeForm } from './form.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.stripe.stop())

test('a form with nested brackets, lists and empty values is decoded', () => {
  expect(decodeForm('a=1&b[c][d]=x%20y&e[0][f]=1&e[1][f]=2&expand[]=g&expand[]=h.i&j=&k[0]=l&m[1]=n')).toEqual({
    a: '1',
    b: { c: { d: 'x y' } },
    e: [{ f: '1' }, { f: '2' }],
    expand: ['g', 'h.i'],
    j: '',
    k: ['l'],
    m: { 1: 'n' },
  })
})

test.each([
  { what: 'no key', headers: {}, status: 401 },
  { what: 'another key', headers: { authorization: 'Bearer sk_test_other' }, status: 401 },
  { what: 'the key as a bearer', headers: { authorization: 'Bearer sk_test_standin' }, status: 200 },
  { what: 'the key as a user', headers: { authorization: `Basic ${btoa('sk_test_standin:')}` }, status: 200 },
  {
    what: 'another version of the API',
    headers: { authorization: 'Bearer sk_test_standin', 'stripe-version': '2020-08-27' },
    status: 400,
  },
])('a request with $what is answered with $status', async ({ headers, status }) => {
  const answer = await fetch(`http://127.0.0.1:${shop.stripe.port}/v1/customers`, { headers: new Headers(headers) })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('request-id')).toMatch(/^req_/)
  if (status !== 200) expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

describe('what the stand-in does not know fails with 400 and is recorded', () => {
  test.each<[string, (sdk: Stripe, shop: Shop) => Promise<unknown>]>([
    ['a request', (sdk) => sdk.coupons.list()],
    ['a parameter', (sdk) => sdk.customers.create({ tax_exempt: 'exempt' })],
    [
      'an inner parameter',
      (sdk, { entry }) =>
        sdk.checkout.sessions.create({
          mode: 'subscription',
          line_items: [{ price: entry.id, quantity: 1, adjustable_quantity: { enabled: true } }],
          success_url: 'https://example.com',
        }),
    ],
    ['a value', (sdk) => sdk.checkout.sessions.create({ mode: 'setup', success_url: 'https://example.com' })],
    ['a field to expand', (sdk, { entry }) => sdk.prices.retrieve(entry.id, { expand: ['unit_amount'] })],
    ['a field to expand that is none', (sdk, { entry }) => sdk.prices.retrieve(entry.id, { expand: ['nothing'] })],
    ['an inner field to expand', (sdk) => sdk.prices.list({ expand: ['data.product.default_price.product.id'] })],
  ])('%s', async (_, ask) => {
    await expect(ask(shop.sdk, shop)).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' })
    expect(shop.stripe.unknown.length).toBe(1)
    expect(shop.stripe.events()).toEqual([])
  })
})

test('a missing object is 404 in the address and 400 in a parameter, and neither is unknown', async () => {
  const missing = { code: 'resource_missing', type: 'StripeInvalidRequestError' }
  await expect(shop.sdk.subscriptions.retrieve('sub_none')).rejects.toMatchObject({ ...missing, statusCode: 404 })
  const portal = shop.sdk.billingPortal.sessions.create({ customer: 'cus_none' })
  await expect(portal).rejects.toMatchObject({ ...missing, statusCode: 400, param: 'customer' })
  expect(shop.stripe.unknown).toEqual([])
})

test('a missing parameter is named', async () => {
  const answer = await fetch(`http://127.0.0.1:${shop.stripe.port}/v1/billing_portal/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_standin' },
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { error: { code: 'parameter_missing', param: 'customer' } },
  ])
})

test('lists have the newest first, come in pages, and the SDK follows them to the end', async () => {
  const { sdk } = shop
  for (let count = 0; count < 25; count += 1) await sdk.customers.create({ name: String(count) })
  const first = await sdk.customers.list({ limit: 10 })
  expect([first.data.length, first.has_more, first.data[0]!.name]).toEqual([10, true, '24'])
  const names = (await sdk.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 })).map(({ name }) => name)
  expect(names).toEqual(Array.from({ length: 25 }, (_, index) => String(24 - index)))
  const back = await sdk.customers.list({ limit: 2, ending_before: first.data[5]!.id })
  expect(back.data.map(({ name }) => name)).toEqual(['21', '20'])
  await expect(sdk.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({ statusCode: 400 })
  await expect(sdk.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
})

test('answers expand the objects of their lists, and events are listed by time and type', async () => {
  const { stripe, sdk, entry } = shop
  await shop.subscribe()
  const { data } = await sdk.subscriptions.list({ expand: ['data.customer', 'data.latest_invoice.payments'] })
  expect(data[0]).toMatchObject({
    customer: { email: 'ada@example.com' },
    latest_invoice: { payments: { data: [{ status: 'paid' }] } },
    items: { data: [{ price: { product: entry.product } }] },
  })
  const until = stripe.clock.now()
  stripe.clock.advanceDays(31)
  const later = await sdk.events.list({ created: { gt: until }, type: 'invoice.*' })
  expect(later.data.map(({ type }) => type).toReversed()).toEqual([
    'invoice.created',
    'invoice.finalized',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ])
  expect(await sdk.events.retrieve(later.data[0]!.id)).toEqual(later.data[0])
})

test('prices are found by their lookup keys, and amounts as decimals are those of the SDK', async () => {
  const { data } = await shop.sdk.prices.list({ lookup_keys: ['high', 'none'], expand: ['data.product'] })
  expect(data).toMatchObject([{ id: shop.high.id, unit_amount: 4_900, product: { name: 'High' } }])
  expect(data[0]!.unit_amount_decimal!.eq(Stripe.Decimal.from(4_900))).toBe(true)
})

test('metadata is merged key by key, and the event says what changed', async () => {
  const { stripe, sdk } = shop
  const { id } = await sdk.customers.create({ metadata: { kept: '1', gone: '2' } })
  const changed = await sdk.customers.update(id, { name: 'Ada', metadata: { gone: '', added: '3' } })
  expect(changed).toMatchObject({ name: 'Ada', metadata: { kept: '1', added: '3' } })
  expect(stripe.events().at(-1)).toMatchObject({
    type: 'customer.updated',
    data: { previous_attributes: { name: null, metadata: { gone: '2', added: null } } },
  })
  expect((await sdk.customers.update(id, { metadata: '' })).metadata).toEqual({})
})

test('a portal session belongs to a customer', async () => {
  const { id } = await shop.sdk.customers.create()
  const session = await shop.sdk.billingPortal.sessions.create({
    customer: id,
    return_url: 'https://example.com/account',
  })
  expect(session).toMatchObject({ customer: id, return_url: 'https://example.com/account' })
  expect(session.url).toContain('https://billing.stripe.com/')
})
