import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const PUBLIC = 'https://stars.example'
const NAME = '__Host-orrery.session_token'

let database: TestDatabase
/** Without PUBLIC_URL its mail is in the outbox, where people confirm their addresses. */
let outbox: TestApp
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  outbox = await startTestApp({ databaseUrl: database.url })
  service = await startTestApp({ databaseUrl: database.url, environment: { PUBLIC_URL: PUBLIC } })
})
afterAll(async () => {
  await outbox.stop()
  await service.stop()
  await database.drop()
})

const send = (url: string, fields: Record<string, string>, cookie?: string) =>
  service.app.inject({
    ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
    headers: {
      origin: PUBLIC,
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie !== undefined && { cookie }),
    },
  })

const statusWith = async (cookie: string) =>
  (await service.app.inject({ url: '/account/assistants', headers: { cookie } })).statusCode

test('over TLS the cookie of a session is one that no other host of the domain can set', async () => {
  const who = person(() => outbox)
  await who.arrive()
  const signedIn = await send('/account/sign-in', { email: who.email, password: who.password })
  const [cookie = '', ...attributes] = String(signedIn.headers['set-cookie']).split('; ')
  // The conditions of the prefix (RFC 6265bis, 4.1.3.2).
  expect(cookie).toMatch(new RegExp(`^${NAME}=.`))
  expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']))
  expect(attributes.join()).not.toMatch(/domain/i)
  expect(await statusWith(cookie)).toBe(200)

  const value = cookie.slice(NAME.length + 1)
  for (const name of ['orrery.session_token', '__Secure-orrery.session_token'])
    expect(await statusWith(`${name}=${value}`)).toBe(303)

  const { email, password } = who
  const headers = { origin: PUBLIC }
  const byProgram = { method: 'POST', url: '/api/auth/sign-in/email', headers, payload: { email, password } } as const
  const { token } = (await service.app.inject(byProgram)).json()
  const traded = { url: '/api/auth/token', headers: { authorization: `Bearer ${token}` } }
  expect((await service.app.inject(traded)).statusCode).toBe(200)

  const out = await send('/account/sign-out', {}, cookie)
  expect(String(out.headers['set-cookie'])).toMatch(new RegExp(`${NAME}=; Max-Age=0; .*Path=/.*Secure`))
  expect(await statusWith(cookie)).toBe(303)
})
