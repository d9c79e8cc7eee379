import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { keyFor } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const work = operation({
  ...{ name: 'work', method: 'GET', url: '/work', tag: 'Test', summary: 'Test', access: keyFor('natal') },
  query: z.object({ units: z.number().optional(), fail: z.boolean().optional() }),
  cost: ({ query }) => query.units ?? 1,
  reply: z.unknown(),
  handle: ({ query }, reply) => {
    if (query.fail) reply.code(404)
    return {}
  },
})

describe.each(STORES)('two fronts over HTTP, counting in %s', (store) => {
  const { connections } = useTwoFronts(store)
  let fronts: readonly SmallApp[]
  beforeAll(async () => {
    const opened = connections().map(
      ({ db, ...counting }) =>
        () =>
          smallApp(db, [work], counting),
    )
    const first = await opened[0]!()
    fronts = [first, store === 'memory' ? first : await opened[1]!()]
  })
  afterAll(() => Promise.all(fronts.map(({ app }) => app.close())))

  /** A key whose plan has so many units left, and how to ask with it. */
  async function withUnits(units: number) {
    const { db } = connections()[0]
    const accountId = await openAccount(db, { name: 'operator', plan: 'operator' })
    const { key } = await createKey(db, { accountId, name: 'k' })
    const get = (query: string, at = 0) =>
      fronts[at % 2]!.app.inject({ url: `/work?${query}`, headers: { 'x-api-key': key } })
    expect((await get(`units=${PLANS.operator.units - units}`)).statusCode).toBe(200)
    return get
  }
  const statuses = (replies: readonly { statusCode: number }[], status: number) =>
    replies.filter(({ statusCode }) => statusCode === status).length

  test('of 200 requests at once on 100 units exactly 100 are answered and 100 refused', async () => {
    const get = await withUnits(100)
    const replies = await Promise.all(Array.from({ length: 200 }, (_, at) => get('', at)))
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([100, 100])
    for (const reply of replies) expect(reply.headers['x-ratelimit-limit']).toBe(String(PLANS.operator.units))
  })

  test('of 200 that fail, all are answered, and every unit is there again', async () => {
    const get = await withUnits(1_000)
    const replies = await Promise.all(Array.from({ length: 200 }, (_, at) => get('units=5&fail=true', at)))
    expect(statuses(replies, 404)).toBe(200)
    expect((await get('units=1000', 1)).headers['x-ratelimit-remaining']).toBe('0')
  })
})
