import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import {
  type Holder,
  type Limits,
  type LimitsOptions,
  type Reservation,
  startLimits,
} from '../../src/http/limits/plans/limits.ts'
import type { Pool } from '../../src/platform/db/pool.ts'
import { unavailable } from '../../src/platform/db/unavailable.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const UNITS = PLANS.operator.units
const holderOf = (plan: PlanName = 'operator'): Holder => ({ accountId: randomUUID(), plan })
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const isAccepted = ({ refusal }: Reservation) => refusal === null

/** A pool whose statements pass `watch` on their way, by their text. */
function watched(db: Pool, watch: (text: string, ask: () => Promise<unknown>) => Promise<unknown>): Pool {
  const on = (method: 'any' | 'one') => (query: Parameters<Pool['any']>[0]) =>
    watch(query.sql, () => db[method](query)) as never
  return { ...db, any: on('any'), one: on('one') }
}
const isWrite = (text: string) => text.includes('insert into quota_use')

const open: Limits[] = []
/** A front that is the only one of its database. */
function startFront(options: Partial<LimitsOptions> = {}): Limits {
  const limits = startLimits({ db: database.db, redis: undefined, isOnlyFront: true, log: () => {}, ...options })
  open.push(limits)
  return limits
}
afterEach(async () => {
  for (const limits of open.splice(0)) await limits.close()
})

/** What Postgres has counted, asked as a front asks that counts there. */
async function usedIn(db: Pool, holder: Holder): Promise<number> {
  const { limit, remaining } = await startLimits({ db, redis: undefined, log: () => {} }).peek(holder)
  return limit - remaining
}

describe('a front that counts in memory', () => {
  test('asks Postgres once for an account, and writes what it has counted a moment later', async () => {
    let statements = 0
    const db = watched(database.db, (_, ask) => {
      statements += 1
      return ask()
    })
    const limits = startFront({ db })
    const first = holderOf()
    await limits.reserve(first, 1)
    await expect.poll(() => usedIn(database.db, first)).toBe(1)
    const holder = holderOf()
    const before = statements
    await limits.reserve(holder, 5)
    expect(statements - before).toBe(1)
    for (let at = 1; at <= 300; at += 1)
      expect((await limits.reserve(holder, 1)).allowance.remaining).toBe(UNITS - 5 - at)
    expect(statements - before).toBeLessThanOrEqual(6)
    await expect.poll(() => usedIn(database.db, holder)).toBe(305)
    expect(limits.countedIn()).toBe('postgres')
  })

  test('begins with what is there, and leaves nothing unwritten when it is closed', async () => {
    const holder = holderOf()
    const one = startFront()
    const large = await one.reserve(holder, 7)
    await one.reserve(holder, 3)
    await large.giveBack()
    await one.close()
    expect(await usedIn(database.db, holder)).toBe(3)
    expect((await startFront().reserve(holder, 1)).allowance.remaining).toBe(UNITS - 4)
  })

  test('counts an account once that is asked for by many at the same moment, and by two plans', async () => {
    const limits = startFront()
    const { accountId } = holderOf()
    const plans = ['entry', 'high', 'entry', 'high'] as const
    const answers = await many(4, (at) => limits.reserve({ accountId, plan: plans[at]! }, 1))
    expect(answers.map(({ allowance: { limit, remaining } }) => limit - remaining)).toEqual([1, 2, 3, 4])
  })

  test('writes more accounts than a statement takes', async () => {
    const limits = startFront()
    const holders = Array.from({ length: 1_200 }, () => holderOf())
    await many(1_200, (at) => limits.reserve(holders[at]!, 1 + at))
    await limits.close()
    for (const at of [0, 499, 500, 1_199]) expect(await usedIn(database.db, holders[at]!)).toBe(1 + at)
  })
})

