import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

let service: TestApp
let ada: Person
beforeAll(async () => {
  service = await startTestApp()
  ada = person(() => service)
  await ada.signUp()
  await ada.confirm()
  await ada.get('/api/v1/auth/me', await ada.accessToken(await ada.signIn()))
  // A free account may ask once in a second.
  await service.services.db.query(
    sql.type(z.object({}))`update account set plan = 'operator' where email = ${ada.email}`,
  )
})
afterAll(() => service.stop())

const HOST = 'localhost:8080'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const
const OWN = { host: HOST, origin: `http://${HOST}` } as const

let sessions = 0
/** Each signs in from its own address, because an address may sign in three times in ten seconds. */
async function signedIn(): Promise<{ cookie: string; token: string }> {
  sessions += 1
  const reply = await service.app.inject({
    ...{ method: 'POST', url: '/api/auth/sign-in/email', remoteAddress: `203.0.113.${sessions}`, headers: OWN },
    payload: { email: ada.email, password: ada.password },
  })
  return { cookie: String(reply.headers['set-cookie']).split(';')[0]!, token: reply.json().token }
}
const make = (headers: Record<string, string>) =>
  service.app.inject({ method: 'POST', url: '/account/browser-key', headers })
const keyOf = async (cookie: string): Promise<string> => (await make({ ...OWN, cookie })).json().key
/** This operation answers a wrong key so. */
const GONE = 403
const statusWith = async (key: string): Promise<number> =>
  (await service.app.inject({ url: '/api/v1/numerology/methods', headers: { 'x-api-key': key } })).statusCode

test('a page of the service gets a key of the account that is signed in, which is in no list and no event', async () => {
  const { cookie, token } = await signedIn()
  const reply = await make({ ...OWN, cookie })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  const { key, expires_at } = reply.json()
  // An hour by the clock of the database, which the service knows to about a second on a busy machine.
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(3_601_000)
  expect(await statusWith(key)).toBe(200)
  const headers = { authorization: `Bearer ${await ada.accessToken(token)}` }
  expect((await service.app.inject({ url: '/api/v1/auth/keys', headers })).json()).toEqual([])
  const events = await service.services.db.any(
    sql.type(z.object({ name: z.string() }))`select name from product_event where name = 'key_made'`,
  )
  expect(events).toEqual([])
})

test('pages of others, and browsers without a session, get no key', async () => {
  const { cookie } = await signedIn()
  expect((await make({ cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await make({ cookie })).statusCode).toBe(403)
  expect((await make(OWN)).statusCode).toBe(401)
  expect((await make({ ...OWN, cookie: 'orrery.session_token=wrong.signature' })).statusCode).toBe(401)
})

test('the key ends with its session, and the keys of other sessions stay', async () => {
  const [here, there] = [await signedIn(), await signedIn()]
  const [mine, theirs] = [await keyOf(here.cookie), await keyOf(there.cookie)]
  const out = await service.app.inject({
    ...{ method: 'POST', url: '/account/sign-out', headers: { ...OWN, ...FORM, cookie: here.cookie } },
    payload: '',
  })
  expect(out.statusCode).toBe(303)
  expect([await statusWith(mine), await statusWith(theirs)]).toEqual([GONE, 200])
})

test('a session has at most eight keys: a further one takes the place of the oldest', async () => {
  const { cookie } = await signedIn()
  const keys: string[] = []
  for (let tab = 0; tab < 9; tab += 1) keys.push(await keyOf(cookie))
  const statuses: number[] = []
  for (const key of keys) statuses.push(await statusWith(key))
  expect(statuses).toEqual([GONE, ...Array.from({ length: 8 }, () => 200)])
})
