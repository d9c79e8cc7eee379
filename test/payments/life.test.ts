import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { offerPack } from '../../src/accounts/billing/units.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { GRACE_DAYS } from './sales.ts'
import { BIRTH, type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

/** Sets the units that an account has used in the month. */
const use = (db: Database, accountId: string, units: number) =>
  db.query(sql.type(z.object({}))`
    update quota_use set units = ${units} where account_id = ${accountId} and period = 'month'`)

/** Moves the stored instants into the past, as if the days had passed. */
async function letDaysPass(db: Database, accountId: string, days: number): Promise<void> {
  await db.query(sql.type(z.object({}))`
    update account set expires_at = expires_at - ${days} * interval '1 day' where id = ${accountId}`)
  await db.query(sql.type(z.object({}))`
    update billing_subscription set due_since = due_since - ${days} * interval '1 day' where account_id = ${accountId}`)
}

let shop: ShopFronts
let ada: Customer
useShopFronts({ fronts: 2, daysAgo: 33 }, async (opened) => {
  shop = opened
  ada = await shop.person('ada')
})

const REPORTED = {
  url: '/api/v1/natal/calculate',
  payload: { ...BIRTH, name: 'Ada', psychological_report: { enabled: true } },
}

const billing = async () => (await ada.ask('GET', '/billing/customer')).json()
/** What the second front gives, which heard of changes from the first. */
const given = async () => {
  const { statusCode, headers } = await ada.calculate()
  return [statusCode, Number(headers['x-ratelimit-limit'])]
}

test('free, then a plan is bought at the checkout, and the quota rises on every front', async () => {
  expect(await given()).toEqual([200, 80])
  expect((await billing()).subscription).toBeNull()
  const session = await ada.buy({ kind: 'plan', plan: 'entry' })
  // Before any event: the answer asks Stripe.
  expect((await ada.ask('GET', `/billing/checkout-status?session_id=${session}`)).json()).toMatchObject({
    ...{ kind: 'plan', plan: 'entry', quantity: 1, status: 'complete', paid: true, applied: true },
  })
  expect(await given()).toEqual([200, 50_000])
  await shop.tell()
  expect(await billing()).toMatchObject({
    ...{ plan: 'entry', status: 'active', has_customer: true },
    subscription: { state: 'active', plan: 'entry', ends_at: null, grace_ends_at: null },
    purchases: [{ kind: 'plan', plan: 'entry', status: 'complete', amount: 800, currency: 'usd' }],
  })
})

test('with a subscription another checkout of a plan is refused', async () => {
  const reply = await ada.ask('POST', '/billing/checkout', { kind: 'plan', plan: 'high' })
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'already_subscribed'])
})

test('a payment fails: the plan goes on in its grace, and its owner gets a letter', async () => {
  shop.stripe.cards.decline(ada.customerId())
  // The renewal after a month and an hour, between one day and five days before today.
  shop.stripe.clock.advanceDays(32)
  await shop.tell()
  expect(await given()).toEqual([200, 50_000])
  const { subscription, status } = await billing()
  expect([status, subscription.state]).toEqual(['active', 'past_due'])
  expect(Date.parse(subscription.grace_ends_at)).toBeGreaterThan(Date.now())
  const letters = await shop.fronts[0]!.services.db.anyFirst(sql.type(z.object({ kind: z.string() }))`
    select kind from letter where account_id = ${ada.accountId} order by id`)
  expect(letters).toEqual(['plan_changed', 'payment_failed'])
})

test('after the grace requests are refused', async () => {
  const { db, changes } = shop.fronts[0]!.services
  await letDaysPass(db, ada.accountId, GRACE_DAYS)
  await changes.announceAccount(ada.accountId)
  await expect.poll(async () => (await ada.calculate()).json()).toEqual({ detail: 'Subscription required' })
  expect((await given())[0]).toBe(403)
  const { subscription, status, plan } = await billing()
  expect([status, plan, subscription.state]).toEqual(['inactive', 'entry', 'expired'])
})

test('the customer pays again, and is served again', async () => {
  shop.stripe.cards.accept(ada.customerId())
  const open = shop.stripe.all('invoice').find(({ status }) => status === 'open')!
  expect(shop.stripe.portal.payInvoice(open.id!)).toBe(true)
  await shop.tell()
  expect(await given()).toEqual([200, 50_000])
  expect((await billing()).subscription).toMatchObject({ state: 'active', grace_ends_at: null })
})

test('report credits are bought, used and refunded: what was used is owed', async () => {
  const before = (await billing()).report_credits
  const session = await ada.buy({ kind: 'report_credits', quantity: 4 })
  await shop.tell()
  expect((await billing()).report_credits).toBe(before + 4)
  for (let used = 0; used < before + 3; used += 1) {
    const reply = await ada.calculate(shop.fronts[0], REPORTED)
    expect(reply.statusCode, reply.body).toBe(200)
  }
  shop.stripe.operator.refund(shop.stripe.chargeOf(session))
  await shop.tell()
  const { report_credits, purchases } = await billing()
  expect([report_credits, purchases[0]]).toEqual([0, expect.objectContaining({ taken_back: 1, owed: 3 })])
})

