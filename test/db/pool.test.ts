import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CommonQueryMethods, sql } from 'slonik'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isDatabaseUp } from '../../src/platform/db/health.ts'
import { type Database, openPool, type Pool } from '../../src/platform/db/pool.ts'
import { type MortalPostgres, startMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const One = z.object({ one: z.number() })
const one = sql.type(One)`select 1 as one`
const sleep = (seconds: number) => sql.type(One)`select 1 as one from pg_sleep(${seconds})`
const unavailable = { name: 'Refusal', code: 'database_unavailable', detail: { retryAfterMs: 1000 } }

/** The nature of each refusal and how often it came. */
async function outcomes(asked: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(asked)) {
    const kind = result.status === 'fulfilled' ? 'answered' : (result.reason.code ?? result.reason.message)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** Waits until the pool has found its database again. */
const answers = (pool: Pool) => expect.poll(() => isDatabaseUp(pool), { timeout: 15_000 }).toBe(true)

test('more queries than connections all get their answer', async () => {
  expect(await outcomes(Array.from({ length: 500 }, () => database.db.one(one)))).toEqual({ answered: 500 })
})

test('the queue for connections is bounded, and moves on', async () => {
  const asked = Array.from({ length: 3_000 }, () => database.db.one(one))
  const { answered, database_unavailable } = await outcomes(asked)
  expect(answered).toBeGreaterThanOrEqual(2_000)
  expect(answered! + database_unavailable!).toBe(3_000)
  expect(await database.db.one(one)).toEqual({ one: 1 })
})

test('a transaction that throws leaves nothing', async () => {
  const insert = (db: Database | CommonQueryMethods) =>
    db.query(sql.type(z.object({}))`insert into account (name, plan) values ('half', 'free')`)
  await expect(
    database.db.transaction(async (transaction) => {
      await insert(transaction)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  const found = sql.type(z.object({ count: z.number() }))`select count(*)::int from account where name = 'half'`
  expect(await database.db.oneFirst(found)).toBe(0)
})

test('a wrong statement is a bug, not an absent database', async () => {
  await expect(database.db.any(sql.type(One)`select nothing`)).rejects.not.toMatchObject(unavailable)
  expect(await database.db.one(one)).toEqual({ one: 1 })
})

test('a statement that takes longer than four seconds is ended, and no other is refused', async () => {
  const began = performance.now()
  const slow = database.db.one(sleep(30)).catch((error: unknown) => error)
  const others: Promise<unknown>[] = []
  while (performance.now() - began < 4_500) {
    others.push(database.db.one(one))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await slow).toMatchObject(unavailable)
  expect(await outcomes(others)).toEqual({ answered: others.length })
})

test('a query that is over its time limit is refused alone while others are answered', async () => {
  const pool = await openPool(database.url, 400)
  try {
    const slow = pool.one(sleep(3))
    await pool.one(one)
    await expect(slow).rejects.toMatchObject(unavailable)
    expect(await outcomes(Array.from({ length: 20 }, () => pool.one(one)))).toEqual({ answered: 20 })
  } finally {
    await pool.end()
  }
})

test('a query is answered whose answer waits in the socket while the process stands still', async () => {
  const pool = await openPool(database.url, 1_000)
  try {
    await pool.one(one)
    const asked = Array.from({ length: 5 }, () => pool.one(one))
    await nextTurn()
    // Twice the time limit, as a burst of work on a busy machine.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)
    expect(await outcomes(asked)).toEqual({ answered: 5 })
    expect(await pool.one(one)).toEqual({ one: 1 })
  } finally {
    await pool.end()
  }
})

test('a Postgres that lacks room for one statement answers the others', async () => {
  const full = database.db.query(
    sql.type(z.object({}))`do $$ begin raise exception using errcode = 'disk_full'; end $$`,
  )
  await expect(full).rejects.toMatchObject(unavailable)
  expect(await database.db.one(one)).toEqual({ one: 1 })
})

describe('a Postgres that fails', () => {
  let postgres: MortalPostgres
  let pool: Pool
  beforeEach(async () => {
    postgres = await startMortalPostgres()
    pool = await openPool(postgres.url)
  })
  afterEach(async () => {
    await pool.end()
    await postgres.remove()
  })

  test('killed under load refuses at once, and answers again when it is back', async () => {
    const running = Array.from({ length: 30 }, () => pool.one(sleep(0.5)))
    const ended = outcomes(running)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await postgres.kill()
    expect(Object.keys(await ended)).toEqual(['database_unavailable'])

    const began = performance.now()
    expect(await outcomes(Array.from({ length: 200 }, () => pool.one(one)))).toEqual({ database_unavailable: 200 })
    expect(performance.now() - began).toBeLessThan(1_000)

    await postgres.restart()
    await answers(pool)
    expect(await outcomes(Array.from({ length: 50 }, () => pool.one(one)))).toEqual({ answered: 50 })
  })

  test('without room for a further connection answers on those that it has', async () => {
    await pool.query(sql.type(z.object({}))`create role few login connection limit 3`)
    const few = await openPool(postgres.url.replace(/\/\/\w+@/, '//few@'))
    try {
      expect(await outcomes(Array.from({ length: 3 }, () => few.one(sleep(0.2))))).toEqual({ answered: 3 })
      // Some need a fourth connection. They are refused after the others are answered.
      expect(await outcomes(Array.from({ length: 5 }, () => few.one(one)))).toMatchObject({ answered: 3 })
      expect(await outcomes(Array.from({ length: 3 }, () => few.one(one)))).toEqual({ answered: 3 })
    } finally {
      await few.end()
    }
  })

  test('killed while idle refuses a burst at once, those who wait for a connection included', async () => {
    expect(await isDatabaseUp(pool)).toBe(true)
    await postgres.kill()
    const began = performance.now()
    expect(await outcomes(Array.from({ length: 100 }, () => pool.one(one)))).toEqual({ database_unavailable: 100 })
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(await isDatabaseUp(pool)).toBe(false)
  })

  test('frozen costs the first queries at most five seconds, and later ones nothing', async () => {
    await pool.one(one)
    postgres.freeze()
    const began = performance.now()
    const first = outcomes(Array.from({ length: 15 }, () => pool.one(one)))
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    const halfway = performance.now()
    expect(await outcomes(Array.from({ length: 15 }, () => pool.one(one)))).toEqual({ database_unavailable: 15 })
    expect(performance.now() - halfway).toBeLessThan(4_500)
    expect(await first).toEqual({ database_unavailable: 15 })
    expect(performance.now() - began).toBeLessThan(5_500)

    for (let round = 0; round < 10; round += 1) {
      const refusedAt = performance.now()
      expect(await outcomes(Array.from({ length: 30 }, () => pool.one(one)))).toEqual({ database_unavailable: 30 })
      expect(performance.now() - refusedAt).toBeLessThan(2_000)
    }

    postgres.thaw()
    await answers(pool)
    expect(await outcomes(Array.from({ length: 30 }, () => pool.one(one)))).toEqual({ answered: 30 })
  })
})