describe('a batch of counts', () => {
  test('that was carried out and not answered is booked once', async () => {
    let isBroken = true
    const db = watched(database.db, async (text, ask) => {
      const rows = await ask()
      if (!isWrite(text) || !isBroken) return rows
      isBroken = false
      throw unavailable(new Error('the line broke before the answer came'))
    })
    const said: string[] = []
    const limits = startFront({ db, log: (message) => said.push(message) })
    const holder = holderOf()
    await limits.reserve(holder, 50)
    await expect.poll(() => limits.countedIn()).toBe('process')
    await limits.reserve(holder, 3)
    await expect.poll(() => limits.countedIn()).toBe('postgres')
    await expect.poll(() => usedIn(database.db, holder)).toBe(53)
    expect((await limits.peek(holder)).remaining).toBe(UNITS - 53)
    expect(said).toEqual([
      expect.stringMatching(/^Limits are counted in process/),
      'Limits are counted in postgres again.',
    ])
  })

  test('that Postgres carries out late changes nothing that was written since', async () => {
    let late: (() => Promise<unknown>) | undefined
    let isBroken = false
    const db = watched(database.db, async (text, ask) => {
      if (!isWrite(text) || !isBroken || late) return ask()
      late = ask
      throw unavailable(new Error('no answer'))
    })
    const limits = startFront({ db })
    const holder = holderOf()
    await limits.reserve(holder, 1)
    await expect.poll(() => usedIn(database.db, holder)).toBe(1)
    isBroken = true
    await limits.reserve(holder, 49)
    await expect.poll(() => late).toBeDefined()
    await limits.reserve(holder, 3)
    await expect.poll(() => usedIn(database.db, holder)).toBe(53)
    await late!()
    expect(await usedIn(database.db, holder)).toBe(53)
  })

  test('of a front that was killed comes late in vain: the next front has begun', async () => {
    let late: (() => Promise<unknown>) | undefined
    const db = watched(database.db, async (text, ask) => {
      if (!isWrite(text)) return ask()
      late ??= ask
      throw unavailable(new Error('no answer'))
    })
    const holder = holderOf()
    // Left alone here: a front that is killed is not closed.
    await startLimits({ db, redis: undefined, isOnlyFront: true, log: () => {} }).reserve(holder, 50)
    await expect.poll(() => late).toBeDefined()
    const next = startFront()
    await next.reserve(holder, 4)
    await next.close()
    await late!()
    expect(await usedIn(database.db, holder)).toBe(4)
  })
})

describe('while Postgres is away', () => {
  const mortal = useMortalPostgres()

  test('a front that counts in memory goes on as before, and writes when it is back', async () => {
    const limits = startFront({ db: mortal.pool })
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
    await expect.poll(() => limits.countedIn()).toBe('process')

    await mortal.postgres.restart()
    await expect.poll(() => limits.countedIn()).toBe('postgres')
    await expect.poll(() => usedIn(mortal.pool, holder)).toBe(UNITS - 5)
    await expect.poll(() => usedIn(mortal.pool, stranger)).toBe(1)
    await expect.poll(() => usedIn(mortal.pool, known)).toBe(5_002)
    expect((await limits.peek(known)).remaining).toBe(UNITS - 5_002)
    expect((await limits.peek(holder)).remaining).toBe(5)
    // What was counted before is added once, and not again by later writes.
    await limits.reserve(known, 3)
    await expect.poll(() => usedIn(mortal.pool, known)).toBeGreaterThan(5_002)
    await limits.reserve(known, 4)
    await expect.poll(() => usedIn(mortal.pool, known)).toBe(5_009)
    expect((await limits.peek(known)).remaining).toBe(UNITS - 5_009)
  })

  test('and one that lives but does not answer delays nobody, and books each unit once', async () => {
    const limits = startFront({ db: mortal.pool })
    const holder = holderOf()
    await limits.reserve(holder, 1)
    let slowestMs = 0
    let served = 1
    mortal.postgres.freeze()
    try {
      // Longer than a statement may be silent.
      for (const endAt = performance.now() + 9_000; performance.now() < endAt; await sleep(20)) {
        const startedAt = performance.now()
        expect((await limits.reserve(holder, 1)).allowance.remaining).toBe(UNITS - ++served)
        slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      }
      expect(limits.countedIn()).toBe('process')
    } finally {
      mortal.postgres.thaw()
    }
    // A request that waited for Postgres would take its time limit of four seconds.
    expect(slowestMs).toBeLessThan(2_000)
    await expect.poll(() => limits.countedIn()).toBe('postgres')
    await expect.poll(() => usedIn(mortal.pool, holder)).toBe(served)
    // Statements that waited in the server have been carried out by now.
    await sleep(1_000)
    expect(await usedIn(mortal.pool, holder)).toBe(served)
  })
})
