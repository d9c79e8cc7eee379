import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { recentEvents } from '../../src/accounts/audit.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { type AdminUser, PaginatedUsersResponse } from '../../src/contract/admin/users.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer } from '../support/issuer.ts'
import { OPERATOR_ENVIRONMENT, operatorHeaders } from '../support/operator.ts'
import { outboxOf, person } from '../support/person.ts'

let service: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  service = await startTestApp({ environment: OPERATOR_ENVIRONMENT })
  headers = await operatorHeaders(service)
})
afterAll(() => service.stop())

const nothing = sql.type(z.object({}))
const run = (query: ReturnType<typeof sql.fragment>) => service.services.db.query(nothing`${query}`)
const ask = (url: string, method: 'GET' | 'DELETE' = 'GET') =>
  service.app.inject({ method, url: `/api/v1/admin/${url}`, headers })
const listed = async (query: Record<string, string | number>): Promise<PaginatedUsersResponse> =>
  PaginatedUsersResponse.parse((await ask(`users?${new URLSearchParams(query as never)}`)).json())
const resend = (email: string) =>
  service.app.inject({ method: 'POST', url: '/api/v1/admin/resend-verification', headers, payload: { email } })

describe('the list of users', () => {
  /** Forty users, of whom each property is known. `n` is in the name. */
  const COUNT = 40
  const numbers = (users: readonly AdminUser[]) => users.map(({ name }) => Number(/\d+/.exec(name)![0]))
  beforeAll(async () => {
    // Two share each instant, each plan is of a third, a quarter has ended, and half were never active.
    await run(sql.fragment`
      insert into account (name, plan, issuer, subject, email, status, created_at, expires_at)
      select 'listed ' || lpad(n::text, 2, '0'), (array['free', 'entry', 'high'])[1 + n % 3], 'orrery', 'listed-' || n,
        case when n % 5 > 0 then 'L' || n || '@listed.example' end, case when n % 4 = 0 then 'inactive' else 'active' end,
        now() - (n / 2) * interval '1 hour', case when n = 1 then now() - interval '1 hour' end
      from generate_series(1, ${COUNT}) n`)
    await run(sql.fragment`
      insert into account_usage (account_id, requests, last_at)
      select id, 10 * substring(name from '[0-9]+')::int, now() - substring(name from '[0-9]+')::int * interval '1 day'
      from account where name like 'listed %' and substring(name from '[0-9]+')::int % 2 = 0`)
  })

  const all = Array.from({ length: COUNT }, (_, at) => at + 1)
  const search = 'listed '

  test('counts those that the filters admit, and gives each once, page after page', async () => {
    const found: AdminUser[] = []
    for (let page = 1; page <= 5; page += 1) {
      const { users, ...rest } = await listed({ search, page, per_page: 9 })
      expect(rest).toEqual({ page, per_page: 9, total: COUNT, pages: 5 })
      found.push(...users)
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(COUNT)
    expect(await listed({ search, page: 6, per_page: 9 })).toEqual({
      users: [],
      page: 6,
      per_page: 9,
      total: 40,
      pages: 5,
    })
    expect(await listed({ search: 'nobody at all' })).toEqual({ users: [], page: 1, per_page: 50, total: 0, pages: 0 })
  })

  test('shows the newest first by default, and equal ones by their ids', async () => {
    const { users } = await listed({ search })
    const expected = users.toSorted((one, two) => two.joined.localeCompare(one.joined) || one.id.localeCompare(two.id))
    expect(users).toEqual(expected)
    expect(numbers(users)[0]).toBe(1)
    expect(
      numbers(users)
        .slice(1, 3)
        .toSorted((one, two) => one - two),
    ).toEqual([2, 3])
  })

  /** The value by which each user is sorted. */
  const VALUES: Readonly<Record<string, (user: AdminUser) => string | number | null>> = {
    joined: ({ joined }) => joined,
    name: ({ name }) => name.toLowerCase(),
    email: ({ email }) => email?.toLowerCase() ?? null,
    plan: ({ plan }) => plan,
    status: ({ status }) => status,
    requests: ({ requests }) => requests,
    last_active: ({ last_active }) => last_active,
  }
  const compare = (one: string | number, two: string | number) => (one < two ? -1 : one > two ? 1 : 0)

  test.each(Object.entries(VALUES))('is sorted by %s in both directions, without a value last', async (sort_by, of) => {
    for (const order of ['asc', 'desc'] as const) {
      const { users, total } = await listed({ search, sort_by, order, per_page: 100 })
      expect(total).toBe(COUNT)
      const expected = users.toSorted((one, two) => {
        const [first, second] = [of(one), of(two)]
        if (first === null || second === null)
          return Number(first === null) - Number(second === null) || compare(one.id, two.id)
        return (order === 'asc' ? 1 : -1) * compare(first, second) || compare(one.id, two.id)
      })
      expect(users.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  })

  test.each<[Record<string, string | number>, (n: number) => boolean]>([
    [{ plan: 'high' }, (n) => n % 3 === 2],
    [{ status: 'inactive' }, (n) => n % 4 === 0 || n === 1],
    [{ status: 'active' }, (n) => n % 4 !== 0 && n !== 1],
    [{ status: 'deleting' }, () => false],
    [{ min_requests: 200 }, (n) => n % 2 === 0 && n >= 20],
    [{ min_requests: 0 }, () => true],
    [{ last_active_days: 11 }, (n) => n % 2 === 0 && n <= 10],
    [{ plan: 'free', status: 'active', min_requests: 1 }, (n) => n % 3 === 0 && n % 4 !== 0 && n % 2 === 0],
  ])('is filtered by %o', async (filters, isIn) => {
    const { users, total } = await listed({ search, per_page: 100, ...filters })
    expect(numbers(users).toSorted((one, two) => one - two)).toEqual(all.filter(isIn))
    expect(total).toBe(all.filter(isIn).length)
  })

  test('is searched by a part of name, address, id and prefix of a key, as the text is', async () => {
    const { db } = service.services
    const accountId = await openAccount(db, { name: '100% _Ünder\\ "quoted"', plan: 'free' })
    await run(sql.fragment`update account set email = 'first.last+tag@example.org' where id = ${accountId}`)
    const { prefix } = await createKey(db, { accountId, name: 'k' })
    for (const text of ['100%', '_ü', '\\ "q', 'LAST+TAG@', accountId.slice(0, 13), accountId.toUpperCase(), prefix]) {
      const { users, total } = await listed({ search: text })
      expect([text, total, users.map(({ id }) => id)]).toEqual([text, 1, [accountId]])
    }
    for (const text of ['100_', 'first%last', '%%', '..']) expect((await listed({ search: text })).total).toBe(0)
  })

  test('shows keys that live, credits, units and the subscription', async () => {
    const { db } = service.services
    const accountId = await openAccount(db, { name: 'the rich one', plan: 'high' })
    await createKey(db, { accountId, name: 'one' })
    await createKey(db, { accountId, name: 'two', expiresAtMs: Date.now() - 1_000 })
    await run(sql.fragment`
      insert into credit_entry (account_id, amount, cause, reference)
      values (${accountId}, 7, 'purchase', 'a'), (${accountId}, -2, 'report', 'b')`)
    await run(sql.fragment`update account set units_bought = 1234567890123 where id = ${accountId}`)
    await run(sql.fragment`
      insert into billing_subscription (id, account_id, plan, status, period_ends_at) values
        ('sub_old', ${accountId}, 'entry', 'canceled', '2031-01-01T00:00:00Z'),
        ('sub_new', ${accountId}, 'high', 'active', '2030-02-28T12:00:00Z')`)
    const { users } = await listed({ search: accountId })
    expect(users[0]).toMatchObject({
      ...{ kind: 'operator', plan: 'high', keys: 1, report_credits: 5, units_bought: 1_234_567_890_123 },
      ...{ subscription: 'active', paid_until: '2030-02-28T12:00:00.000Z', last_active: null, requests: 0 },
    })
  })

  test('gives what users wrote as data, also a script', async () => {
    const name = `<script>alert(1)</script>'"--`
    await openAccount(service.services.db, { name, plan: 'free' })
    const reply = await ask(`users?${new URLSearchParams({ search: '<script>' })}`)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.json().users.map((user: AdminUser) => user.name)).toEqual([name])
  })

  test.each([
    ['sort_by=password', 'Allowed: joined, name, email, plan, status, requests, last_active'],
    ['order=up', 'Allowed: asc, desc'],
    ['status=gone', 'Allowed: active, inactive, deleting'],
    ['plan=gold', 'Allowed: free, entry, high, operator'],
    ['per_page=201', 'Must be at most 200'],
    ['page=10001', 'Must be at most 10000'],
    ['page=0', 'Must be at least 1'],
    ['search=x', 'Must be at least 2 characters'],
    ['last_active_days=0', 'Must be at least 1'],
    ['min_requests=-1', 'Must be at least 0'],
  ])('refuses %s and says what is allowed', async (query, message) => {
    const reply = await ask(`users?${query}`)
    expect([reply.statusCode, reply.json().detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['query', query.split('=')[0]], msg: message })],
    ])
  })
})

