import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp({ environment: { CORS_ORIGIN: '*,https://app.example' } })
})
afterAll(() => service.stop())

/** A user whose browser has the cookie of a session. */
async function signedIn(): Promise<{ who: Person; cookie: string }> {
  const who = person(() => service)
  await who.arrive()
  const reply = await who.post('/api/auth/sign-in/email', { email: who.email, password: who.password })
  return { who, cookie: String(reply.headers['set-cookie']).split(';')[0]! }
}

test.each([{}, { origin: 'null' }, { origin: 'null', 'sec-fetch-site': 'same-origin' }])(
  'a new password can be set in a browser that is signed in and says %j of its page',
  async (said) => {
    const { who, cookie } = await signedIn()
    await who.post('/api/auth/request-password-reset', { email: who.email })
    const fields = { token: await who.linkToken('/account/reset-password'), new_password: 'another good password' }
    const reply = await service.app.inject({
      ...{ method: 'POST', url: '/account/reset-password', remoteAddress: who.remoteAddress },
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...said } as Record<string, string>,
      payload: new URLSearchParams(fields).toString(),
    })
    expect(reply.body).toContain('Your password was changed')
  },
)

test('a person who is signed in may have the message for any address sent again', async () => {
  const { who, cookie } = await signedIn()
  const authorization = `Bearer ${await who.signIn()}`
  const asked = [
    [who.email, { cookie, origin: 'https://app.example' }],
    ['nobody@example.com', { authorization }],
  ] as const
  for (const [email, headers] of asked) {
    const reply = await who.post('/api/auth/send-verification-email', { email }, headers)
    expect(reply.statusCode, reply.body).toBe(200)
  }
})

describe('a session in a browser', () => {
  const signOut = async (origin: string) => {
    const { who, cookie } = await signedIn()
    return who.post('/api/auth/sign-out', {}, { cookie, origin })
  }

  test('can be ended by pages that CORS_ORIGIN names', async () => {
    expect((await signOut('https://app.example')).statusCode).toBe(200)
  })

  test.each(['https://evil.example', 'https://app.example.evil.example', 'null'])(
    'cannot be ended by %s, although CORS_ORIGIN has a star',
    async (origin) => {
      expect((await signOut(origin)).statusCode).toBe(403)
    },
  )

  test('gives no token to the scripts of another page', async () => {
    const { cookie } = await signedIn()
    const headers = { cookie, origin: 'https://app.example' }
    const reply = await service.app.inject({ url: '/api/auth/token', headers })
    // Without this header a browser does not show an answer to a request with cookies to scripts (Fetch, 3.3.7).
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
