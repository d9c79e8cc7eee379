import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { atClient, mayDecide, shown, textOf, useBrowser } from '../support/consent.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { challengeOf, newVerifier } from '../support/oauth.ts'

const CLIENT = { AUTH_CLIENT_ID: 'orrery client', AUTH_CLIENT_SECRET: 'a secret: with % and +' }

let issuer: TestIssuer
let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ issuer, environment: CLIENT, decisionAfterMs: 0 })
  base = await service.listen()
  const { AUTH_CLIENT_ID: id, AUTH_CLIENT_SECRET: secret } = CLIENT
  issuer.register({ id, secret, redirectUri: `${base}/mcp/oauth/signed-in` })
})
afterAll(async () => {
  await service.stop()
  await issuer.stop()
})

/** Goes to the issuer from the page, and signs in there. */
async function signInThere(page: Page, subject: string): Promise<void> {
  await shown(page, '#issuer-form')
  await page.click('#issuer-form button')
  await page.waitForFunction('document.title === "The issuer"')
  if (subject !== '') await page.type('#subject', subject)
  await page.click('button')
}

const post = (payload: object) =>
  service.app.inject({
    ...{ method: 'POST', url: '/mcp/oauth/signed-in', payload, headers: { host: new URL(base).host } },
  })

/** A code as the issuer gives it to a browser. */
async function codeOf(
  subject: string,
  verifier: string,
  redirect_uri = `${base}/mcp/oauth/signed-in`,
): Promise<string> {
  const query = new URLSearchParams({
    ...{ subject, client_id: CLIENT.AUTH_CLIENT_ID, redirect_uri, state: 's' },
    code_challenge: challengeOf(verifier),
  })
  const { headers } = await fetch(`${issuer.url}/login?${query}`, { redirect: 'manual' })
  return new URL(headers.get('location')!).searchParams.get('code')!
}

describe('the consent page with an outside issuer and a client there', () => {
  test('signs in at the issuer, comes back to the question, and leads to a token', async () => {
    const visited = await browsing.visit({ at: base })
    const { page, said } = visited
    await signInThere(page, 'ada')
    await mayDecide(page)
    expect(await textOf(page, '#account')).toBe('ada@example.com')
    expect(await textOf(page, 'main')).toContain('Star talk')
    // Nothing of the sign-in is left in the window.
    expect(await page.evaluate('sessionStorage.length')).toBe(0)
    expect(page.url()).not.toContain('code=')
    await page.click('#approve')
    await atClient(page)
    expect((await browsing.exchange(visited, base)).status).toBe(200)
    expect(said).toEqual([])
    await page.browserContext().close()
  })

  test('asks the issuer for another person on demand', async () => {
    const { page } = await browsing.visit({ at: base })
    await signInThere(page, 'ada')
    await shown(page, '#decision')
    await page.click('#other-account')
    await shown(page, '#issuer-form')
    await page.click('#issuer-form button')
    await page.waitForFunction('document.title === "The issuer"')
    expect(await textOf(page, 'p')).toBe('login')
    await page.type('#subject', 'grace')
    await page.click('button')
    await shown(page, '#decision')
    expect(await textOf(page, '#account')).toBe('grace@example.com')
    await page.browserContext().close()
  })

  test('says so when the person does not sign in', async () => {
    const { page } = await browsing.visit({ at: base })
    await signInThere(page, '')
    await shown(page, '#fault')
    expect(await textOf(page, '#fault')).toContain('access_denied')
    await shown(page, '#issuer-form')
    await page.browserContext().close()
  })

  test('takes no answer that the window has not asked for', async () => {
    const { page } = await browsing.visit({ at: base })
    const code = await codeOf('mallory', newVerifier())
    await page.goto(`${base}/mcp/oauth/signed-in?${new URLSearchParams({ code, state: 'guessed', iss: issuer.url })}`)
    await shown(page, '#fault')
    // Nor one with another state than the last request of the window.
    await page.evaluate(`sessionStorage.setItem('orrery.sign-in',
      JSON.stringify({ state: 'mine', verifier: 'x'.repeat(43), page: '${base}/mcp' }))`)
    await page.reload()
    await shown(page, '#fault')
    expect(page.url()).toContain('/mcp/oauth/signed-in')
    await page.browserContext().close()
  })
})

