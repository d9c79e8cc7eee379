import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { sql } from 'slonik'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { type Holder, type Limits, startLimits } from '../../src/http/limits/plans/limits.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'

const UNITS = PLANS.operator.units
const holderOf = (): Holder => ({ accountId: randomUUID(), plan: 'operator' })

describe.skipIf(!redisAvailable)('a Redis that has lost counts', () => {
  const database = useDatabase()
  let server: TestRedis
  let redis: readonly Redis[]
  let fronts: readonly Limits[]
  beforeEach(async () => {
    server = await startRedis()
    redis = await Promise.all([1, 2].map(() => connectRedis(server.url, () => {})))
    fronts = redis.map((each) => startLimits({ db: database.db, redis: each, log: () => {} }))
  })
  afterEach(async () => {
    for (const front of fronts) await front.close()
    for (const each of redis) each.disconnect()
    await server.stop()
  })

  const usedAt = async (at: number, holder: Holder) => UNITS - (await fronts[at]!.peek(holder)).remaining
  const copied = async ({ accountId }: Holder) =>
    database.db.maybeOneFirst(
      sql.type(z.object({ units: z.bigint().transform(Number) }))`
        select units from quota_use where account_id = ${accountId}`,
    )
  /** A front that closes copies what is not copied yet. Here it still counts afterwards. */
  const copy = () => Promise.all(fronts.map((front) => front.close()))
  /** Kills it, starts it again empty, and waits until a front counts there again. */
  const loseData = async () => {
    await server.kill()
    await server.restart()
    await Promise.all(fronts.map((_, at) => expect.poll(() => countedAt(at)).toBe('redis')))
  }
  const countedAt = async (at: number) => {
    await fronts[at]!.peek(holderOf())
    return fronts[at]!.countedIn()
  }

  test('by a restart hands nobody a new quota, at no front', async () => {
    const holder = holderOf()
    await fronts[0]!.reserve(holder, UNITS - 5)
    await copy()
    await loseData()
    expect((await fronts[1]!.reserve(holder, 6)).refusal?.code).toBe('rate_limit_exceeded')
    expect((await fronts[0]!.reserve(holder, 5)).refusal).toBeNull()
    expect(await usedAt(1, holder)).toBe(UNITS)
  })

  test('within ten seconds after they were taken gets them from the copy', async () => {
    const holder = holderOf()
    await fronts[0]!.reserve(holder, 70)
    const takenAt = performance.now()
    await expect.poll(() => copied(holder)).toBe(70)
    expect(performance.now() - takenAt).toBeLessThan(10_000)
  })

  test('that are not copied yet gets them from the front that counted them', async () => {
    const holder = holderOf()
    await fronts[0]!.reserve(holder, 123)
    await loseData()
    expect(await copied(holder)).toBeNull()
    await fronts[0]!.reserve(holder, 1)
    expect(await usedAt(1, holder)).toBe(124)
  })

  test('without a restart gets them back with the next request', async () => {
    const holder = holderOf()
    await fronts[0]!.reserve(holder, 50)
    await redis[0]!.flushall()
    expect((await fronts[0]!.reserve(holder, 1)).allowance.remaining).toBe(UNITS - 51)
  })

  test('of the last minutes, and came back with older ones, gets the newer ones', async () => {
    const holder = holderOf()
    await fronts[0]!.reserve(holder, 40)
    const [key] = await redis[0]!.keys(`orrery:quota:*${holder.accountId}*`)
    await fronts[0]!.reserve(holder, 60)
    await copy()
    await loseData()
    await redis[0]!.set(key!, 40, 'PX', 60_000)
    await redis[0]!.set(key!.replace('quota', 'quota-run'), 'an earlier run', 'PX', 60_000)
    expect(await usedAt(1, holder)).toBe(100)
  })

  test('does not get units back that were given back', async () => {
    const holder = holderOf()
    const large = await fronts[0]!.reserve(holder, 1_000)
    await copy()
    await large.giveBack()
    await fronts[1]!.reserve(holder, 3)
    await copy()
    expect(await copied(holder)).toBe(3)
    await loseData()
    expect(await usedAt(0, holder)).toBe(3)
  })
})

describe.skipIf(!redisAvailable)('a new front', () => {
  const database = useDatabase()

  test('counts on from a Redis that has lost nothing, also where the copy is behind', async () => {
    const server = await startRedis()
    const redis = await connectRedis(server.url, () => {})
    const start = () => startLimits({ db: database.db, redis, log: () => {} })
    const [first, holder] = [start(), holderOf()]
    const large = await first.reserve(holder, 500)
    await first.close()
    await large.giveBack()
    await first.reserve(holder, 7)
    await first.close()
    expect(UNITS - (await start().peek(holder)).remaining).toBe(7)
    redis.disconnect()
    await server.stop()
  })
})

describe.skipIf(!redisAvailable)('while Postgres is away', () => {
  const mortal = useMortalPostgres()

  test('Redis counts alone, and what it counted is copied when Postgres is back', async () => {
    const server = await startRedis()
    const redis = await connectRedis(server.url, () => {})
    const said: string[] = []
    const limits = startLimits({ db: mortal.pool, redis, log: (message) => said.push(message) })
    await mortal.postgres.kill()
    const holder = holderOf()
    expect((await limits.reserve(holder, 4)).refusal).toBeNull()
    expect(limits.countedIn()).toBe('redis')
    await mortal.postgres.restart()
    const units = sql.type(z.object({ units: z.bigint().transform(Number) }))`
      select units from quota_use where account_id = ${holder.accountId}`
    await expect.poll(() => mortal.pool.maybeOneFirst(units)).toBeNull()
    await limits.reserve(holder, 1)
    await limits.close(10_000)
    expect(await mortal.pool.oneFirst(units)).toBe(5)
    expect(said).toEqual([])
    redis.disconnect()
    await server.stop()
  })
})
