import { sql } from 'slonik'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { rebuildStatistics } from '../../src/accounts/statistics/days.ts'
import { openStatistics } from '../../src/accounts/statistics/statistics.ts'
import { insertRequests } from '../../src/platform/db/request-log.ts'
import { useDatabase } from '../support/pool.ts'
import { did, row, signUp, sumsOf } from './rolled-up.ts'

const database = useDatabase()
const DAY_MS = 86_400_000
/** The first of March after a leap day. */
const nowMs = Date.UTC(2028, 2, 1, 10, 30)
const ENDPOINTS = [
  { name: 'natal_chart', url: '/api/v1/natal/calculate' },
  { name: 'key_list', url: '/api/v1/auth/keys' },
  { name: 'key_create', url: '/api/v1/auth/keys' },
]
const open = () => openStatistics({ db: database.db, endpoints: ENDPOINTS, now: () => nowMs })

let people: string[]
beforeAll(async () => {
  const { db } = database
  await tendPartitions(db, { firstMs: nowMs - 70 * DAY_MS, nowMs, months: 60 })
  people = await Promise.all([0, 1, 2].map(() => signUp(db, Date.UTC(2028, 1, 29, 12), true)))
  const [ada, bob, eve] = people as [string, string, string]
  const chat = { isVedic: true, mcpClient: 'claude', operation: 'natal_chart' }
  const leapDay = Date.UTC(2028, 1, 29)
  await insertRequests(
    db,
    [
      row(ada, { atMs: leapDay, requests: 60, status: 429, units: 0, operation: 'key_list' }),
      row(ada, { atMs: leapDay + DAY_MS - 1, units: 3, durationMs: 100 }),
      row(bob, { atMs: leapDay + DAY_MS, durationMs: 100 }),
      row(bob, { atMs: leapDay - 1, status: 503, durationMs: 100 }),
      row(eve, { atMs: nowMs - 31 * DAY_MS, operation: 'key_create' }),
      // Two programs in one hour, one of them in two hours, and an hour that ends with the day.
      row(ada, { atMs: leapDay + DAY_MS - 3_600_000, ...chat, durationMs: 50 }),
      row(ada, { atMs: leapDay + DAY_MS - 1, ...chat, durationMs: 50 }),
      row(ada, { atMs: leapDay + DAY_MS, ...chat, durationMs: 50 }),
      row(ada, { atMs: leapDay + DAY_MS, ...chat, mcpClient: 'other', status: 500, durationMs: 1_000 }),
      row(bob, { atMs: leapDay + DAY_MS, ...chat, durationMs: 50 }),
      row(bob, { atMs: leapDay + DAY_MS, ...chat, isVedic: false }),
    ],
    false,
  )
})

test('requests of a day are those of its hours in UTC, and a day without any is there', async () => {
  const { requestsPerDay } = open()
  expect(await requestsPerDay({ days: 4 })).toEqual([
    { date: '2028-02-27', count: 0 },
    { date: '2028-02-28', count: 1 },
    { date: '2028-02-29', count: 63 },
    { date: '2028-03-01', count: 5 },
  ])
  const year = await requestsPerDay({ days: 366 })
  expect([year.length, year.reduce((sum, { count }) => sum + count, 0)]).toEqual([366, 70])
})

test('an endpoint is an operation, or all operations of a path', async () => {
  const { requestsPerDay } = open()
  const of = async (endpoint: string) => (await requestsPerDay({ endpoint, days: 32 })).map(({ count }) => count)
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  expect(total(await of('key_list'))).toBe(60)
  expect(total(await of('/api/v1/auth/keys'))).toBe(61)
  await expect(of('natal_charts')).rejects.toMatchObject({
    code: 'invalid_input',
    detail: { issues: [{ loc: ['query', 'endpoint'], msg: expect.stringContaining('did you mean "natal_chart"?') }] },
  })
})

test('new users are those who signed up on the day', async () => {
  expect(await open().newUsersDaily(2)).toEqual([
    { date: '2028-02-29', count: 3 },
    { date: '2028-03-01', count: 0 },
  ])
})

