import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { outboxOf, person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let service: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url })
  other = await startTestApp({ databaseUrl: database.url })
})
afterAll(async () => {
  await service.stop()
  await other.stop()
  await database.drop()
})

const somebody = (email?: string) => person(() => service, email)

const subjectsTo = async (email: string) =>
  (await outboxOf(service)).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('the whole way', () => {
  test('from sign-up to an account operation, and after sign-out the token is refused on every front', async () => {
    const ada = somebody()
    const elsewhere = { ...person(() => other, ada.email), remoteAddress: ada.remoteAddress }
    expect((await ada.signUp()).json()).toMatchObject({ status: 'accepted' })
    const refused = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    expect([refused.statusCode, refused.json().detail]).toEqual([403, expect.stringContaining('not confirmed')])

    const link = await ada.get(`/account/verify?token=${await ada.linkToken('/account/verify')}`)
    expect([link.statusCode, link.body]).toEqual([200, expect.stringContaining('Confirm address')])
    // Programs that look through mail open every link; that alone confirms nothing.
    await expect(ada.signIn()).rejects.toThrow('403')
    const page = await ada.confirm()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Your e-mail address is confirmed')
    const session = await ada.signIn()
    const untraded = await ada.get('/api/v1/auth/me', session)
    expect([untraded.statusCode, untraded.json().detail]).toEqual([
      401,
      expect.stringContaining('get an access token from GET /api/auth/token'),
    ])
    const token = await ada.accessToken(session)
    const me = await ada.get('/api/v1/auth/me', token)
    expect(me.json()).toMatchObject({ email: ada.email })
    expect((await elsewhere.get('/api/v1/auth/me', token)).statusCode).toBe(200)
    expect((await elsewhere.get('/api/auth/token', session)).statusCode).toBe(200)

    expect((await ada.post('/api/auth/sign-out', {}, { authorization: `Bearer ${session}` })).statusCode).toBe(200)
    for (const at of [ada, elsewhere]) {
      const after = await at.get('/api/v1/auth/me', token)
      expect([after.statusCode, after.json().detail]).toEqual([401, 'Invalid access token: its session was ended'])
      expect((await at.get('/api/auth/token', session)).statusCode).toBe(401)
    }
  })

  test('an access token names its user, is valid for 15 minutes, and has a published key', async () => {
    const ada = somebody()
    const reply = (await ada.get('/api/auth/token', await ada.arrive())).json()
    const claims = decodeJwt(reply.token)
    expect(claims).toMatchObject({ iss: 'orrery', aud: 'orrery', email: ada.email, email_verified: true })
    expect(claims.exp! - claims.iat!).toBe(15 * 60)
    expect(reply.expires_at).toBe(new Date(claims.exp! * 1000).toISOString())
    const { keys } = (await ada.get('/api/auth/jwks')).json()
    expect(keys.map(({ kid }: { kid: string }) => kid)).toContain(decodeProtectedHeader(reply.token).kid)
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  test('a session token is accepted only with our signature, so the table reveals none', async () => {
    const ada = somebody()
    const session = await ada.arrive()
    const changed = session.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)
    expect((await ada.get('/api/auth/token', session.split('.')[0])).statusCode).toBe(401)
    expect((await ada.get('/api/auth/token', changed)).statusCode).toBe(401)
    expect((await ada.get('/api/v1/auth/me', session)).statusCode).toBe(401)
    expect((await ada.get('/api/auth/token')).json()).toEqual({ detail: expect.stringContaining('sign in') })
  })
})

describe('a new password', () => {
  test('is set on a page, once; it ends every session, and its owner gets a message', async () => {
    const ada = somebody()
    const token = await ada.accessToken(await ada.arrive())
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    const link = await ada.linkToken('/account/reset-password')
    const form = await ada.get(`/account/reset-password?token=${link}`)
    expect(form.body).toContain(`name="token" value="${link}"`)

    const send = (password: string) =>
      service.app.inject({
        method: 'POST',
        url: '/account/reset-password',
        remoteAddress: ada.remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: link, new_password: password }).toString(),
      })
    const short = await send('short')
    expect([short.statusCode, short.body.includes('too short')]).toEqual([422, true])
    expect((await send('another good password')).body).toContain('Your password was changed')
    expect((await ada.get('/api/v1/auth/me', token)).statusCode).toBe(401)
    const opened = await ada.get(`/account/reset-password?token=${link}`)
    expect([opened.statusCode, opened.body.includes('already used')]).toEqual([410, true])
    expect(opened.body).not.toContain('new_password')
    const again = await send('a third good password')
    expect([again.statusCode, again.body.includes('already used')]).toEqual([422, true])
    await expect(ada.signIn()).rejects.toThrow('401')
    expect(await ada.signIn('another good password')).toContain('.')
    await expect.poll(() => subjectsTo(ada.email)).toContain('Your password was changed')
  })

  test.each(['made-up', '\0', 'half \ud83d', ''])('needs a token that is ours, and not %j', async (token) => {
    const ada = somebody()
    const reply = await ada.post('/api/auth/reset-password', { token, new_password: 'long enough for it' })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'token']])
    const page = await service.app.inject({
      ...{ method: 'POST', url: '/account/reset-password', remoteAddress: ada.remoteAddress },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, new_password: 'long enough for it' }).toString(),
    })
    expect([page.statusCode, page.body.includes('already used')]).toEqual([422, true])
  })
})

test.each(['a\0b', 'half \ud83d', 'two\nlines', 'x'.repeat(201)])('the name %j is refused', async (name) => {
  const { email, password, post } = somebody()
  const reply = await post('/api/auth/sign-up/email', { email, password, name })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'name']])
})

