import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { recentEvents } from '../../src/accounts/audit.ts'
import { listCustomers } from '../../src/platform/db/billing-customers.ts'
import { listRemoteOrders } from '../../src/platform/db/billing-orders.ts'
import { type Customer, type ShopFronts, useShopFronts } from './shop-fronts.ts'

let shop: ShopFronts
let ada: Customer
let bob: Customer
useShopFronts({}, async (opened) => {
  shop = opened
  ada = await shop.person('ada')
  bob = await shop.person('bob')
  for (const each of [ada, bob]) await each.buy({ kind: 'plan', plan: 'entry' })
  await shop.tell()
})

const COMMAND = new URL('../../src/commands/reconcile.ts', import.meta.url).pathname
interface Ran {
  readonly code?: number
  readonly stdout: string
  readonly stderr: string
}
const run = (...args: string[]): Promise<Ran> =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...shop.environment, DATABASE_URL: shop.databaseUrl },
  }).catch((error: Ran) => error)

const planOf = async (customer: Customer) => (await customer.ask('GET', '/billing/customer')).json().plan
const lines = ({ stdout }: Ran) => stdout.trim().split('\n')

test('nothing differs after the events', async () => {
  expect(await run()).toMatchObject({ stdout: 'Nothing differs.\n', stderr: '' })
})

test('orders and customers are read page by page, each once', async () => {
  const { db } = shop.fronts[0]!.services
  const FIRST = '00000000-0000-0000-0000-000000000000'
  const all = (await listRemoteOrders(db, { after: FIRST, days: 30, count: 100 })).map(({ id }) => id)
  const customers = (await listCustomers(db, FIRST, 100)).map(({ account_id }) => account_id)
  expect([all.length, customers.length]).toEqual([2, 2])
  for (const [index, id] of all.entries())
    expect((await listRemoteOrders(db, { after: id, days: 30, count: 1 })).map((next) => next.id)).toEqual(
      all.slice(index + 1, index + 2),
    )
  for (const [index, id] of customers.entries())
    expect((await listCustomers(db, id, 1)).map((next) => next.account_id)).toEqual(
      customers.slice(index + 1, index + 2),
    )
})

test('what no event told is printed, and mended only when asked', async () => {
  shop.stripe.portal.changePlan(ada.subscription().id, shop.prices.high.id)
  const session = (await ada.ask('POST', '/billing/checkout', { kind: 'report_credits', quantity: 3 })).json()
    .session_id
  shop.stripe.payer.complete(session)
  const found = await run()
  expect([found.code, found.stderr]).toEqual([3, ''])
  expect(lines(found)).toEqual([
    expect.stringMatching(/^account \S+: subscription sub_\S+: plan entry, .* → plan high, /),
    `account ${ada.accountId}: account: plan entry, active → plan high, active`,
    expect.stringMatching(/: order \S+: open → complete, booked$/),
    '3 differences.',
  ])
  expect([await planOf(ada), await shop.fronts[0]!.metric('orrery_billing_differences')]).toEqual(['entry', 3])

  const mended = await run('--apply')
  expect(lines(mended).at(-1)).toBe('3 differences, repaired here where possible.')
  expect(await planOf(ada)).toBe('high')
  expect((await ada.ask('GET', '/billing/customer')).json().report_credits).toBe(20 + 3)
  const events = await recentEvents(shop.fronts[0]!.services.db, ada.accountId, 20)
  expect(events.filter(({ action }) => action === 'billing_reconciled')).toHaveLength(3)
  expect(lines(await run())).toEqual(['Nothing differs.'])
})

test('the fronts follow within a second', async () => {
  shop.stripe.portal.cancelNow(bob.subscription().id)
  expect((await bob.calculate()).headers['x-ratelimit-limit']).toBe('50000')
  await run('--apply')
  await expect.poll(async () => (await bob.calculate()).headers['x-ratelimit-limit'], { timeout: 5_000 }).toBe('80')
})

test('a live subscription beside one that has ended is in order', async () => {
  await bob.buy({ kind: 'plan', plan: 'entry' })
  await shop.tell()
  expect(lines(await run())).toEqual(['Nothing differs.'])
})

test('a subscription whose account was deleted is ended', async () => {
  const carl = await shop.person('carl')
  const { session_id } = (await carl.ask('POST', '/billing/checkout', { kind: 'plan', plan: 'entry' })).json()
  await shop.fronts[0]!.services.db.transaction(async (transaction) => {
    const { deleteAccountRow, noteDeletedAccount } = await import('../../src/platform/db/deletions.ts')
    await noteDeletedAccount(transaction, carl.accountId)
    await deleteAccountRow(transaction, carl.accountId)
  })
  shop.stripe.payer.complete(session_id)
  expect(lines(await run())[0]).toMatch(
    /^subscription sub_\S+: still active, but its account \S+ was deleted → cancelled$/,
  )
  await run('--apply')
  expect(carl.subscription().status).toBe('canceled')
})

test('a price at Stripe that is not the shown one is said', async () => {
  const other = shop.stripe.seedPrice({ name: 'Entry', amount: 900, currency: 'usd', interval: 'month' })
  const prices = { STRIPE_PRICE_ENTRY: `${other.id},${shop.prices.entry.id}` }
  const found = await promisify(execFile)(process.execPath, [COMMAND], {
    env: { ...process.env, ...shop.environment, ...prices, DATABASE_URL: shop.databaseUrl },
  }).catch((error: Ran) => error)
  expect(lines(found)[0]).toBe(
    `price ${other.id} of the plan entry: 800 usd month here, 900 usd month at Stripe: create another price there`,
  )
})

test('a price that no plan has is said once, from one reading of the customer', async () => {
  const dora = await shop.person('dora')
  await dora.buy({ kind: 'plan', plan: 'entry' })
  await shop.tell()
  const { id: strange } = shop.stripe.seedPrice({ name: 'Other', amount: 700, currency: 'usd', interval: 'month' })
  const { id } = dora.subscription()
  shop.stripe.portal.changePlan(id, strange)
  const before = shop.stripe.requests.length
  const found = await run('--apply')
  expect(found.stderr).toBe('')
  expect(lines(found).filter((line) => line.includes(strange))).toEqual([
    `subscription ${id}: its price ${strange} belongs to no plan: see STRIPE_PRICE_ENTRY`,
  ])
  const lists = shop.stripe.requests.slice(before).filter(({ form }) => form.includes(`customer=${dora.customerId()}`))
  expect(lists).toHaveLength(1)
  expect(lines(await run()).slice(-1)).toEqual(['1 difference.'])
})

test.each([
  ['an unknown option', ['--all'], /Unknown option '--all'/],
  ['days that are none', ['--days', 'x'], /--days must be 1 to 3650/],
])('%s is refused', async (_, args, said) => {
  expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(said) })
})

test('a customer whom Stripe never had ends the run, and loses nothing', async () => {
  const plan = await planOf(ada)
  const { db } = shop.fronts[0]!.services
  await db.query(sql.type(z.object({}))`
    update billing_customer set customer_id = 'cus_of_another_mode' where account_id = ${ada.accountId}`)
  const found = await run('--apply')
  expect(found.code).toBe(1)
  expect(found.stderr).toContain('Stripe does not know the customer cus_of_another_mode')
  expect(await planOf(ada)).toBe(plan)
})
