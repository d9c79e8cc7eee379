import { sql } from 'slonik'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAdmin } from '../../src/accounts/admin/admin.ts'
import { hashAdminPassword } from '../../src/accounts/admin/password.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let service: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createDatabase()
  const start = () => startTestApp({ databaseUrl: database.url, environment: OPERATOR_ENVIRONMENT })
  service = await start()
  other = await start()
})
afterAll(async () => {
  await service.stop()
  await other.stop()
  await database.drop()
})
const nothing = sql.type(z.object({}))
const run = (query: ReturnType<typeof sql.fragment>) => service.services.db.query(nothing`${query}`)
beforeEach(async () => {
  await run(sql.fragment`truncate admin_attempt, admin_session, admin_action`)
})

/** Addresses of other networks each time. */
let used = 0
const stranger = () => {
  used += 1
  return `203.0.${used >> 8}.${used & 255}`
}
const login = (body: object, remoteAddress = stranger(), at = service) =>
  at.app.inject({ method: 'POST', url: '/api/v1/admin/login', payload: body, remoteAddress })
const wrong = (remoteAddress?: string, username: string = OPERATOR.username) =>
  login({ username, password: 'a guess' }, remoteAddress)
const tokenOf = async (at = service, remoteAddress = stranger()): Promise<string> =>
  (await login(OPERATOR, remoteAddress, at)).json().token
const statusOf = async (token: string, at = service): Promise<number> =>
  (await at.app.inject({ url: '/api/v1/admin/actions', headers: { authorization: `Bearer ${token}` } })).statusCode

/** Seconds from the last try until the next is allowed. */
const longestWait = (): Promise<number> =>
  service.services.db.oneFirst(
    sql.type(z.object({ seconds: z.number() }))`
      select max(extract(epoch from next_at - last_at))::float8 as seconds from admin_attempt`,
  )

