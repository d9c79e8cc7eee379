import { SignJWT } from 'jose'
import { sql } from 'slonik'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../support/app.ts'
import { asked, BASE, CALLBACK, type Connected, newVerifier, oauthClient, parametersIn } from '../support/oauth.ts'
import { useSignedIn } from '../support/signed-in.ts'

/** The attacks of RFC 9700, chapter 4, that concern this server. */
const at = useSignedIn()
const client = oauthClient(at)
const WHOLE = `${BASE}/mcp`
const accepted = async ({ tokens }: Connected, resource = WHOLE): Promise<boolean> =>
  at.service.services.findAssistant(tokens.access_token, resource).then(
    () => true,
    () => false,
  )
const newCode = async (clientId: string, verifier: string, fields: object = {}): Promise<string> => {
  const id = await client.ask({ ...asked(clientId, verifier), ...fields })
  return parametersIn((await client.decide(id, 'victim')).json().redirect_to)['code']!
}

describe('the redirect URI (4.1)', () => {
  test.each([
    'http://127.0.0.1:8976/callback/',
    'http://127.0.0.1:8976/callback?x=1',
    'http://127.0.0.1:8976/other',
    'http://127.0.0.1.evil.example:8976/callback',
    'http://127.0.0.1:8976@evil.example/callback',
    'http://localhost:8976/callback',
    'https://127.0.0.1:8976/callback',
    'https://evil.example/callback',
    'javascript:alert(1)',
  ])('%s is not taken for the registered one, and nothing is sent there', async (redirect_uri) => {
    const page = await client.authorize({ ...asked(await client.clientId()), redirect_uri })
    expect(page.statusCode).toBe(400)
    expect(page.headers.location).toBeUndefined()
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('href="http')
  })

  test('may have another port on a loopback address alone (RFC 8252)', async () => {
    const page = await client.authorize({
      ...asked(await client.clientId()),
      redirect_uri: 'http://127.0.0.1:51000/callback',
    })
    expect(page.statusCode).toBe(200)
    const elsewhere = (await client.register({ redirect_uris: ['https://app.example/callback'] })).json().client_id
    const moved = await client.authorize({
      ...asked(elsewhere),
      redirect_uri: 'https://app.example:8443/callback',
    })
    expect(moved.statusCode).toBe(400)
  })

  test('that differs at the token endpoint makes the code useless', async () => {
    const [id, verifier] = [await client.clientId(), newVerifier()]
    const code = await newCode(id, verifier)
    const fields = { grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier }
    const reply = await client.token({ ...fields, redirect_uri: 'http://127.0.0.1:8976/other' })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant'])
  })
})

describe('an open redirector (4.11)', () => {
  test('is not made of errors: a page names the server, and goes nowhere by itself', async () => {
    const id = (await client.register({ redirect_uris: ['https://evil.example/phish'] })).json().client_id
    const page = await client.authorize({
      ...asked(id),
      ...{ redirect_uri: 'https://evil.example/phish', response_type: 'nonsense' },
    })
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).toContain('go back to evil.example')
    expect(page.body).not.toMatch(/http-equiv|<script(?! src="[./]+assets\/[\w-]{12}\/theme\.js")/)
  })

  test('has no link for a private scheme, which would start an application', async () => {
    const redirect_uri = 'org.example.app://callback'
    const id = (await client.register({ redirect_uris: [redirect_uri] })).json().client_id
    const page = await client.authorize({ ...asked(id), redirect_uri, response_type: 'nonsense' })
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).toContain('The application made a mistake')
    expect(page.body).not.toMatch(/<a [^>]*href="(?!#main)|org\.example/)
  })

  test('is not made of unknown clients', async () => {
    const page = await client.authorize({ ...asked('nobody'), redirect_uri: 'https://evil.example/' })
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).not.toContain('evil.example')
  })

  test('errors go back at once to a program on the same machine, with state and issuer', async () => {
    const page = await client.authorize({ ...asked(await client.clientId()), response_type: 'token' })
    expect(page.statusCode).toBe(302)
    expect(parametersIn(page.headers.location!)).toMatchObject({
      ...{ error: 'unsupported_response_type', state: 'a state', iss: BASE },
    })
  })
})

