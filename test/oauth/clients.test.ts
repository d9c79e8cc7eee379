import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { clientName } from '../../src/accounts/oauth/client.ts'
import { fetchDocument } from '../../src/platform/outbound/calls.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { asked, CALLBACK, newVerifier, oauthClient, parametersIn, requestIdIn } from '../support/oauth.ts'

/** Publishes metadata documents by their paths. */
async function startPublisher() {
  const documents = new Map<string, { status?: number; type?: string; location?: string; body: string }>()
  const asks: string[] = []
  const server: Server = createServer((request, response) => {
    asks.push(request.url!)
    const {
      status = 200,
      type = 'application/json',
      location,
      body,
    } = documents.get(request.url!) ?? {
      ...{ status: 404, body: '' },
    }
    response.writeHead(status, { 'content-type': type, ...(location && { location }) }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    asks,
    url: (path: string) => `http://${host}${path}`,
    publish(path: string, document: object, more: object = {}) {
      documents.set(path, { body: JSON.stringify({ client_id: `http://${host}${path}`, ...document }), ...more })
    },
    stop: () => server.close(),
  }
}

let issuer: TestIssuer
let service: TestApp
let publisher: Awaited<ReturnType<typeof startPublisher>>
beforeAll(async () => {
  issuer = await startIssuer()
  publisher = await startPublisher()
  service = await startTestApp({ issuer, clientDocuments: { allowHosts: [publisher.host] } })
})
afterAll(async () => {
  await service.stop()
  await issuer.stop()
  publisher.stop()
})
const client = oauthClient({
  get service() {
    return service
  },
  get issuer() {
    return issuer
  },
})

describe('registration', () => {
  test('answers 201 with what was registered, and never with a secret', async () => {
    const reply = await client.register({
      ...{ client_name: 'My assistant', redirect_uris: [CALLBACK, 'cursor://anysphere.cursor-mcp/oauth/callback'] },
      ...{ token_endpoint_auth_method: 'client_secret_basic', software_id: 'ignored' },
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        ...{
          client_id: expect.stringMatching(/^orr_client\.[\w-]{100,250}$/),
          client_id_issued_at: expect.any(Number),
        },
        ...{ client_name: 'My assistant', redirect_uris: [CALLBACK, 'cursor://anysphere.cursor-mcp/oauth/callback'] },
        ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
        token_endpoint_auth_method: 'none',
      },
    ])
  })

  test.each([
    'http://evil.example/callback',
    'http://192.168.1.2/callback',
    'javascript:alert(1)//',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:pass@app.example/',
    'https://user@app.example/',
    'https://:pass@app.example/',
    'https://app.example/#fragment',
    'https://app.example\\@evil.example/',
    'https://app.example/ x',
    '/relative',
    'JAVASCRIPT:alert(1)',
    'https:evil.example',
    'https:/evil.example/callback',
    'https:///evil.example/callback',
    'https://%65vil.example/callback',
    'https://2130706433/callback',
    'https://evil.example:/callback',
    'http:localhost:8976/callback',
    'http://127.1:8976/callback',
    'http://0x7f.0.0.1/callback',
  ])('refuses the redirect URI %s', async (uri) => {
    const reply = await client.register({ redirect_uris: [CALLBACK, uri] })
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_redirect_uri'])
  })

  test.each([
    'com.raycast:/oauth?package_name=Extension',
    'org.example.assistant://callback',
    'vscode://saoudrizwan.claude-dev/mcp-auth/callback/x',
    'warp://mcp/oauth2callback',
    'https://app.example',
    'HTTPS://App.example:443/callback?x=1',
    'https://[2001:db8::1]:8443/callback',
    'http://[::1]:8976',
  ])('allows %s', async (uri) => {
    expect((await client.register({ redirect_uris: [uri] })).statusCode).toBe(201)
  })

  test.each([
    'myapp://callback',
    'ms-settings:privacy',
    'steam://run/1',
    'cursor://anysphere.cursor-deeplink/mcp/install?name=x',
    'cursor://anysphere.cursor-mcp.evil/oauth',
    'vscode://file/etc/passwd',
    'CURSOR://elsewhere/x',
    'com.:/x',
  ])('refuses the private address %s, and says what is allowed', async (uri) => {
    const { statusCode, body } = await client.register({ redirect_uris: [uri] })
    expect([statusCode, JSON.parse(body).error]).toEqual([400, 'invalid_redirect_uri'])
    for (const allowed of ['https', 'loopback', 'com.example.app:', 'cursor://anysphere.cursor-mcp/'])
      expect(body).toContain(allowed)
  })

  test.each([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array(11).fill(CALLBACK) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [CALLBACK], client_name: 5 }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], response_types: ['token'] }, 'invalid_client_metadata'],
  ])('refuses %j', async (metadata, error) => {
    const reply = await client.register(metadata)
    expect([reply.statusCode, reply.json().error]).toEqual([400, error])
  })

  test('of a flood from one address is refused after a hundred in an hour, and other addresses go on', async () => {
    const from = (remoteAddress: string) =>
      service.app.inject({
        ...{ method: 'POST', url: '/mcp/oauth/register', payload: { redirect_uris: [CALLBACK] }, remoteAddress },
      })
    for (let turn = 0; turn < 100; turn += 1) expect((await from('203.0.113.7')).statusCode).toBe(201)
    const refused = await from('203.0.113.7')
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'rps_limit_exceeded'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await from('203.0.113.8')).statusCode).toBe(201)
  })

  test('of a flood from changing networks displaces no client, because nothing is stored', async () => {
    const stranger = await client.clientId()
    const stored = () =>
      service.services.db.oneFirst(
        sql.type(z.object({ count: z.int() }))`select count(*)::int as count from oauth_client`,
      )
    const before = await stored()
    for (let turn = 0; turn < 400; turn += 1) {
      const reply = await service.app.inject({
        ...{ method: 'POST', url: '/mcp/oauth/register', payload: { redirect_uris: [CALLBACK] } },
        remoteAddress: `2001:db8:${(turn >> 8).toString(16)}:${(turn & 255).toString(16)}::1`,
      })
      expect(reply.statusCode).toBe(201)
    }
    expect(await stored()).toBe(before)
    expect((await client.authorize(asked(stranger))).statusCode).toBe(200)
  })

  test('gives each client an id of its own, even with the same metadata', async () => {
    expect(await client.clientId()).not.toBe(await client.clientId())
  })

  test('refuses metadata whose id would be longer than a request for authorization takes', async () => {
    const uris = (length: number) => [`https://app.example/${'x'.repeat(length - 20)}`, 'https://app.example/b']
    const fits = await client.register({ redirect_uris: uris(1_000) })
    expect(fits.statusCode).toBe(201)
    const { client_id } = fits.json()
    const page = await client.authorize({ ...asked(client_id), redirect_uri: 'https://app.example/b' })
    expect(page.statusCode).toBe(200)
    const tooLong = await client.register({ redirect_uris: [...uris(1_000), ...uris(900)] })
    expect([tooLong.statusCode, tooLong.json().error]).toEqual([400, 'invalid_client_metadata'])
    expect(tooLong.json().error_description).toContain('client_name and redirect_uris are too long together')
  })
})

