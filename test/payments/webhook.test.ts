import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { type Signed, signEvent, signText } from '../stripe/deliveries.ts'
import { WEBHOOK_SECRET } from './sales.ts'
import { type ShopFronts, useShopFronts, WEBHOOK_PATH } from './shop-fronts.ts'

const NEXT_SECRET = 'whsec_of_next_month'
const FOREIGN_SECRET = 'whsec_of_another_endpoint'
const TOLERANCE_SECONDS = 300
const MIB = 1_048_576
const PAYLOAD_TEXT = 'a text of the payload'

let shop: ShopFronts
// While a secret is changed there are two.
useShopFronts({ environment: { STRIPE_WEBHOOK_SECRET: `${NEXT_SECRET},${WEBHOOK_SECRET}` } }, (opened) => {
  shop = opened
})

let made = 0
/** An event of a kind that changes nothing, unless `of` says another. */
function eventOf(of: object = {}): Stripe.Event {
  made += 1
  return {
    ...{ id: `evt_${made}`, object: 'event', api_version: '2026-01-01', livemode: false, pending_webhooks: 1 },
    ...{ created: nowSeconds(), type: 'product.updated', request: null },
    data: { object: { id: 'prod_1', object: 'product', description: PAYLOAD_TEXT } },
    ...of,
  } as unknown as Stripe.Event
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** The answer, and what was logged meanwhile. */
async function send({ payload, signature }: Partial<Signed>) {
  const { app, logged } = shop.fronts[0]!
  const before = logged().length
  const reply = await app.inject({
    ...{ method: 'POST', url: WEBHOOK_PATH, payload: payload ?? '' },
    headers: { 'content-type': 'application/json; charset=utf-8', ...(signature && { 'stripe-signature': signature }) },
  })
  return { reply, log: logged().slice(before) }
}

const outcomes = (kind: string, outcome: string) =>
  shop.fronts[0]!.metric(`orrery_stripe_events_total{kind="${kind}",outcome="${outcome}"}`)

/** Values that Stripe never sends, and that Postgres does not store. */
const IMPOSSIBLE: readonly (readonly [string, object])[] = [
  ['of a year that no calendar has', { created: 1e15 }],
  ['of the end of all numbers', { created: Number.MAX_SAFE_INTEGER }],
  ['of a time before 1970', { created: -1e13 }],
  ['with U+0000 in its id', { id: 'evt_\u0000' }],
  ['with half of a surrogate pair in its id', { id: 'evt_\ud800' }],
  ['with an id of 9,000 characters', { id: `evt_${'x'.repeat(9_000)}` }],
  ['with U+0000 in its kind', { type: 'product.\u0000' }],
  ['with a kind of 9,000 characters', { type: 'x'.repeat(9_000) }],
  ...['cus_\u0000', 'x'.repeat(9_000), { id: 7 }].map(
    (customer) =>
      [
        `about the customer ${JSON.stringify(customer).slice(0, 20)}`,
        { type: 'customer.subscription.updated', data: { object: { object: 'subscription', customer } } },
      ] as const,
  ),
]

describe('a message is refused, with the reason in the log alone,', () => {
  const valid = () => signEvent(eventOf(), [WEBHOOK_SECRET])
  type Refused = readonly [string, () => Partial<Signed>, string]
  const refused: readonly Refused[] = [
    ['without a signature', () => ({ payload: valid().payload }), 'No stripe-signature header'],
    ['with a text that is no signature', () => ({ ...valid(), signature: 'x' }), 'Unable to extract timestamp'],
    ['with a forged one', () => ({ ...valid(), signature: `t=${nowSeconds()},v1=${'0'.repeat(64)}` }), 'No signatures'],
    ['with that of another secret', () => signEvent(eventOf(), [FOREIGN_SECRET]), 'No signatures found'],
    ['with that of another body', () => ({ ...valid(), signature: valid().signature }), 'No signatures found'],
    [
      'that is older than five minutes',
      () => signEvent(eventOf(), [WEBHOOK_SECRET], nowSeconds() - TOLERANCE_SECONDS - 10),
      'Timestamp outside the tolerance zone',
    ],
    [
      'signed for an hour ahead',
      () => signEvent(eventOf(), [WEBHOOK_SECRET], nowSeconds() + 3_600),
      'the timestamp of the signature is in the future',
    ],
    ['with no body', () => ({ signature: valid().signature }), 'No signatures found'],
    ['that is no JSON', () => signText(`no JSON but ${PAYLOAD_TEXT}`, [WEBHOOK_SECRET]), 'the body is not an event'],
    ['that is null', () => signText('null', [WEBHOOK_SECRET]), 'the body is not an event'],
    ['that is a list', () => signText('[]', [WEBHOOK_SECRET]), 'the body is not an event'],
    ['without an id', () => signText('{"type":"product.updated"}', [WEBHOOK_SECRET]), 'the body is not an event'],
    ['without an object', () => signEvent(eventOf({ data: {} }), [WEBHOOK_SECRET]), 'the body is not an event'],
    [
      'with a time in words',
      () => signEvent(eventOf({ created: 'today' }), [WEBHOOK_SECRET]),
      'the body is not an event',
    ],
    ...IMPOSSIBLE.map(
      ([what, of]): Refused => [what, () => signEvent(eventOf(of), [WEBHOOK_SECRET]), 'the body is not an event'],
    ),
    ['of the other kind of Stripe', () => signText('{"object":"v2.core.event"}', [WEBHOOK_SECRET]), 'is not an event'],
  ]
  test.each(refused)('%s', async (_, make, reason) => {
    const { reply, log } = await send(make())
    expect([reply.statusCode, reply.json()]).toEqual([401, { detail: 'Invalid signature' }])
    expect(log).toContain('A request to the Stripe webhook was refused: ')
    expect(log).toContain(reason)
    for (const text of [WEBHOOK_SECRET, NEXT_SECRET, PAYLOAD_TEXT]) expect(log).not.toContain(text)
  })
})

describe('a message is accepted', () => {
  const accepted: readonly [string, () => Signed][] = [
    ['with the signature of the old secret', () => signEvent(eventOf(), [WEBHOOK_SECRET])],
    ['with the signature of the new secret', () => signEvent(eventOf(), [NEXT_SECRET])],
    ['with both signatures, as Stripe signs meanwhile', () => signEvent(eventOf(), [NEXT_SECRET, WEBHOOK_SECRET])],
    ['with one right signature of two', () => signEvent(eventOf(), [FOREIGN_SECRET, WEBHOOK_SECRET])],
    ['within five minutes', () => signEvent(eventOf(), [WEBHOOK_SECRET], nowSeconds() - TOLERANCE_SECONDS + 30)],
    ['of a clock that is ahead', () => signEvent(eventOf(), [WEBHOOK_SECRET], nowSeconds() + TOLERANCE_SECONDS - 60)],
    ['with a megabyte', () => ofBytes(MIB)],
  ]
  test.each(accepted)('%s', async (_, make) => {
    const { reply } = await send(make())
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
  })

  test('up to its largest size', async () => {
    expect((await send(ofBytes(MIB + 1))).reply.statusCode).toBe(413)
  })
})

/** A signed event whose body has a size. */
function ofBytes(bytes: number): Signed {
  const text = JSON.stringify(eventOf({ filling: '' }))
  return signText(text.replace('"filling":""', `"filling":"${'x'.repeat(bytes - text.length)}"`), [WEBHOOK_SECRET])
}

test('an event of a kind that changes nothing is kept, and ignored', async () => {
  const before = await outcomes('product.created', 'ignored')
  const event = eventOf({ type: 'product.created' })
  await send(signEvent(event, [WEBHOOK_SECRET]))
  expect(await outcomes('product.created', 'ignored')).toBe(before + 1)
  await send(signEvent(event, [WEBHOOK_SECRET]))
  expect([await outcomes('product.created', 'ignored'), await outcomes('product.created', 'repeated')]).toEqual([
    before + 1,
    1,
  ])
})

test('an event about a customer of another program at the same Stripe account changes nothing', async () => {
  const { id } = await shop.stripe.client().customers.create({ name: 'Someone else' })
  const event = eventOf({
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: 'sub_1', customer: id } },
  })
  expect((await send(signEvent(event, [WEBHOOK_SECRET]))).reply.statusCode).toBe(200)
  await shop.settled()
})

