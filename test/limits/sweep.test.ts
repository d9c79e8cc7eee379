import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sweepLimits } from '../../src/limits/sweep.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const nothing = z.object({})
const NOW = Date.UTC(2026, 10, 21, 12)

test('counts of periods older than thirteen months go, in batches, and younger ones stay', async () => {
  await database.db.query(sql.type(nothing)`
    insert into quota_use (account_id, period, period_start, units)
    select gen_random_uuid(), 'day', '2025-09-30'::date, 1 from generate_series(1, 2500)
    union all
    select ${randomUUID()}::uuid, 'month', '2025-10-01'::date, 1`)
  const pauses: number[] = []
  expect(await sweepLimits(database.db, NOW, async (ms) => void pauses.push(ms))).toBe(2_500)
  expect(pauses).toHaveLength(2)
  const left = sql.type(z.object({ period_start: z.string() }))`select period_start::text from quota_use`
  expect(await database.db.manyFirst(left)).toEqual(['2025-10-01'])
})

test('buckets that nobody has taken from for a day go, and others stay', async () => {
  await database.db.query(sql.type(nothing)`
    insert into limit_bucket (account_id, requests, filled_at) values
      (gen_random_uuid(), 1, now() - interval '25 hours'), (gen_random_uuid(), 1, now() - interval '23 hours')`)
  expect(await sweepLimits(database.db, NOW)).toBe(1)
})

test('a row that somebody is changing waits for the next sweep, which waits for nobody', async () => {
  const accountId = randomUUID()
  await database.db.query(sql.type(nothing)`
    insert into quota_use (account_id, period, period_start, units) values (${accountId}, 'day', '2025-01-01', 1)`)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin')
  await other.query('update quota_use set units = 2 where account_id = $1', [accountId])
  expect(await sweepLimits(database.db, NOW)).toBe(0)
  await other.query('commit')
  await other.end()
  expect(await sweepLimits(database.db, NOW)).toBe(1)
})
