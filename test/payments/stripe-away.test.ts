import { afterEach, describe, expect, test } from 'vitest'
import { eventBacklog } from '../../src/platform/db/billing-events.ts'
import type { Fault } from '../stripe/http/faults.ts'
import { BIRTH, type Customer, openShopFronts, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const TIMEOUT_MS = 400
/** Longer than a busy machine takes for a few requests. */
const TRIAL_AFTER_MS = 1_500
const CALCULATIONS = 40
const PLAN = { kind: 'plan', plan: 'entry' }

let shop: ShopFronts
let opener: Customer
const paymentTiming = { timeoutMs: TIMEOUT_MS, trialAfterMs: TRIAL_AFTER_MS, retryMs: 50, sweepMs: 100 }
useShopFronts({ overrides: { paymentTiming } }, async (opened) => {
  shop = opened
  opener = await shop.person('opener')
  await open(opener)
})

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['slow', { kind: 'slow', delayMs: 25 * TIMEOUT_MS }],
  ['silent', { kind: 'hang', when: 'before' }],
  ['away', { kind: 'closed', when: 'before' }],
  ['broken', { kind: 'error', when: 'before' }],
  ['busy', { kind: 'rate_limited', retryAfterSeconds: 1 }],
]

/** Everything that asks Stripe, for someone who has a customer and an open session. */
const PAID: readonly ((customer: Customer, session: string) => ReturnType<Customer['ask']>)[] = [
  (customer) => customer.ask('POST', '/billing/checkout', PLAN),
  (customer) => customer.ask('POST', '/billing/checkout', { kind: 'report_credits' }),
  (customer) => customer.ask('POST', '/billing/portal', {}),
  (customer, session) => customer.ask('GET', `/billing/checkout-status?session_id=${session}`),
]

const open = async (customer: Customer): Promise<string> =>
  (await customer.ask('POST', '/billing/checkout', PLAN)).json().session_id

// Until Stripe is asked again.
afterEach(async () => {
  shop.stripe.heal()
  await expect.poll(async () => (await opener.ask('POST', '/billing/portal', {})).statusCode).toBe(200)
})

const planOf = async (customer: Customer) => (await customer.ask('GET', '/billing/customer')).json().plan

describe.each(FAULTS)('while Stripe is %s', (name, fault) => {
  test('whatever is paid answers 503, and without asking after the first failure', async () => {
    const ada = await shop.person(`ada-${name}`)
    const session = await open(ada)
    shop.stripe.fail({ fault })
    const before = shop.stripe.requests.length
    for (const ask of PAID) {
      const { statusCode, headers, json } = await ask(ada, session)
      expect([statusCode, headers['retry-after']]).toEqual([503, '10'])
      expect(json()).toMatchObject({ error: 'billing_unavailable' })
    }
    const asked = shop.stripe.requests.slice(before)
    // The library repeats a request on a closed connection once. After 429 Stripe is there, and is asked again.
    expect(asked.length).toBe(name === 'away' ? 2 : name === 'busy' ? PAID.length : 1)
    // A slow answer was not waited for.
    if (name === 'slow' || name === 'silent') expect(asked[0]!.status).toBeNull()
    expect((await ada.ask('GET', '/billing/customer')).statusCode).toBe(200)
  })

  test('its events wait, and are applied afterwards', async () => {
    const ada = await shop.person(`eve-${name}`)
    shop.stripe.payer.complete(await open(ada))
    shop.stripe.fail({ fault })
    const delivered = await shop.deliver()
    expect(delivered.every(({ status }) => status === 200)).toBe(true)
    expect((await eventBacklog(shop.fronts[0]!.services.db)).waiting).toBeGreaterThan(0)
    expect(await planOf(ada)).toBe('free')
    shop.stripe.heal()
    await shop.settled()
    expect(await planOf(ada)).toBe('entry')
  })

  test('the deletion of an account waits at its first step, and ends afterwards', async () => {
    const ada = await shop.person(`del-${name}`)
    await ada.buy(PLAN)
    await shop.tell()
    shop.stripe.fail({ fault })
    const deleted = await ada.ask('DELETE', '/settings/account', { confirmation: 'delete my account' })
    expect(deleted.json()).toMatchObject({ status: 'in_progress', done: [] })
    expect(ada.subscription().status).toBe('active')
    shop.stripe.heal()
    await expect
      .poll(async () => {
        await shop.hasten('account_deletion')
        await shop.fronts[0]!.services.deletions.sweep()
        return ada.subscription().status
      })
      .toBe('canceled')
    await expect.poll(async () => (await ada.calculate()).statusCode).toBe(401)
    await shop.settled()
  })
})

describe('while requests wait for a silent Stripe', () => {
  test('calculations do not, and events are received', async () => {
    // The requests at Stripe end when the stand-in stops, far before this time limit.
    const own = await openShopFronts({ overrides: { paymentTiming: { timeoutMs: 60_000 } } })
    const [front] = own.fronts
    const ada = await own.person('ada')
    own.stripe.payer.complete(await open(ada))
    own.stripe.fail({ fault: { kind: 'hang', when: 'before' } })
    let answered = 0
    const paid = Array.from({ length: 20 }, async () => {
      const { statusCode } = await ada.ask('POST', '/billing/portal', {})
      answered += 1
      return statusCode
    })
    await expect.poll(() => own.stripe.requests.filter(({ status }) => status === null).length).toBe(paid.length)

    for (let count = 0; count < CALCULATIONS; count += 1)
      expect((await front!.postTo('/natal', BIRTH)).statusCode).toBe(200)
    expect((await own.deliver()).every(({ status }) => status === 200)).toBe(true)
    expect(answered).toBe(0)

    await own.stripe.stop()
    expect(new Set(await Promise.all(paid))).toEqual(new Set([503]))
    await own.stop()
  })
})
