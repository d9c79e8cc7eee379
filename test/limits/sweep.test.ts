import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitsSweep } from '../../src/http/limits/plans/limits.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const nothing = z.object({})
const NOW = Date.UTC(2026, 10, 21, 12)
/** Sweeps once. Returns the pauses that it made. */
async function sweep(): Promise<readonly number[]> {
  const pauses: number[] = []
  const { work } = limitsSweep(database.db, () => NOW)
  await work(new AbortController().signal, async (ms) => void pauses.push(ms))
  return pauses
}
const countRows = () =>
  database.db.oneFirst(sql.type(z.object({ rows: z.int() }))`
  select count(*)::int as rows from quota_use where period_start < '2025-10-01'`)

test('counts of periods older than thirteen months go, in batches, and younger ones stay', async () => {
  await database.db.query(sql.type(nothing)`
    insert into quota_use (account_id, period, period_start, units)
    select gen_random_uuid(), 'day', '2025-09-30'::date, 1 from generate_series(1, 2500)
    union all
    select ${randomUUID()}::uuid, 'month', '2025-10-01'::date, 1`)
  expect(await sweep()).toHaveLength(2)
  const left = sql.type(z.object({ period_start: z.string() }))`select period_start::text from quota_use`
  expect(await database.db.manyFirst(left)).toEqual(['2025-10-01'])
})

test('a row that somebody is changing waits for the next sweep, which waits for nobody', async () => {
  const accountId = randomUUID()
  await database.db.query(sql.type(nothing)`
    insert into quota_use (account_id, period, period_start, units) values (${accountId}, 'day', '2025-01-01', 1)`)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin')
  await other.query('update quota_use set units = 2 where account_id = $1', [accountId])
  await sweep()
  expect(await countRows()).toBe(1)
  await other.query('commit')
  await other.end()
  await sweep()
  expect(await countRows()).toBe(0)
})
