import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { openAdmin } from '../../src/accounts/admin/admin.ts'
import { hashAdminPassword } from '../../src/accounts/admin/password.ts'
import { titleOf } from '../../src/pages/admin/users.ts'
import { isPlain } from '../../src/pages/elements/field.ts'
import { endAllAdminSessions, forgetAllAttempts } from '../../src/platform/db/admin-sign-in.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT, operatorHeaders } from '../support/operator.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  const environment = { ...OPERATOR_ENVIRONMENT, PUBLIC_URL: 'https://astro.example', OPERATIONS_NAMES: 'ops.example' }
  service = await startTestApp({ databaseUrl: database.url, environment })
})
afterAll(async () => {
  await service.stop()
  await database.drop()
})

const actions = () =>
  service.services.db.any(
    sql.type(z.object({ operation: z.string(), status: z.number().nullable() }))`
      select operation, status from admin_action where operation <> 'admin_login' order by id`,
  )

describe('a name that leads to an address of operators', () => {
  test.each(['evil.example', 'evil.example:8080', 'astro.example.evil.example', 'EVIL.example.'])(
    '%s reads nothing and tries no password',
    async (host) => {
      for (const url of ['/metrics', '/admin', '/admin/sign-in', '/api/v1/admin/users'])
        expect((await service.app.inject({ url, headers: { host } })).statusCode).toBe(403)
      const tried = await service.app.inject({
        ...{ method: 'POST', url: '/api/v1/admin/login', payload: OPERATOR, headers: { host } },
      })
      expect([tried.statusCode, tried.body]).toEqual([403, expect.stringContaining('OPERATIONS_NAMES')])
    },
  )

  test.each([
    'astro.example',
    'ops.example:9090',
    'ASTRO.example',
    '127.0.0.1:8080',
    '[::1]:8080',
    'localhost',
    'orrery:9090',
  ])('%s is served', async (host) => {
    expect((await service.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200)
  })

  test('is of no matter for callers', async () => {
    expect((await service.app.inject({ url: '/healthz', headers: { host: 'evil.example' } })).statusCode).toBe(200)
  })
})

test('after another password a network is strange again, and everything can be ended at once', async () => {
  const { db } = service.services
  const adminWith = async (password: string) =>
    openAdmin({ db, credentials: { user: OPERATOR.username, passwordHash: await hashAdminPassword(password) } })
  const [before, after] = [await adminWith('the first password'), await adminWith('another password')]
  const address = '198.51.100.7'
  const { token } = await before.signIn({ username: OPERATOR.username, password: 'the first password', address })
  const wrong = (admin: typeof before) =>
    admin.signIn({ username: OPERATOR.username, password: 'wrong', address }).catch(() => {})
  const counts = () => db.oneFirst(sql.type(z.object({ n: z.int() }))`select count(*)::int as n from admin_attempt`)
  await forgetAllAttempts(db)
  await wrong(before)
  expect(await counts()).toBe(1)
  await forgetAllAttempts(db)
  await wrong(after)
  // By the network and by the name.
  expect(await counts()).toBe(2)
  expect(await endAllAdminSessions(db)).toBeGreaterThan(0)
  expect(await endAllAdminSessions(db)).toBe(0)
  await expect(before.findOperator(token)).rejects.toMatchObject({ code: 'invalid_admin_session' })
  expect(await forgetAllAttempts(db)).toBe(2)
})

test('what was refused before it was done is in the list of actions, once', async () => {
  const headers = await operatorHeaders(service, '198.51.100.8')
  await service.services.db.query(sql.type(z.object({}))`truncate admin_action`)
  const send = (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    service.app.inject({ url, method, headers, remoteAddress: '198.51.100.8' })
  expect((await send('/api/v1/admin/users/xyz', 'DELETE')).statusCode).toBe(422)
  expect((await send('/api/v1/admin/users?search=a')).statusCode).toBe(422)
  expect((await send('/api/v1/admin/queue/stripe_events/evt_%00/retry', 'POST')).statusCode).toBe(422)
  expect(await actions()).toEqual([
    { operation: 'admin_user_delete', status: 422 },
    { operation: 'admin_user_list', status: 422 },
    { operation: 'admin_job_retry', status: 422 },
  ])
})

test('a deletion by the page is known to the API', async () => {
  const { db } = service.services
  const id = await openAccount(db, { name: 'Gone Gustav', plan: 'free' })
  const { token } = await service.services.admin.signIn({ ...OPERATOR, address: '198.51.100.10' })
  const reply = await service.app.inject({
    ...{
      method: 'POST',
      url: `/admin/users/${id}/delete`,
      payload: new URLSearchParams({ confirmation: id }).toString(),
    },
    headers: {
      ...{ host: 'astro.example', cookie: `__Host-orrery_admin=${token}`, 'sec-fetch-site': 'same-origin' },
      'content-type': 'application/x-www-form-urlencoded',
    },
    remoteAddress: '198.51.100.10',
  })
  expect(reply.statusCode).toBe(303)
  const again = await service.app.inject({
    ...{ method: 'DELETE', url: `/api/v1/admin/users/${id}`, headers: { authorization: `Bearer ${token}` } },
    remoteAddress: '198.51.100.10',
  })
  expect([again.statusCode, again.json().status]).toEqual([200, 'completed'])
})

describe('the name of a user', () => {
  test.each(['Ada', 'ada@example.com', 'Ада', 'José-María O’Neill', '山田太郎', 'محمد'])('%s can be typed', (name) => {
    expect(isPlain(name)).toBe(true)
  })
  test.each(['\u200b', '\u3164', 'a  b', 'Ad\u0430', 'Ada\u202e', 'ﬁx', '  '])(
    '%j cannot, so the id confirms',
    (name) => {
      expect(isPlain(name)).toBe(false)
    },
  )
  test('is never nothing', () => {
    expect(titleOf({ id: '0a1b2c3d-0000-4000-8000-000000000000', name: '\u200b', email: null })).toBe('User 0a1b2c3d')
  })
})