test('the use of an account has its requests, units and faults of each day, and none of others', async () => {
  expect(await open().accountUsePerDay(people[0]!, 3)).toEqual([
    { date: '2028-02-28', requests: 0, units: 0, errors: 0 },
    { date: '2028-02-29', requests: 63, units: 5, errors: 60 },
    { date: '2028-03-01', requests: 2, units: 2, errors: 1 },
  ])
})

test('the usage of the installation is that of its rows', async () => {
  const { users, requests, operations, assistants } = await open().usage()
  expect(users).toEqual({
    ...{ total: 3, new_today: 0, active_1d: 2, active_7d: 2, active_30d: 2 },
    by_plan: [{ plan: 'free', users: 3 }],
  })
  expect(requests).toEqual({
    today: { requests: 5, units: 5, client_errors: 0, server_errors: 1 },
    last_7_days: { requests: 69, units: 11, client_errors: 60, server_errors: 2 },
    last_30_days: { requests: 69, units: 11, client_errors: 60, server_errors: 2 },
  })
  expect(operations.most_requests).toEqual([
    { operation: 'key_list', requests: 60 },
    { operation: 'natal_chart', requests: 9 },
  ])
  expect(operations.most_server_errors).toEqual([{ operation: 'natal_chart', server_errors: 2, requests: 9 }])
  expect(operations.slowest).toMatchObject([{ operation: 'natal_chart', requests: 9 }])
  expect(assistants).toEqual({ accounts: 0, programs: 0, calls_7d: 6 })
})

test('a session of Vedic chat is one program of one account in one clock hour', async () => {
  const { days, totals } = await open().vedicChat(3)
  const counts = days.map(({ date, sessions, calls, users, errors }) => [date, sessions, calls, users, errors])
  expect(counts).toEqual([
    ['2028-02-28', 0, 0, 0, 0],
    ['2028-02-29', 1, 2, 1, 0],
    ['2028-03-01', 3, 3, 2, 1],
  ])
  expect(totals).toMatchObject({ sessions: 4, calls: 5, users: 2, errors: 1 })
  expect(days[0]).toMatchObject({ p50_ms: null, p95_ms: null })
  expect(Math.abs(totals.p50_ms! / 50 - 1)).toBeLessThan(0.1)
  expect(Math.abs(totals.p95_ms! / 1_000 - 1)).toBeLessThan(0.1)
})

test('sums that are made anew are the same, and mend those that were wrong', async () => {
  const { db } = database
  const tables = ['account_usage', 'account_day', 'usage_day', 'latency_day', 'vedic_hour', 'vedic_day'] as const
  const sums = () => Promise.all(tables.map((table) => sumsOf(db, table)))
  const right = await sums()
  const said: string[] = []
  const rebuild = () => rebuildStatistics(db, { nowMs, say: (line) => void said.push(line) })
  expect(await rebuild()).toBe(32)
  expect(await sums()).toEqual(right)
  expect(said.filter((line) => !line.endsWith(' 0 requests'))).toEqual([
    '2028-01-30: 1 requests',
    '2028-02-28: 1 requests',
    '2028-02-29: 63 requests',
    '2028-03-01: 5 requests',
  ])
  const change = (statement: ReturnType<typeof sql.fragment>) => db.query(sql.type(z.object({}))`${statement}`)
  await change(sql.fragment`update account_day set requests = requests + 5, units = 0 where day = '2028-02-29'`)
  await change(sql.fragment`update account_usage u set requests = d.requests, units = d.units from (
    select account_id, sum(requests) as requests, sum(units) as units from account_day group by account_id
  ) d where d.account_id = u.account_id`)
  await change(sql.fragment`delete from usage_day where day = '2028-03-01'`)
  await change(sql.fragment`delete from vedic_hour`)
  await change(sql.fragment`update vedic_day set users = users + 1, calls = 0 where day = '2028-02-29'`)
  await rebuild()
  expect(await sums()).toEqual(right)
})

