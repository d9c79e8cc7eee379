import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { openPool } from '../../src/db/pool.ts'
import { insertRequests, type RequestRow } from '../../src/db/request-log.ts'
import { startMetrics } from '../../src/metrics.ts'
import { tendPartitions } from '../../src/requests/partitions.ts'
import { openRequestLog, type RequestLogOptions } from '../../src/requests/request-log.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function open(options: Partial<RequestLogOptions> = {}) {
  const metrics = startMetrics()
  const said: string[] = []
  const log = openRequestLog({ db: database.db, months: 3, log: (line) => said.push(line), metrics, ...options })
  closing.push(() => log.close().catch(() => {}))
  return { log, said, dropped: async () => (await metrics.requestLogDropped.get()).values[0]?.value ?? 0 }
}

const newAccount = (db = database.db) => openAccount(db, { name: 'logged', plan: 'free' })

const row = (accountId: string, given: Partial<RequestRow> = {}): RequestRow => ({
  ...{ id: randomUUID(), atMs: Date.now(), accountId, keyId: null, operation: 'natal_chart', method: 'POST' },
  ...{ path: '/api/v1/natal/{id}', status: 200, units: 1, durationMs: 7 },
  ...given,
})

const count = async (accountId: string, db = database.db) =>
  db.oneFirst(
    sql.type(z.object({ rows: z.number() }))`
      select count(*)::int as rows from request_log where account_id = ${accountId}`,
  )

const partitions = async () =>
  database.db.anyFirst(
    sql.type(z.object({ name: z.string() }))`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'request_log'::regclass order by 1`,
  )

describe('a row', () => {
  test('is written within about a second, with all that it was given', async () => {
    const atMs = Date.UTC(2026, 10, 21, 10, 5, 6, 789)
    const { log } = open({ now: () => atMs })
    const accountId = await newAccount()
    const given = row(accountId, {
      units: 3,
      status: 422,
      durationMs: 1234,
      atMs,
    })
    log.record(given)
    expect(log.waiting()).toBe(1)
    await expect.poll(() => count(accountId), { timeout: 3_000 }).toBe(1)
    expect(log.waiting()).toBe(0)
    expect(await log.recent(accountId, 5)).toEqual([
      {
        ...{ id: given.id, at: '2026-11-21T10:05:06.789Z', method: 'POST', path: '/api/v1/natal/{id}' },
        ...{ operation: 'natal_chart', status: 422, units: 3, duration_ms: 1234 },
        ...{ key_id: null, key_prefix: null, key_name: null },
      },
    ])
  })

  test('is seen by its account at once, and by no other', async () => {
    const { log } = open({ everyMs: 60_000 })
    const [one, other] = [await newAccount(), await newAccount()]
    const startMs = Date.now()
    for (let at = 1; at <= 1_200; at += 1) log.record(row(at % 3 === 0 ? one : other, { atMs: startMs + at }))
    const recent = await log.recent(one, 3)
    expect(recent.map(({ at }) => Date.parse(at) - startMs)).toEqual([1200, 1197, 1194])
    expect([await count(one), await count(other)]).toEqual([400, 800])
  })

  test('that may have been written is not written again', async () => {
    const { log } = open()
    const accountId = await newAccount()
    const given = [row(accountId), row(accountId)]
    for (const each of given) log.record(each)
    expect(await log.recent(accountId, 10)).toHaveLength(2)
    expect(await insertRequests(database.db, [...given, row(accountId)], true)).toBe(1)
    expect(await count(accountId)).toBe(3)
  })

  test('of a deleted account is left out, and its older rows are deleted too', async () => {
    const { log, dropped } = open()
    const [gone, kept] = [await newAccount(), await newAccount()]
    log.record(row(gone))
    await log.recent(gone, 1)
    await database.db.query(sql.type(z.unknown())`delete from account where id = ${gone}`)
    log.record(row(gone))
    log.record(row(kept))
    expect(await log.recent(kept, 5)).toHaveLength(1)
    expect([await count(gone), await dropped()]).toEqual([0, 0])
  })
})

test('rows that wait are written when the log is closed', async () => {
  const { log } = open({ everyMs: 60_000 })
  const accountId = await newAccount()
  for (let at = 0; at < 1_234; at += 1) log.record(row(accountId))
  await log.close()
  expect([await count(accountId), log.waiting()]).toEqual([1_234, 0])
})

test('recording is done in memory: ten thousand rows take less than 100 ms', async () => {
  const { log } = open({ everyMs: 60_000 })
  const accountId = await newAccount()
  const rows = Array.from({ length: 10_000 }, () => row(accountId))
  const startedAt = performance.now()
  for (const each of rows) log.record(each)
  expect(performance.now() - startedAt).toBeLessThan(100)
})

