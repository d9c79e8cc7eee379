import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import type { Memory } from '../../src/accounts/changes.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { clockAheadMs, setClock } from '../../src/platform/clock.ts'
import { followClock } from '../../src/platform/db/health.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const DAY_MS = 86_400_000
const stepClock = (ms: number): void => setClock(Date.now() + ms, performance.now())
afterEach(() => stepClock(0))

test('a measurement that took long does not move a clock that is right within its uncertainty', async () => {
  stepClock(0)
  const before = clockAheadMs()
  const slow: Pick<Database, 'one'> = {
    one: async (query) => {
      const row = await database.db.one(query)
      await sleep(300)
      return row
    },
  }
  await followClock(slow)
  expect(Math.abs(clockAheadMs() - before)).toBeLessThan(20)
  // One that is wrong is set right.
  stepClock(-60_000)
  await followClock(slow)
  expect(Math.abs(clockAheadMs() - before)).toBeLessThan(30_000)
})

test('a revoked key is asked for again after a doubt, although the clock of the database went back', async () => {
  const memories: Memory[] = []
  const changes = { attach: (memory: Memory) => void memories.push(memory), isHearing: () => true }
  const find = callerFinder(database.db, { changes })
  const accountId = await openAccount(database.db, { name: 'stepping', plan: 'free' })
  const { id, key } = await createKey(database.db, { accountId, name: 'revoked' })
  await find(key)
  // A replica takes over whose clock is ten minutes behind, and the announcement of the revocation is missed.
  stepClock(-10 * 60_000)
  await database.db.query(sql.type(z.object({}))`update api_key set revoked_at = now() where id = ${id}`)
  for (const memory of memories) memory.doubtAll()
  await expect(find(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('a database with a wrong clock drops no old rows of the request log', async () => {
  const accountId = await openAccount(database.db, { name: 'logged', plan: 'free' })
  const atMs = Date.now()
  const count = async () => {
    const Row = z.object({ count: z.number() })
    return (await database.db.one(sql.type(Row)`select count(*)::int as count from request_log`)).count
  }
  await tendPartitions(database.db, { firstMs: atMs, nowMs: atMs, months: 3 })
  await database.db.query(sql.type(z.object({}))`
    insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms)
    values (now(), gen_random_uuid(), ${accountId}, 'natal_chart', 'POST', '/natal', 200, 1, 1)`)
  stepClock(400 * DAY_MS)
  const aheadMs = atMs + 400 * DAY_MS
  await tendPartitions(database.db, { firstMs: aheadMs, nowMs: aheadMs, months: 3 })
  expect(await count()).toBe(1)
  // The machine and the database agree again: it was no mistake, and the rows are old.
  stepClock(0)
  await tendPartitions(database.db, { firstMs: aheadMs, nowMs: aheadMs, months: 3 })
  expect(await count()).toBe(0)
})
