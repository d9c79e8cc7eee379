import { decodeJwt, decodeProtectedHeader, EncryptJWT } from 'jose'
import * as oauth from 'oauth4webapi'
import { sql } from 'slonik'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bookUnits } from '../../src/accounts/billing/units.ts'
import { openRequest } from '../../src/accounts/oauth/authorization.ts'
import { openTokenKeys } from '../../src/accounts/oauth/secrets.ts'
import { AREA_NAMES } from '../../src/contract/accounts/keys.ts'
import { startTestApp, TEST_SECRET } from '../support/app.ts'
import { asked, BASE, CALLBACK, oauthClient, parametersIn, requestIdIn } from '../support/oauth.ts'
import { useSignedIn } from '../support/signed-in.ts'

const at = useSignedIn()
let base: string
beforeAll(async () => {
  base = await at.service.listen()
})
const client = oauthClient(at)

const storedRows = () =>
  at.service.services.db.oneFirst(
    sql.type(z.object({ rows: z.int() }))`select (select count(*) from oauth_decision)::int
      + (select count(*) from oauth_client)::int as rows`,
  )

const INSECURE = { [oauth.allowInsecureRequests]: true }

test('the question says that reports take credits', async () => {
  const { body } = await client.authorize(asked(await client.clientId()))
  expect(body).toContain('Reports (each costs one of your report credits)</label>')
})

describe('oauth4webapi', () => {
  test('finds the server, registers, is granted access, uses, refreshes and revokes it', async () => {
    const resource = new URL(`${base}/mcp`)
    const guarded = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, INSECURE),
    )
    const issuerUrl = new URL(guarded.authorization_servers![0]!)
    const server = await oauth.processDiscoveryResponse(
      issuerUrl,
      await oauth.discoveryRequest(issuerUrl, { algorithm: 'oauth2', ...INSECURE }),
    )
    const registered = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        server,
        { redirect_uris: [CALLBACK], client_name: 'A library', token_endpoint_auth_method: 'none' },
        INSECURE,
      ),
    )
    const verifier = oauth.generateRandomCodeVerifier()
    const state = oauth.generateRandomState()
    const address = new URL(server.authorization_endpoint!)
    address.search = new URLSearchParams({
      ...{ client_id: registered.client_id, redirect_uri: CALLBACK, response_type: 'code', state },
      ...{ code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...{ scope: 'natal ephemeris sky_events', resource: resource.href },
    }).toString()

    const page = await (await fetch(address)).text()
    const decided = await fetch(`${base}/mcp/oauth/requests/${requestIdIn(page)}`, {
      ...{ method: 'POST', body: JSON.stringify({ decision: 'approve', scopes: ['natal', 'ephemeris'] }) },
      headers: { 'content-type': 'application/json', ...(await at.issuer.as('ada')) },
    })
    const { redirect_to } = (await decided.json()) as { redirect_to: string }
    expect(redirect_to.startsWith(`${CALLBACK}?`)).toBe(true)
    // Checks state and, because the server promises it, the issuer (RFC 9207).
    const answer = oauth.validateAuthResponse(server, registered, new URL(redirect_to), state)
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      registered,
      await oauth.authorizationCodeGrantRequest(server, registered, oauth.None(), answer, CALLBACK, verifier, {
        additionalParameters: { resource: resource.href },
        ...INSECURE,
      }),
    )
    expect(tokens).toMatchObject({ expires_in: 600, scope: 'natal ephemeris', token_type: 'bearer' })
    const { db, findAssistant, findAccount } = at.service.services
    const account = await findAccount(await at.issuer.token('ada'))
    await bookUnits(db, account.id, { amount: 7, cause: 'purchase', reference: 'payment' })
    expect(await findAssistant(tokens.access_token, resource.href)).toEqual({
      ...{ keyId: null, grantId: expect.any(String), accountId: account.id, plan: 'free', subscribed: true },
      bought: { units: 7, entries: 1 },
      areas: ['natal', 'ephemeris'],
    })

    const next = await oauth.processRefreshTokenResponse(
      server,
      registered,
      await oauth.refreshTokenGrantRequest(server, registered, oauth.None(), tokens.refresh_token!, INSECURE),
    )
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    await findAssistant(next.access_token, resource.href)

    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, registered, oauth.None(), next.refresh_token!, INSECURE),
    )
    for (const { access_token } of [tokens, next])
      await expect(findAssistant(access_token, resource.href)).rejects.toMatchObject({ code: 'invalid_token' })
  })
})

