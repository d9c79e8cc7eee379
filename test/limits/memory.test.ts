import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PLANS, type PlanName } from '../../src/billing/plans.ts'
import type { Pool } from '../../src/db/pool.ts'
import { unavailable } from '../../src/db/unavailable.ts'
import { type Holder, type Limits, type LimitsOptions, type Reservation, startLimits } from '../../src/limits/limits.ts'
import { connectRedis } from '../../src/redis.ts'
import { LIMIT_MODES } from '../support/fronts.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'

const database = useDatabase()
const UNITS = PLANS.operator.units
const holderOf = (plan: PlanName = 'operator'): Holder => ({ accountId: randomUUID(), plan })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const isAccepted = ({ refusal }: Reservation) => refusal === null
const codes = (reservations: readonly Reservation[]) => reservations.map(({ refusal }) => refusal?.code ?? 'accepted')

/** A pool that counts its statements. */
function counted(db: Pool) {
  let statements = 0
  const watched: Pool = {
    ...db,
    any: (query) => {
      statements += 1
      return db.any(query)
    },
    one: (query) => {
      statements += 1
      return db.one(query)
    },
  }
  return { watched, statements: () => statements }
}

const open: Limits[] = []
async function front(options: Partial<LimitsOptions> = {}): Promise<Limits> {
  const limits = startLimits({
    db: database.db,
    databaseUrl: database.url,
    aloneAfterMs: 0,
    redis: undefined,
    log: () => {},
    ...options,
  })
  open.push(limits)
  await limits.ready
  return limits
}
afterEach(async () => {
  for (const limits of open.splice(0)) await limits.close()
})

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(() => client.end())
/** What the store says, asked as a front asks that is not alone. */
async function usedIn(db: Pool, redis: Redis | undefined, holder: Holder): Promise<number> {
  const { limit, remaining } = await startLimits({ db, redis, log: () => {} }).peek(holder)
  return limit - remaining
}

/** Opens fronts that count in a store, and reads it. */
function useStore(mode: (typeof LIMIT_MODES)[number]) {
  let server: TestRedis | undefined
  let redis: Redis | undefined
  beforeAll(async () => {
    if (mode === 'postgres') return
    server = await startRedis()
    redis = await connectRedis(server.url, () => {})
  })
  afterAll(async () => {
    redis?.disconnect()
    await server?.stop()
  })
  return {
    front: (options: Partial<LimitsOptions> = {}) => front({ redis, ...options }),
    used: (holder: Holder) => usedIn(database.db, redis, holder),
  }
}

describe('a front that is alone, without Redis', { timeout: 60_000 }, () => {
  test('asks Postgres once for an account, and writes what it has counted a moment later', async () => {
    const { watched, statements } = counted(database.db)
    const limits = await front({ db: watched })
    const holder = holderOf()
    const before = statements()
    await limits.reserve(holder, 5)
    expect(statements() - before).toBe(1)
    for (let at = 1; at <= 300; at += 1)
      expect((await limits.reserve(holder, 1)).allowance.remaining).toBe(UNITS - 5 - at)
    expect(statements() - before).toBeLessThanOrEqual(6)
    await expect.poll(() => usedIn(database.db, undefined, holder)).toBe(305)
    expect(limits.countedIn()).toBe('postgres')
  })
})

describe.each(LIMIT_MODES)('a front that is alone and keeps its counts in %s', { timeout: 60_000 }, (mode) => {
  const { front, used } = useStore(mode)

  test('accepts exactly what remains, and gives back', async () => {
    const limits = await front()
    const holder = holderOf()
    const large = await limits.reserve(holder, UNITS - 100)
    const reservations = await many(200, () => limits.reserve(holder, 1))
    expect(reservations.filter(isAccepted)).toHaveLength(100)
    expect(new Set(codes(reservations))).toEqual(new Set(['accepted', 'rate_limit_exceeded']))
    await large.giveBack()
    expect((await limits.peek(holder)).remaining).toBe(UNITS - 100)
    await expect.poll(() => used(holder)).toBe(100)
  })

  test('begins with what is there, and leaves nothing unwritten when it is closed', async () => {
    const holder = holderOf()
    const one = await front()
    await one.reserve(holder, 7)
    await one.close()
    expect(await used(holder)).toBe(7)
    const next = await front()
    expect((await next.reserve(holder, 1)).allowance.remaining).toBe(UNITS - 8)
  })

  test('counts an account whose plan has just changed once', async () => {
    const limits = await front()
    const { accountId } = holderOf()
    const plans = ['entry', 'high', 'entry', 'high'] as const
    const answers = await many(4, (at) => limits.reserve({ accountId, plan: plans[at]! }, 1))
    expect(answers.map(({ allowance: { limit, remaining } }) => limit - remaining)).toEqual([1, 2, 3, 4])
  })
})

