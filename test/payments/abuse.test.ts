import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { changePlan } from '../../src/accounts/account.ts'
import { creditsOf } from '../../src/accounts/billing/credits.ts'
import { offerPack } from '../../src/accounts/billing/units.ts'
import { deleteAccountRow } from '../../src/platform/db/deletions.ts'
import { type Customer, openShopFronts, type ShopFronts, useShopFronts } from './shop-fronts.ts'

const MONTH_MS = 31 * 86_400_000

let shop: ShopFronts
useShopFronts({ settings: { afterRetries: 'unpaid', retryDays: [1] } }, (opened) => {
  shop = opened
})

const services = () => shop.fronts[0]!.services
const billing = async (customer: Customer) => (await customer.ask('GET', '/billing/customer')).json()

test('a plan that is not paid grants no report credits', async () => {
  const ada = await shop.person('ada')
  await ada.buy({ kind: 'plan', plan: 'high' })
  shop.stripe.cards.decline(ada.customerId())
  shop.stripe.clock.advanceDays(40)
  await shop.tell()
  expect(await billing(ada)).toMatchObject({ status: 'inactive', report_credits: 0, subscription: { state: 'unpaid' } })
  for (let month = 1; month <= 6; month += 1) {
    const holder = { accountId: ada.accountId, plan: 'high', subscribed: false } as const
    expect((await creditsOf(services().db, holder, Date.now() + month * MONTH_MS)).available).toBe(0)
  }
  const refused = await ada.ask('POST', '/billing/checkout', { kind: 'report_credits' })
  expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('open invoice')])
})

test('a pack is paid once, also when its buyer asks again before the event', async () => {
  const bob = await shop.person('bob')
  const expiresAtMs = Date.now() + MONTH_MS
  await offerPack(
    services().db,
    { accountId: bob.accountId, units: 1_000, amount: 900, currency: 'usd', expiresAtMs },
    'operator',
  )
  const { session_id } = (await bob.ask('POST', '/billing/request-pack/checkout')).json()
  shop.stripe.payer.complete(session_id)
  expect((await bob.ask('POST', '/billing/request-pack/checkout')).statusCode).toBe(404)
  await shop.tell()
  const { units_bought, purchases } = await billing(bob)
  expect([units_bought, purchases.length]).toEqual([1_000, 1])
})

test('an account that is deleted while its checkout is made has nothing to pay', async () => {
  const carl = await shop.person('carl')
  shop.stripe.fail({ fault: { kind: 'slow', delayMs: 1_500 }, requests: 'POST /v1/checkout/sessions', times: 1 })
  const checkout = carl.ask('POST', '/billing/checkout', { kind: 'report_credits' })
  await sleep(500)
  expect((await carl.ask('DELETE', '/settings/account', { confirmation: 'delete my account' })).statusCode).toBe(200)
  expect((await checkout).statusCode).toBe(401)
  const own = shop.stripe
    .all('checkout.session')
    .filter(({ metadata }) => metadata!['orrery_account'] === carl.accountId)
  expect(own.map(({ status }) => status)).toEqual(['expired'])
})

test('a payment whose account is gone is in the log', async () => {
  const dora = await shop.person('dora')
  const { session_id } = (await dora.ask('POST', '/billing/checkout', { kind: 'report_credits' })).json()
  await deleteAccountRow(services().db, dora.accountId)
  shop.stripe.payer.complete(session_id)
  await shop.tell()
  expect(shop.fronts[0]!.logged()).toContain(`The checkout ${session_id} was paid, but has no account here`)
})

describe('a price that no plan has', () => {
  test('leaves the plan until the subscription ends, and another plan cannot be bought beside it', async () => {
    const eve = await shop.person('eve')
    await eve.buy({ kind: 'plan', plan: 'high' })
    await shop.tell()
    const { id: strange } = shop.stripe.seedPrice({ name: 'High', amount: 3_000, currency: 'usd', interval: 'month' })
    shop.stripe.portal.changePlan(eve.subscription().id, strange)
    await shop.tell()
    expect((await billing(eve)).plan).toBe('high')
    expect((await eve.ask('POST', '/billing/checkout', { kind: 'plan', plan: 'entry' })).statusCode).toBe(409)
    shop.stripe.portal.cancelNow(eve.subscription().id)
    await shop.tell()
    expect(await billing(eve)).toMatchObject({ plan: 'free', subscription: { state: 'canceled' } })
  })
})

test('a plan that the operator gives after a subscription has ended stays', async () => {
  const finn = await shop.person('finn')
  const session = await finn.buy({ kind: 'plan', plan: 'entry' })
  await shop.tell()
  shop.stripe.portal.cancelNow(finn.subscription().id)
  await shop.tell()
  const { db, changes } = services()
  await changePlan(db, changes, { accountId: finn.accountId, plan: 'high', actor: 'operator' })
  await finn.ask('GET', `/billing/checkout-status?session_id=${session}`)
  expect((await billing(finn)).plan).toBe('high')
})

test('a plan without limits stays whatever becomes of a subscription', async () => {
  const hana = await shop.person('hana')
  await hana.buy({ kind: 'plan', plan: 'entry' })
  await shop.tell()
  const { db, changes } = services()
  await changePlan(db, changes, { accountId: hana.accountId, plan: 'operator', actor: 'operator' })
  shop.stripe.portal.changePlan(hana.subscription().id, shop.prices.high.id)
  await shop.tell()
  expect((await billing(hana)).plan).toBe('operator')
  shop.stripe.portal.cancelNow(hana.subscription().id)
  await shop.tell()
  expect((await billing(hana)).plan).toBe('operator')
})

test('ten checkouts for report credits may be open', async () => {
  const gina = await shop.person('gina')
  for (let open = 0; open < 10; open += 1)
    expect((await gina.ask('POST', '/billing/checkout', { kind: 'report_credits' })).statusCode).toBe(200)
  const reply = await gina.ask('POST', '/billing/checkout', { kind: 'report_credits' })
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'checkout_in_progress'])
})

test('another installation at the same Stripe account ends nothing that it did not sell', async () => {
  const other = await openShopFronts({ environment: shop.fronts[0] ? shop.environment : {} })
  try {
    const hugo = await shop.person('hugo')
    await hugo.buy({ kind: 'plan', plan: 'entry' })
    await shop.stripe.deliver({ url: other.webhooks, secrets: [shop.environment['STRIPE_WEBHOOK_SECRET']!] })
    await other.settled()
    expect(hugo.subscription().status).toBe('active')
  } finally {
    await other.stop()
  }
})

test('signed events are not counted by the address that they come from', async () => {
  const few = await openShopFronts({ environment: { ADDRESS_REQUESTS: '10' } })
  try {
    for (let each = 0; each < 20; each += 1) few.stripe.seedPrice({ name: `p${each}`, amount: 1, currency: 'usd' })
    const ida = await few.person('ida')
    await ida.buy({ kind: 'plan', plan: 'entry' })
    const delivered = await few.stripe.deliver({
      ...{ url: few.webhooks, secrets: [few.environment['STRIPE_WEBHOOK_SECRET']!], copies: 5 },
    })
    expect(delivered.length).toBeGreaterThan(20)
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]))
    const forged = await few.stripe.deliver({ url: few.webhooks, secrets: ['whsec_forged'], copies: 5 })
    expect(new Set(forged.map(({ status }) => status))).toEqual(new Set([401, 429]))
  } finally {
    await few.stop()
  }
})
