import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { KeyList, KeyResponse } from '../../src/contract/accounts/keys.ts'
import { useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()
const APP = 'https://app.example'
const LOCAL = 'http://localhost:5173'
const EVIL = 'https://evil.example'
const ALPHABETS = '/api/v1/numerology/alphabets'

async function newKey(subject: string, fields: object = {}): Promise<KeyResponse> {
  const reply = await own.ask('POST', '/auth/keys', await own.as(subject), fields)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const change = async (subject: string, id: string, fields: object) =>
  own.ask('PATCH', `/auth/keys/${id}`, await own.as(subject), fields)

/** Uses a key of the free plan, again a little later while its second is used up. */
async function use(key: string | undefined, origin?: string, url = ALPHABETS): Promise<LightMyRequestResponse> {
  const headers = { ...(key && { 'x-api-key': key }), ...(origin && { origin }) }
  const reply = await own.service.app.inject({ url, headers })
  if (reply.statusCode !== 429) return reply
  await sleep(Number(reply.json().retry_after_ms) + 10)
  return use(key, origin, url)
}
const preflight = (origin: string, url = ALPHABETS, method = 'GET') =>
  own.service.app.inject({
    ...{ method: 'OPTIONS', url },
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'x-api-key' },
  })
const allowed = (reply: { headers: Readonly<Record<string, unknown>> }) => reply.headers['access-control-allow-origin']

describe('a key for pages', () => {
  test('is shown and listed with its origins, which its owner may change', async () => {
    const { key: _, ...made } = await newKey('ada', { allowed_origins: [APP, LOCAL] })
    expect(made.allowed_origins).toEqual([APP, LOCAL])
    const changed = await change('ada', made.id, { allowed_origins: [APP] })
    expect(KeyResponse.parse(changed.json())).toEqual({ ...made, allowed_origins: [APP] })
    expect((await change('ada', made.id, { name: 'shop' })).json()).toMatchObject({
      name: 'shop',
      allowed_origins: [APP],
    })
    expect((await change('ada', made.id, { allowed_origins: null })).json()).toMatchObject({ allowed_origins: null })
    const listed = await own.ask('GET', '/auth/keys', await own.as('ada'))
    expect(KeyList.parse(listed.json())).toMatchObject([{ id: made.id, name: 'shop', allowed_origins: null }])
    const events = await own.ask('GET', '/auth/events', await own.as('ada'))
    expect(events.json().map(({ action }: { action: string }) => action)).toContain('key_changed')
  })

  test('answers a page of its origins, refusals too', async () => {
    const { key } = await newKey('bea', { allowed_origins: [APP] })
    for (const url of [ALPHABETS, '/api/v1/sky-events']) {
      const reply = await use(key, APP, url)
      expect([reply.statusCode, allowed(reply)]).toEqual([url === ALPHABETS ? 200 : 422, APP])
      expect(String(reply.headers['vary'])).toContain('Origin')
      expect(String(reply.headers['access-control-expose-headers'])).toContain('X-RateLimit-Remaining')
    }
  })

  test('is refused to pages of other origins, and to programs, with what is allowed', async () => {
    const { key } = await newKey('cleo', { allowed_origins: [APP, LOCAL] })
    const others = [EVIL, 'https://app.example.evil.example', 'https://evil.example/https://app.example']
    const near = ['http://app.example', 'https://app.example:8443', 'https://APP.example', `${APP}, ${EVIL}`]
    for (const origin of [...others, ...near, 'null', undefined]) {
      const reply = await use(key, origin)
      // The page reads why, and nothing else.
      expect([reply.statusCode, allowed(reply)]).toEqual([403, origin])
      expect(reply.json().detail).toMatch(/only for pages from https:\/\/app\.example, http:\/\/localhost:5173/)
    }
  })

  test('takes a change at once', async () => {
    const { id, key } = await newKey('dora', { allowed_origins: [APP] })
    expect((await use(key, APP)).statusCode).toBe(200)
    await change('dora', id, { allowed_origins: [LOCAL] })
    expect((await use(key, APP)).statusCode).toBe(403)
    expect((await use(key, LOCAL)).statusCode).toBe(200)
    await change('dora', id, { allowed_origins: null })
    expect((await use(key)).statusCode).toBe(200)
  })

  test('that is missing or wrong is refused to any page, which may read why', async () => {
    for (const key of [undefined, 'wrong']) {
      const reply = await use(key, EVIL)
      expect([reply.statusCode, allowed(reply)]).toEqual([401, EVIL])
    }
  })

  test('opens nothing to pages by a key without origins', async () => {
    await newKey('eve', { allowed_origins: [APP] })
    const server = await newKey('eve')
    const reply = await use(server.key, APP)
    expect([reply.statusCode, allowed(reply)]).toEqual([200, undefined])
  })

  test('of another account, or revoked, is changed like a missing one', async () => {
    const { id, key } = await newKey('fay')
    const theirs = await change('gil', id, { name: 'mine' })
    const nobodys = await change('gil', '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11', { name: 'mine' })
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body])
    expect((await use(key)).statusCode).toBe(200)
    await own.ask('DELETE', `/auth/keys/${id}`, await own.as('fay'))
    expect((await change('fay', id, { name: 'late' })).statusCode).toBe(404)
  })

  test.each([
    ['a path', ['https://app.example/page'], /https:\/\/app\.example/],
    ['a slash', ['https://app.example/'], /https:\/\/app\.example/],
    ['capitals', ['https://App.example'], /https:\/\/app\.example/],
    ['the default port', ['https://app.example:443'], /https:\/\/app\.example/],
    ['no scheme', ['app.example'], /such as https:\/\/app\.example/],
    ['a wildcard', ['https://*.example'], /such as/],
    ['everyone', ['*'], /such as/],
    ['null', ['null'], /such as/],
    ['a user', ['https://me@app.example'], /https:\/\/app\.example/],
    ['none', [], /empty/],
    ['eleven', Array.from({ length: 11 }, (_, index) => `https://${index}.example`), /at most 10/],
  ])('may not have %s as an origin', async (name, allowed_origins, message) => {
    for (const reply of [
      await own.ask('POST', '/auth/keys', await own.as(name), { allowed_origins }),
      await change(name, '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11', { allowed_origins }),
    ]) {
      expect(reply.statusCode).toBe(422)
      expect(reply.json().detail[0].loc.slice(0, 2)).toEqual(['body', 'allowed_origins'])
      expect(reply.json().detail[0].msg).toMatch(message)
    }
  })

  test.each(['http://localhost:5173', 'http://[::1]:8080', 'capacitor://localhost', 'chrome-extension://abcdef'])(
    'may have the origin %s',
    async (origin) => {
      const { key } = await newKey('ida', { allowed_origins: [origin] })
      expect(allowed(await use(key, origin))).toBe(origin)
    },
  )

  test('stays as it is by a change of nothing, which is no event', async () => {
    const { key: _, ...made } = await newKey('jon', { allowed_origins: [APP] })
    expect((await change('jon', made.id, {})).json()).toEqual(made)
    const events = await own.ask('GET', '/auth/events', await own.as('jon'))
    expect(events.json().map(({ action }: { action: string }) => action)).not.toContain('key_changed')
  })
})

