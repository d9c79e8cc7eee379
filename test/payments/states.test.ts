import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '../../src/contract/accounts/billing.ts'
import { applySubscriptions } from '../../src/payments/apply-subscriptions.ts'
import type { Subscription } from '../../src/payments/provider.ts'
import { STATES, termsOf } from '../../src/payments/terms.ts'
import { type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const DAY_MS = 86_400_000
const GRACE_DAYS = 7
const terms = termsOf({ entry: ['price_entry', 'price_old'], high: ['price_high'], reportCredit: 'x' }, GRACE_DAYS)

let shop: ShopFronts
let reading = 0
useShopFronts({}, (opened) => {
  shop = opened
})

/** A subscription as it could be read at Stripe. */
const subscriptionOf = (changed: Partial<Subscription> = {}): Subscription => ({
  ...{ id: 'sub_1', accountId: null, status: 'active', priceId: 'price_entry', currency: 'usd', yearlyMinor: 9_600 },
  ...{
    periodEndsAtMs: Date.now() + 10 * DAY_MS,
    cancelAtMs: null,
    trialEndsAtMs: null,
    dueSinceMs: null,
    due: null,
    isFirstDue: false,
    next: null,
  },
  ...changed,
})

const due = (daysAgo: number): Partial<Subscription> => ({
  due: { invoiceId: 'in_1', amountMinor: 800 },
  dueSinceMs: Date.now() - daysAgo * DAY_MS,
})

/** Someone whose subscriptions were read so. */
async function someone(name: string, subscriptions: readonly Subscription[]): Promise<Customer> {
  const customer = await shop.person(name)
  // A session that is not paid makes the customer.
  await customer.ask('POST', '/billing/checkout', { kind: 'report_credits' })
  const { db, changes } = shop.fronts[0]!.services
  reading += 1
  const read = { customer: { account_id: customer.accountId, customer_id: customer.customerId() }, reading }
  const own = subscriptions.map((each) => ({ ...each, id: `${each.id}_${name}` }))
  await db.transaction((transaction) =>
    applySubscriptions(transaction, { ...read, subscriptions: own }, terms, Date.now()),
  )
  await changes.announceAccount(customer.accountId)
  return customer
}

const stateOf = async (customer: Customer) =>
  (await customer.ask('GET', '/billing/customer')).json().subscription?.state ?? null
const given = async (customer: Customer) => {
  const { statusCode, headers } = await customer.calculate()
  return [statusCode, Number(headers['x-ratelimit-limit'])]
}

const PLAN = [200, 50_000]
const FREE = [200, 80]
const REFUSED = [403, 50_000]

/** What the guide promises for each state. */
const ROWS: Readonly<Record<SubscriptionState, readonly [Partial<Subscription>, readonly number[]]>> = {
  trialing: [{ status: 'trialing', trialEndsAtMs: Date.now() + 10 * DAY_MS }, PLAN],
  active: [{}, PLAN],
  canceling: [{ cancelAtMs: Date.now() + DAY_MS }, PLAN],
  past_due: [{ status: 'past_due', ...due(GRACE_DAYS - 1) }, PLAN],
  expired: [{ status: 'past_due', ...due(GRACE_DAYS + 1) }, REFUSED],
  unpaid: [{ status: 'unpaid', ...due(1) }, REFUSED],
  paused: [{ status: 'paused' }, FREE],
  incomplete: [{ status: 'incomplete' }, FREE],
  canceled: [{ status: 'canceled' }, FREE],
}

describe('each state gives what the guide says', () => {
  test('the table has every state', () => {
    expect(Object.keys(ROWS)).toEqual([...SUBSCRIPTION_STATES])
    expect(Object.keys(STATES)).toEqual([...SUBSCRIPTION_STATES])
  })

  test.each(Object.entries(ROWS))('%s', async (state, [changed, expected]) => {
    const customer = await someone(state, [subscriptionOf(changed)])
    expect([await stateOf(customer), await given(customer)]).toEqual([state, expected])
  })

  test.each([
    ['a word that Stripe does not have yet', { status: 'hibernating' }, 'incomplete', FREE],
    ['a first payment that never came', { status: 'incomplete_expired' }, 'canceled', FREE],
    ['a trial that was cancelled', { status: 'trialing', cancelAtMs: Date.now() + DAY_MS }, 'canceling', PLAN],
    ['an earlier price of a plan', { priceId: 'price_old' }, 'active', PLAN],
    ['a price of something else', { priceId: 'price_of_a_book' }, null, FREE],
  ])('%s', async (name, changed, state, expected) => {
    const customer = await someone(name.replaceAll(' ', '-'), [subscriptionOf(changed)])
    expect([await stateOf(customer), await given(customer)]).toEqual([state, expected])
  })
})

test('the subscription that gives most counts', async () => {
  const over = subscriptionOf({ id: 'sub_over', status: 'canceled', priceId: 'price_high' })
  const unpaid = subscriptionOf({ id: 'sub_unpaid', status: 'unpaid', priceId: 'price_high' })
  const entry = subscriptionOf({ id: 'sub_entry' })
  expect(await given(await someone('three', [over, unpaid, entry]))).toEqual(PLAN)
  expect(await given(await someone('two', [over, { ...unpaid, priceId: 'price_entry' }]))).toEqual(REFUSED)
})

test('a reading that began before a stored one changes nothing', async () => {
  const customer = await someone('late', [subscriptionOf({ status: 'canceled' })])
  const { db } = shop.fronts[0]!.services
  const read = {
    customer: { account_id: customer.accountId, customer_id: customer.customerId() },
    reading: reading - 1,
  }
  const differences = await db.transaction((transaction) =>
    applySubscriptions(transaction, { ...read, subscriptions: [subscriptionOf()] }, terms, Date.now()),
  )
  expect([differences, await stateOf(customer)]).toEqual([[], 'canceled'])
})

test('a plan without limits, given by the operator, is not changed by a subscription', async () => {
  const customer = await shop.person('operator')
  await customer.ask('POST', '/billing/checkout', { kind: 'report_credits' })
  const { db, changes } = shop.fronts[0]!.services
  const { changePlan } = await import('../../src/accounts/account.ts')
  await changePlan(db, changes, { accountId: customer.accountId, plan: 'operator', actor: 'operator' })
  reading += 1
  const read = { customer: { account_id: customer.accountId, customer_id: customer.customerId() }, reading }
  await db.transaction((transaction) =>
    applySubscriptions(transaction, { ...read, subscriptions: [subscriptionOf()] }, terms, Date.now()),
  )
  expect((await given(customer))[1]).toBe(1_000_000_000)
})