describe('an id that somebody wrote', () => {
  const written = (...content: unknown[]) => `orr_client.${Buffer.from(JSON.stringify(content)).toString('base64url')}`

  test.each([
    ['a redirect URI that is not allowed', written('n', 'A client', CALLBACK, 'javascript:alert(1)')],
    ['a host that it does not show', written('n', 'A client', 'https:evil.example')],
    ['no redirect URI', written('n', 'A client')],
    ['a number for a name', written('n', 5, CALLBACK)],
    ['no JSON', 'orr_client.AAAA'],
    ['nothing', 'orr_client.'],
    ['too many characters', written('n', 'x'.repeat(2_000), CALLBACK)],
  ])('with %s is no client', async (_, id) => {
    const page = await client.authorize(asked(id))
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).toContain('Unknown or expired client')
  })

  test.each(['\0', '=any text', '.', ' '])('has one id: it is not another with %j after it', async (more) => {
    const id = written('n', 'A client', CALLBACK)
    expect((await client.authorize(asked(id))).statusCode).toBe(200)
    expect((await client.authorize(asked(`${id}${more}`))).statusCode).toBe(400)
  })

  test('has its name cleaned as at a registration', async () => {
    const page = await client.authorize(asked(written('n', 'Orrery\u202egnp.exe', CALLBACK)))
    expect(page.body).toContain('<bdi id="client-name">Orrery gnp.exe</bdi>')
  })
})

test('a client that an earlier version stored is granted access, and counts as used from then on', async () => {
  const { db } = service.services
  const [id, verifier] = [`orr_client_${'a'.repeat(43)}`, newVerifier()]
  await db.query(sql.type(z.object({}))`
    insert into oauth_client (id, name, redirect_uris) values (${id}, 'Stored', ${sql.array([CALLBACK], 'text')})`)
  const isUsed = () =>
    db.oneFirst(
      sql.type(z.object({ used: z.boolean() }))`select used_at is not null as used from oauth_client where id = ${id}`,
    )
  const decided = await client.decide(await client.ask(asked(id, verifier)), 'approver')
  expect(await isUsed()).toBe(false)
  const { code } = parametersIn(decided.json().redirect_to)
  const reply = await client.token({ grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier })
  expect([reply.statusCode, await isUsed()]).toEqual([200, true])
  expect((await client.refresh(id, reply.json().refresh_token)).statusCode).toBe(200)
})

