import pg from 'pg'
import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { openAdmin } from '../../src/accounts/admin/admin.ts'
import type { AdminActionList } from '../../src/contract/admin/access.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import type { Operation } from '../../src/operations/operation.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT, operatorHeaders } from '../support/operator.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const ADDRESS = '198.51.100.20'
const NOWHERE = '00000000-0000-4000-8000-000000000000'
/** Longer than any answer of a busy machine. One test waits for it. */
const DEADLINE_MS = 5_000

let database: TestDatabase
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({
    ...{ databaseUrl: database.url, environment: OPERATOR_ENVIRONMENT },
    databaseDeadlineMs: DEADLINE_MS,
  })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})
const nothing = sql.type(z.object({}))
const run = (query: ReturnType<typeof sql.fragment>) => service.services.db.query(nothing`${query}`)
beforeEach(async () => {
  await run(sql.fragment`truncate admin_action, admin_attempt`)
})

const asOperator = (options: { method?: 'GET' | 'DELETE'; url: string }, headers: Record<string, string>) =>
  service.app.inject({ ...options, headers, remoteAddress: ADDRESS })
const listed = async (headers: Record<string, string>, query = ''): Promise<AdminActionList> =>
  (await asOperator({ url: `/api/v1/admin/actions${query}` }, headers)).json()

const bodyOf = ({ body }: Operation): object | undefined =>
  body && (z.globalRegistry.get(body)?.examples as readonly object[] | undefined)?.[0]

/** The fields that a query must have, by their examples. */
function searchOf({ query }: Operation): URLSearchParams {
  if (!query) return new URLSearchParams()
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' }) as {
    readonly properties?: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>
    readonly required?: readonly string[]
  }
  return new URLSearchParams(required.map((name) => [name, String(properties[name]!.examples?.[0])]))
}

/** What stands for the parts of an address, in their order. */
const partsOf = ({ url }: Operation): string[] =>
  [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => (name === 'kind' ? 'reports' : NOWHERE))

/** What a browser sends with a form of our pages, instead of the token. */
const asBrowser = ({ authorization }: { authorization: string }) => ({
  ...{ cookie: authorization.replace('Bearer ', 'orrery_admin='), 'sec-fetch-site': 'same-origin' },
  'content-type': 'application/x-www-form-urlencoded',
})
const formOf = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
  ).toString()

const ofOperator = OPERATIONS.filter(({ access }) => access.kind.startsWith('admin'))

test.each(ofOperator.map((each) => [each.name, each] as const))(
  '%s is in the list with its outcome',
  async (...[name, operation]: readonly [string, Operation]) => {
    const headers = await operatorHeaders(service, ADDRESS)
    await run(sql.fragment`truncate admin_action`)
    const { method, url } = operation
    const payload = bodyOf(operation)
    const isPage = operation.access.kind === 'admin_page'
    const parts = partsOf(operation)
    const path = parts.reduce((filled, part) => filled.replace(/\{\w+\}/, part), url)
    const reply = await service.app.inject({
      ...{ method, headers: isPage ? asBrowser(headers) : headers, remoteAddress: ADDRESS },
      url: `${path}?${searchOf(operation)}`,
      ...(payload && { payload: isPage ? formOf(payload) : payload }),
    })
    expect(reply.statusCode).not.toBe(422)
    const written = () =>
      service.services.db.any(
        sql.type(
          z.object({
            name: z.string(),
            address: z.string(),
            operation: z.string(),
            subject: z.string().nullable(),
            status: z.number().nullable(),
          }),
        )`select name, address, operation, subject, status from admin_action`,
      )
    const subject = parts.join(' ') || null
    expect(await written()).toEqual([
      { name: OPERATOR.username, address: ADDRESS, operation: name, subject, status: reply.statusCode },
    ])
  },
)

test('an action is written before it is done, and pages lead to all of them', async () => {
  const headers = await operatorHeaders(service, ADDRESS)
  for (let count = 0; count < 4; count += 1) await asOperator({ url: '/api/v1/admin/users' }, headers)
  const first = await listed(headers, '?limit=2')
  expect(first.actions.map(({ operation, status }) => [operation, status])).toEqual([
    ['admin_actions', null],
    ['admin_user_list', 200],
  ])
  const changes = await listed(headers, '?changes_only=true')
  expect(changes.actions.map(({ operation }) => operation)).toEqual(['admin_login'])
  const second = await listed(headers, `?limit=100&before=${first.next_before}`)
  expect(second.actions.map(({ operation }) => operation)).toEqual([
    ...Array.from({ length: 3 }, () => 'admin_user_list'),
    'admin_login',
  ])
  expect(second.next_before).toBeNull()
  const ids = [...first.actions, ...second.actions].map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, two) => two - one))
})