test('an offered pack is bought by its owner alone, spent after the plan, and taken back when refunded', async () => {
  const bob = await shop.person('bob')
  const { db } = shop.fronts[0]!.services
  const expiresAtMs = Date.now() + 86_400_000
  await offerPack(db, { accountId: ada.accountId, units: 3, amount: 900, currency: 'usd', expiresAtMs }, 'operator')
  const offer = { units: 3, price: { amount: 900, currency: 'usd' } }
  expect((await ada.ask('GET', '/billing/request-pack')).json()).toMatchObject({ offer, units_bought: 0 })
  expect((await bob.ask('GET', '/billing/request-pack')).json()).toEqual({ offer: null, units_bought: 0 })
  expect((await bob.ask('POST', '/billing/request-pack/checkout')).statusCode).toBe(404)

  const { session_id } = (await ada.ask('POST', '/billing/request-pack/checkout')).json()
  expect((await bob.ask('GET', `/billing/checkout-status?session_id=${session_id}`)).statusCode).toBe(404)
  shop.stripe.payer.complete(session_id)
  await shop.tell()
  expect((await ada.ask('GET', '/billing/request-pack')).json()).toEqual({ offer: null, units_bought: 3 })
  expect(await given()).toEqual([200, 50_003])

  await use(db, ada.accountId, 50_000)
  expect((await given())[0]).toBe(200)
  expect((await ada.ask('GET', '/billing/request-pack')).json().units_bought).toBe(2)
  shop.stripe.operator.refund(shop.stripe.chargeOf(session_id))
  await shop.tell()
  const { units_bought, purchases } = await billing()
  expect([units_bought, purchases[0]]).toEqual([0, expect.objectContaining({ taken_back: 2, owed: 1 })])
  expect((await ada.calculate()).json()).toMatchObject({ error: 'rate_limit_exceeded' })
  await use(db, ada.accountId, 10)
})

test('an upgrade takes effect at once, a downgrade at the end of the period', async () => {
  shop.stripe.portal.changePlan(ada.subscription().id, shop.prices.high.id)
  await shop.tell()
  expect(await given()).toEqual([200, 500_000])
  shop.stripe.portal.changePlanAtPeriodEnd(ada.subscription().id, shop.prices.entry.id)
  await shop.tell()
  expect(await given()).toEqual([200, 500_000])
  expect((await billing()).subscription).toMatchObject({ plan: 'high', next_plan: 'entry', state: 'active' })
  shop.stripe.clock.advanceDays(31)
  await shop.tell()
  expect(await given()).toEqual([200, 50_000])
  expect((await billing()).subscription).toMatchObject({ plan: 'entry', next_plan: null })
})

test('a cancelled subscription goes on until its end; it can be kept, or ends with the limits of the free plan', async () => {
  const { id } = ada.subscription()
  shop.stripe.portal.cancelAtPeriodEnd(id)
  await shop.tell()
  expect((await billing()).subscription).toMatchObject({ state: 'canceling', renews_at: null })
  expect((await billing()).subscription.ends_at).not.toBeNull()
  expect(await given()).toEqual([200, 50_000])
  shop.stripe.portal.keepSubscription(id)
  await shop.tell()
  expect((await billing()).subscription).toMatchObject({ state: 'active', ends_at: null })
  shop.stripe.portal.cancelNow(id)
  await shop.tell()
  expect(await given()).toEqual([200, 80])
  expect((await billing()).subscription).toMatchObject({ state: 'canceled' })
})

test('the deletion of the account ends the subscription at Stripe', async () => {
  await ada.buy({ kind: 'plan', plan: 'high' })
  await shop.tell()
  expect(await given()).toEqual([200, 500_000])
  const { statusCode } = await ada.ask('DELETE', '/settings/account', { confirmation: 'delete my account' })
  expect(statusCode).toBe(200)
  expect(ada.subscription().status).toBe('canceled')
  await shop.tell()
  expect((await ada.calculate()).statusCode).toBe(401)
})

test('the revenue is what this life has paid', async () => {
  const { currencies } = await shop.fronts[0]!.services.statistics.revenue('7d')
  expect(currencies).toMatchObject([
    {
      ...{ currency: 'usd', mrr: { start: 0, end: 0 }, subscribers: { start: 0, end: 0 }, churn_rate: null },
      movements: {
        new: { amount: 800, count: 1 },
        expansion: { amount: 3_200, count: 1 },
        contraction: { amount: -3_200, count: 1 },
        reactivation: { amount: 4_000, count: 1 },
        churn: { amount: -4_800, count: 2 },
      },
      sales: {
        credits: { amount: 1_200, count: 1 },
        pack: { amount: 900, count: 1 },
        refund: { amount: -2_100, count: 2 },
      },
    },
  ])
})