describe('a client with a metadata document', () => {
  test('is granted access without a registration, and its host is shown as checked', async () => {
    publisher.publish('/client.json', { client_name: 'Published', redirect_uris: [CALLBACK] })
    const [id, verifier] = [publisher.url('/client.json'), newVerifier()]
    const page = await client.authorize(asked(id, verifier))
    expect(page.body).toContain(`published by <strong id="client-host">${publisher.host}</strong>`)
    const { code } = parametersIn((await client.decide(requestIdIn(page.body), 'reader')).json().redirect_to)
    const reply = await client.token({
      ...{ grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier },
    })
    expect(reply.statusCode).toBe(200)
    const grants = await service.app.inject({ url: '/mcp/oauth/grants', headers: await issuer.as('reader') })
    expect(grants.json()[0].client).toEqual({ id, name: 'Published', verified_host: publisher.host })
  })

  test('is fetched once for many requests', async () => {
    publisher.publish('/once.json', { redirect_uris: [CALLBACK] })
    const id = publisher.url('/once.json')
    const pages = await Promise.all(Array.from({ length: 6 }, () => client.authorize(asked(id))))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(publisher.asks.filter((path) => path === '/once.json')).toHaveLength(1)
  })

  test.each([
    ['another client_id', { client_id: 'https://elsewhere.example/x', redirect_uris: [CALLBACK] }, {}],
    ['no redirect URI', {}, {}],
    ['a redirect URI that is not allowed', { redirect_uris: ['javascript:alert(1)'] }, {}],
    ['a secret', { redirect_uris: [CALLBACK], token_endpoint_auth_method: 'client_secret_basic' }, {}],
    ['another media type', { redirect_uris: [CALLBACK] }, { type: 'text/html' }],
    ['too many bytes', { redirect_uris: [CALLBACK], x: 'x'.repeat(20_000) }, {}],
    ['a redirect', { redirect_uris: [CALLBACK] }, { status: 302, location: '/client.json' }],
    ['a failure', { redirect_uris: [CALLBACK] }, { status: 500 }],
  ])('is refused with %s', async (name, document, more) => {
    const path = `/${name.replaceAll(' ', '-')}.json`
    publisher.publish(path, document, more)
    const page = await client.authorize(asked(publisher.url(path)))
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
    expect(page.body).toContain('The metadata document of the client is not accepted')
  })
})

describe('the address of a metadata document (SSRF)', () => {
  test.each([
    'http://app.example/client.json',
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/client.json',
    'https://2130706433/client.json',
    'https://app.example:22/client.json',
    'https://app.example/',
    'https://app.example/a/../client.json',
    'https://app.example/client.json#x',
    'https://user:pass@app.example/client.json',
    'https://localhost/client.json',
  ])('%s is not asked for', async (id) => {
    const page = await client.authorize(asked(id))
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
  })

  test('that resolves to a private address is refused without a connection', async () => {
    let connections = 0
    const server = createServer().on('connection', () => (connections += 1))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    for (const address of ['127.0.0.1', '10.0.0.1', '::1'])
      await expect(
        fetchDocument(`https://inside.example:${port}/client.json`, {
          ...{ allowHosts: [], deadlineMs: 1_000, bytesMax: 1_000 },
          resolve: (_, __, done) => done(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
        }),
      ).rejects.toThrow()
    expect(connections).toBe(0)
    server.close()
  })

  test('that does not answer is left after the deadline', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const options = { allowHosts: [host], deadlineMs: 200, bytesMax: 1_000 }
    await expect(fetchDocument(`http://${host}/client.json`, options)).rejects.toMatchObject({ name: /Timeout|Abort/ })
    server.closeAllConnections()
    server.close()
  })
})

describe('a name that pretends', () => {
  test.each([
    ['Orrery\u202Egnp.exe', 'Orrery gnp.exe'],
    ['A\u200B\u200Bdmin\u0000istrator', 'A dmin istrator'],
    ['two\nlines', 'two lines'],
    ['\uFF2F\uFF52\uFF52\uFF45\uFF52\uFF59', 'Orrery'],
    ['x'.repeat(500), 'x'.repeat(60)],
    ['\u2066\u2069\u200B  ', null],
    ['', null],
  ])('%j is shown as %j', (name, shown) => {
    expect(clientName(name)).toBe(shown)
  })

  test('is text on the page, isolated, with the warning that nobody has checked it', async () => {
    const name = '</bdi><script>alert(1)</script> Orrery Support'
    const { client_id } = (await client.register({ client_name: name, redirect_uris: [CALLBACK] })).json()
    const { body } = await client.authorize(asked(client_id))
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('<bdi id="client-name">&lt;/bdi&gt;&lt;script&gt;')
    expect(body).toContain('The name has not been verified')
    expect(body).toContain('127.0.0.1:8976')
  })
})
