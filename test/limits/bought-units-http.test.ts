import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { bookUnits } from '../../src/accounts/billing/units.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { keyFor } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { balancesOf, inBalance, openBuyer } from '../support/bought.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const OPERATOR = PLANS.operator.units

const work = operation({
  ...{ name: 'work', method: 'GET', url: '/work', tag: 'Test', summary: 'Test', access: keyFor('natal') },
  query: z.object({ units: z.number().default(1), status: z.number().default(200) }),
  cost: ({ query }) => query.units,
  reply: z.unknown(),
  handle: ({ query }, reply) => reply.code(query.status).send(query.status === 304 ? undefined : {}),
})

describe.each(STORES)('bought units over HTTP, with two fronts that count in %s', (store) => {
  const { connections } = useTwoFronts(store)
  let fronts: readonly SmallApp[]
  beforeAll(async () => {
    const [one, two] = connections()
    const first = await smallApp(one.db, [work], one)
    fronts = [first, store === 'memory' ? first : await smallApp(two.db, [work], two)]
  })
  afterAll(() => Promise.all(fronts.map(({ app }) => app.close())))

  /** A key of an account with units bought, and with none left of its plan. */
  async function buyer(units: number) {
    const { db } = connections()[0]
    const accountId = await openBuyer(db, 'operator', units)
    const { key } = await createKey(db, { accountId, name: 'k' })
    const get = (query: string, at = 0) =>
      fronts[at % 2]!.app.inject({ url: `/work?${query}`, headers: { 'x-api-key': key } })
    expect((await get(`units=${OPERATOR}`)).headers['x-ratelimit-remaining']).toBe(String(units))
    return { get, balances: () => balancesOf(db, accountId) }
  }

  test('the headers count them with the units of the plan, exactly after each spend', async () => {
    const { get, balances } = await buyer(10)
    for (const [spent, left] of [
      [4, 6],
      [5, 1],
    ]) {
      const { statusCode, headers } = await get(`units=${spent}`, 1)
      expect([statusCode, headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']]).toEqual([
        ...[200, String(OPERATOR + left!), String(left)],
      ])
    }
    const refused = await get('units=2', 1)
    expect([refused.statusCode, refused.headers['x-ratelimit-remaining']]).toEqual([429, '1'])
    expect(refused.json().message).toContain('and 1 extra unit')
    expect(await balances()).toEqual(inBalance(1))
  })

  test.each([422, 304, 500])('an answer with status %i gives them back', async (status) => {
    const { get, balances } = await buyer(10)
    const answer = await get(`units=4&status=${status}`)
    expect([answer.statusCode, answer.headers['x-ratelimit-remaining']]).toEqual([status, '10'])
    expect(answer.headers['x-ratelimit-limit']).toBe(String(OPERATOR + 10))
    expect(await balances()).toEqual(inBalance(10))
  })

  test('50 requests at once on 30 units are answered 30 times', async () => {
    const { get, balances } = await buyer(30)
    const replies = await Promise.all(Array.from({ length: 50 }, (_, at) => get('', at)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(await balances()).toEqual(inBalance(0))
  })
})

describe('units that are bought while an account is used', () => {
  let database: TestDatabase
  let fronts: readonly [TestApp, TestApp]
  beforeAll(async () => {
    database = await createDatabase()
    const start = () => startTestApp({ databaseUrl: database.url })
    fronts = [await start(), await start()]
  })
  afterAll(async () => {
    for (const front of fronts) await front.stop()
    await database.drop()
  })

  test('are there on both fronts within a second, and pay for a chart', async () => {
    const [first, other] = fronts
    const { db, limits, changes } = first.services
    const accountId = await openBuyer(db, 'high', 0)
    const { key } = await createKey(db, { accountId, name: 'k' })
    expect((await limits.reserve({ accountId, plan: 'high' }, PLANS.high.units)).refusal).toBeNull()
    const chart = ({ app }: TestApp, headers = {}) =>
      app.inject({
        ...{ method: 'GET', headers: { 'x-api-key': key, ...headers } },
        url: '/api/v1/ephemeris?start=2026-01-01&end=2026-01-02',
      })
    for (const front of fronts) expect((await chart(front)).statusCode).toBe(429)

    await bookUnits(db, accountId, { amount: 100, cause: 'purchase', reference: 'payment' })
    const boughtAtMs = performance.now()
    await changes.announceAccount(accountId)
    const paid = await chart(first)
    expect([paid.statusCode, paid.headers['x-ratelimit-remaining']]).toEqual([200, '99'])
    await expect.poll(async () => (await chart(other)).statusCode, { interval: 150, timeout: 1_000 }).toBe(200)
    expect(performance.now() - boughtAtMs).toBeLessThan(1_500)

    const { balance } = await balancesOf(db, accountId)
    const unchanged = await chart(other, { 'if-none-match': String(paid.headers['etag']) })
    expect(unchanged.statusCode).toBe(304)
    expect(await balancesOf(db, accountId)).toEqual(inBalance(balance))
  })
})
