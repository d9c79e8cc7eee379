import { describe, expect, test } from 'vitest'
import { changePlan } from '../../src/accounts/account.ts'
import { sendTo } from '../support/signed-in.ts'
import { type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const ALLOWED = 'https://app.example.com'
const PLAN = { kind: 'plan', plan: 'entry' }
const CREDITS = { kind: 'report_credits', quantity: 1 }
const PAIRS = 12

let shop: ShopFronts
let ada: Customer
let eve: Customer
useShopFronts({ fronts: 2, environment: { BILLING_ORIGINS: ALLOWED } }, async (opened) => {
  shop = opened
  ada = await shop.person('ada')
  eve = await shop.person('eve')
})

const checkout = (customer: Customer, wish: object) => customer.ask('POST', '/billing/checkout', wish)

describe("another user's", () => {
  test('session is not found, and Stripe is not asked', async () => {
    const session = await ada.buy(CREDITS)
    const before = shop.stripe.requests.length
    for (const id of [session, 'cs_unknown', "'or'1'='1"]) {
      const reply = await eve.ask('GET', `/billing/checkout-status?session_id=${encodeURIComponent(id)}`)
      expect(reply.statusCode).toBe(404)
    }
    expect(shop.stripe.requests.length).toBe(before)
    expect((await ada.ask('GET', `/billing/checkout-status?session_id=${session}`)).json()).toMatchObject({
      paid: true,
    })
  })

  test('subscription is not found', async () => {
    for (const id of ['ada', ada.accountId])
      expect((await eve.ask('GET', `/billing/subscription/${id}`)).statusCode).toBe(404)
    for (const id of ['eve', eve.accountId])
      expect((await eve.ask('GET', `/billing/subscription/${id}`)).statusCode).toBe(200)
  })

  test('purchases are not shown, and no portal opens without an own customer', async () => {
    expect((await eve.ask('GET', '/billing/customer')).json()).toMatchObject({ has_customer: false, purchases: [] })
    expect((await eve.ask('POST', '/billing/portal', {})).statusCode).toBe(404)
  })
})

test('a checkout ends an earlier one of the same customer, and none of others', async () => {
  const [ann, ben] = [await shop.person('ann'), await shop.person('ben')]
  const opened = async (customer: Customer) => (await checkout(customer, PLAN)).json().session_id as string
  const stateOf = (id: string) => shop.stripe.all('checkout.session').find((each) => each.id === id)!.status
  const first = await opened(ann)
  const other = await opened(ben)
  expect([stateOf(first), stateOf(other)]).toEqual(['open', 'open'])
  const second = await opened(ann)
  expect([stateOf(first), stateOf(second), stateOf(other)]).toEqual(['expired', 'open', 'open'])
})

test('credits that are booked are not read at Stripe again, but a plan is, which may have changed since', async () => {
  const bo = await shop.person('bo')
  const statusOf = async (session: string) =>
    (await bo.ask('GET', `/billing/checkout-status?session_id=${session}`)).json()
  for (const [wish, isReadAgain] of [
    [CREDITS, false],
    [PLAN, true],
  ] as const) {
    const session = await bo.buy(wish)
    await expect.poll(async () => (await statusOf(session)).paid).toBe(true)
    const reads = () => shop.stripe.requests.filter(({ path }) => path.includes(session)).length
    const before = reads()
    expect(await statusOf(session)).toMatchObject({ paid: true })
    expect(reads() > before).toBe(isReadAgain)
  }
})

describe('an address to return to', () => {
  const refused = [
    'https://evil.example.com/',
    'https://app.example.com.evil.example.com/',
    'https://app.example.com@evil.example.com/',
    'http://app.example.com/',
    'https://app.example.com:8443/',
    'javascript:alert(1)',
    '//evil.example.com/',
  ]
  test.each(refused)('%s is refused, and its field is named', async (url) => {
    for (const field of ['success_url', 'cancel_url']) {
      const reply = await checkout(ada, { ...CREDITS, [field]: url })
      expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
    }
    const reply = await ada.ask('POST', '/billing/portal', { return_url: url })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'return_url']])
  })

  test('of a configured origin is used', async () => {
    const { session_id: id } = (await checkout(ada, { ...CREDITS, success_url: `${ALLOWED}/thanks?of=1` })).json()
    const session = shop.stripe.all('checkout.session').find((each) => each.id === id)!
    expect(session.success_url).toBe(`${ALLOWED}/thanks?of=1`)
  })
})

test('with a paused subscription another plan is not sold, also after a larger one has ended', async () => {
  const pat = await shop.person('pat')
  await pat.buy({ kind: 'plan', plan: 'high' })
  shop.stripe.portal.cancelNow(pat.subscription().id)
  await shop.tell()
  await pat.buy(PLAN)
  shop.stripe.portal.pause(pat.subscription().id)
  await shop.tell()
  expect((await pat.ask('GET', '/billing/customer')).json().subscription).toMatchObject({ state: 'paused' })
  const reply = await checkout(pat, PLAN)
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_subscribed'])
})

test('an account of the operator buys nothing', async () => {
  const root = await shop.person('root')
  const { db, changes } = shop.fronts[0]!.services
  await changePlan(db, changes, { accountId: root.accountId, plan: 'operator', actor: 'operator' })
  const before = shop.stripe.requests.length
  for (const wish of [PLAN, CREDITS]) {
    const reply = await checkout(root, wish)
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_subscribed'])
  }
  expect(shop.stripe.requests.length).toBe(before)
})

test.each(Array.from({ length: PAIRS }, (_, index) => index))(
  'of two checkouts of a plan at once on two fronts one can be paid (%i)',
  async (pair) => {
    const bob = await shop.person(`bob-${pair}`)
    const replies = await Promise.all(
      shop.fronts.map((front) => sendTo(front, bob.headers, 'POST', '/billing/checkout', PLAN)),
    )
    const sessions = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json().session_id)
    expect(sessions.length, replies.map(({ body }) => body).join()).toBeGreaterThan(0)
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
    const payable = shop.stripe
      .all('checkout.session')
      .filter(({ id, status }) => sessions.includes(id) && status === 'open')
    expect(payable.length).toBe(1)
    shop.stripe.payer.complete(payable[0]!.id)
    await shop.tell()
    const isOfBob = ({ metadata }: { metadata: Record<string, string> }) => metadata['orrery_account'] === bob.accountId
    expect(shop.stripe.all('subscription').filter(isOfBob).length).toBe(1)
    expect((await bob.ask('GET', '/billing/customer')).json().plan).toBe('entry')
  },
)