describe('PKCE (2.1.1, 4.8)', () => {
  test.each([
    ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['without a method, which means plain', { code_challenge_method: undefined }],
    ['by plain', { code_challenge_method: 'plain' }],
    ['with a short challenge', { code_challenge: 'short' }],
    ['with two challenges', { code_challenge: ['x'.repeat(43), 'y'.repeat(43)] }],
  ])('a request %s is refused', async (_, fields) => {
    const page = await client.authorize({ ...asked(await client.clientId()), ...fields })
    expect(page.statusCode).toBe(302)
    expect(parametersIn(page.headers.location!)).toMatchObject({ error: 'invalid_request' })
  })

  test.each([
    ['no verifier', undefined, 'invalid_request'],
    ['another verifier', newVerifier(), 'invalid_grant'],
    ['a short verifier', 'short', 'invalid_grant'],
  ])('a stolen code with %s gives no token', async (_, code_verifier, error) => {
    const [id, verifier] = [await client.clientId(), newVerifier()]
    const code = await newCode(id, verifier)
    const fields = { grant_type: 'authorization_code', client_id: id, code, redirect_uri: CALLBACK }
    const reply = await client.token({ ...fields, code_verifier })
    expect([reply.statusCode, reply.json().error]).toEqual([400, error])
    // The thief has not spoilt it for its client.
    expect((await client.token({ ...fields, code_verifier: verifier })).statusCode).toBe(200)
  })
})

describe('a code (4.2, 4.5)', () => {
  test('that was never issued gives no token, and neither does such a refresh token', async () => {
    const client_id = await client.clientId()
    const code = { grant_type: 'authorization_code', code: 'never issued', code_verifier: newVerifier() }
    for (const [fields, said] of [
      [code, 'Unknown code'],
      [{ grant_type: 'refresh_token', refresh_token: 'never issued' }, 'Unknown or expired refresh token'],
    ] as const) {
      const reply = await client.token({ ...fields, client_id })
      expect([reply.statusCode, reply.json()]).toEqual([400, { error: 'invalid_grant', error_description: said }])
    }
  })

  test('that is used twice gives nothing, and takes back what it gave', async () => {
    const connected = await client.connect('victim')
    expect(await accepted(connected)).toBe(true)
    const { clientId, code, verifier, tokens } = connected
    const reply = await client.token({
      ...{ grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier },
    })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant'])
    expect(await accepted(connected)).toBe(false)
    expect((await client.refresh(clientId, tokens.refresh_token)).json().error).toBe('invalid_grant')
  })

  test('that is sent many times at once gives at most one token, and none that lasts', async () => {
    const [id, verifier] = [await client.clientId(), newVerifier()]
    const code = await newCode(id, verifier)
    const fields = { grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier }
    const replies = await Promise.all(Array.from({ length: 8 }, () => client.token(fields)))
    const given = replies.filter(({ statusCode }) => statusCode === 200)
    expect(given).toHaveLength(1)
    const resource = at.service.services.findAssistant(given[0]!.json().access_token, WHOLE)
    await expect(resource).rejects.toMatchObject({ code: 'invalid_token' })
  })

  test('is of use to its own client alone', async () => {
    const [id, verifier] = [await client.clientId(), newVerifier()]
    const code = await newCode(id, verifier)
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier }
    const reply = await client.token({ ...fields, client_id: await client.clientId() })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant'])
  })

  test('expires', async () => {
    const [id, verifier] = [await client.clientId(), newVerifier()]
    const code = await newCode(id, verifier)
    await at.service.services.db.query(
      sql.type(z.object({}))`update oauth_grant set code_expires_at = now() where client_id = ${id}`,
    )
    const reply = await client.token({
      ...{ grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier },
    })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant'])
  })
})