describe('the metadata', () => {
  test.each([
    ['', '/mcp'],
    ['/mcp', '/mcp'],
    ['/mcp/western', '/mcp/western'],
  ])('of the protected resource at "%s" name %s and the areas of keys as scopes', async (path, resource) => {
    const reply = await at.service.app.inject({ url: `/.well-known/oauth-protected-resource${path}` })
    expect(reply.json()).toMatchObject({
      ...{ resource: BASE + resource, authorization_servers: [BASE], scopes_supported: AREA_NAMES },
      bearer_methods_supported: ['header'],
    })
  })

  test('of a protected resource that does not exist are answered with 404, which names those that do', async () => {
    const reply = await at.service.app.inject({ url: '/.well-known/oauth-protected-resource/mcp/eastern' })
    expect([reply.statusCode, reply.json().detail]).toEqual([404, expect.stringContaining('western, ephemeris, sky')])
    expect(reply.headers['cache-control'] ?? '').not.toContain('max-age=3')
  })

  test('of the server allow PKCE by S256 alone, and promise the issuer in the answer', async () => {
    const reply = await at.service.app.inject({ url: '/.well-known/oauth-authorization-server' })
    expect(reply.json()).toMatchObject({
      ...{ issuer: BASE, code_challenge_methods_supported: ['S256'], response_types_supported: ['code'] },
      ...{ authorization_response_iss_parameter_supported: true, client_id_metadata_document_supported: true },
      ...{ token_endpoint_auth_methods_supported: ['none'], scopes_supported: AREA_NAMES },
    })
  })

  test('name PUBLIC_URL where it is set, whatever the request says', async () => {
    const named = await startTestApp({
      issuer: at.issuer,
      environment: { PUBLIC_URL: 'https://stars.example' },
    })
    const headers = { host: 'evil.example' }
    const reply = await named.app.inject({ url: '/.well-known/oauth-authorization-server', headers })
    expect(reply.json()).toMatchObject({ issuer: 'https://stars.example' })
    await named.stop()
  })

  test('may be read by pages of any origin, and so may the answers of the token endpoint', async () => {
    const origin = 'https://inspector.example'
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const url of ['/mcp/oauth/token', '/mcp/oauth/register', '/mcp/oauth/revoke']) {
      const reply = await at.service.app.inject({ method: 'OPTIONS', url, headers: preflight })
      expect([url, reply.headers['access-control-allow-origin']]).toEqual([url, origin])
    }
    const reply = await at.service.app.inject({ url: '/.well-known/oauth-authorization-server', headers: { origin } })
    expect(reply.headers['access-control-allow-origin']).toBe(origin)
  })
})

