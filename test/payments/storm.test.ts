import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '../generated/random.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'
import { accountRow, orderRow, subscriptionRow, subscriptionsOf } from './storm/expected.ts'
import * as stored from './storm/stored.ts'
import { ask, openTown, type Town } from './storm/town.ts'
import { blow, type Happened } from './storm/weather.ts'

/** `STORM_DELIVERIES=10000 STORM_SEED=3` is a large storm of another course. */
const DELIVERIES = Number(process.env['STORM_DELIVERIES'] ?? 600)
const SEED = Number(process.env['STORM_SEED'] ?? 1)
const LARGE = 5_000
const STORM_WITHIN_MS = 1_800_000
const PATIENT = { timeout: STORM_WITHIN_MS }

const random = randomOf(SEED)
let shop: ShopProcesses
let town: Town
let happened: Happened
beforeAll(async () => {
  const afterRetries = random.pick(['cancel', 'unpaid', 'past_due'] as const)
  shop = await openShopProcesses({ fronts: 3, daysAgo: 120, settings: { afterRetries } })
  town = await openTown(shop, Math.min(30, Math.ceil(DELIVERIES / 60)))
  const startedAt = performance.now()
  const kills = Math.max(1, Math.round(DELIVERIES / 600))
  happened = await blow(town, random, { deliveries: DELIVERIES, kills, days: 110 })
  await shop.settled()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const reads = shop.stripe.requests.filter(({ method }) => method === 'GET').length
  const checkouts = Object.fromEntries(town.checkouts)
  console.info(`Storm ${SEED}:`, JSON.stringify({ ...happened, seconds, reads, afterRetries, checkouts }))
}, STORM_WITHIN_MS)
afterAll(() => shop.stop())

test('the stand-in knew every request', () => {
  expect(shop.stripe.unknown).toEqual([])
})

/** What a large storm has to contain. */
const KINDS = [
  'checkout.session.expired',
  'customer.deleted',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.closed',
] as const

test('fronts were killed, and all that can happen did', async () => {
  expect(happened.kills).toBeGreaterThan(0)
  if (DELIVERIES < LARGE) return
  const kinds = new Set<string>(shop.stripe.events().map(({ type }) => type))
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([])
  const orders = await stored.storedOrders(shop.database)
  // What is owed is rarer: it needs a refund of credits that were all used. Other tests show it.
  expect(orders.filter(({ taken_back }) => taken_back > 0).length).toBeGreaterThan(0)
  const causes = new Set((await stored.ledger(shop.database)).map(({ cause }) => cause))
  expect(causes).toEqual(new Set(['plan_grant', 'report', 'purchase', 'taken_back', 'given_back']))
})

test('every event is stored and applied once', async () => {
  const { applied = 0, ignored = 0, ...others } = await stored.outcomes(shop.database)
  expect(others).toEqual({})
  expect(applied + ignored).toBe(happened.events)
})

test('every account has what its subscription gives', PATIENT, async () => {
  for (const { accountId } of town.citizens)
    expect(await stored.storedAccount(shop.database, accountId), accountId).toEqual(accountRow(shop, accountId))
})

test('every subscription is stored as it is at Stripe', async () => {
  for (const { accountId } of town.citizens) {
    const expected = subscriptionsOf(shop, accountId).map((each) => subscriptionRow(shop, each))
    const found = await stored.storedSubscriptions(shop.database, accountId)
    expect(found).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  }
})

test('every order has become what its session has, and no order was paid twice', async () => {
  const orders = new Map((await stored.storedOrders(shop.database)).map((order) => [order.id, order]))
  const seen = new Set(town.citizens.flatMap(({ sessions }) => sessions))
  for (const session of shop.stripe.all('checkout.session')) {
    const { gone, ...expected } = orderRow(shop, session)
    const order = orders.get(expected.id!)!
    // An answer that was lost with its front: nobody has the address of the session.
    if (!seen.has(session.id)) expect([expected.status, order.is_booked]).not.toContain('complete')
    else expect(order, session.id).toMatchObject(expected)
    expect(order.taken_back + order.owed, session.id).toBe(gone)
  }
  const paid = shop.stripe.all('checkout.session').filter(({ status }) => status === 'complete')
  expect(new Set(paid.map(({ metadata }) => metadata!['orrery_order'])).size).toBe(paid.length)
})

test('the ledger has each purchase once, and takes back what the orders say', async () => {
  const entries = await stored.ledger(shop.database)
  const bought = (await stored.storedOrders(shop.database)).filter(
    ({ kind, is_booked: isBooked }) => kind === 'report_credits' && isBooked,
  )
  const purchases = entries.filter(({ cause }) => cause === 'purchase')
  expect(sorted(purchases.map(({ reference, amount }) => `${reference} ${amount}`))).toEqual(
    sorted(bought.map(({ id, quantity }) => `${id} ${quantity}`)),
  )
  for (const { id, taken_back: takenBack } of bought)
    expect(sum(entries.filter((entry) => isOfRefund(entry) && entry.reference.startsWith(id)))).toBe(0 - takenBack)
})

test('no balance was ever below zero, and each is the sum of its entries', async () => {
  for (const { accountId, headers } of town.citizens) {
    const { body } = await ask(shop, 0, headers, 'GET', '/billing/customer')
    const entries = (await stored.ledger(shop.database)).filter(({ account_id: of }) => of === accountId)
    const balances = entries.map((_, at) => sum(entries.slice(0, at + 1)))
    expect(Math.min(0, ...balances)).toBe(0)
    expect(body['report_credits']).toBe(sum(entries))
  }
})

const isOfRefund = ({ cause }: stored.LedgerEntry): boolean => cause === 'taken_back' || cause === 'given_back'

const sum = (entries: readonly stored.LedgerEntry[]): number => entries.reduce((total, { amount }) => total + amount, 0)

const sorted = (lines: readonly string[]): string[] => lines.toSorted()