test('rows that Postgres refuses are dropped, counted and logged, and do not delay the others', async () => {
  const { log, said, dropped } = open({ everyMs: 60_000 })
  const accountId = await newAccount()
  log.record(row(accountId, { atMs: Date.UTC(2001, 0, 1) }))
  await log.recent(accountId, 1)
  log.record(row(accountId))
  expect(await log.recent(accountId, 5)).toHaveLength(1)
  expect([await dropped(), said.length]).toEqual([1, 1])
})

test('while Postgres is away rows wait, the oldest are dropped beyond the bound, and the rest is written when it is back', async () => {
  const postgres = await startMortalPostgres()
  closing.push(postgres.remove)
  const db = await openPool(postgres.url)
  closing.push(() => db.end())
  const accountId = await newAccount(db)
  const { log, dropped } = open({ db, waitingMax: 1_000, everyMs: 200 })
  log.record(row(accountId))
  await log.recent(accountId, 1)
  await postgres.kill()
  const startMs = Date.now()
  for (let at = 0; at < 1_600; at += 1) log.record(row(accountId, { atMs: startMs + at }))
  await expect(log.recent(accountId, 1)).rejects.toMatchObject({ code: 'database_unavailable' })
  await sleep(500)
  expect([log.waiting(), await dropped()]).toEqual([1_000, 600])
  await postgres.restart()
  await expect.poll(() => log.waiting(), { timeout: 15_000 }).toBe(0)
  expect(await count(accountId, db)).toBe(1_001)
  expect(Date.parse((await log.recent(accountId, 1))[0]!.at)).toBe(startMs + 1_599)
})

test('a log that is closed while Postgres is away waits for it until the deadline', async () => {
  const postgres = await startMortalPostgres()
  closing.push(postgres.remove)
  const db = await openPool(postgres.url)
  closing.push(() => db.end())
  const accountId = await newAccount(db)
  const { log } = open({ db, everyMs: 60_000 })
  log.record(row(accountId))
  await log.recent(accountId, 1)
  await postgres.kill()
  log.record(row(accountId))
  const startedAt = performance.now()
  await expect(log.close(300)).rejects.toMatchObject({ code: 'database_unavailable' })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  const closed = log.close(10_000)
  await postgres.restart()
  await closed
  expect(await count(accountId, db)).toBe(2)
})

describe('partitions', () => {
  const tendAt = (nowMs: number, months = 3) => tendPartitions(database.db, { firstMs: nowMs, nowMs, months })

  test('of the month and the next month are made once, by any number of fronts', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tendAt(Date.UTC(2931, 0, 31, 23, 59))))
    expect(await tendAt(Date.UTC(2931, 0, 1))).toBe(0)
    expect(await partitions()).toEqual(['request_log_2931_01', 'request_log_2931_02'])
  })

  test('hold a month and the months to keep before it; older ones are dropped', async () => {
    await tendPartitions(database.db, { firstMs: Date.UTC(2931, 0, 1), nowMs: Date.UTC(2931, 4, 15), months: 12 })
    expect(await partitions()).toEqual([1, 2, 3, 4, 5, 6].map((month) => `request_log_2931_0${month}`))
    await tendAt(Date.UTC(2931, 4, 31), 3)
    expect(await partitions()).toEqual([2, 3, 4, 5, 6].map((month) => `request_log_2931_0${month}`))
    await tendAt(Date.UTC(2931, 5, 1), 3)
    expect(await partitions()).toEqual([3, 4, 5, 6, 7].map((month) => `request_log_2931_0${month}`))
  })

  test('take a row at the turn of a month where it belongs', async () => {
    const clock = { nowMs: Date.UTC(2931, 10, 30, 23, 59, 59, 999) }
    const { log } = open({ everyMs: 60_000, now: () => clock.nowMs })
    const accountId = await newAccount()
    log.record(row(accountId, { atMs: clock.nowMs }))
    clock.nowMs += 1
    log.record(row(accountId, { atMs: clock.nowMs }))
    const places = async () =>
      database.db.anyFirst(
        sql.type(z.object({ place: z.string() }))`
          select tableoid::regclass::text as place from request_log where account_id = ${accountId} order by at`,
      )
    expect(await log.recent(accountId, 5)).toHaveLength(2)
    expect(await places()).toEqual(['request_log_2931_11', 'request_log_2931_12'])
    // Four months later, without a start between; of the first row’s month three have passed.
    clock.nowMs = Date.UTC(2932, 2, 1)
    log.record(row(accountId, { atMs: clock.nowMs }))
    expect(await log.recent(accountId, 5)).toHaveLength(2)
    expect(await places()).toEqual(['request_log_2931_12', 'request_log_2932_03'])
  })
})