describe('a decision', () => {
  test('is made once, and an approval leaves out the scopes that the owner removed', async () => {
    const { tokens } = await client.connect('chooser', { decision: { decision: 'approve', scopes: ['natal'] } })
    expect(tokens.scope).toBe('natal')
    const id = await client.ask({
      ...{ response_type: 'code', client_id: await client.clientId(), redirect_uri: CALLBACK },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    })
    const replies = await Promise.all([1, 2, 3].map(() => client.decide(id, 'chooser')))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
  })

  test('is one of at most sixty of an account in an hour', async () => {
    const once = () => client.decide('eyJx', 'flooder', { decision: 'deny' })
    for (let turn = 0; turn < 60; turn += 1) expect((await once()).statusCode).toBe(404)
    const refused = await once()
    expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining('60 times per hour')])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test('is possible for whoever came first, however many requests came after', async () => {
    const first = await client.ask(asked(await client.clientId()))
    const id = await client.clientId()
    const before = await storedRows()
    for (let turn = 0; turn < 20; turn += 1) await client.ask(asked(id))
    expect(await storedRows()).toBe(before)
    expect((await client.decide(first, 'chooser')).statusCode).toBe(200)
  })

  test('of the largest request has an address that proxies take', async () => {
    const redirect_uri = `https://app.example/${'r'.repeat(980)}`
    const id = (await client.register({ client_name: '\u{1F319}'.repeat(60), redirect_uris: [redirect_uri] })).json()
      .client_id
    const largest = { ...asked(id), redirect_uri, state: 's'.repeat(2_000) }
    const requestId = await client.ask(largest)
    expect(requestId.length).toBeLessThan(7_500)
    const decided = await client.decide(requestId, 'chooser')
    expect(parametersIn(decided.json().redirect_to)['state']).toBe('s'.repeat(2_000))
  })

  test('is not asked for when the request is too long to be sent', async () => {
    const redirect_uri = `${CALLBACK}?${'"'.repeat(500)}`
    const id = (await client.register({ redirect_uris: [redirect_uri] })).json().client_id
    const page = await client.authorize({ ...asked(id), redirect_uri, state: '"'.repeat(2_000) })
    expect([page.statusCode, page.headers.location]).toEqual([302, expect.stringContaining('too+long+together')])
  })

  test('needs a request of this service', async () => {
    const headers = await at.issuer.as('chooser')
    const [id, other] = [
      await client.ask(asked(await client.clientId())),
      await client.ask(asked(await client.clientId())),
    ]
    const mixed = id.split('.').with(3, other.split('.')[3]!).join('.')
    const { kid } = decodeProtectedHeader(id)
    const forged = await new EncryptJWT(decodeJwt((await client.connect('chooser')).tokens.access_token))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: kid! })
      .encrypt(new Uint8Array(32))
    for (const wrong of [
      mixed,
      forged,
      'eyJx',
      id.slice(0, -2),
      (await client.connect('chooser')).tokens.access_token,
    ]) {
      const reply = await at.service.app.inject({ url: `/mcp/oauth/requests/${wrong}`, headers })
      expect([wrong, reply.statusCode]).toEqual([wrong, 404])
    }
  })

  test('comes within thirty minutes', async () => {
    const keys = openTokenKeys(at.service.services.db, TEST_SECRET)
    const id = await client.ask(asked(await client.clientId()))
    const minutes = (count: number) => Date.now() + count * 60_000
    expect(await openRequest(keys, id, minutes(29))).toMatchObject({ resource: `${BASE}/mcp` })
    expect(await openRequest(keys, id, minutes(31))).toBeNull()
    // Reading the table of keys is not enough to read a request.
    expect(await openRequest(openTokenKeys(at.service.services.db), id)).toBeNull()
  })

  test('may not grant a scope that was not asked for', async () => {
    const id = await client.ask({
      ...{ response_type: 'code', client_id: await client.clientId(), scope: 'natal' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    })
    const reply = await client.decide(id, 'chooser', { decision: 'approve', scopes: ['natal', 'reports'] })
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('did not request reports')])
  })

  test('to deny tells the client so', async () => {
    const id = await client.ask({
      ...{ response_type: 'code', client_id: await client.clientId(), state: 's' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    })
    const { redirect_to } = (await client.decide(id, 'chooser', { decision: 'deny' })).json()
    expect(Object.fromEntries(new URL(redirect_to).searchParams)).toMatchObject({
      ...{ error: 'access_denied', state: 's', iss: BASE },
    })
  })

  test('is asked for with what the owner has to know', async () => {
    const id = await client.ask({
      ...{ response_type: 'code', client_id: await client.clientId(), scope: 'natal reports' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    })
    const reply = await at.service.app.inject({
      url: `/mcp/oauth/requests/${id}`,
      headers: await at.issuer.as('reader'),
    })
    expect(reply.json()).toMatchObject({
      ...{
        client: { name: 'A client', verified_host: null },
        redirect_host: '127.0.0.1:8976',
        redirect_is_local: true,
      },
      ...{ scopes: [{ name: 'natal' }, { name: 'reports' }], resource: `${BASE}/mcp` },
      account: { email: 'reader@example.com' },
    })
  })
})