describe.each(LIMIT_MODES)('when another front comes, and counts are in %s', { timeout: 60_000 }, (mode) => {
  const { front, used } = useStore(mode)

  test('units, the requests of the second and penalties are known to it', async () => {
    const one = await front()
    const [penalised, asking] = [holderOf('free'), holderOf('high')]
    for (let burst = 1; burst <= 5; burst += 1) {
      await many(4, () => one.reserve(penalised, 1))
      if (burst < 5) await sleep(1_020)
    }
    let other: Limits | undefined
    const opening = front().then((opened) => (other = opened))
    let accepted = 0
    const startedAt = performance.now()
    for (; !other; await sleep(5)) if (isAccepted(await one.reserve(asking, 1))) accepted += 1
    await opening
    for (let at = 0; at < 40; at += 1) if (isAccepted(await [one, other!][at % 2]!.reserve(asking, 1))) accepted += 1
    const seconds = (performance.now() - startedAt) / 1000
    expect(accepted).toBeLessThanOrEqual(10 + Math.ceil(seconds * 10))
    expect(accepted).toBeGreaterThanOrEqual(10)
    expect((await other!.peek(asking)).remaining).toBe(500_000 - accepted)
    const { refusal, allowance } = await other!.reserve(penalised, 1)
    expect([refusal?.code, allowance.remaining]).toEqual(['abuse_penalty_active', 75])
    expect(refusal?.detail.retryAfterMs).toBeGreaterThan(25_000)
  })

  test('while fronts come and go under load, exactly the units of the plan are accepted', async () => {
    const holder = holderOf()
    const first = await front()
    await first.reserve(holder, UNITS - 9_000)
    const fronts = new Set([first])
    let accepted = 0
    let running = true
    const load = many(6, async () => {
      while (running) {
        const [limits] = [...fronts].sort(() => Math.random() - 0.5)
        const reservations = await many(3, () => limits!.reserve(holder, 3))
        for (const reservation of reservations) {
          if (!isAccepted(reservation)) continue
          if (Math.random() < 0.1) await reservation.giveBack()
          else accepted += 3
        }
        await sleep(Math.random() * 8)
      }
    })
    for (let round = 0; round < 6; round += 1) {
      const other = await front()
      fronts.add(other)
      await sleep(Math.random() * 300)
      const [leaving] = [...fronts].sort(() => Math.random() - 0.5)
      fronts.delete(leaving!)
      // Its requests end before it does, as in a front that is shut down.
      await sleep(60)
      await leaving!.close()
      await sleep(Math.random() * 500)
    }
    // Until nothing fits any more.
    await expect.poll(async () => (await [...fronts][0]!.peek(holder)).remaining, { timeout: 30_000 }).toBe(0)
    running = false
    await load
    expect(accepted).toBe(9_000)
    for (const limits of fronts) await limits.close()
    expect(await used(holder)).toBe(UNITS)
  })

  test('a front that has lost its lock leaves others room, and limits hold', async () => {
    const one = await front({ aloneAfterMs: 500 })
    await sleep(800)
    const holder = holderOf()
    await one.reserve(holder, UNITS - 100)
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'orrery presence' and datname = current_database()`,
    )
    const other = await front({ aloneAfterMs: 500 })
    let accepted = 0
    await many(20, async (at) => {
      for (let turn = 0; turn < 20; turn += 1) {
        if (isAccepted(await [one, other][at % 2]!.reserve(holder, 1))) accepted += 1
        await sleep(Math.random() * 150)
      }
    })
    expect(accepted).toBe(100)
  })
})

describe('what is in doubt', () => {
  test('a statement that was carried out and not answered counts once', async () => {
    let broken = true
    const db: Pool = {
      ...database.db,
      any: async (query) => {
        const rows = await database.db.any(query)
        if (!broken) return rows
        broken = false
        throw unavailable(new Error('the line broke before the answer came'))
      },
    }
    const said: string[] = []
    const limits = await front({ db, log: (message) => said.push(message) })
    const holder = holderOf()
    await limits.reserve(holder, 50)
    await expect.poll(() => limits.countedIn()).toBe('process')
    await limits.reserve(holder, 3)
    await expect.poll(() => limits.countedIn()).toBe('postgres')
    await expect.poll(() => usedIn(database.db, undefined, holder)).toBe(53)
    expect((await limits.peek(holder)).remaining).toBe(UNITS - 53)
    expect(said).toEqual([
      expect.stringMatching(/^Limits are counted in process/),
      'Limits are counted in postgres again.',
    ])
  })
})

describe('while Postgres is away', { timeout: 60_000 }, () => {
  const mortal = useMortalPostgres()

  test('a front that is alone goes on as before, and writes when it is back', async () => {
    const limits = await front({ db: mortal.pool, databaseUrl: mortal.postgres.url })
    const [holder, stranger, known] = [holderOf(), holderOf('free'), holderOf()]
    // Counted before this front was there, which has not asked for it yet.
    await startLimits({ db: mortal.pool, redis: undefined, log: () => {} }).reserve(known, 5_000)
    await limits.reserve(holder, UNITS - 50)
    // So that all is written, and nothing of it is left to tell that Postgres is away.
    await sleep(1_500)
    await mortal.postgres.kill()
    await sleep(500)
    const reservations = await many(80, () => limits.reserve(holder, 1))
    expect(reservations.filter(isAccepted)).toHaveLength(50)
    await many(5, (at) => reservations.filter(isAccepted)[at]!.giveBack())
    expect((await limits.reserve(stranger, 1)).allowance.remaining).toBe(79)
    await limits.reserve(known, 2)
    await expect.poll(() => limits.countedIn(), { timeout: 10_000 }).toBe('process')

    await mortal.postgres.restart()
    await expect.poll(() => limits.countedIn(), { timeout: 15_000 }).toBe('postgres')
    await expect.poll(() => usedIn(mortal.pool, undefined, holder)).toBe(UNITS - 5)
    await expect.poll(() => usedIn(mortal.pool, undefined, stranger)).toBe(1)
    await expect.poll(() => usedIn(mortal.pool, undefined, known)).toBe(5_002)
    expect((await limits.peek(known)).remaining).toBe(UNITS - 5_002)
    expect((await limits.peek(holder)).remaining).toBe(5)
  })

  test('and one that lives but does not answer delays nobody', async () => {
    const limits = await front({ db: mortal.pool, databaseUrl: mortal.postgres.url })
    const holder = holderOf()
    await limits.reserve(holder, 1)
    let slowestMs = 0
    let served = 1
    mortal.postgres.freeze()
    try {
      // Longer than the line of presence and a statement may be silent.
      for (const endAt = performance.now() + 9_000; performance.now() < endAt; await sleep(20)) {
        const startedAt = performance.now()
        expect((await limits.reserve(holder, 1)).allowance.remaining).toBe(UNITS - ++served)
        slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      }
      expect(limits.countedIn()).toBe('process')
    } finally {
      mortal.postgres.thaw()
    }
    expect(slowestMs).toBeLessThan(200)
    await expect.poll(() => limits.countedIn(), { timeout: 15_000 }).toBe('postgres')
    await expect.poll(() => usedIn(mortal.pool, undefined, holder)).toBe(served)
  })
})

describe.skipIf(!redisAvailable)('while Redis is away', { timeout: 60_000 }, () => {
  test('a front that is alone goes on as before, and a Redis that comes back empty is told again', async () => {
    const server = await startRedis()
    const redis = await connectRedis(server.url, () => {})
    const limits = await front({ redis })
    const holder = holderOf()
    await limits.reserve(holder, UNITS - 50)
    await sleep(300)
    await server.kill()
    const reservations = await many(80, () => limits.reserve(holder, 1))
    expect(reservations.filter(isAccepted)).toHaveLength(50)
    await expect.poll(() => limits.countedIn(), { timeout: 10_000 }).toBe('process')
    await reservations.find(isAccepted)!.giveBack()

    await server.restart()
    await expect.poll(() => limits.countedIn(), { timeout: 15_000 }).toBe('redis')
    await expect.poll(() => usedIn(database.db, redis, holder)).toBe(UNITS - 1)
    expect((await limits.peek(holder)).remaining).toBe(1)
    await limits.close()
    redis.disconnect()
    await server.stop()
  })
})
