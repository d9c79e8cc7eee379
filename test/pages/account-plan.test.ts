import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerPack } from '../../src/accounts/billing/units.ts'
import { openSales, type Shop } from '../payments/sales.ts'
import { type AccountVisitor, accountVisitor, enter, faultsOf, tabTo } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { textOf, useBrowser } from '../support/consent.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { atStripe, sessionAt, withStripe } from '../support/stripe-pages.ts'

let shop: Shop
let database: TestDatabase
let client: pg.Client
let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  shop = await openSales({ daysAgo: 0 })
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url, environment: shop.environment })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  expect(shop.stripe.unknown).toEqual([])
  await client.end()
  await service.stop()
  await shop.stripe.stop()
  await database.drop()
})

const arrived = (): Promise<AccountVisitor> =>
  accountVisitor({ service: () => service, base, browser: () => browsing.browser })

const successOf = (session: string): string =>
  shop.stripe
    .all('checkout.session')
    .find(({ id }) => id === session)!
    .success_url!.replace('{CHECKOUT_SESSION_ID}', session)

test('a plan is bought by the keyboard alone, and managed afterwards', async () => {
  const ada = await arrived()
  const page = await ada.opened('/account/plan')
  await withStripe(page)
  expect(await textOf(page, '#plan-state')).toContain('You are on the free plan.')
  await tabTo(page, 'Choose Entry')
  await page.keyboard.press('Enter')
  await atStripe(page)
  const session = sessionAt(page)
  shop.stripe.payer.complete(session)
  await page.goto(successOf(session))
  await page.waitForFunction(`document.querySelector('#payment')?.textContent.includes('Your Entry plan is active.')`)
  expect(await textOf(page, '#live-status')).toBe('Thank you')
  await tabTo(page, 'Go to your plan')
  await enter(page)
  expect(await textOf(page, '#current')).toBe('Entry plan')
  expect(await textOf(page, '#plan-state')).toMatch(/^Active\. Renews on \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d\.$/)
  await tabTo(page, 'Manage at Stripe')
  await page.keyboard.press('Enter')
  await atStripe(page)
  expect(new URL(page.url()).hostname).toBe('billing.stripe.com')
  expect(ada.said).toEqual([])
  await page.browserContext().close()
})

test('without a script the page leads on by itself and by a link, and the payment is looked for again', async () => {
  const ada = await arrived()
  const reply = await ada.send('/account/plan/checkout', { kind: 'report_credits', quantity: '3' })
  const [, address] = /<a id="go"[^>]* href="([^"]+)"/.exec(reply.body)!
  expect(reply.body).toContain(`<meta http-equiv="refresh" content="0; url=${address}">`)
  const session = address!.split('/').at(-1)!
  const waiting = await ada.open(`/account/payment?session_id=${session}`)
  expect(waiting.body).toContain('Waiting for the payment')
  expect(waiting.body).toContain(`content="5; url=?session_id=${session}&amp;looks=1"`)
  const last = await ada.open(`/account/payment?session_id=${session}&looks=24`)
  expect(last.body).toContain('not confirmed yet')
  expect(last.body).not.toContain('http-equiv="refresh"')
  shop.stripe.payer.complete(session)
  const paid = await ada.open(`/account/payment?session_id=${session}&looks=1`)
  expect(paid.body).toContain('3 report credits were added to your account.')
  const expired = (await ada.send('/account/plan/checkout', { kind: 'report_credits', quantity: '1' })).body
  const [, gone] = /<a id="go"[^>]* href="[^"]+\/([^/"]+)"/.exec(expired)!
  shop.stripe.payer.expire(gone!)
  expect((await ada.open(`/account/payment?session_id=${gone}&looks=1`)).body).toContain('This checkout has expired')
})

test('the payment of another account, or without a session, says no more than the address', async () => {
  const ada = await arrived()
  const { body } = await ada.send('/account/plan/checkout', { kind: 'report_credits', quantity: '1' })
  const [, session] = /<a id="go"[^>]* href="[^"]+\/([^/"]+)"/.exec(body)!
  shop.stripe.payer.complete(session!)
  const url = `/account/payment?session_id=${session}&looks=1`
  const eve = await arrived()
  expect((await eve.open(url)).body).toContain('Nothing was changed')
  const stranger = await service.app.inject({ url, remoteAddress: '203.0.113.7' })
  expect([stranger.statusCode, stranger.body.includes('Thank you')]).toEqual([200, true])
  expect(stranger.body).not.toContain('credit')
})

describe('a form', () => {
  test('with wrong fields is refused in words, and keeps what was typed', async () => {
    const ada = await arrived()
    const many = await ada.send('/account/plan/checkout', { kind: 'report_credits', quantity: '101' })
    expect([many.statusCode, many.body.includes('quantity: Must be at most 100.')]).toEqual([422, true])
    expect(many.body).toContain('value="101"')
    const plan = await ada.send('/account/plan/checkout', { kind: 'plan', plan: 'operator' })
    expect([plan.statusCode, plan.body.includes('Allowed: entry, high.')]).toEqual([422, true])
    const pack = await ada.send('/account/plan/checkout', { kind: 'request_pack' })
    expect([pack.statusCode, pack.body.includes('No unit pack is offered')]).toEqual([404, true])
    const portal = await ada.send('/account/plan/portal')
    expect([portal.statusCode, portal.body.includes('never started a checkout')]).toEqual([404, true])
  })

  test('of another site opens no checkout', async () => {
    const ada = await arrived()
    const before = shop.stripe.requests.length
    for (const url of ['/account/plan/checkout', '/account/plan/portal'])
      for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }])
        expect((await ada.send(url, { kind: 'plan', plan: 'entry' }, headers)).statusCode).toBe(403)
    expect(shop.stripe.requests.length).toBe(before)
  })
})