describe('a preflight', () => {
  test.each([
    [ALPHABETS, 'GET'],
    ['/api/v1/natal/calculate', 'POST'],
    ['/api/v1/natal/report/5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11', 'DELETE'],
  ])('says the same to every page, whatever keys there are: %s', async (url, method) => {
    await newKey('kim', { allowed_origins: [APP] })
    const lasting = ({ headers: { 'x-request-id': _, date: __, ...rest } }: LightMyRequestResponse) => rest
    const [known, other] = [await preflight(APP, url, method), await preflight(EVIL, url, method)]
    expect([known.statusCode, allowed(known)]).toEqual([204, APP])
    expect(String(known.headers['access-control-allow-methods']).split(/, */)).toContain(method)
    expect(known.headers['access-control-allow-headers']).toBe('x-api-key')
    expect(known.headers['access-control-allow-credentials']).toBeUndefined()
    expect(lasting(other)).toEqual({ ...lasting(known), 'access-control-allow-origin': EVIL })
  })

  test.each([
    ['/api/v1/auth/me', 'GET'],
    ['/api/v1/auth/keys', 'POST'],
    ['/api/v1/settings/account', 'DELETE'],
    ['/healthz', 'GET'],
  ])('of an operation without a key is refused, and says what to change: %s', async (url, method) => {
    await newKey('kim', { allowed_origins: [APP] })
    const reply = await preflight(APP, url, method)
    expect([reply.statusCode, allowed(reply)]).toEqual([403, undefined])
    expect(reply.json().detail).toMatch(/https:\/\/app\.example may not .*CORS_ORIGIN/)
  })

  test('of an unknown address is 404', async () => {
    expect((await preflight(EVIL, '/nowhere')).statusCode).toBe(404)
  })

  test('of the search of places is allowed to all, as the search is', async () => {
    const reply = await preflight(EVIL, '/api/v2/geo/search')
    expect([reply.statusCode, allowed(reply)]).toEqual([204, EVIL])
    const found = await use(undefined, EVIL, '/api/v2/geo/search?q=Athens')
    expect([found.statusCode, allowed(found)]).toEqual([200, EVIL])
  })
})