describe('an access token (4.9, 4.10)', () => {
  test('of a part is refused by the whole and by other parts; one of the whole is valid for parts', async () => {
    const part = await client.connect('victim', { fields: { resource: `${WHOLE}/western` } })
    expect(await accepted(part, `${WHOLE}/western`)).toBe(true)
    for (const other of [WHOLE, `${WHOLE}/sky`, 'https://other.example/mcp'])
      expect([other, await accepted(part, other)]).toEqual([other, false])
    const whole = await client.connect('victim')
    expect(await accepted(whole, `${WHOLE}/western`)).toBe(true)
    expect(await accepted(whole, 'https://other.example/mcp')).toBe(false)
    const wider = await client.refresh(part.clientId, part.tokens.refresh_token, { resource: WHOLE })
    expect(wider.json().error).toBe('invalid_target')
  })

  test.each(['https://evil.example/mcp', `${BASE}/api/v1`, `${BASE}/mcp/oauth`, `${BASE}/mcp?x=1`, `${BASE}.evil/mcp`])(
    'is not issued for %s',
    async (resource) => {
      const page = await client.authorize({ ...asked(await client.clientId()), resource })
      expect(parametersIn(page.headers.location!)).toMatchObject({ error: 'invalid_target' })
    },
  )

  test('is refused by account operations, and a token of an account is refused as an assistant’s', async () => {
    const { tokens } = await client.connect('victim')
    for (const url of ['/api/v1/auth/me', '/api/v1/auth/keys', '/mcp/oauth/grants']) {
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      const reply = await at.service.app.inject({ url, headers })
      expect([url, reply.statusCode, reply.json().detail]).toEqual([url, 401, expect.stringMatching(/^Invalid access/)])
    }
    const account = await at.issuer.token('victim')
    await expect(at.service.services.findAssistant(account, WHOLE)).rejects.toMatchObject({ code: 'invalid_token' })
  })

  test('is refused by account operations of the built-in provider', async () => {
    const { tokens } = await client.connect('victim')
    const builtIn = await startTestApp()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const reply = await builtIn.app.inject({ url: '/api/v1/auth/me', headers })
    expect([reply.statusCode, reply.json().detail]).toEqual([401, expect.stringMatching(/^Invalid access token/)])
    await builtIn.stop()
  })

  test('that is forged, unsigned or of another type is refused', async () => {
    const { tokens } = await client.connect('victim')
    const [head, payload, signature] = tokens.access_token.split('.') as [string, string, string]
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
      .sign(new Uint8Array(32))
    const widened = `${head}.${part({ ...claims, scope: 'natal reports charts' })}.${signature}`
    for (const token of [forged, widened, `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`, 'x', at.service.key])
      await expect(at.service.services.findAssistant(token, WHOLE)).rejects.toMatchObject({ code: 'invalid_token' })
    // Nor does one end the grant.
    await client.revoke({ token: forged })
    await at.service.services.findAssistant(tokens.access_token, WHOLE)
  })

  test('never has more scopes than were granted', async () => {
    const { clientId, tokens } = await client.connect('victim', { fields: { scope: 'natal sky_events' } })
    const wider = await client.refresh(clientId, tokens.refresh_token, { scope: 'natal reports' })
    expect([wider.statusCode, wider.json().error]).toEqual([400, 'invalid_scope'])
    const fewer = (await client.refresh(clientId, tokens.refresh_token, { scope: 'natal' })).json()
    const { areas } = await at.service.services.findAssistant(fewer.access_token, WHOLE)
    expect([fewer.scope, areas]).toEqual(['natal', ['natal']])
  })
})

describe('a refresh token (4.14)', () => {
  /** Lets the time pass in which a refresh may be repeated. */
  const afterGrace = ({ clientId }: Connected) =>
    at.service.services.db.query(
      sql.type(z.object({}))`
        update oauth_grant set rotated_at = rotated_at - interval '11 seconds' where client_id = ${clientId}`,
    )

  test('is valid once: its second use ends the grant, also for the one who has the next token', async () => {
    const connected = await client.connect('victim')
    const { clientId, tokens } = connected
    const next = await client.refresh(clientId, tokens.refresh_token)
    expect(next.statusCode).toBe(200)
    await afterGrace(connected)
    const reply = await client.refresh(clientId, tokens.refresh_token)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_grant'])
    expect((await client.refresh(clientId, next.json().refresh_token)).statusCode).toBe(400)
    expect(await accepted(connected)).toBe(false)
    const events = await at.service.app.inject({ url: '/api/v1/auth/events', headers: await at.issuer.as('victim') })
    expect(events.body).toContain('its refresh token was used twice')
  })

  test('may be repeated for ten seconds by a client that got no answer, until the next token is used', async () => {
    const connected = await client.connect('victim')
    const { clientId, tokens } = connected
    const [first, again] = [
      await client.refresh(clientId, tokens.refresh_token),
      await client.refresh(clientId, tokens.refresh_token),
    ]
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json().refresh_token).toBe(first.json().refresh_token)
    const third = await client.refresh(clientId, again.json().refresh_token)
    expect(third.statusCode).toBe(200)
    // Two steps behind is no repetition.
    expect((await client.refresh(clientId, tokens.refresh_token)).json().error).toBe('invalid_grant')
    expect((await client.refresh(clientId, third.json().refresh_token)).json().error).toBe('invalid_grant')
  })

  test('that is sent many times at once gives one next token', async () => {
    const { clientId, tokens } = await client.connect('victim')
    const replies = await Promise.all(Array.from({ length: 8 }, () => client.refresh(clientId, tokens.refresh_token)))
    const next = new Set(replies.map((reply) => reply.json().refresh_token))
    expect([replies.map(({ statusCode }) => statusCode), next.size]).toEqual([Array(8).fill(200), 1])
    expect((await client.refresh(clientId, [...next][0])).statusCode).toBe(200)
  })

  test('is of use to its own client alone, and a guess does not end the grant', async () => {
    const { clientId, tokens } = await client.connect('victim')
    const stranger = await client.refresh(await client.clientId(), tokens.refresh_token)
    expect(stranger.json().error).toBe('invalid_grant')
    const guess = tokens.refresh_token.slice(0, 32) + 'A'.repeat(86)
    expect((await client.refresh(clientId, guess)).json().error).toBe('invalid_grant')
    expect((await client.revoke({ token: guess })).statusCode).toBe(200)
    expect((await client.refresh(clientId, tokens.refresh_token)).statusCode).toBe(200)
  })

  test('is stored as a hash alone, and so is the code', async () => {
    const { code, tokens } = await client.connect('victim')
    const rows = await at.service.services.db.any(
      sql.type(z.object({ text: z.string() }))`select g::text as text from oauth_grant g`,
    )
    const all = rows.map(({ text }) => text).join('\n')
    for (const secret of [code, tokens.refresh_token.slice(32, 75), tokens.refresh_token.slice(75)]) {
      expect(all).not.toContain(secret)
      expect(all).not.toContain(Buffer.from(secret).toString('hex'))
      expect(at.service.logged()).not.toContain(secret)
    }
    expect(at.service.logged()).not.toContain(tokens.access_token)
  })
})