describe('the exchange of a code of the issuer', () => {
  test('gives the token that account operations take', async () => {
    const verifier = newVerifier()
    const reply = await post({ code: await codeOf('ada', verifier), code_verifier: verifier, iss: issuer.url })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
    const headers = { authorization: `Bearer ${reply.json().access_token}` }
    const me = await service.app.inject({ url: '/api/v1/auth/me', headers })
    expect(me.json()).toMatchObject({ email: 'ada@example.com' })
    expect(service.logged()).not.toContain(CLIENT.AUTH_CLIENT_SECRET)
  })

  test.each([
    ['another verifier', async () => ({ code: await codeOf('ada', newVerifier()), code_verifier: newVerifier() })],
    ['an unknown code', async () => ({ code: 'unknown', code_verifier: newVerifier() })],
  ])('is refused with %s', async (_, body) => {
    const reply = await post({ ...(await body()), iss: issuer.url })
    expect([reply.statusCode, reply.json().detail]).toEqual([401, expect.stringContaining('invalid_grant')])
  })

  test.each([
    ['of another issuer', 'https://evil.example'],
    ['that names no issuer, although this one promises to', null],
  ])('is refused for an answer %s (mix-up, RFC 9207)', async (_, iss) => {
    const verifier = newVerifier()
    const reply = await post({ code: await codeOf('ada', verifier), code_verifier: verifier, iss })
    expect([reply.statusCode, reply.json().detail]).toEqual([401, expect.stringContaining('is not from it')])
  })

  test('is refused when the issuer gives a token that this service does not take', async () => {
    const environment = { AUTH_CLIENT_ID: 'astray' }
    const other = await startTestApp({ issuer, environment })
    const at = await other.listen()
    issuer.register({ id: 'astray', redirectUri: `${at}/mcp/oauth/signed-in`, claims: { aud: 'another service' } })
    const verifier = newVerifier()
    const query = { subject: 'ada', client_id: 'astray', redirect_uri: `${at}/mcp/oauth/signed-in`, state: 's' }
    const login = `${issuer.url}/login?${new URLSearchParams({ ...query, code_challenge: challengeOf(verifier) })}`
    const answer = new URL((await fetch(login, { redirect: 'manual' })).headers.get('location')!).searchParams
    const reply = await fetch(`${at}/mcp/oauth/signed-in`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ code: answer.get('code'), code_verifier: verifier, iss: issuer.url }),
    })
    expect([reply.status, await reply.json()]).toEqual([
      401,
      { detail: 'Invalid access token: it was issued for another audience' },
    ])
    await other.stop()
  })

  test.each([
    ['code', { code_verifier: 'x'.repeat(43) }],
    ['code_verifier', { code: 'x', code_verifier: 'short' }],
  ])('is refused with a wrong %s', async (field, body) => {
    const reply = await post(body)
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
  })

  test('is not offered without a client at the issuer', async () => {
    const without = await startTestApp({ issuer })
    for (const request of [
      { method: 'GET' as const, url: '/mcp/oauth/signed-in' },
      { method: 'POST' as const, url: '/mcp/oauth/signed-in', payload: { code: 'x', code_verifier: 'x'.repeat(43) } },
    ])
      expect((await without.app.inject(request)).statusCode).toBe(404)
    await without.stop()
  })
})

test('while the issuer is away the page says so, and the exchange may be tried again', async () => {
  const gone = await startIssuer()
  const alone = await startTestApp({ issuer: gone, environment: CLIENT })
  await gone.stop()
  const at = await alone.listen()
  const { page } = await browsing.visit({ at })
  await shown(page, '#sign-in')
  expect(await textOf(page, '#sign-in')).toContain('It cannot be reached at the moment')
  const reply = await alone.app.inject({
    ...{ method: 'POST', url: '/mcp/oauth/signed-in', payload: { code: 'x', code_verifier: 'x'.repeat(43) } },
  })
  expect([reply.statusCode, reply.json().error]).toEqual([503, 'identity_unavailable'])
  expect(reply.headers['retry-after']).toBe('2')
  expect(alone.logged()).toContain('The metadata of AUTH_ISSUER cannot be used')
  await page.browserContext().close()
  await alone.stop()
})

test.each([
  [{ AUTH_CLIENT_ID: 'x' }, 'AUTH_ISSUER'],
  [
    { AUTH_ISSUER: 'https://id.example', AUTH_JWKS_URL: 'https://id.example/keys', AUTH_CLIENT_ID: 'orrery' },
    'AUTH_AUDIENCE',
  ],
  [{ AUTH_CLIENT_SECRET: 'x' }, 'AUTH_CLIENT_ID'],
  [{ AUTH_SCOPE: 'two  spaces' }, 'AUTH_SCOPE'],
])('the environment %j is refused, and the message names %s', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})
