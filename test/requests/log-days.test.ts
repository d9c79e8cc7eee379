import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { requestPartitions, tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { insertRequests, listRequests, type RequestRow } from '../../src/platform/db/request-log.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const DAY_MS = 86_400_000
const MIGRATIONS = new URL('../../sql/migrations/', import.meta.url)
/** The first migration of partitions by day. */
const BY_DAY = '0040'

let database: TestDatabase
let client: pg.Client
let db: Pool
let folder: string
beforeAll(async () => {
  database = await createDatabase({ empty: true })
  folder = mkdtempSync(join(tmpdir(), 'orrery-migrations-'))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await db?.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const insert = (accountId: string, daysAhead: number) =>
  client.query(
    `insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms)
     values (now() + $1 * interval '1 day', gen_random_uuid(), $2, 'natal_chart', 'POST', '/natal', 200, 1, 1)`,
    [daysAhead, accountId],
  )
const ids = async () => (await client.query('select id from request_log order by id')).rows.map(({ id }) => id)
const parts = async () =>
  (
    await client.query(
      `select part::text, extract(epoch from to_at - from_at) / 86400 as days, to_at > now() + interval '1 day' as is_later,
         from_at <= now() + interval '1 day' and to_at > now() + interval '1 day' as is_tomorrow
       from request_log_parts()`,
    )
  ).rows as { part: string; days: string; is_later: boolean; is_tomorrow: boolean }[]

test('a log by weeks becomes one by days, and loses no row', async () => {
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < BY_DAY))
    copyFileSync(new URL(name, MIGRATIONS), join(folder, name))
  await migrate(database.url, { folder: pathToFileURL(`${folder}/`) })
  const tend = (from: string, to: string) =>
    client.query(`select request_log_tend(now() + $1::interval, now() + $2::interval, '-infinity')`, [from, to])
  await tend('-40 days', '7 days')
  // A front whose clock was far ahead.
  await tend('150 days', '150 days')
  const accountId = randomUUID()
  for (let day = -40; day <= 0; day += 1) await insert(accountId, day)
  for (const day of [1, 6, 150]) await insert(accountId, day)
  const before = await ids()
  expect(before).toHaveLength(44)
  expect((await parts()).every(({ days }) => Number(days) === 7)).toBe(true)

  await migrate(database.url)
  expect(await ids()).toEqual(before)
  const later = (await parts()).filter(({ is_later }) => is_later)
  expect(later.map(({ days }) => Number(days))).toEqual(later.map(() => 1))
  expect(later.filter(({ is_tomorrow }) => is_tomorrow)).toHaveLength(1)
})

test('a front of the version before still makes partitions and bounds the log, but drops none and keeps the present day', async () => {
  const before = await ids()
  await client.query(`select request_log_tend(now(), now() + interval '7 days', now() + interval '1 year')`)
  expect(await ids()).toEqual(before)
  const { rows } = await client.query('select bytes, emptied from request_log_bound(1)')
  expect(rows[0].emptied).toBeGreaterThan(0)
  const days = await client.query(
    'select distinct round(extract(epoch from at - now()) / 86400) as day from request_log',
  )
  expect(days.rows.map(({ day }) => Number(day)).sort((a, b) => a - b)).toEqual(expect.arrayContaining([0, 1, 6, 150]))
})

test('an account reads its newest requests however old they are, by statements that lock a month of partitions', async () => {
  db = await openPool(database.url)
  const accountId = await openAccount(db, { name: 'logged', plan: 'free' })
  const nowMs = Date.now()
  await tendPartitions(db, { firstMs: nowMs - 100 * DAY_MS, nowMs, months: 6 })
  const row = (daysAgo: number): RequestRow => ({
    ...{ id: randomUUID(), atMs: nowMs - daysAgo * DAY_MS, accountId, keyId: null, mcpClient: null, status: 200 },
    ...{ operation: 'natal_chart', method: 'POST', path: '/natal', units: 1, durationMs: 7, requests: 1 },
    ...{ isVedic: false, use: null },
  })
  const written = [0, 1, 2, 50, 99].map(row)
  expect(await insertRequests(db, written, false)).toBe(5)
  expect(await insertRequests(db, written, true)).toBe(0)
  expect((await listRequests(db, accountId, 10)).map(({ id }) => id)).toEqual(written.map(({ id }) => id))
  const locked = await db.transaction(async (transaction) => {
    await listRequests(transaction, accountId, 3)
    return transaction.oneFirst(
      sql.type(z.object({ locks: z.number() }))`
        select count(*)::int as locks from pg_locks l join pg_class c on c.oid = l.relation
        where l.pid = pg_backend_pid() and c.relname like 'request_log%'`,
    )
  })
  // A partition and its index, and both of the whole table.
  expect(locked).toBeGreaterThan(0)
  expect(locked).toBeLessThanOrEqual(64)
})

test('a reader that keeps the log from changing over two midnights loses no row', async () => {
  const accountId = await openAccount(db, { name: 'read', plan: 'free' })
  const startMs = Date.UTC(2970, 0, 1, 23)
  const at = (days: number) => startMs + days * DAY_MS
  const row = (days: number): RequestRow => ({
    ...{ id: randomUUID(), atMs: at(days), accountId, keyId: null, mcpClient: null, status: 200 },
    ...{ operation: 'natal_chart', method: 'POST', path: '/natal', units: 1, durationMs: 7, requests: 1 },
    ...{ isVedic: false, use: null },
  })
  const clock = { nowMs: startMs }
  const front = () => requestPartitions(db, 3, () => clock.nowMs)
  await front().tend(startMs)
  // As a backup or a long question of an operator does.
  await client.query('begin')
  await client.query('select from request_log limit 1')
  for (const days of [1, 2]) {
    clock.nowMs = at(days)
    await front().tendFor([row(days)])
    expect(await insertRequests(db, [row(days)], false)).toBe(1)
  }
  // On the third day the rows wait, as they do while Postgres is away.
  clock.nowMs = at(3)
  await expect(front().tendFor([row(3)])).rejects.toMatchObject({ code: 'database_unavailable' })
  await client.query('commit')
  await front().tendFor([row(3)])
  expect(await insertRequests(db, [row(3)], false)).toBe(1)
})

test('a clock that was wrong for an hour, on the machine of the database too, costs one day of the log', async () => {
  const before = await parts()
  const farMs = Date.UTC(2990, 0, 1)
  await tendPartitions(db, { firstMs: farMs, nowMs: farMs, months: 3 })
  const after = new Set((await parts()).map(({ part }) => part))
  expect(before.filter(({ part }) => !after.has(part))).toHaveLength(1)
})

test('a log that is kept for years has partitions by week', async () => {
  const nowMs = Date.now()
  await tendPartitions(db, { firstMs: nowMs, nowMs: nowMs + 300 * DAY_MS, months: 120 })
  const widths = (await parts()).filter(({ is_later }) => is_later).map(({ days }) => Number(days))
  expect(widths.filter((days) => days === 7).length).toBeGreaterThan(30)
})
