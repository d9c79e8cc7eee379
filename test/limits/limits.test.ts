import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { type Holder, type Limits, type Reservation, startLimits } from '../../src/http/limits/plans/limits.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { STORES, useTwoFronts } from '../support/fronts.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'
import { redisAvailable, startRedis } from '../support/redis.ts'

const database = useDatabase()

const callerOf = (plan: PlanName): Holder => ({ accountId: randomUUID(), plan })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const outcome = ({ refusal }: Reservation) => refusal?.code ?? 'accepted'
const tally = (reservations: readonly Reservation[]) =>
  reservations.reduce<Record<string, number>>((counts, each) => {
    counts[outcome(each)] = (counts[outcome(each)] ?? 0) + 1
    return counts
  }, {})

const countedInAfterAsking = async (limits: Limits, caller: Holder) => {
  await limits.peek(caller)
  return limits.countedIn()
}

describe.each(STORES)('units counted in %s', (store) => {
  const fronts = useTwoFronts(store)
  let clock: number
  let front: Limits
  let otherFront: Limits
  /** Marks a plan as nearly used up: takes all but `remaining` units. */
  const use = async (caller: Holder, units: number) => {
    expect(outcome(await front.reserve(caller, units))).toBe('accepted')
  }

  beforeEach(() => {
    // Any date will do: neither Postgres nor Redis compares it with a clock of its own.
    clock = Date.UTC(2026, 10, 21, 12)
    ;[front, otherFront] = fronts.open({ now: () => clock })
  })

  test('of 200 requests at once on 100 remaining units, two fronts accept exactly 100', async () => {
    const caller = callerOf('operator')
    await use(caller, 1_000_000_000 - 100)
    const reservations = await many(200, (at) => (at % 2 ? front : otherFront).reserve(caller, 1))
    expect(tally(reservations)).toEqual({ accepted: 100, rate_limit_exceeded: 100 })
    const remaining = reservations.filter((each) => !each.refusal).map(({ allowance }) => allowance.remaining)
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at))
  })

  test('requests of different costs never take more than the plan holds, and leave less than the least of them', async () => {
    const caller = callerOf('operator')
    await use(caller, 1_000_000_000 - 1_000)
    const costs = Array.from({ length: 150 }, (_, at) => 7 + (at % 13))
    const reservations = await many(150, (at) => (at % 2 ? front : otherFront).reserve(caller, costs[at]!))
    const taken = costs.filter((_, at) => !reservations[at]!.refusal).reduce((sum, cost) => sum + cost, 0)
    const { remaining } = await front.peek(caller)
    expect(taken + remaining).toBe(1_000)
    expect(remaining).toBeLessThan(19)
    const refused = reservations.map(({ refusal, allowance }, at) => refusal && allowance.remaining < costs[at]!)
    expect(new Set(refused)).toEqual(new Set([null, true]))
  })

  test('of 60 requests at once on a budget of 40 units, two fronts accept exactly 40, and the plan pays for those', async () => {
    const keyId = randomUUID()
    const caller = { ...callerOf('operator'), budget: { keyId, unitsPerMonth: 40 } }
    const reservations = await many(60, (at) => (at % 2 ? front : otherFront).reserve(caller, 1))
    expect(tally(reservations)).toEqual({ accepted: 40, key_budget_exhausted: 20 })
    expect(await otherFront.spentBy(caller.budget)).toBe(40)
    const { limit, remaining } = await front.peek(caller)
    expect(limit - remaining).toBe(40)
  })

  test('a budget gets back what its plan gets back, and what its plan refuses', async () => {
    const budget = { keyId: randomUUID(), unitsPerMonth: 100 }
    const caller = { ...callerOf('operator'), budget }
    const reservation = await front.reserve(caller, 30)
    await reservation.giveBack(20)
    expect(await front.spentBy(budget)).toBe(10)
    await use({ ...caller, budget: { keyId: randomUUID(), unitsPerMonth: 2_000_000_000 } }, 1_000_000_000 - 10 - 5)
    expect(outcome(await front.reserve(caller, 6))).toBe('rate_limit_exceeded')
    expect(await front.spentBy(budget)).toBe(10)
  })

  test('a budget is whole again in the next calendar month, also of a plan that is counted by day', async () => {
    const caller = { ...callerOf('free'), budget: { keyId: randomUUID(), unitsPerMonth: 3 } }
    expect(outcome(await front.reserve(caller, 3))).toBe('accepted')
    clock = Date.UTC(2026, 10, 30, 12)
    expect(await front.spentBy(caller.budget)).toBe(3)
    clock = Date.UTC(2026, 11, 1)
    expect(await front.spentBy(caller.budget)).toBe(0)
  })

  test('units come back to the period that paid, at the other front, until it is over', async () => {
    const caller = callerOf('entry')
    const { planPeriod: period, allowance } = await front.reserve(caller, 500)
    expect(period).toBe('month 2026-11-01')
    const payer = { ...caller, period: period! }
    await otherFront.returnTo(payer)!(300)
    expect((await front.peek(caller)).remaining).toBe(allowance.remaining + 300)
    expect(otherFront.returnTo({ ...payer, plan: 'free' })).toBeNull()
    clock = Date.UTC(2026, 11, 1)
    expect(otherFront.returnTo(payer)).toBeNull()
  })

  test('a request that costs more than remains takes nothing, so that a smaller one still fits', async () => {
    const caller = callerOf('operator')
    await use(caller, 1_000_000_000 - 5)
    const refused = await front.reserve(caller, 6)
    expect(outcome(refused)).toBe('rate_limit_exceeded')
    expect(refused.allowance.remaining).toBe(5)
    const accepted = await front.reserve(caller, 5)
    expect(outcome(accepted)).toBe('accepted')
    expect(accepted.allowance.remaining).toBe(0)
  })

  test('a request that costs more than the whole plan is told so', async () => {
    const { refusal, allowance } = await front.reserve(callerOf('free'), 81)
    expect(refusal?.message).toBe('This request costs 81 units; the plan allows 80 per day')
    expect(allowance.remaining).toBe(80)
  })

  test('units given back can be taken again', async () => {
    const caller = callerOf('operator')
    const reservation = await front.reserve(caller, 1_000_000_000)
    expect(await reservation.giveBack()).toMatchObject({ remaining: 1_000_000_000 })
    expect((await otherFront.peek(caller)).remaining).toBe(1_000_000_000)
    expect(outcome(await otherFront.reserve(caller, 1_000_000_000))).toBe('accepted')
  })

  test('units are given back once, however often they are returned', async () => {
    const caller = callerOf('operator')
    await use(caller, 10)
    const reservation = await front.reserve(caller, 5)
    expect(reservation.units).toBe(5)
    await many(3, () => reservation.giveBack())
    expect(reservation.units).toBe(0)
    expect((await otherFront.peek(caller)).remaining).toBe(1_000_000_000 - 10)
  })

  test('while 50 requests take and give back, a full plan never holds more than it may, and ends as it began', async () => {
    const caller = callerOf('operator')
    await use(caller, 1_000_000_000 - 20)
    let held = 0
    await many(50, async (at) => {
      for (let turn = 0; turn < 10; turn += 1) {
        const reservation = await (at % 2 ? front : otherFront).reserve(caller, 3)
        held += reservation.units
        expect(held).toBeLessThanOrEqual(20)
        held -= reservation.units
        await reservation.giveBack()
      }
    })
    expect((await front.peek(caller)).remaining).toBe(20)
  })

  test('a request of no units is one of the second', async () => {
    const caller = callerOf('free')
    const [first, second] = [await front.reserve(caller, 0), await front.reserve(caller, 0)]
    expect([outcome(first), first.units, first.allowance.remaining]).toEqual(['accepted', 0, 80])
    expect(outcome(second)).toBe('rps_limit_exceeded')
  })

  test('after a change to a smaller plan that is used up, a request of no units needs bought ones too', async () => {
    const before = callerOf('high')
    await use(before, 50_001)
    const after: Holder = { ...before, plan: 'entry' }
    const refused = await front.reserve(after, 0)
    expect([outcome(refused), refused.allowance.remaining]).toEqual(['rate_limit_exceeded', 0])
    const bought = await front.reserve({ ...after, bought: { units: 3, entries: 1 } }, 0)
    expect([outcome(bought), bought.units, bought.allowance.remaining]).toEqual(['accepted', 0, 3])
  })

  test('a plan that is used up to its last unit still answers a request of no units', async () => {
    const caller = callerOf('entry')
    await use(caller, 50_000)
    expect(outcome(await front.reserve(caller, 0))).toBe('accepted')
    expect(outcome(await front.reserve(caller, 1))).toBe('rate_limit_exceeded')
  })

  test('a request that is refused for its units takes one of the second', async () => {
    const caller = callerOf('free')
    const [first, second] = [await front.reserve(caller, 81), await front.reserve(caller, 1)]
    expect([outcome(first), first.units]).toEqual(['rate_limit_exceeded', 0])
    expect(outcome(second)).toBe('rps_limit_exceeded')
  })

  test('a day ends at midnight in UTC and the next one is whole', async () => {
    const caller = callerOf('free')
    clock = Date.UTC(2026, 11, 31, 23, 59, 59, 999)
    await use(caller, 80)
    expect((await front.peek(caller)).resetAtMs).toBe(Date.UTC(2027, 0, 1))
    clock += 1
    expect(await front.peek(caller)).toEqual({ limit: 80, remaining: 80, resetAtMs: Date.UTC(2027, 0, 2) })
  })

  test('a month ends with its last day, and units taken before are given back to it and not to the next', async () => {
    const caller = callerOf('entry')
    clock = Date.UTC(2028, 1, 29, 23, 59, 59)
    const reservation = await front.reserve(caller, 50_000)
    expect(reservation.allowance).toEqual({ limit: 50_000, remaining: 0, resetAtMs: Date.UTC(2028, 2, 1) })
    clock += 1_000
    await reservation.giveBack()
    expect(await front.peek(caller)).toEqual({ limit: 50_000, remaining: 50_000, resetAtMs: Date.UTC(2028, 3, 1) })
    clock -= 1_000
    expect((await front.peek(caller)).remaining).toBe(50_000)
  })

  test('the refusal of a used-up plan says when it may be asked again', async () => {
    const caller = callerOf('free')
    await use(caller, 80)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    clock = Date.UTC(2026, 10, 21, 22)
    const { refusal } = await front.reserve(caller, 1)
    expect(refusal).toMatchObject({ code: 'rate_limit_exceeded', status: 429, detail: { retryAfterMs: 2 * 3_600_000 } })
    expect(refusal?.message).toBe('This request costs 1 unit; 0 of 80 per day remain until 2026-11-22T00:00:00.000Z')
  })

  test('more requests in a second than the plan allows are refused, take no units, and fit in the next second', async () => {
    const caller = callerOf('high')
    const reservations = await many(30, () => front.reserve(caller, 1))
    expect(tally(reservations)).toEqual({ accepted: 10, rps_limit_exceeded: 20 })
    const refused = reservations.find(({ refusal }) => refusal)!
    const { retryAfterMs, body } = refused.refusal!.detail
    expect(body).toMatchObject({ retry_after_ms: retryAfterMs, tier_rps_limit: 10, penalty_active: false })
    expect(retryAfterMs).toBeGreaterThan(0)
    expect(retryAfterMs).toBeLessThanOrEqual(1_000)
    expect((await front.peek(caller)).remaining).toBe(500_000 - 10)
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs! + 20))
    expect(outcome(await front.reserve(caller, 1))).toBe('accepted')
  })

  test('accounts do not share a second', async () => {
    expect(tally(await many(20, () => front.reserve(callerOf('free'), 1)))).toEqual({ accepted: 20 })
  })

  test('a look at the allowance takes nothing', async () => {
    const caller = callerOf('free')
    await many(10, () => front.peek(caller))
    expect((await front.reserve(caller, 1)).allowance.remaining).toBe(79)
  })
})

