import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import type { AdminHealth, AdminQueue, FailedJobs } from '../../src/contract/admin/service.ts'
import { JOB_KINDS } from '../../src/contract/jobs.ts'
import { openapi } from '../../src/http/openapi/document.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { repeated } from '../../src/platform/db/recurring-job.ts'
import { failReport } from '../../src/platform/db/reports.ts'
import { heartbeats } from '../../src/run/liveness.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR_ENVIRONMENT, operatorHeaders } from '../support/operator.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
let headers: Record<string, string>
let account: string

beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url, environment: OPERATOR_ENVIRONMENT })
  headers = await operatorHeaders(service)
  account = await openAccount(service.services.db, { name: 'a', plan: 'high' })
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})
beforeEach(async () => {
  await client.query('truncate report, letter, billing_event cascade')
})

const get = async <Reply>(url: string): Promise<Reply> => {
  const reply = await service.app.inject({ url: `/api/v1/admin/${url}`, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const retry = (kind: string, id: string) =>
  service.app.inject({ method: 'POST', url: `/api/v1/admin/queue/${kind}/${encodeURIComponent(id)}/retry`, headers })
const one = async (text: string, values: readonly unknown[] = []) =>
  (await client.query(text, [...values])).rows[0] as Record<string, unknown>

/** A report that was paid and has failed, with its callback given up. */
async function failedReport(): Promise<string> {
  const { id } = await one(
    `insert into report (account_id, status, options, content, wheel_svg, variant)
     values ($1, 'queued', '{"callback_url": "https://example.org/"}', '{"version": 1}', '<svg/>', 'with_logo') returning id`,
    [account],
  )
  await client.query(`insert into credit_entry (account_id, amount, cause, reference) values ($1, -1, 'report', $2)`, [
    account,
    id,
  ])
  await failReport(service.services.db, id as string, 'render_failed')
  await client.query(
    `update report_callback set state = 'given_up', ended_at = now(), attempts = 7, last_status = 502 where report_id = $1`,
    [id],
  )
  return id as string
}
const failedEvent = (id: string) =>
  client.query(
    `insert into billing_event (id, kind, topic, subject, created_at, outcome, finished_at, attempts)
     values ($1, 'invoice.paid', 'customer', 'cus_1', now(), 'failed', now(), 12)`,
    [id],
  )
const failedLetter = () =>
  client.query(
    `insert into letter (account_id, kind, reference, outcome, ended_at) values ($1, 'report_ready', 'x', 'refused', now())`,
    [account],
  )
const depthOf = async (kind: string) => (await get<AdminQueue>('queue')).lists.find((each) => each.kind === kind)!

describe('the queue', () => {
  test('has every kind of jobs, also without any', async () => {
    const { lists, pictures_waiting } = await get<AdminQueue>('queue')
    expect(lists.map(({ kind }) => kind)).toEqual([...JOB_KINDS])
    for (const { waiting, running, failed, oldest_seconds } of lists)
      expect([waiting, running, failed, oldest_seconds]).toEqual([0, 0, 0, null])
    expect(pictures_waiting).toBe(0)
  })

  test('counts what waits and what has failed, and lists the failures with their reasons', async () => {
    const id = await failedReport()
    await failedEvent('evt_1')
    await failedLetter()
    for (const kind of JOB_KINDS) expect(await depthOf(kind)).toMatchObject({ waiting: 0, failed: 1, failed_1d: 1 })
    const errorOf = async (kind: string) => (await get<FailedJobs>(`queue/failed?kind=${kind}`)).jobs[0]
    expect(await errorOf('reports')).toMatchObject({ id, account_id: account, error: 'render_failed' })
    expect(await errorOf('callbacks')).toMatchObject({ id, account_id: account, attempts: 7, error: 'status 502' })
    expect(await errorOf('letters')).toMatchObject({ account_id: account, error: 'report_ready: refused' })
    expect(await errorOf('stripe_events')).toMatchObject({ id: 'evt_1', account_id: null, error: 'invoice.paid' })
  })

  test('shows the age of the oldest that waits', async () => {
    await client.query(
      `insert into report (account_id, options, content, wheel_svg, variant, created_at)
       values ($1, '{}', '{}', '<svg/>', 'with_logo', now() - interval '90 seconds')`,
      [account],
    )
    const { waiting, oldest_seconds } = await depthOf('reports')
    expect(waiting).toBe(1)
    expect(oldest_seconds).toBeGreaterThanOrEqual(90)
  })
})

describe('a retry', () => {
  test('of a report has it made again; when it fails again its credit does not come back twice', async () => {
    const id = await failedReport()
    expect((await retry('reports', id)).json()).toEqual({ status: 'done' })
    expect(await one('select status, error, attempts from report where id = $1', [id])).toEqual({
      ...{ status: 'queued', error: null, attempts: 0 },
    })
    await failReport(service.services.db, id, 'render_timeout')
    expect(await one('select status, error from report where id = $1', [id])).toEqual({
      ...{ status: 'failed', error: 'render_timeout' },
    })
    expect(await one('select sum(amount)::int as sum from credit_entry where reference = $1', [id])).toEqual({ sum: 0 })
    // The caller is told of the second end too.
    expect(await one('select state, attempts from report_callback where report_id = $1', [id])).toEqual({
      ...{ state: 'pending', attempts: 0 },
    })
  })

  test('of a callback and of an event of Stripe has them done again', async () => {
    const id = await failedReport()
    await failedEvent('evt_2')
    expect((await retry('callbacks', id)).statusCode).toBe(200)
    expect((await retry('stripe_events', 'evt_2')).statusCode).toBe(200)
    expect(await depthOf('callbacks')).toMatchObject({ waiting: 1, failed: 0 })
    expect(await depthOf('stripe_events')).toMatchObject({ waiting: 1, failed: 0 })
  })

  test.each([
    ['reports', '00000000-0000-4000-8000-000000000000'],
    ['reports', 'no-uuid'],
    ['callbacks', "'; drop table report"],
    ['stripe_events', 'evt_unknown'],
  ])('of %s %s, which has not failed, is 404', async (kind, id) => {
    expect((await retry(kind, id)).statusCode).toBe(404)
  })

  test('of a letter is 422, which names the kinds', async () => {
    const reply = await retry('letters', '1')
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('stripe_events')
  })

  test('twice is done once', async () => {
    await failedEvent('evt_3')
    const statuses = (await Promise.all([retry('stripe_events', 'evt_3'), retry('stripe_events', 'evt_3')])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([200, 404])
  })
})

describe('health', () => {
  const processOf = async (pid: number, kind: string) =>
    (await get<AdminHealth>('health')).processes.find((each) => each.pid === pid && each.kind === kind)

  test('shows this front, Postgres and its connections', async () => {
    await expect.poll(() => processOf(process.pid, 'front')).toMatchObject({ is_alive: true, is_ready: true })
    const { postgres, redis, stripe_events } = await get<AdminHealth>('health')
    expect(postgres.version).toMatch(/^\d+/)
    expect(postgres.size_mb).toBeGreaterThan(5)
    expect(postgres.connections).toBeGreaterThan(0)
    expect(postgres.connections).toBeLessThanOrEqual(postgres.connections_max)
    expect(redis).toBeNull()
    expect(stripe_events).toEqual({ waiting: 0, oldest_seconds: 0 })
  })

  test('shows a process while it lives, and forgets one that ends in order', async () => {
    const { db } = service.services
    const renderer = repeated(
      heartbeats({ kind: 'renderer', database: async () => db, isReady: () => false }),
      (message) => expect.unreachable(message),
    )
    await expect.poll(() => processOf(process.pid, 'renderer')).toMatchObject({ is_alive: true, is_ready: false })
    await renderer.stop()
    expect(await processOf(process.pid, 'renderer')).toBeUndefined()
  })

  test('shows a silent process as not alive, and forgets it after a day', async () => {
    const beat = (age: string, pid: number) =>
      client.query(
        `insert into process_beat (id, kind, host, pid, version, started_at, seen_at, is_ready, resident_mb)
         values (gen_random_uuid(), 'front', 'h', $2, '1', now(), now() - $1::interval, true, 100)`,
        [age, pid],
      )
    await beat('36 seconds', -1)
    await beat('25 hours', -2)
    expect(await processOf(-1, 'front')).toMatchObject({ is_alive: false })
    const { db } = service.services
    const other = repeated(heartbeats({ kind: 'renderer', database: async () => db, isReady: () => true }), () => {})
    await expect.poll(() => processOf(-2, 'front')).toBeUndefined()
    await other.stop()
    expect(await processOf(-1, 'front')).toBeDefined()
  })
})

describe.skipIf(!redisAvailable)('health with Redis', () => {
  let redis: TestRedis
  let other: TestApp
  beforeAll(async () => {
    redis = await startRedis()
    other = await startTestApp({ redisUrl: redis.url, environment: OPERATOR_ENVIRONMENT })
  })
  afterAll(() => other.stop())

  test('shows its version and memory, and that it is away', async () => {
    const session = await operatorHeaders(other)
    const shown = async () =>
      (await other.app.inject({ url: '/api/v1/admin/health', headers: session })).json<AdminHealth>().redis
    expect(await shown()).toEqual({
      ...{ is_up: true, version: expect.stringMatching(/^\d/), memory_mb: expect.any(Number) },
    })
    await redis.stop()
    await sleep(0)
    await expect.poll(shown).toEqual({ is_up: false, version: null, memory_mb: null })
  })
})

test('a parameter that an operation does not have is refused, as the document says', async () => {
  const url = '/api/v1/admin/health'
  const reply = await service.app.inject({ url: `${url}?constructor=1`, headers })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['query', 'constructor']])
  const { paths } = openapi(OPERATIONS, { version: '0', url: '/' }) as unknown as { paths: Record<string, object> }
  expect(paths[url]).toMatchObject({ get: { responses: { 422: {} } } })
})