test('an offered pack is bought on the page', async () => {
  const ada = await arrived()
  const expiresAtMs = Date.now() + 86_400_000
  const offer = { accountId: ada.accountId, units: 100_000, amount: 5_000, currency: 'usd', expiresAtMs }
  await offerPack(service.services.db, offer as never, 'operator')
  const page = await ada.opened('/account/plan')
  await withStripe(page)
  await tabTo(page, 'Buy 100\u00a0000 units')
  await page.keyboard.press('Enter')
  await atStripe(page)
  const session = sessionAt(page)
  shop.stripe.payer.complete(session)
  await page.goto(successOf(session))
  await page.waitForFunction(
    `document.querySelector('#payment')?.textContent.includes('units were added to your account')`,
  )
  await page.browserContext().close()
})

/** The states of a subscription, as columns, and what the page says. */
const STATES: readonly (readonly [string, string, RegExp])[] = [
  ['active', `status = 'active'`, /^Active\./],
  ['cancelled', `status = 'active', cancel_at = now() + interval '9 days'`, /^Cancelled\. You keep the plan until/],
  ['past due', `status = 'past_due', due_since = now()`, /^Past due\. Pay the open invoice/],
  ['past due for too long', `status = 'past_due', due_since = now() - interval '99 days'`, /^Past due for too long\./],
  ['unpaid', `status = 'unpaid'`, /^Unpaid\./],
  ['paused', `status = 'paused'`, /^Paused\./],
  ['ended', `status = 'canceled'`, /^Your subscription has ended\./],
]

describe('a subscription that is', () => {
  let bob: AccountVisitor
  beforeAll(async () => {
    bob = await arrived()
    await client.query(
      `insert into billing_subscription (id, account_id, plan, status, period_ends_at)
       values ('sub_of_bob', $1, 'high', 'active', now() + interval '20 days')`,
      [bob.accountId],
    )
    await client.query(`insert into billing_customer (account_id, customer_id) values ($1, 'cus_of_bob')`, [
      bob.accountId,
    ])
  })

  test.each(STATES)('%s is said with what to do, without a finding of axe', async (_, columns, said) => {
    await client.query(`update billing_subscription set cancel_at = null, due_since = null where id = 'sub_of_bob'`)
    await client.query(`update billing_subscription set ${columns} where id = 'sub_of_bob'`)
    const page = await bob.opened('/account/plan')
    expect(await textOf(page, '#plan-state')).toMatch(said)
    expect(await page.$$eval('form[action$="/portal"]', (all) => all.length)).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    expect(bob.said).toEqual([])
  })
})

test('where Stripe is not configured the page says what the plan allows and where usage is, and sells nothing', async () => {
  const bare = await startTestApp()
  const at = (await bare.listen()).replace('127.0.0.1', 'localhost')
  const ada = await accountVisitor({ service: () => bare, base: at, browser: () => browsing.browser })
  const page = await ada.opened('/account/plan')
  expect(await textOf(page, '#closed')).toContain('Payments are not set up here')
  expect(await textOf(page, '#current')).toBe('Free plan')
  expect(await textOf(page, '#allowed')).toBe('What the free plan allows')
  const plans = (await bare.app.inject('/api/v1/billing/plans')).json()
  const free = plans.plans.find(({ plan }: { plan: string }) => plan === 'free')
  expect(await textOf(page, '.limits')).toContain(`${free.units} units per ${free.period}`)
  expect(await page.$$eval('.card .actions a', (all) => all.map((a) => new URL(a.href).pathname))).toEqual([
    '/account/requests',
    '/account',
  ])
  expect(await page.$$eval('main form[action*="/plan/"]', (all) => all.length)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  const payment = await ada.opened('/account/payment')
  expect(await faultsOf(payment)).toEqual([])
  expect(ada.said).toEqual([])
  await bare.stop()
})

// The last one: after a failure Stripe is left alone for some seconds.
test('a form is answered on the page while Stripe cannot be reached', async () => {
  const ada = await arrived()
  shop.stripe.fail({ fault: { kind: 'error', when: 'before' } })
  const reply = await ada.send('/account/plan/checkout', { kind: 'plan', plan: 'entry' })
  shop.stripe.heal()
  expect([reply.statusCode, reply.body.includes('The payment provider cannot be reached.')]).toEqual([503, true])
})