describe('a session', () => {
  test('opens for the right name and password, and ends after twelve hours', async () => {
    const before = Date.now()
    const reply = await login(OPERATOR)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    const { token, expires_at, ...rest } = reply.json()
    expect(rest).toEqual({ token_type: 'bearer', username: OPERATOR.username })
    const lifeMs = Date.parse(expires_at) - before
    expect(Math.abs(lifeMs - 12 * 3_600_000)).toBeLessThan(60_000)
    expect(await statusOf(token)).toBe(200)
    await run(sql.fragment`update admin_session set expires_at = now()`)
    expect(await statusOf(token)).toBe(401)
  })

  test('is one of this service’s making: each sign-in has a new token, and no other is accepted', async () => {
    const [first, second] = [await tokenOf(), await tokenOf()]
    expect(first).not.toBe(second)
    const fixed = `orr_admin_${'x'.repeat(43)}`
    await login({ ...OPERATOR }, stranger())
    for (const token of [fixed, first.slice(0, -1), `${second}x`, 'x']) expect(await statusOf(token)).toBe(401)
    const kept = await service.services.db.anyFirst(
      sql.type(z.object({ row: z.string() }))`select row_to_json(s)::text as row from admin_session s`,
    )
    for (const row of kept) expect(row).not.toContain(first.slice(10))
  })

  test('ends on every front at once when it is signed out', async () => {
    const token = await tokenOf()
    expect([await statusOf(token), await statusOf(token, other)]).toEqual([200, 200])
    const headers = { authorization: `Bearer ${token}` }
    const out = await other.app.inject({ method: 'POST', url: '/api/v1/admin/logout', headers })
    expect([out.statusCode, out.json()]).toEqual([200, { status: 'done' }])
    expect([await statusOf(token), await statusOf(token, other)]).toEqual([401, 401])
  })

  test('ends when the password or the name is changed', async () => {
    const { db } = service.services
    const token = await tokenOf()
    const { ADMIN_USER: user, ADMIN_PASSWORD_HASH: passwordHash } = OPERATOR_ENVIRONMENT
    const found = (credentials: { user: string; passwordHash: string }) =>
      openAdmin({ db, credentials }).findOperator(token)
    await expect(found({ user, passwordHash })).resolves.toMatchObject({ name: user })
    const changed = await hashAdminPassword(OPERATOR.password)
    await expect(found({ user, passwordHash: changed })).rejects.toMatchObject({ code: 'invalid_admin_session' })
    await expect(found({ user: 'another', passwordHash })).rejects.toMatchObject({ code: 'invalid_admin_session' })
  })

  test('makes room for the twenty-first by the oldest', async () => {
    const oldest = await tokenOf()
    await run(sql.fragment`update admin_session set opened_at = opened_at - interval '1 minute'`)
    const second = await tokenOf()
    for (let count = 0; count < 18; count += 1) await tokenOf()
    expect([await statusOf(oldest), await statusOf(second)]).toEqual([200, 200])
    await tokenOf()
    expect([await statusOf(oldest), await statusOf(second)]).toEqual([401, 200])
  })

  test('is not carried by a cookie, nor opened by a form', async () => {
    const token = await tokenOf()
    for (const name of ['token', 'session', 'admin'])
      expect(
        (await service.app.inject({ url: '/api/v1/admin/users', headers: { cookie: `${name}=${token}` } })).statusCode,
      ).toBe(401)
    const form = await service.app.inject({
      ...{ method: 'POST', url: '/api/v1/admin/login', payload: new URLSearchParams(OPERATOR).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(415)
  })
})

describe('a wrong password', () => {
  test('and a wrong name have one answer, which costs as much', async () => {
    const measured = async (username: string) => {
      const before = process.cpuUsage()
      const { statusCode, body } = await login({ username, password: 'a guess' })
      return { answer: [statusCode, body], cpuUs: process.cpuUsage(before).user }
    }
    const known = []
    const unknown = []
    for (let at = 0; at < 3; at += 1) {
      known.push(await measured(OPERATOR.username))
      unknown.push(await measured(`nobody ${at}`))
    }
    for (const { answer } of [...known, ...unknown])
      expect(answer).toEqual([401, '{"detail":"Wrong name or password"}'])
    const least = (all: readonly { readonly cpuUs: number }[]) => Math.min(...all.map(({ cpuUs }) => cpuUs))
    // Without the hash it is a tenth. One core of a shared machine may be half as fast as another.
    expect(least(unknown)).toBeGreaterThan(least(known) / 5)
  })

  test('is followed by longer and longer waits from the fifth on, at every front', async () => {
    const address = stranger()
    const waits: number[] = []
    for (let count = 0; count < 15; count += 1) {
      await run(sql.fragment`update admin_attempt set next_at = last_at`)
      const front = count % 2 ? other : service
      expect((await login({ username: `name ${count}`, password: 'a guess' }, address, front)).statusCode).toBe(401)
      waits.push(await longestWait())
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
    for (const front of [service, other]) {
      const refused = await login(OPERATOR, address, front)
      expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_sign_ins'])
      const seconds = Number(refused.headers['retry-after'])
      expect(Math.ceil(refused.json().retry_after_ms / 1000)).toBe(seconds)
      expect(seconds).toBeGreaterThan(240)
    }
    await run(sql.fragment`update admin_attempt set next_at = last_at`)
    expect((await login(OPERATOR, address)).statusCode).toBe(200)
    expect((await wrong(address)).statusCode).toBe(401)
  })

  test('is forgotten a quarter of an hour after the last', async () => {
    const address = stranger()
    for (let count = 0; count < 5; count += 1) await wrong(address, `name ${count}`)
    await run(sql.fragment`update admin_attempt set last_at = now() - interval '15 minutes', next_at = now()`)
    for (let count = 0; count < 4; count += 1) expect((await wrong(address, `again ${count}`)).statusCode).toBe(401)
  })

  test('counts before it is compared, so that tries at once get no further', async () => {
    const address = stranger()
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => wrong(address, `name ${at}`)))
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length
    expect(count(401)).toBe(5)
    expect(count(429)).toBe(7)
  })

  test('of many addresses holds up the name, but not where the operator signed in before', async () => {
    const home = '198.51.100.7'
    expect((await login(OPERATOR, home)).statusCode).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await wrong()).statusCode).toBe(401)
    expect((await login(OPERATOR)).statusCode).toBe(429)
    expect((await login(OPERATOR, home)).statusCode).toBe(200)
    await run(sql.fragment`update admin_session set opened_at = now() - interval '31 days'`)
    expect((await login(OPERATOR, home)).statusCode).toBe(429)
  })

  test('of one IPv6 network counts together', async () => {
    for (let count = 0; count < 5; count += 1) await wrong(`2001:db8:1:2::${count}`, `name ${count}`)
    expect((await wrong('2001:db8:1:2:ffff::9', 'another')).statusCode).toBe(429)
    expect((await wrong('2001:db8:1:3::9', 'another')).statusCode).toBe(401)
  })

  test('beyond the line of strangers gets 503, while a known network is served', async () => {
    const home = '198.51.100.8'
    await login(OPERATOR, home)
    const flood = Promise.all(Array.from({ length: 25 }, (_, at) => wrong(undefined, `flood ${at}`)))
    const mine = await login(OPERATOR, home)
    const replies = await flood
    expect(mine.statusCode).toBe(200)
    const busy = replies.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]!.json().error).toBe('sign_in_busy')
  })
})

test('without configuration every operation says what to set', async () => {
  const bare = await startTestApp()
  try {
    const replies = [
      await login(OPERATOR, stranger(), bare),
      await bare.app.inject({ url: '/api/v1/admin/users' }),
      await bare.app.inject({ url: '/api/v1/admin/users', headers: { authorization: 'Bearer x' } }),
    ]
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().error]).toEqual([503, 'admin_not_configured'])
      for (const word of ['ADMIN_USER', 'ADMIN_PASSWORD_HASH', 'npm run admin-password'])
        expect(reply.json().message).toContain(word)
    }
  } finally {
    await bare.stop()
  }
})

test('neither the password nor a token is in the log', async () => {
  const token = await tokenOf()
  await statusOf(token)
  await wrong(stranger(), 'a password in the wrong field')
  const logged = service.logged()
  expect(logged).toContain('"admin_login"')
  for (const secret of [token, OPERATOR.password, 'a guess', 'a password in the wrong field'])
    expect(logged).not.toContain(secret)
})
