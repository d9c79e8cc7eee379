import { describe, expect, test } from 'vitest'
import type { Fault } from '../stripe/http/faults.ts'
import { type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const TIMEOUT_MS = 300
const PLAN = { kind: 'plan', plan: 'entry' }
const CREDITS = { kind: 'report_credits', quantity: 2 }

let shop: ShopFronts
const paymentTiming = { timeoutMs: TIMEOUT_MS, trialAfterMs: 0, retryMs: 50, sweepMs: 100 }
useShopFronts({ overrides: { paymentTiming } }, (opened) => {
  shop = opened
})

/** The work is done at Stripe, and its answer is lost. The library repeats a request on a closed connection once. */
const LOST: readonly (readonly [string, Fault, number])[] = [
  ['the connection closes', { kind: 'closed', when: 'after' }, 2],
  ['no answer comes', { kind: 'hang', when: 'after' }, 1],
  ['the answer is 500', { kind: 'error', when: 'after' }, 1],
]

const lose = (requests: string | RegExp, [, fault, times]: (typeof LOST)[number]) =>
  shop.stripe.fail({ requests, fault, times })

const checkout = (customer: Customer, wish: object) => customer.ask('POST', '/billing/checkout', wish)

async function expectUnavailable(asked: ReturnType<Customer['ask']>): Promise<void> {
  const { statusCode, headers } = await asked
  expect([statusCode, Number(headers['retry-after'])]).toEqual([503, 10])
}

const customersOf = ({ accountId }: Customer) =>
  shop.stripe.all('customer').filter(({ metadata }) => metadata['orrery_account'] === accountId)

const subscriptionsOf = ({ accountId }: Customer) =>
  shop.stripe.all('subscription').filter(({ metadata }) => metadata['orrery_account'] === accountId)

const planOf = async (customer: Customer) => (await customer.ask('GET', '/billing/customer')).json().plan

describe.each(LOST)('%s', (...lost) => {
  const who = (name: string) => shop.person(`${name}-${lost[1].kind}`)

  test('after a customer was made: the next checkout sells to one customer', async () => {
    const ada = await who('customer')
    lose('POST /v1/customers', lost)
    await expectUnavailable(checkout(ada, PLAN))
    await ada.buy(PLAN)
    await shop.tell()
    expect(await planOf(ada)).toBe('entry')
    expect(new Set(subscriptionsOf(ada).map(({ customer }) => customer)).size).toBe(1)
    // Stripe repeats a 500 to the same key, so that only another customer can be made.
    expect(customersOf(ada).length).toBe(lost[1].kind === 'error' ? 2 : 1)
  })

  test('after a session was made: the next one is paid, and the lost one by nobody', async () => {
    const ada = await who('session')
    lose('POST /v1/checkout/sessions', lost)
    await expectUnavailable(checkout(ada, CREDITS))
    const lostSession = shop.stripe.all('checkout.session').at(-1)!
    expect(lostSession).toMatchObject({ status: 'open', metadata: { orrery_account: ada.accountId } })
    await ada.buy(CREDITS)
    await shop.tell()
    shop.stripe.payer.expire(lostSession.id)
    await shop.tell()
    const { report_credits, purchases } = (await ada.ask('GET', '/billing/customer')).json()
    expect(report_credits).toBe(2)
    expect(purchases.map(({ status }: { status: string }) => status)).toEqual(['complete', 'expired'])
  })

  test('after a session was made for a plan: the next one is paid', async () => {
    const ada = await who('plan')
    lose('POST /v1/checkout/sessions', lost)
    await expectUnavailable(checkout(ada, PLAN))
    await ada.buy(PLAN)
    await shop.tell()
    expect([await planOf(ada), subscriptionsOf(ada).length]).toEqual(['entry', 1])
  })

  test('after an earlier session was expired: the next checkout goes on, and the earlier one cannot be paid', async () => {
    const ada = await who('earlier')
    const { session_id: earlier } = (await checkout(ada, PLAN)).json()
    lose(/^POST .*\/expire$/, lost)
    await expectUnavailable(checkout(ada, PLAN))
    expect(() => shop.stripe.payer.complete(earlier)).toThrow('expired')
    await ada.buy(PLAN)
    await shop.tell()
    expect([await planOf(ada), subscriptionsOf(ada).length]).toEqual(['entry', 1])
  })

  test('after the subscription of a deleted account was cancelled: the deletion goes on', async () => {
    const ada = await who('deleted')
    await ada.buy(PLAN)
    await shop.tell()
    lose(/^DELETE \/v1\/subscriptions\//, lost)
    const deleted = await ada.ask('DELETE', '/settings/account', { confirmation: 'delete my account' })
    expect(deleted.json()).toMatchObject({ status: 'in_progress', done: [] })
    await shop.hasten('account_deletion')
    await shop.fronts[0]!.services.deletions.sweep()
    expect(subscriptionsOf(ada).map(({ status }) => status)).toEqual(['canceled'])
    expect((await ada.calculate()).statusCode).toBe(401)
    await shop.tell()
  })

  test('while an event is applied: it is applied later', async () => {
    const ada = await who('event')
    await ada.buy(PLAN)
    lose('GET /v1/subscriptions', lost)
    await shop.tell()
    expect(await planOf(ada)).toBe('entry')
  })
})

test('the e-mail address may change after an answer was lost', async () => {
  const ada = await shop.person('moving')
  lose('POST /v1/customers', LOST[0]!)
  await expectUnavailable(checkout(ada, PLAN))
  const moved = await shop.person('moving', 'elsewhere@example.com')
  // Stripe refuses another address under the same key, so that another customer is made.
  await expectUnavailable(checkout(moved, PLAN))
  await moved.buy(PLAN)
  await shop.tell()
  expect([await planOf(moved), subscriptionsOf(moved).length]).toEqual(['entry', 1])
})

test('a plan is not sold again while the event of its payment is on its way', async () => {
  const ada = await shop.person('quick')
  await ada.buy(PLAN)
  const again = await checkout(ada, PLAN)
  expect([again.statusCode, again.json().error]).toEqual([409, 'already_subscribed'])
  await shop.tell()
})

test('a customer that was deleted at Stripe is replaced, and gives no plan any more', async () => {
  const ada = await shop.person('replaced')
  await ada.buy(PLAN)
  await shop.tell()
  shop.stripe.operator.deleteCustomer(ada.customerId())
  // Before any event.
  await ada.buy(CREDITS)
  expect(await planOf(ada)).toBe('free')
  await shop.tell()
  const { plan, report_credits } = (await ada.ask('GET', '/billing/customer')).json()
  expect([plan, report_credits]).toEqual(['free', 2])
})

test('every request that makes something has a key, and each key one request', () => {
  const making = shop.stripe.requests.filter(
    ({ method, path }) => method === 'POST' && ['/v1/customers', '/v1/checkout/sessions'].includes(path),
  )
  expect(making.length).toBeGreaterThan(20)
  expect(making.filter(({ idempotencyKey }) => idempotencyKey === null)).toEqual([])
  const others = shop.stripe.requests.filter((each) => each.method === 'POST' && !making.includes(each))
  expect(others.filter(({ path }) => !path.endsWith('/expire'))).toEqual([])
})
