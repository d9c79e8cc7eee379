import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { type AccountVisitor, accountVisitor } from '../support/account-visitor.ts'
import { remaining, startTestApp, TEST_SECRET, type TestApp } from '../support/app.ts'
import { startFront } from '../support/front.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import type { Started } from '../support/started.ts'

const DAY_MS = 86_400_000
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const PRELOAD = fileURLToPath(new URL('../support/shifted-date.mjs', import.meta.url))

let database: TestDatabase
let client: pg.Client
let right: TestApp
let visitor: AccountVisitor
let key: string
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  right = await startTestApp({ databaseUrl: database.url })
  const base = (await right.listen()).replace('127.0.0.1', 'localhost')
  visitor = await accountVisitor({ service: () => right, base, browser: () => undefined as never })
  await client.query(`update account set plan = 'high' where id = $1`, [visitor.accountId])
  ;({ key } = await createKey(right.services.db, { accountId: visitor.accountId, name: 'test' }))
})
afterAll(async () => {
  await client.end()
  await right.stop()
  await database.drop()
})

const first = async (sql: string) => (await client.query(sql, [visitor.accountId])).rows[0]
const logged = () =>
  first(`select count(*)::int as rows, coalesce(bool_and(abs(extract(epoch from at - now())) < 600) filter (where path = '/natal'), true) as is_present
         from request_log where account_id = $1`)
const granted = () =>
  first(`select count(*)::int as entries, coalesce(sum(amount), 0)::int as credits
         from credit_entry where account_id = $1 and cause = 'plan_grant'`)
const sessions = () =>
  first(`select count(*)::int as live from identity.session s join account a on a.subject = s."userId"
         where a.id = $1 and s."expiresAt" > now()`)
const counted = () => first('select count(distinct period_start)::int as periods from quota_use where account_id = $1')

const asked = ({ url }: Pick<Started, 'url'>, path: string, more: RequestInit = {}) =>
  fetch(url + path, {
    ...more,
    headers: { 'x-api-key': key, 'content-type': 'application/json', ...(more.headers as object) },
  })

describe.each([150, -150, 1 / 24])('a front whose clock is %f days ahead', (days) => {
  let wrong: Started
  beforeAll(async () => {
    // Rows of the present, which a clock far ahead would take for rows that are too old.
    await client.query(
      `insert into request_log (at, id, account_id, operation, method, path, status, units, duration_ms)
       select at, gen_random_uuid(), $1, 'natal_chart', 'POST', '/old', 200, 1, 1
       from (select part, from_at as at from request_log_parts()) as p`,
      [visitor.accountId],
    )
    wrong = await startFront(
      { DATABASE_URL: database.url, AUTH_SECRET: TEST_SECRET, CLOCK_OFFSET_MS: String(days * DAY_MS) },
      ['--import', PRELOAD],
    )
  })
  afterAll(() => wrong.stop())

  test('says so in /readyz, in its metrics and in its log, and stays ready', async () => {
    await expect.poll(async () => (await (await asked(wrong, '/readyz')).json()).advice).not.toEqual([])
    const reply = await asked(wrong, '/readyz')
    const { status, parts, clock_ahead_seconds: seconds, advice } = await reply.json()
    const text = new RegExp(`minutes ${days > 0 ? 'ahead of' : 'behind'} the clock of the database`)
    expect([reply.status, status, parts.clock]).toEqual([200, 'ready', false])
    expect(Math.abs(seconds - days * 86_400)).toBeLessThan(30)
    expect(advice).toContainEqual(expect.stringMatching(text))
    expect(wrong.said()).toMatch(text)
    const metrics = await (await asked(wrong, '/metrics')).text()
    const [, ahead] = /^orrery_clock_ahead_seconds (\S+)$/m.exec(metrics)!
    expect(Math.abs(Number(ahead) - days * 86_400)).toBeLessThan(30)
    expect((await right.app.inject('/readyz')).json()).toMatchObject({ parts: { clock: true } })
  })

  test('counts units in the period of the others, and keeps the log', async () => {
    const before = await logged()
    const send = () => right.postTo('/natal', BIRTH, { 'x-api-key': key })
    const one = await send()
    const two = await asked(wrong, '/natal', { method: 'POST', body: JSON.stringify(BIRTH) })
    const headers = Object.fromEntries(two.headers)
    expect([two.status, remaining({ headers })]).toEqual([200, remaining(one) - 1])
    expect(headers['x-ratelimit-reset']).toBe(String(one.headers['x-ratelimit-reset']))
    await expect.poll(async () => (await logged()).rows, { timeout: 10_000 }).toBe(before.rows + 2)
    expect(await logged()).toMatchObject({ is_present: true })
    expect(await counted()).toEqual({ periods: 1 })
  })

  test('grants the report credits of this month once', async () => {
    const path = '/api/v1/natal/report-credits'
    const one = await right.app.inject({ url: path, headers: { 'x-api-key': key } })
    const two = await (await asked(wrong, path)).json()
    expect([two.available, two.next_grant_at]).toEqual([one.json().available, one.json().next_grant_at])
    expect(await granted()).toEqual({ entries: 1, credits: PLANS.high.reportCreditsPerMonth })
  })

  test('signs nobody in, and ends no session', async () => {
    const { name, value } = visitor.cookie
    const before = await sessions()
    const { origin } = new URL(wrong.url)
    const reply = await asked(wrong, '/account/browser-key', {
      method: 'POST',
      headers: { cookie: `${name}=${value}`, origin },
    })
    expect([reply.status, (await reply.json()).error]).toEqual([503, 'identity_unavailable'])
    expect(await sessions()).toEqual(before)
    expect((await visitor.open('/account')).statusCode).toBe(200)
  })
})