describe('an event that comes again', () => {
  test('changes nothing, whatever it carries', async () => {
    const ada = await shop.person('ada')
    await ada.buy({ kind: 'report_credits', quantity: 3 })
    await shop.tell()
    const customer = async () => (await ada.ask('GET', '/billing/customer')).json()
    const before = await customer()
    expect(before.report_credits).toBe(3)

    await shop.tell({ events: shop.stripe.events(), copies: 2, shuffleSeed: 1 })
    const paid = shop.stripe.events().find(({ type }) => type === 'checkout.session.completed')!
    const forged = { ...paid, id: 'evt_of_a_larger_sum', data: { object: { ...paid.data.object, amount_total: 1 } } }
    await shop.tell({ events: [forged as never] })
    expect(await customer()).toEqual(before)
  })
})

test('a refund that is told before its checkout finds the order, books it and takes it back', async () => {
  const bob = await shop.person('bob')
  const session = await bob.buy({ kind: 'report_credits', quantity: 4 })
  shop.stripe.operator.refund(shop.stripe.chargeOf(session), 650)
  const events = shop.stripe.events()
  await shop.tell({ events: events.filter(({ type }) => type === 'charge.refunded').slice(-1) })
  const billing = async () => (await bob.ask('GET', '/billing/customer')).json()
  const early = await billing()
  // 650 of 1,200 cents are the price of two whole credits.
  expect(early).toMatchObject({ report_credits: 2, purchases: [{ status: 'complete', taken_back: 2, owed: 0 }] })
  await shop.tell({ events })
  expect(await billing()).toEqual(early)
})