describe('the deletion of a user', () => {
  const deleteUser = async (id: string) => {
    const { statusCode, body } = await ask(`users/${id}`, 'DELETE')
    return [statusCode, JSON.parse(body)]
  }
  const DONE = [
    200,
    { status: 'completed', done: ['billing', 'keys', 'records', 'account', 'identity'], remaining: [] },
  ]

  test('goes the steps of the owner’s own, and is the same when asked again', async () => {
    const ada = person(() => service)
    const session = await ada.arrive()
    const token = await ada.accessToken(session)
    const { id } = (await ada.get('/api/v1/auth/me', token)).json()
    const made = await ada.post('/api/v1/auth/keys', { name: 'k' }, { authorization: `Bearer ${token}` })
    expect(await deleteUser(id)).toEqual(DONE)
    expect((await ada.get('/api/v1/auth/me', token)).statusCode).toBe(401)
    const request = await service.get({ start: '2026-01-01' }, { 'x-api-key': made.json().key })
    expect(request.statusCode).toBe(401)
    await expect(ada.signIn()).rejects.toThrow('401')
    expect(await deleteUser(id)).toEqual(DONE)
    expect((await listed({ search: ada.email })).total).toBe(0)
  })

  test('is of an account without an identity too', async () => {
    const { db } = service.services
    const id = await openAccount(db, { name: 'made by hand', plan: 'free' })
    const { key } = await createKey(db, { accountId: id, name: 'k' })
    expect(await deleteUser(id)).toEqual(DONE)
    expect((await service.get({ start: '2026-01-01' }, { 'x-api-key': key })).statusCode).toBe(401)
    expect(await service.services.deletions.progressOf(id)).toBeNull()
  })

  test('tells how far it has come, while a step waits', async () => {
    const { db } = service.services
    const id = await openAccount(db, { name: 'stuck', plan: 'free' })
    await run(sql.fragment`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`)
    await run(sql.fragment`create trigger refuse before delete on account for each row execute function refuse()`)
    const waiting = { status: 'in_progress', done: ['billing', 'keys', 'records'], remaining: ['account', 'identity'] }
    try {
      expect(await deleteUser(id)).toEqual([202, waiting])
      expect(await deleteUser(id)).toEqual([202, waiting])
      expect((await listed({ search: id })).users).toMatchObject([{ id, status: 'deleting' }])
    } finally {
      await run(sql.fragment`drop trigger refuse on account`)
    }
    await run(sql.fragment`update account_deletion set next_try_at = now()`)
    await service.services.deletions.sweep()
    expect(await deleteUser(id)).toEqual(DONE)
  })

  test('of several requests at once is one', async () => {
    const id = await openAccount(service.services.db, { name: 'at once', plan: 'free' })
    const replies = await Promise.all(Array.from({ length: 4 }, () => deleteUser(id)))
    for (const [status] of replies) expect([200, 202, 404]).toContain(status)
    await expect.poll(() => deleteUser(id)).toEqual(DONE)
  })

  test('of an id that was never a user is 404', async () => {
    const never = '00000000-0000-4000-8000-00000000beef'
    expect(await deleteUser(never)).toEqual([404, { detail: 'Not Found' }])
    expect(await deleteUser(never)).toEqual([404, { detail: 'Not Found' }])
  })
})