test('the answer names the issuer, against mix-up (4.4)', async () => {
  const id = await client.ask(asked(await client.clientId()))
  const { redirect_to } = (await client.decide(id, 'victim')).json()
  expect(parametersIn(redirect_to)).toEqual({ code: expect.any(String), state: 'a state', iss: BASE })
})

test('no page may frame the question (4.16), and it loads nothing from elsewhere', async () => {
  const page = await client.authorize(asked(await client.clientId()))
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect(page.body).not.toMatch(/(src|href)="https?:|\son\w+=/)
})

describe('a post from another site (4.7)', () => {
  test('decides nothing: a decision needs a header that no page of another site can send', async () => {
    const id = await client.ask(asked(await client.clientId()))
    const session = {
      cookie: `orrery.session_token=${await at.issuer.token('victim')}`,
      origin: 'https://evil.example',
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'application/json']) {
      const reply = await at.service.app.inject({
        ...{ method: 'POST', url: `/mcp/oauth/requests/${id}`, payload: '{"decision":"approve"}' },
        headers: { ...session, 'content-type': type },
      })
      expect([type, reply.statusCode]).toEqual([type, 401])
    }
    const preflight = await at.service.app.inject({
      ...{ method: 'OPTIONS', url: `/mcp/oauth/requests/${id}` },
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
    expect((await client.decide(id, 'victim')).statusCode).toBe(200)
  })
})

test('a parameter that is given twice is refused (RFC 6749, 3.1 and 3.2), an unknown one is ignored', async () => {
  const id = await client.clientId()
  const twice = await client.authorize({ ...asked(id), client_id: [id, id] })
  expect(twice.statusCode).toBe(400)
  const state = await client.authorize({ ...asked(id), state: ['a', 'b'] })
  expect(parametersIn(state.headers.location!)).toMatchObject({ error: 'invalid_request' })
  expect((await client.authorize({ ...asked(id), prompt: 'consent', ui_locales: 'de' })).statusCode).toBe(200)
  const token = await client.token({ grant_type: ['refresh_token', 'authorization_code'], client_id: id })
  expect([token.statusCode, token.json().error]).toEqual([400, 'invalid_request'])
})

test.each([
  ['{"grant_type":"refresh_token"}', 'application/json', 415, 'invalid_request'],
  ['grant_type=password', 'application/x-www-form-urlencoded', 400, 'unsupported_grant_type'],
  ['', 'application/x-www-form-urlencoded', 400, 'invalid_request'],
  ['x=1&'.repeat(10_000), 'application/x-www-form-urlencoded', 413, 'invalid_request'],
])('a body that is no request for a token is answered as RFC 6749 says', async (payload, type, status, error) => {
  const headers = { 'content-type': type }
  const reply = await at.service.app.inject({ method: 'POST', url: '/mcp/oauth/token', payload, headers })
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([status, ['error', 'error_description']])
  expect(reply.json().error).toBe(error)
  expect(reply.headers['cache-control']).toBe('no-store')
})
