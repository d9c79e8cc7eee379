import { randomUUID } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AREA_NAMES } from '../../src/contract/areas.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { BASE, CALLBACK, oauthClient } from '../support/oauth.ts'

let issuer: TestIssuer
let service: TestApp
let base: string
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ threads: 1, issuer })
  base = await service.listen()
})
afterAll(async () => {
  await service.stop()
  await issuer.stop()
})
const client = oauthClient(
  () => service,
  () => issuer,
)

const INSECURE = { [oauth.allowInsecureRequests]: true }

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
    const [, id] = /data-request="([\w-]+)"/.exec(page)!
    const decided = await fetch(`${base}/mcp/oauth/requests/${id}`, {
      ...{ method: 'POST', body: JSON.stringify({ decision: 'approve', scopes: ['natal', 'ephemeris'] }) },
      headers: { 'content-type': 'application/json', ...(await issuer.as('ada')) },
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
    const { findAssistant, findAccount } = service.services
    const account = await findAccount(await issuer.token('ada'))
    expect(await findAssistant(tokens.access_token, resource.href)).toEqual({
      ...{ keyId: null, grantId: expect.any(String), accountId: account.id, plan: 'free', subscribed: true },
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
    const reply = await service.app.inject({ url: `/.well-known/oauth-protected-resource${path}` })
    expect(reply.json()).toMatchObject({
      ...{ resource: BASE + resource, authorization_servers: [BASE], scopes_supported: AREA_NAMES },
      bearer_methods_supported: ['header'],
    })
  })

  test('of the server allow PKCE by S256 alone, and promise the issuer in the answer', async () => {
    const reply = await service.app.inject({ url: '/.well-known/oauth-authorization-server' })
    expect(reply.json()).toMatchObject({
      ...{ issuer: BASE, code_challenge_methods_supported: ['S256'], response_types_supported: ['code'] },
      ...{ authorization_response_iss_parameter_supported: true, client_id_metadata_document_supported: true },
      ...{ token_endpoint_auth_methods_supported: ['none'], scopes_supported: AREA_NAMES },
    })
  })

  test('name PUBLIC_URL where it is set, whatever the request says', async () => {
    const named = await startTestApp({ threads: 1, issuer, environment: { PUBLIC_URL: 'https://stars.example' } })
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
      const reply = await service.app.inject({ method: 'OPTIONS', url, headers: preflight })
      expect([url, reply.headers['access-control-allow-origin']]).toEqual([url, origin])
    }
    const reply = await service.app.inject({ url: '/.well-known/oauth-authorization-server', headers: { origin } })
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
    const once = () => client.decide(randomUUID(), 'flooder', { decision: 'deny' })
    for (let turn = 0; turn < 60; turn += 1) expect((await once()).statusCode).toBe(404)
    const refused = await once()
    expect([refused.statusCode, refused.json().message]).toEqual([429, expect.stringContaining('60 times in an hour')])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  })

  test('may not grant a scope that was not asked for', async () => {
    const id = await client.ask({
      ...{ response_type: 'code', client_id: await client.clientId(), scope: 'natal' },
      ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
    })
    const reply = await client.decide(id, 'chooser', { decision: 'approve', scopes: ['natal', 'reports'] })
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('did not ask for reports')])
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
    const reply = await service.app.inject({ url: `/mcp/oauth/requests/${id}`, headers: await issuer.as('chooser') })
    expect(reply.json()).toMatchObject({
      ...{
        client: { name: 'A client', verified_host: null },
        redirect_host: '127.0.0.1:8976',
        redirect_is_local: true,
      },
      ...{ scopes: [{ name: 'natal' }, { name: 'reports' }], resource: `${BASE}/mcp` },
      account: { email: 'chooser@example.com' },
    })
  })
})