describe.skipIf(!redisAvailable)('while Redis is unreachable', () => {
  test('requests go on, counted in process and marked so, and go back to Redis without what was counted', async () => {
    const server = await startRedis()
    const said: string[] = []
    const redis = await connectRedis(server.url, (message) => said.push(message))
    const limits = startLimits({ db: database.db, redis, log: (message) => said.push(message) })
    const caller = callerOf('operator')
    const reserve = async () => {
      const reservation = await limits.reserve(caller, 1)
      expect(outcome(reservation)).toBe('accepted')
      return reservation.allowance.remaining
    }
    expect(await reserve()).toBe(1_000_000_000 - 1)
    expect(limits.countedIn()).toBe('redis')

    let served = 1
    let slowestMs = 0
    let stop = false
    const load = many(8, async () => {
      while (!stop) {
        const began = performance.now()
        await reserve()
        slowestMs = Math.max(slowestMs, performance.now() - began)
        served++
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const servedBefore = served
    await server.kill()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(limits.countedIn()).toBe('process')
    const servedWhenKilled = served
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(served).toBeGreaterThan(servedWhenKilled)
    const servedBeforeReturn = served
    await server.restart()
    await expect.poll(() => limits.countedIn()).toBe('redis')
    stop = true
    await load
    expect(slowestMs).toBeLessThan(700)
    expect(said.filter((message) => message.startsWith('Limits are counted in process'))).toHaveLength(1)
    expect(said.filter((message) => message === 'Limits are counted in redis again.')).toHaveLength(1)
    expect(said.filter((message) => message.startsWith('Redis is unreachable'))).toHaveLength(1)

    // It came back empty and got the counts from before. What was counted while it was away is not booked.
    const used = 1_000_000_000 - (await limits.peek(caller)).remaining
    const onTheirWay = 8
    expect(used).toBeGreaterThanOrEqual(servedBefore - onTheirWay)
    expect(used).toBeLessThanOrEqual(servedBefore + onTheirWay + served - servedBeforeReturn)
    expect(servedBeforeReturn - servedWhenKilled).toBeGreaterThan(2 * onTheirWay)
    redis.disconnect()
    await server.stop()
  })

  test('a Redis that lives but does not answer delays few requests, by half a second', async () => {
    const server = await startRedis()
    const [redis, other] = await many(2, () => connectRedis(server.url, () => {}))
    const limits = startLimits({ db: database.db, redis, log: () => {} })
    const caller = callerOf('operator')
    await limits.reserve(caller, 1)
    await other!.client('PAUSE', 2_000, 'ALL')
    const delays: number[] = []
    for (const end = performance.now() + 1_500; performance.now() < end; ) {
      await many(10, async () => {
        const began = performance.now()
        expect(outcome(await limits.reserve(caller, 1))).toBe('accepted')
        delays.push(performance.now() - began)
      })
    }
    expect(limits.countedIn()).toBe('process')
    // The time limit of Redis is half a second. A busy machine has another of slack, and delays others a little.
    expect(Math.max(...delays)).toBeLessThan(1_000)
    expect(delays.filter((delay) => delay > 400).length).toBeLessThanOrEqual(13)
    await expect.poll(() => countedInAfterAsking(limits, caller)).toBe('redis')
    for (const connection of [redis!, other!]) connection.disconnect()
    await server.stop()
  })

  test('what remained is what each front still allows', async () => {
    const server = await startRedis()
    const redis = await connectRedis(server.url, () => {})
    const limits = startLimits({ db: database.db, redis, log: () => {} })
    const caller = callerOf('operator')
    await limits.reserve(caller, 1_000_000_000 - 10)
    await (await limits.reserve(caller, 9)).giveBack()
    await server.kill()
    const first = await limits.reserve(caller, 8)
    expect(first.allowance.remaining).toBe(2)
    expect(outcome(await limits.reserve(caller, 3))).toBe('rate_limit_exceeded')
    expect((await first.giveBack()).remaining).toBe(10)
    expect(outcome(await limits.reserve(caller, 10))).toBe('accepted')
    expect((await limits.peek(caller)).remaining).toBe(0)
    redis.disconnect()
    await server.stop()
  })

  test('a front may start without it', async () => {
    const server = await startRedis()
    await server.kill()
    const said: string[] = []
    const redis = await connectRedis(server.url, (message) => said.push(message))
    const limits = startLimits({ db: database.db, redis, log: () => {} })
    expect(outcome(await limits.reserve(callerOf('free'), 1))).toBe('accepted')
    expect(limits.countedIn()).toBe('process')
    expect(said).toHaveLength(1)
    redis.disconnect()
    await server.stop()
  })
})

describe('while Postgres is away and counts', () => {
  const mortal = useMortalPostgres()

  test('units are counted in process from the last count, and nothing of it is booked when it is back', async () => {
    const limits = startLimits({ db: mortal.pool, redis: undefined, log: () => {} })
    const caller = callerOf('operator')
    await limits.reserve(caller, 1_000_000_000 - 50)
    // Counts reach the disk within three rounds of Postgres's WAL writer, 200 ms each; a crash forgets younger ones.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await mortal.postgres.kill()
    const reservations = await many(80, () => limits.reserve(caller, 1))
    expect(tally(reservations)).toEqual({ accepted: 50, rate_limit_exceeded: 30 })
    await many(5, (at) => reservations.filter(({ refusal }) => !refusal)[at]!.giveBack())
    expect(limits.countedIn()).toBe('process')

    await mortal.postgres.restart()
    await expect.poll(() => countedInAfterAsking(limits, caller)).toBe('postgres')
    const used = sql.type(z.object({ units: z.bigint().transform(Number) }))`
      select units from quota_use where account_id = ${caller.accountId}`
    await expect.poll(() => mortal.pool.oneFirst(used)).toBe(1_000_000_000 - 50)
    expect((await limits.peek(caller)).remaining).toBe(50)
  })
})