test('a try to sign in is in the list: with a session, without one, and without a name that may be a password', async () => {
  const login = (payload: object) =>
    service.app.inject({ method: 'POST', url: '/api/v1/admin/login', payload, remoteAddress: ADDRESS })
  await login({ username: 'correct horse battery', password: 'operator' })
  await login({ ...OPERATOR, password: 'a guess' })
  const { token } = (await login(OPERATOR)).json()
  const { actions } = await listed({ authorization: `Bearer ${token}` })
  const tries = actions.slice(1).map(({ name, session_id, status }) => [name, session_id !== null, status])
  expect(tries).toEqual([
    [OPERATOR.username, true, 200],
    [OPERATOR.username, false, 401],
    [null, false, 401],
  ])
  expect(actions[1]!.session_id).toBe(actions[0]!.session_id)
  expect(JSON.stringify(actions)).not.toContain('correct horse')
})

test('what strangers ask is not in the list, and what is not valid is', async () => {
  const headers = await operatorHeaders(service, ADDRESS)
  await asOperator({ url: '/api/v1/admin/users' }, {})
  await asOperator({ url: '/api/v1/admin/users' }, { authorization: 'Bearer x' })
  await asOperator({ url: '/api/v1/admin/users?page=0' }, headers)
  const { actions } = await listed(headers)
  expect(actions.map(({ operation, status }) => [operation, status])).toEqual([
    ['admin_actions', null],
    ['admin_user_list', 422],
    ['admin_login', 200],
  ])
})

test('what cannot be written is not done', async () => {
  const { db } = service.services
  const headers = await operatorHeaders(service, ADDRESS)
  const id = await openAccount(db, { name: 'somebody', plan: 'free' })
  const blocker = new pg.Client({ connectionString: database.url })
  await blocker.connect()
  try {
    await blocker.query('begin')
    await blocker.query('lock table admin_action in access exclusive mode')
    const reply = await asOperator({ method: 'DELETE', url: `/api/v1/admin/users/${id}` }, headers)
    expect([reply.statusCode, reply.json().error]).toEqual([503, 'database_unavailable'])
  } finally {
    await blocker.end()
  }
  const user = async () => (await asOperator({ url: `/api/v1/admin/users?search=${id}` }, headers)).json()
  await expect.poll(user).toMatchObject({ total: 1, users: [{ id, status: 'active' }] })
})

describe('the sweep', () => {
  let db: Pool
  beforeAll(async () => {
    db = await openPool(database.url)
  })
  afterAll(() => db.end())
  const fill = (query: ReturnType<typeof sql.fragment>) => db.query(nothing`${query}`)
  const rows = (table: string) =>
    db.oneFirst(sql.type(z.object({ rows: z.number() }))`select count(*)::int as rows from ${sql.identifier([table])}`)

  test('keeps actions for 400 days, live sessions, and those of the last 30 days', async () => {
    await fill(sql.fragment`truncate admin_session`)
    await fill(sql.fragment`
      insert into admin_action (at, name, address, operation, status)
      select now() - days * interval '1 day', 'operator', '192.0.2.1', 'admin_user_list', 200
      from unnest(array[1, 399, 401, 800]) days`)
    await fill(sql.fragment`
      insert into admin_session (token_hash, configured_as, name, network, opened_at, expires_at)
      select sha256(days::text::bytea), sha256(''), 'operator', '192.0.2.1', now() - days * interval '1 day',
        now() + (case when days = 90 then 1 else -1 end) * interval '1 hour'
      from unnest(array[1, 29, 31, 60, 90]) days`)
    await fill(sql.fragment`
      insert into admin_attempt (hash, tries, last_at, next_at)
      select sha256(minutes::text::bytea), 9, now() - minutes * interval '1 minute', now() + (12 - minutes) * interval '1 minute'
      from unnest(array[1, 14, 16, 60]) minutes`)
    const { sweeping } = openAdmin({ db, credentials: undefined })
    await sweeping.work(new AbortController().signal, async () => {})
    expect([await rows('admin_action'), await rows('admin_session'), await rows('admin_attempt')]).toEqual([2, 3, 2])
  })

  test('keeps the newest of the failed tries to sign in, and of the counts by name and network', async () => {
    await fill(sql.fragment`
      insert into admin_action (name, address, operation, status)
      select null, '192.0.2.1', 'admin_login', 401 from generate_series(1, 100300)`)
    await fill(sql.fragment`
      insert into admin_attempt (hash, tries, last_at, next_at)
      select sha256(g::text::bytea), 1, now() - g * interval '1 ms', now() from generate_series(1, 10500) g`)
    // As Postgres does by itself within a minute. Until then its plans are for a table of four rows.
    await fill(sql.fragment`analyze admin_action, admin_attempt`)
    const { sweeping } = openAdmin({ db, credentials: undefined })
    await sweeping.work(new AbortController().signal, async () => {})
    expect([await rows('admin_action'), await rows('admin_attempt')]).toEqual([100_001, 10_001])
  })
})