test('the log of a user is the one that the user reads', async () => {
  const { db } = service.services
  const accountId = await openAccount(db, { name: 'logged', plan: 'operator' })
  const { key, id: keyId } = await createKey(db, { accountId, name: 'my app' })
  for (let count = 0; count < 3; count += 1) await service.get({ start: '2026-01-01' }, { 'x-api-key': key })
  const reply = await ask(`users/${accountId}/logs?limit=2`)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toHaveLength(2)
  expect(reply.json()[0]).toMatchObject({
    operation: 'ephemeris_table',
    status: 200,
    key_id: keyId,
    key_name: 'my app',
  })
  expect((await ask('users/00000000-0000-4000-8000-00000000beef/logs')).statusCode).toBe(404)
  expect((await ask('users/beef/logs')).statusCode).toBe(422)
})

describe('sending a verification again', () => {
  test('reaches who signed up; it is 409 once confirmed, and 404 for an unknown address', async () => {
    const eve = person(() => service)
    await eve.signUp()
    await eve.linkToken('/account/verify')
    const letters = async () => (await outboxOf(service)).filter(({ to }) => to === eve.email).length
    const before = await letters()
    const reply = await resend(eve.email.toUpperCase())
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'sent'])
    expect(reply.json().message).toContain('npm run outbox')
    await expect.poll(letters).toBe(before + 1)
    await eve.confirm()
    const confirmed = await resend(eve.email)
    expect([confirmed.statusCode, confirmed.json().error]).toEqual([409, 'already_verified'])
    expect((await resend('nobody.at.all@example.com')).statusCode).toBe(404)
  })

  test('is in the log of the account', async () => {
    const { db } = service.services
    const frank = person(() => service)
    await frank.signUp()
    const { rows } = await db.query(sql.type(z.object({ id: z.uuid() }))`
      insert into account (name, plan, issuer, subject, email) values ('frank', 'free', 'orrery', 'frank', ${frank.email})
      returning id`)
    expect((await resend(frank.email)).statusCode).toBe(200)
    expect(await recentEvents(db, rows[0]!.id, 1)).toMatchObject([{ actor: 'operator', action: 'verification_resent' }])
  })

  test('is for the issuer to do, where an outside one signs people in', async () => {
    const issuer = await startIssuer()
    const outside = await startTestApp({ issuer, environment: OPERATOR_ENVIRONMENT })
    try {
      const reply = await outside.app.inject({
        ...{ method: 'POST', url: '/api/v1/admin/resend-verification', payload: { email: 'ada@example.com' } },
        headers: await operatorHeaders(outside),
      })
      expect([reply.statusCode, reply.json().error]).toEqual([501, 'identity_not_administered'])
    } finally {
      await outside.stop()
      await issuer.stop()
    }
  })
})
