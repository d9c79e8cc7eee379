import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop, START } from './shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await shop.stripe.stop()
  expect(shop.stripe.unknown).toEqual([])
})

const URLS = { success_url: 'https://example.com/done', cancel_url: 'https://example.com/back' }

test('a checkout of a plan makes a subscription with a paid invoice, and tells of both before its own end', async () => {
  const { stripe, sdk, entry } = shop
  const customer = await sdk.customers.create({ email: 'ada@example.com', metadata: { account: 'acc_1' } })
  const open = await sdk.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'acc_1',
    line_items: [{ price: entry.id, quantity: 1 }],
    metadata: { plan: 'entry' },
    subscription_data: { metadata: { account: 'acc_1' } },
    ...URLS,
  })
  expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1_900, subscription: null })
  expect(open.url).toContain(open.id)

  stripe.payer.complete(open.id)
  const session = await sdk.checkout.sessions.retrieve(open.id, {
    expand: ['subscription', 'line_items'],
  })
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', client_reference_id: 'acc_1', url: null })
  expect(session.subscription).toMatchObject({
    status: 'active',
    metadata: { account: 'acc_1' },
    customer: customer.id,
  })
  expect(session.line_items!.data[0]!.price!.id).toBe(entry.id)
  expect(shop.news()).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'customer.updated',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
})

test('an invoice names its subscription in its parent, and its payment intent in its payments', async () => {
  const { sdk } = shop
  const { subscription } = await shop.subscribe()
  const invoice = await sdk.invoices.retrieve(subscription.latest_invoice as string, { expand: ['payments'] })
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 1_900, billing_reason: 'subscription_create' })
  expect(invoice.parent!.subscription_details).toMatchObject({
    subscription: subscription.id,
    metadata: { account: 'acc_1' },
  })
  expect(invoice.lines.data[0]!.period).toEqual({ start: START, end: Date.UTC(2027, 1, 28, 12) / 1000 })
  const intent = invoice.payments!.data[0]!.payment.payment_intent as string
  const { data } = await sdk.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } })
  expect(data.map((payment) => payment.invoice)).toEqual([invoice.id])
})

test('a checkout of credits makes a payment with the metadata of the order', async () => {
  const { stripe, sdk, credits } = shop
  const customer = await sdk.customers.create({ email: 'ada@example.com' })
  const { id } = await sdk.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: credits.id, quantity: 3 }],
    payment_intent_data: { metadata: { kind: 'report_credits' } },
    ...URLS,
  })
  shop.news()
  stripe.payer.complete(id)
  const session = await sdk.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  expect(session.payment_intent).toMatchObject({
    amount_received: 1_500,
    status: 'succeeded',
    metadata: { kind: 'report_credits' },
    latest_charge: { paid: true, amount: 1_500, metadata: { kind: 'report_credits' } },
  })
  expect(shop.news()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
})

test('a payer without a customer becomes one for a plan, and stays without for a single payment', async () => {
  const { stripe, sdk, entry, credits } = shop
  const plan = await sdk.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'bo@example.com',
    line_items: [{ price: entry.id, quantity: 1 }],
    ...URLS,
  })
  const { customer } = stripe.payer.complete(plan.id)
  expect(await sdk.customers.retrieve(customer as string)).toMatchObject({ email: 'bo@example.com' })
  const single = await sdk.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: credits.id, quantity: 1 }],
    ...URLS,
  })
  expect(stripe.payer.complete(single.id)).toMatchObject({ customer: null, payment_status: 'paid' })
})

test('a price of one session alone is paid and stays out of the list of prices', async () => {
  const { stripe, sdk } = shop
  const before = await sdk.prices.list({ limit: 100 })
  const { id } = await sdk.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 12_300, product_data: { name: 'Pack' } }, quantity: 1 }],
    ...URLS,
  })
  expect(stripe.payer.complete(id)).toMatchObject({ amount_total: 12_300, payment_status: 'paid' })
  expect((await sdk.prices.list({ limit: 100 })).data.length).toBe(before.data.length)
})

test('with a declined card the session stays open, without a subscription, until a card is accepted', async () => {
  const { stripe, sdk, entry } = shop
  const customer = await sdk.customers.create({ email: 'ada@example.com' })
  const of = { customer: customer.id, line_items: [{ price: entry.id, quantity: 1 }] }
  const { id } = await sdk.checkout.sessions.create({ mode: 'subscription', ...of, ...URLS })
  stripe.cards.decline(customer.id)
  shop.news()
  expect(stripe.payer.complete(id)).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null })
  expect(shop.news().slice(-2)).toEqual(['charge.failed', 'payment_intent.payment_failed'])
  expect((await sdk.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])
  stripe.cards.accept(customer.id)
  expect(stripe.payer.complete(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
})

test('an open session expires after 24 hours, by a request, or by a test, and can then not be paid', async () => {
  const { stripe, sdk, credits } = shop
  const of = { line_items: [{ price: credits.id, quantity: 1 }], ...URLS }
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => sdk.checkout.sessions.create({ mode: 'payment', ...of })),
  )
  expect(first!.expires_at).toBe(START + 86_400)
  expect(await sdk.checkout.sessions.expire(second!.id)).toMatchObject({ status: 'expired', url: null })
  stripe.payer.expire(third!.id)
  stripe.clock.advanceDays(1)
  expect(await sdk.checkout.sessions.retrieve(first!.id)).toMatchObject({ status: 'expired' })
  expect(shop.news().filter((type) => type === 'checkout.session.expired').length).toBe(3)
  expect(() => stripe.payer.complete(first!.id)).toThrow(/not open/)
  await expect(sdk.checkout.sessions.expire(first!.id)).rejects.toMatchObject({ statusCode: 400 })
})

test.each([
  { what: 'a customer who is not there', of: { customer: 'cus_none' }, param: 'customer' },
  {
    what: 'data of a subscription for a payment',
    of: { subscription_data: {}, mode: 'payment' as const },
    param: null,
  },
  { what: 'a recurring price for a payment', of: { mode: 'payment' as const }, param: 'line_items[0][price]' },
  { what: 'an end in the past', of: { expires_at: START }, param: 'expires_at' },
])('a session with $what is refused as by Stripe', async ({ of, param }) => {
  const lines = [{ price: shop.entry.id, quantity: 1 }]
  const created = shop.sdk.checkout.sessions.create({ mode: 'subscription', line_items: lines, ...URLS, ...of })
  await expect(created).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    ...(param && { param }),
  })
})