describe('answers do not reveal who has an account', () => {
  test.each(['/api/auth/request-password-reset', '/api/auth/send-verification-email'])('%s', async (path) => {
    const [ada, stranger] = [somebody(), somebody()]
    await ada.signUp()
    const known = await ada.post(path, { email: ada.email })
    const unknown = await stranger.post(path, { email: stranger.email })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort())
  })

  test('a sign-up with a known address is answered like any other, and only its owner gets a message', async () => {
    const ada = somebody()
    await ada.arrive()
    const stranger = somebody(ada.email)
    const startedAt = performance.now()
    const known = await stranger.signUp()
    const fresh = await somebody().signUp()
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body])
    expect((performance.now() - startedAt) / 2).toBeGreaterThan(490)
    await expect.poll(() => subjectsTo(ada.email)).toContain('You already have an account')
  })

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const ada = somebody()
    await ada.arrive()
    const wrong = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: 'wrong password' })
    const unknown = await somebody().post('/api/auth/sign-in/email', { email: 'no@example.com', password: 'whatever' })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
    expect(wrong.json()).toEqual({ detail: 'Wrong e-mail address or password' })
  })

  test('an unconfirmed sign-up does not block the owner of the address: the last one counts', async () => {
    const [stranger, ada] = [somebody('wanted@example.com'), { ...somebody('wanted@example.com') }]
    await stranger.signUp()
    const old = await stranger.linkToken('/account/verify')
    const latest = async () => {
      const token = await ada.linkToken('/account/verify')
      return token === old ? null : token
    }
    await ada.post('/api/auth/sign-up/email', { email: ada.email, password: 'the password of the owner' })
    expect((await stranger.confirm(old)).statusCode).toBe(422)
    await expect.poll(latest).not.toBeNull()
    await ada.confirm((await latest())!)
    await expect(stranger.signIn()).rejects.toThrow('401')
    expect(await ada.signIn('the password of the owner')).toContain('.')
  })
})

describe('limits', () => {
  test('allow three sign-ins in ten seconds from one address, over two fronts', async () => {
    const ada = somebody()
    await ada.arrive()
    const statuses: number[] = []
    for (const front of [service, other, service, other, service]) {
      const reply = await front.app.inject({
        ...{ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress: '192.0.2.44' },
        payload: { email: ada.email, password: 'wrong password' },
      })
      statuses.push(reply.statusCode)
      if (reply.statusCode === 429) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test('count the address of the socket, and ignore addresses in headers', async () => {
    const statuses = await Array.fromAsync([1, 2, 3, 4], async (turn) => {
      const headers = { 'x-forwarded-for': `10.0.0.${turn}`, 'x-orrery-address': `10.0.0.${turn}` }
      const payload = { email: 'no@example.com', password: 'wrong password' }
      const method = 'POST' as const
      return (
        await service.app.inject({
          ...{ method, url: '/api/auth/sign-in/email', payload, headers, remoteAddress: '192.0.2.45' },
        })
      ).statusCode
    })
    expect(statuses).toEqual([401, 401, 401, 429])
  })
})

test('behind a proxy the address that the proxy adds counts, and no earlier one', async () => {
  const behind = await startTestApp({ databaseUrl: database.url, environment: { TRUST_PROXY: 'true' } })
  const attempt = async (forwarded: string) =>
    (
      await behind.app.inject({
        ...{ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress: '10.1.1.1' },
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'no@example.com', password: 'wrong password' },
      })
    ).statusCode
  const statuses = await Array.fromAsync([1, 2, 3, 4], (turn) => attempt(`198.18.0.${turn}, 192.0.2.60`))
  expect(statuses).toEqual([401, 401, 401, 429])
  expect(await attempt('192.0.2.60, 192.0.2.61')).toBe(401)
  await behind.stop()
})

describe('pages of other sites', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', cookie: 'orrery.session_token=x' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ])('cannot sign their visitors in: %j', async (headers) => {
    const ada = somebody()
    const body = { email: ada.email, password: ada.password }
    const reply = await ada.post('/api/auth/sign-in/email', body, headers as unknown as Record<string, string>)
    expect(reply.statusCode).toBe(403)
  })

  test('our own pages can', async () => {
    const ada = somebody()
    await ada.arrive()
    const body = { email: ada.email, password: ada.password }
    const reply = await ada.post('/api/auth/sign-in/email', body, { origin: 'http://localhost:8080' })
    expect(reply.statusCode).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(/^orrery\.session_token=.*HttpOnly; SameSite=Lax/)
  })
})

describe('keys', () => {
  test('rotate when their time is over: the new key signs, and the old key is accepted only within its grace period', async () => {
    const ada = somebody()
    const session = await ada.arrive()
    const old = await ada.accessToken(session)
    const age = (interval: string) =>
      service.services.db.query(
        sql.unsafe`update identity.jwks set "expiresAt" = now() - ${interval}::interval where "expiresAt" > now() - interval '2 days'`,
      )
    await age('1 minute')
    const fresh = await ada.accessToken(session)
    expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid)
    // A front asks for an unknown key once a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    for (const front of [service, other])
      for (const token of [old, fresh]) {
        const headers = { authorization: `Bearer ${token}` }
        expect((await front.app.inject({ url: '/api/v1/auth/me', headers })).statusCode).toBe(200)
      }
    await service.services.db.query(
      sql.unsafe`update identity.jwks set "expiresAt" = now() - interval '25 hours' where id = ${decodeProtectedHeader(old).kid!}`,
    )
    const third = await startTestApp({ databaseUrl: database.url })
    const ask = (token: string) =>
      third.app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } })
    expect((await ask(old)).json()).toEqual({ detail: 'Invalid access token: its issuer has no such key' })
    expect((await ask(fresh)).statusCode).toBe(200)
    await third.stop()
  })
})
