import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { openRequestLog, type RequestLogOptions } from '../../src/accounts/requests/request-log.ts'
import { openAdvice } from '../../src/platform/advice.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { boundRequestLog, insertRequests, type RequestRow } from '../../src/platform/db/request-log.ts'
import { startMetrics } from '../../src/platform/metrics.ts'
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
  const note = (line: string) => void said.push(line)
  const advice = openAdvice(note)
  const limits = { months: 3, bytesMax: 1e9, everyMs: 1_000 }
  const log = openRequestLog({ db: database.db, ...limits, advice, log: note, metrics, ...options })
  closing.push(() => log.close().catch(() => {}))
  const emptied = async () => (await metrics.requestLogEmptied.get()).values[0]?.value ?? 0
  return {
    log,
    said,
    advice,
    emptied,
    dropped: async () => (await metrics.requestLogDropped.get()).values[0]?.value ?? 0,
  }
}

const newAccount = (db = database.db) => openAccount(db, { name: 'logged', plan: 'free' })

const row = (accountId: string, given: Partial<RequestRow> = {}): RequestRow => ({
  ...{
    id: randomUUID(),
    atMs: Date.now(),
    accountId,
    keyId: null,
    mcpClient: null,
    operation: 'natal_chart',
    method: 'POST',
  },
  ...{ path: '/api/v1/natal/{id}', status: 200, units: 1, durationMs: 7, requests: 1, isVedic: false, use: null },
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
    await expect.poll(() => count(accountId)).toBe(1)
    expect(log.waiting()).toBe(0)
    expect(await log.recent(accountId, 5)).toEqual([
      {
        ...{ id: given.id, at: '2026-11-21T10:05:06.789Z', method: 'POST', path: '/api/v1/natal/{id}' },
        ...{ operation: 'natal_chart', status: 422, units: 3, duration_ms: 1234, requests: 1 },
        ...{ key_id: null, key_prefix: null, key_name: null, mcp_client: null },
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

test('recording is done in memory: ten thousand rows take less than half a second of a core', async () => {
  const { log } = open({ everyMs: 60_000 })
  const accountId = await newAccount()
  const rows = Array.from({ length: 10_000 }, () => row(accountId))
  const before = process.cpuUsage()
  for (const each of rows) log.record(each)
  expect(process.cpuUsage(before).user).toBeLessThan(500_000)
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
  await expect.poll(() => log.waiting()).toBe(0)
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
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  const closed = log.close(10_000)
  await postgres.restart()
  await closed
  expect(await count(accountId, db)).toBe(2)
})

/** A refused request of a key. */
const refusal = (accountId: string, keyId: string, given: Partial<RequestRow> = {}): RequestRow =>
  row(accountId, { keyId, status: 429, units: 0, operation: 'ephemeris_table', ...given })

describe('refused requests of a key', () => {
  const minuteMs = Date.UTC(2931, 6, 6, 12)

  test('are ten rows in a minute, and one row for all others of an operation and status, with the last of them', async () => {
    const clock = { nowMs: minuteMs }
    const { log } = open({ everyMs: 60_000, now: () => clock.nowMs })
    const [accountId, keyId] = [await newAccount(), randomUUID()]
    const recorded = Array.from({ length: 2_500 }, (_, at) =>
      log.record(refusal(accountId, keyId, { atMs: minuteMs + at, status: at === 2_499 ? 422 : 429 })),
    )
    expect(recorded.filter(Boolean)).toHaveLength(10)
    const [last, many, ...others] = await log.recent(accountId, 50)
    expect(last).toMatchObject({ at: '2931-07-06T12:00:02.499Z', status: 422, requests: 1, units: 0, key_id: keyId })
    expect(many).toMatchObject({
      at: '2931-07-06T12:00:02.498Z',
      status: 429,
      requests: 2_489,
      units: 0,
      key_id: keyId,
    })
    expect(others.map(({ requests }) => requests)).toEqual(Array(10).fill(1))
  })

  test('are counted for each key apart, and for signed-in users of an account', async () => {
    const { log } = open({ everyMs: 60_000, now: () => minuteMs })
    const accountId = await newAccount()
    const keys = [randomUUID(), randomUUID(), null]
    for (let turn = 0; turn < 12; turn += 1)
      for (const keyId of keys) log.record(row(accountId, { keyId, status: 422, atMs: minuteMs + turn }))
    const entries = await log.recent(accountId, 50)
    expect(entries.filter(({ requests }) => requests === 2).map(({ key_id }) => key_id)).toEqual(
      expect.arrayContaining(keys),
    )
    expect(entries).toHaveLength(33)
  })

  test('leave the answers of the same key as they are', async () => {
    const { log } = open({ everyMs: 60_000, now: () => minuteMs })
    const [accountId, keyId] = [await newAccount(), randomUUID()]
    for (let turn = 0; turn < 20; turn += 1) {
      log.record(refusal(accountId, keyId, { atMs: minuteMs + turn }))
      log.record(row(accountId, { keyId, atMs: minuteMs + turn }))
    }
    const entries = await log.recent(accountId, 50)
    expect(entries.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(entries.reduce((sum, { requests }) => sum + requests, 0)).toBe(40)
  })

  test('are written when their minute is over, and the next minute has ten rows again', async () => {
    const clock = { nowMs: minuteMs }
    const { log } = open({ everyMs: 50, now: () => clock.nowMs })
    const [accountId, keyId] = [await newAccount(), randomUUID()]
    const refuse = (times: number) => {
      for (let turn = 0; turn < times; turn += 1) log.record(refusal(accountId, keyId, { atMs: clock.nowMs }))
    }
    refuse(30)
    await expect.poll(() => count(accountId)).toBe(10)
    clock.nowMs = minuteMs + 60_000
    await expect.poll(() => count(accountId)).toBe(11)
    refuse(15)
    await expect.poll(() => count(accountId)).toBe(21)
  })

  test('are no more rows because the account looks at its log between them', async () => {
    const { log } = open({ everyMs: 60_000, now: () => minuteMs })
    const [accountId, keyId] = [await newAccount(), randomUUID()]
    for (let turn = 0; turn < 5; turn += 1) {
      for (let at = 0; at < 20; at += 1) log.record(refusal(accountId, keyId, { atMs: minuteMs + turn }))
      await log.recent(accountId, 1)
    }
    expect(await count(accountId)).toBe(10 + 5)
  })

  test('are written when the log is closed', async () => {
    const { log } = open({ everyMs: 60_000, now: () => minuteMs })
    const [accountId, keyId] = [await newAccount(), randomUUID()]
    for (let at = 0; at < 99; at += 1) log.record(refusal(accountId, keyId, { atMs: minuteMs }))
    await log.close()
    expect(await count(accountId)).toBe(11)
  })
})

describe('the size of the log', () => {
  const dayMs = 86_400_000
  const placesOf = (accountId: string) =>
    database.db.anyFirst(
      sql.type(z.object({ ago: z.number() }))`
        select distinct (now() at time zone 'UTC')::date - (at at time zone 'UTC')::date as ago
        from request_log where account_id = ${accountId} order by 1`,
    )
  /** About 200 kB on each of three days before this one. Older ones are empty. */
  const filled = async () => {
    await boundRequestLog(database.db, 1)
    const accountId = await newAccount()
    const { log } = open({ everyMs: 60_000 })
    const nowMs = Date.now()
    for (let at = 0; at < 1_000; at += 1)
      for (const ago of [1, 2, 3]) log.record(row(accountId, { atMs: nowMs - ago * dayMs }))
    await log.close()
    return { accountId, nowMs }
  }

  test('is bounded: the oldest days are emptied first, their partitions still take rows, and the newest stays', async () => {
    const { accountId, nowMs } = await filled()
    const { bytes } = await boundRequestLog(database.db, 1e12)
    expect(await placesOf(accountId)).toEqual([1, 2, 3])
    const bounded = await boundRequestLog(database.db, bytes - 1)
    expect(bounded.emptied).toBe(1)
    expect(bounded.bytes).toBeLessThan(bytes)
    expect(await placesOf(accountId)).toEqual([1, 2])
    expect(
      await insertRequests(database.db, [row(accountId, { atMs: nowMs - 3 * dayMs }), row(accountId)], false),
    ).toBe(2)
    expect((await boundRequestLog(database.db, 1)).bytes).toBeLessThan(bounded.bytes)
    expect(await placesOf(accountId)).toEqual([0])
  })

  test('at 1,000 rows a second keeps every row of the newest day, and the operator hears of it', async () => {
    const { accountId } = await filled()
    const { log, advice, dropped } = open({ bytesMax: 300_000, everyMs: 100 })
    const burst = async () => {
      for (let at = 0; at < 100; at += 1) log.record(row(accountId))
      await sleep(100)
    }
    for (let second = 0; second < 5; second += 1) {
      for (let tenth = 0; tenth < 10; tenth += 1) await burst()
      await boundRequestLog(database.db, 300_000)
    }
    expect(await log.recent(accountId, 1)).toHaveLength(1)
    expect(await placesOf(accountId)).toEqual([0])
    expect([await count(accountId), await dropped()]).toEqual([5_000, 0])
    const next = open({ bytesMax: 300_000 })
    await expect
      .poll(() => next.advice.list())
      .toContainEqual(expect.stringContaining('The newest day of the request log'))
    expect(advice.list()).not.toContainEqual(expect.stringContaining('lost'))
  })

  test('is measured, and the operator hears of it before a day is emptied', async () => {
    await filled()
    const { bytes } = await boundRequestLog(database.db, 1e12)
    const roomy = open({ bytesMax: 2 * bytes })
    await expect.poll(() => roomy.log.bytes()).toBe(bytes)
    expect(roomy.advice.list()).not.toContainEqual(expect.stringContaining('80 %'))
    const narrow = open({ bytesMax: Math.ceil(bytes * 1.1) })
    await expect.poll(() => narrow.advice.list()).toContainEqual(expect.stringContaining('LOG_MB'))
    const small = open({ bytesMax: bytes - 1 })
    await expect.poll(() => small.said).toContainEqual(expect.stringContaining('its oldest days were deleted'))
    expect(await small.emptied()).toBeGreaterThan(0)
  })
})

describe('partitions', () => {
  const tendAt = (nowMs: number, months = 3) => tendPartitions(database.db, { firstMs: nowMs, nowMs, months })
  const of = (...days: string[]) => days.map((day) => `request_log_${day}`)
  const inYears = async (years: RegExp) => (await partitions()).filter((name) => years.test(name))

  test('of the day and the next two are made once, by any number of fronts', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tendAt(Date.UTC(2941, 0, 8, 23, 59))))
    // Older ones are dropped one by one.
    while ((await tendAt(Date.UTC(2941, 0, 8))) > 0);
    expect(await partitions()).toEqual(of('2941_01_08', '2941_01_09', '2941_01_10'))
  })

  test('hold a day; those are dropped, one at a time, that ended before the months to keep', async () => {
    await tendPartitions(database.db, { firstMs: Date.UTC(2941, 0, 30), nowMs: Date.UTC(2941, 1, 1), months: 12 })
    const february = of('2941_02_01', '2941_02_02', '2941_02_03')
    expect(await inYears(/_2941_02|_01_3/)).toEqual([...of('2941_01_30', '2941_01_31'), ...february])
    const inFebruary = () => tendAt(Date.UTC(2941, 1, 28), 0)
    await inFebruary()
    expect((await inYears(/_2941_0[12]/))[0]).toBe('request_log_2941_01_09')
    while ((await inFebruary()) > 0);
    expect(await partitions()).toEqual([...february, ...of('2941_02_28', '2941_03_01', '2941_03_02')])
    const oldestAt = async (nowMs: number) => {
      while ((await tendAt(nowMs, 1)) > 0);
      return (await partitions())[0]
    }
    expect(await oldestAt(Date.UTC(2941, 2, 31))).toBe('request_log_2941_02_01')
    expect(await oldestAt(Date.UTC(2941, 3, 1))).toBe('request_log_2941_03_01')
  })

  test('keep clear of a week that the version before has made', async () => {
    await tendAt(Date.UTC(2950, 0, 1), 0)
    await database.db.query(
      sql.type(z.unknown())`create table request_log_2950_03_02 partition of request_log
        for values from ('2950-03-02') to ('2950-03-09')`,
    )
    await tendPartitions(database.db, { firstMs: Date.UTC(2950, 1, 28), nowMs: Date.UTC(2950, 2, 9), months: 3 })
    const bounds = await database.db.anyFirst(
      sql.type(z.object({ bounds: z.string() }))`
        select to_char(from_at at time zone 'UTC', 'MM-DD') || ' ' || to_char(to_at at time zone 'UTC', 'MM-DD') as bounds
        from request_log_parts() where from_at >= '2950-02-01'`,
    )
    expect(bounds).toEqual(['02-28 03-01', '03-01 03-02', '03-02 03-09', '03-09 03-10', '03-10 03-11', '03-11 03-12'])
  })

  test('take a row at the turn of a day where it belongs', async () => {
    const clock = { nowMs: Date.UTC(2960, 10, 30, 23, 59, 59, 999) }
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
    expect(await places()).toEqual(of('2960_11_30', '2960_12_01'))
    // Four months later, without a start between; of the first row’s month three have passed.
    clock.nowMs = Date.UTC(2961, 2, 2)
    log.record(row(accountId, { atMs: clock.nowMs }))
    await log.recent(accountId, 5)
    while ((await tendAt(clock.nowMs)) > 0);
    expect(await log.recent(accountId, 5)).toHaveLength(2)
    expect(await places()).toEqual(of('2960_12_01', '2961_03_02'))
  })
})