test('beside fronts that write, nothing is lost and nothing counts twice', async () => {
  const { db } = database
  const before = (await sumsOf(db, 'account_usage')).get(people[2]!)![0]!
  let isOver = false
  const writing = (async () => {
    for (let batch = 0; batch < 60; batch += 1)
      await insertRequests(
        db,
        Array.from({ length: 20 }, () => row(people[2]!, { atMs: nowMs })),
        false,
      )
    isOver = true
  })()
  while (!isOver) await rebuildStatistics(db, { nowMs, say: () => {} })
  await writing
  expect((await sumsOf(db, 'account_usage')).get(people[2]!)![0]).toBe(before + 1_200)
  expect((await sumsOf(db, 'account_day')).get(`${people[2]} 2028-03-01`)![0]).toBe(1_200)
})

test('the oldest day of the log stays when more was counted on it', async () => {
  const { db } = database
  await db.query(sql.type(z.object({}))`update usage_day set requests = 7 where day = '2028-01-30'`)
  const said: string[] = []
  expect(await rebuildStatistics(db, { nowMs, say: (line) => void said.push(line) })).toBe(31)
  expect(said[0]).toBe('2028-01-30: kept, because the log no longer has all of it')
})

test('weeks of sign-ups are counted when every member has had 7 or 30 days', async () => {
  const { db } = database
  // Weeks of Monday, 27 December 2027, to Monday, 24 January 2028. The last one ends before the 31st.
  const [old, young] = [Date.UTC(2027, 11, 27), Date.UTC(2028, 0, 24)]
  const now = Date.UTC(2028, 0, 31) + 7 * DAY_MS
  const [first, last, late] = [await signUp(db, old), await signUp(db, old + 7 * DAY_MS - 1), await signUp(db, young)]
  await did(db, first, 'key_made', old + 7 * DAY_MS - 1)
  await did(db, first, 'paid', old + 30 * DAY_MS - 1)
  await did(db, last, 'key_made', old + 14 * DAY_MS - 1)
  await did(db, last, 'paid', old + 37 * DAY_MS - 1)
  await did(db, late, 'first_chart', young)
  const of = (ms: number) => openStatistics({ db, endpoints: [], now: () => ms }).maturedSignUps(30)
  const none = { verified: 0, key_made: 0, first_request: 0, first_chart: 0, paid: 0 }
  const oldest = {
    ...{ week: '2027-12-27', people: 2, within_7_days: { ...none, key_made: 1 } },
    within_30_days: { ...none, key_made: 2, paid: 1 },
  }
  const newest = { ...none, first_chart: 1 }
  const mature = await of(now)
  expect(mature.cohorts).toEqual([
    oldest,
    { week: '2028-01-24', people: 1, within_7_days: newest, within_30_days: null },
  ])
  expect(mature.totals).toEqual({
    within_7_days: { people: 3, reached: { ...newest, key_made: 1 } },
    within_30_days: { people: 2, reached: oldest.within_30_days },
  })
  expect(mature.immature).toEqual({ for_7_days: [], for_30_days: ['2028-01-24'] })
  const before = await of(now - 1)
  expect(before.immature).toEqual({ for_7_days: ['2028-01-24'], for_30_days: ['2028-01-24'] })
  expect(before.totals.within_7_days).toEqual({ people: 2, reached: oldest.within_7_days })
})

test('old days go, and newer ones stay', async () => {
  const { db } = database
  const swept = openStatistics({ db, endpoints: [], now: () => Date.UTC(2028, 1, 29) + 401 * DAY_MS }).sweeping
  await swept.work(new AbortController().signal, async () => {})
  const days = async (table: 'account_day' | 'usage_day') => [...(await sumsOf(db, table)).keys()].join(' ')
  expect(await days('account_day')).not.toContain('2028-02-29')
  expect(await days('account_day')).toContain('2028-03-01')
  expect(await days('usage_day')).toContain('2028-02-29')
})

test('requests of days whose sums by account are gone are in the totals once', async () => {
  const { db } = database
  const before = await sumsOf(db, 'account_usage')
  await rebuildStatistics(db, { nowMs: Date.UTC(2028, 1, 29) + 401 * DAY_MS, say: () => {} })
  expect(await sumsOf(db, 'account_usage')).toEqual(before)
})
