import type { Client } from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { Area } from '../../src/contract/accounts/keys.ts'
import { TICKET } from '../../src/mcp/inner-call.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { call, type Revision, useAssistants } from '../support/assistant.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

let service: TestApp
let base: string
const assistant = useAssistants()
beforeAll(async () => {
  service = await startTestApp()
  base = await service.listen()
})
afterAll(() => service.stop())

const connect = (path = '/mcp', revision: Revision = '2026-07-28', key = service.key): Promise<Client> =>
  assistant(base + path, { 'x-api-key': key }, { revision })

const post = (message: object, { path = '/mcp', ...headers }: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-api-key': service.key, accept: 'application/json, text/event-stream', ...headers },
    payload: message,
  })

const listMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const namesOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name)

async function keyFor(areas?: Area[]): Promise<string> {
  const accountId = await openAccount(service.services.db, { name: 'assistant', plan: 'operator' })
  return (await createKey(service.services.db, { accountId, name: 'assistant', ...(areas && { areas }) })).key
}

describe.each(['2026-07-28', 'with a handshake'] as const)('the official client of revision %s', (revision) => {
  test('lists under fifteen tools and calls one', async () => {
    const client = await connect('/mcp', revision)
    expect(client.getServerVersion()).toMatchObject({ name: 'orrery' })
    const names = await namesOf(client)
    expect(names).toContain('v1_natal_calculate')
    expect(names.length).toBeLessThan(15)
    const { data, text } = await call(client, 'v1_natal_calculate', BIRTH)
    expect(data).toMatchObject({ subject: { datetime: '1981-01-01T23:30:00+02:00' } })
    expect(text).toContain("Sun 11°24' Cap, house 4")
  })
})

describe.each(['2025-11-25', '2025-06-18', '2025-03-26'])('revision %s', (revision) => {
  test('is agreed on by initialize, which opens no session', async () => {
    const clientInfo = { name: 'test', version: '1' }
    const params = { protocolVersion: revision, capabilities: {}, clientInfo }
    const reply = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain(`"protocolVersion":"${revision}"`)
    expect(reply.headers['mcp-session-id']).toBeUndefined()
  })
})

test('the client of version 1 with a key as a bearer token calls a tool', async () => {
  const client = new FirstClient({ name: 'first', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${service.key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit }) as never)
  const { tools } = await client.listTools()
  expect(tools.length).toBeGreaterThan(5)
  const reply = await client.callTool({ name: 'v1_geo_search', arguments: { q: 'Athens' } })
  expect(JSON.stringify(reply.structuredContent)).toContain('Europe/Athens')
  await client.close()
})

test('any front answers any message of the newest revision, whose lists say how long they are valid', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const ask = (method: string) =>
    post(
      { jsonrpc: '2.0', id: 1, method, params: { _meta: meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method },
    )
  const { result: discovered } = (await ask('server/discover')).json()
  expect(discovered.supportedVersions).toContain('2026-07-28')
  const { result: listed } = (await ask('tools/list')).json()
  expect(listed).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'private' })
  const { result: prompts } = (await ask('prompts/list')).json()
  expect(prompts).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' })
})

describe('a scope', () => {
  test.each([
    ['/mcp/sky', ['v1_sky', 'v1_sky_events']],
    ['/mcp?scope=numerology', ['v1_numerology_profile']],
    ['/mcp?path_scope=ephemeris', ['v1_ephemeris', 'v1_geo_search']],
    ['/mcp/reports', ['v1_natal_report_order', 'v1_natal_report', 'v1_geo_search']],
  ])('in %s narrows the tools', async (path, names) => {
    expect(await namesOf(await connect(path))).toEqual(names)
  })

  test('narrows the calls too', async () => {
    const client = await connect('/mcp/sky')
    await expect(call(client, 'v1_natal_calculate', BIRTH)).rejects.toThrow('There is no tool v1_natal_calculate')
  })

  test('that does not exist is 404 with all that do; a page says the same', async () => {
    const detail =
      'There is no such group of tools. Groups: western, ephemeris, sky, charts, vedic, numerology, reports'
    const replies = [
      await post(listMessage, { path: '/mcp/chinese' }),
      await service.app.inject({ url: '/mcp/chinese', headers: { accept: 'text/html' } }),
    ]
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([404, { detail }])
  })

  test('may be named once', async () => {
    const twice = await post(listMessage, { path: '/mcp/sky?scope=charts' })
    expect(twice.statusCode).toBe(400)
    expect(twice.json().error).toEqual({ code: -32600, message: expect.stringContaining('names two groups of tools') })
    expect((await post(listMessage, { path: '/mcp/sky?scope=sky' })).statusCode).toBe(200)
  })
})

describe('a message without a right credential', () => {
  const metadata = 'resource_metadata="http://orrery.example/.well-known/oauth-protected-resource/mcp"'
  test.each([
    [{ 'x-api-key': '' }, `Bearer ${metadata}`],
    [{ 'x-api-key': 'x' }, `Bearer error="invalid_token", ${metadata}`],
    [{ 'x-api-key': '', authorization: 'Bearer abc' }, `Bearer error="invalid_token", ${metadata}`],
  ])('%j is 401 and names the metadata', async (headers, expected) => {
    const reply = await post(listMessage, { ...headers, host: 'orrery.example' } as Record<string, string>)
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['www-authenticate']).toBe(expected)
  })

  test('and with an invented ticket is refused, and so is its operation', async () => {
    const ticket = { [TICKET]: 'A'.repeat(43), 'x-api-key': '' }
    expect((await post(listMessage, ticket)).statusCode).toBe(401)
    expect((await service.get({ start: '2026-01-01' }, ticket)).statusCode).toBe(401)
  })
})

describe('GET', () => {
  test('is 405 for a client, since no stream is offered', async () => {
    const reply = await service.app.inject({ url: '/mcp', headers: { accept: 'text/event-stream' } })
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'POST'])
  })

  test('shows a browser how to connect, with the address of its scope', async () => {
    const headers = { accept: 'text/html,*/*', host: 'orrery.example' }
    const reply = await service.app.inject({ url: '/mcp/sky', headers })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('http://orrery.example/mcp/sky')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('escapes the host of its request', async () => {
    const reply = await service.app.inject({ url: '/mcp', headers: { accept: 'text/html', host: 'x<script>' } })
    expect(reply.body).not.toContain('x<script>')
  })
})

describe('a tool call', () => {
  test('is in the log as its operation, with the program that made it, and not as a message', async () => {
    const { key } = service
    const client = await assistant(`${base}/mcp`, { 'x-api-key': key }, { name: 'Ada\u0007’s "helper" \\ one' })
    const { accountId } = await service.services.findCaller(key)
    const logged = async () => service.services.requests.recent(accountId, 500)
    const before = (await logged()).length
    await call(client, 'v1_natal_calculate', BIRTH)
    const rows = await logged()
    expect(rows.slice(0, rows.length - before)).toMatchObject([
      { operation: 'natal_chart', status: 200, units: 1, mcp_client: 'Ada’s "helper" \\ one' },
    ])
  })

  test('takes units; other messages take none, and a client of the smallest plan may send all that it needs at once', async () => {
    const key = await service.newKey('free')
    const listMany = (count: number) =>
      Promise.all(Array.from({ length: count }, () => post(listMessage, { 'x-api-key': key })))
    for (const { statusCode, headers } of await listMany(4))
      expect([statusCode, headers['x-ratelimit-remaining']]).toEqual([200, '80'])
    const statuses = (await listMany(60)).map(({ statusCode }) => statusCode)
    expect(statuses).toContain(429)
    const client = await connect('/mcp', 'with a handshake', await service.newKey('free'))
    expect((await client.listPrompts()).prompts.length).toBeGreaterThan(1)
  })

  test('of a picture takes two requests; a plan with one in a second gets both, one after the other', async () => {
    const blind = await startTestApp({ renderQueueLimit: 1 })
    const client = await assistant(`${await blind.listen()}/mcp`, { 'x-api-key': await blind.newKey('free') })
    const ask = () => call(client, 'v1_natal_chart', BIRTH)
    const { isError, text, data } = await ask()
    expect([isError, text]).toEqual([
      false,
      expect.stringMatching(/^There is no image: The chart image was not rendered/),
    ])
    expect(data).toMatchObject({ kind: 'natal' })
    await client.close()
    await blind.stop()
  })

  test('waits for its second: of parallel calls a plan with one request in a second answers three, and refuses the rest', async () => {
    const key = await service.newKey('free')
    const callNow = (id: number) =>
      post(
        { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'v1_natal_calculate', arguments: BIRTH } },
        { 'x-api-key': key },
      )
    const replies = await Promise.all([1, 2, 3, 4, 5].map(callNow))
    const [answered, refused] = [replies.slice(0, 3), replies.slice(3)].map((each) => each.map(({ body }) => body))
    for (const body of answered!) expect(body).toContain('structuredContent')
    for (const body of refused!) {
      expect(body).toContain('"isError":true')
      expect(body).toContain('Call again after 1 second')
    }
    expect(replies[2]!.headers['x-ratelimit-remaining']).toBe('77')
  })

  test('waits its turn after other requests of the account too', async () => {
    const key = await service.newKey('free')
    const headers = { 'x-api-key': key }
    const direct = await service.app.inject({ method: 'POST', url: '/api/v1/natal/calculate', payload: BIRTH, headers })
    expect(direct.statusCode).toBe(200)
    const client = await connect('/mcp', '2026-07-28', key)
    expect((await call(client, 'v1_natal_calculate', BIRTH)).isError).toBe(false)
  })

  test('of an area that the key lacks is an error with the areas it has, and the tool is not listed', async () => {
    const client = await connect('/mcp', '2026-07-28', await keyFor(['sky_events']))
    expect(await namesOf(client)).toEqual(['v1_sky', 'v1_sky_events'])
    const { isError, text } = await call(client, 'v1_natal_calculate', BIRTH)
    expect([isError, text]).toEqual([true, expect.stringMatching(/^This API key does not cover natal .*sky_events/)])
  })

  test('of a tool that does not exist is a protocol error that lists the tools', async () => {
    await expect(call(await connect(), 'v1_tarot')).rejects.toThrow(/There is no tool v1_tarot.*v1_natal_calculate/)
  })

  test('with an Idempotency-Key is paid once', async () => {
    const key = await service.newKey('high')
    const once = async () =>
      post(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'v1_natal_calculate', arguments: BIRTH } },
        { 'x-api-key': key, 'idempotency-key': 'the first' },
      )
    const [first, second] = [await once(), await once()]
    expect(second.body).toBe(first.body)
    expect(second.headers['x-ratelimit-remaining']).toBe(first.headers['x-ratelimit-remaining'])
  })
})

test('a batch of an old revision is answered, and a long one refused', async () => {
  const batch = (length: number) => Array.from({ length }, (_, id) => ({ ...listMessage, id, method: 'ping' }))
  const reply = await post(batch(3))
  expect(reply.statusCode).toBe(200)
  for (const id of [0, 1, 2]) expect(reply.body).toContain(`"id":${id}`)
  const message = 'A batch may have 1 to 5 requests'
  for (const wrong of [batch(6), []]) expect((await post(wrong)).json().error).toEqual({ code: -32600, message })
})

test('a batch that cancels a message of its own is answered', async () => {
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
  const reply = await post([{ ...listMessage, method: 'ping' }, cancelled])
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('"id":1')])
})

test('an answer that is too long for a conversation is an error of the tool', async () => {
  const client = await connect()
  // The text of a form that the tool does not have, so that it is not measured before.
  const table = { start: '2000-01-01', end: '2026-01-01', step: '1d', cell_format: 'x' }
  const { isError, text } = await call(client, 'v1_ephemeris', table)
  expect([isError, text]).toEqual([true, expect.stringMatching(/too long for a conversation|cell_format/)])
})

test('what is no JSON is a parse error of JSON-RPC', async () => {
  const headers = { 'x-api-key': service.key, 'content-type': 'application/json' }
  const reply = await service.app.inject({ method: 'POST', url: '/mcp', headers, payload: '{' })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { jsonrpc: '2.0', id: null, error: { code: -32700 } }])
})

test('a key for pages is refused to other pages, and may be used from its own', async () => {
  const accountId = await openAccount(service.services.db, { name: 'page', plan: 'operator' })
  const { key } = await createKey(service.services.db, {
    ...{ accountId, name: 'page', allowedOrigins: ['https://app.example'] },
  })
  const from = (origin: string) => post(listMessage, { 'x-api-key': key, origin })
  expect((await from('https://evil.example')).statusCode).toBe(403)
  const reply = await from('https://app.example')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['access-control-allow-origin']).toBe('https://app.example')
})

describe('a page of a browser, which sends its Origin,', () => {
  const NAMED = 'https://tools.example'
  let own: TestApp
  beforeAll(async () => {
    own = await startTestApp({
      ...{ threads: 1 },
      environment: { PUBLIC_URL: 'https://stars.example', CORS_ORIGIN: NAMED, OPERATIONS_NAMES: 'stars.lan' },
    })
  })
  afterAll(() => own.stop())
  const statusFrom = async (origin: string | undefined, host: string): Promise<number> => {
    const headers = { 'x-api-key': own.key, accept: 'application/json, text/event-stream', host }
    const reply = await own.app.inject({
      ...{ method: 'POST', url: '/mcp', payload: listMessage, headers: { ...headers, ...(origin && { origin }) } },
    })
    return reply.statusCode
  }

  test.each([
    ['of PUBLIC_URL', 'https://stars.example', 'stars.example'],
    ['of PUBLIC_URL behind a proxy that changes the host', 'https://stars.example', '10.0.0.7:8080'],
    ['of CORS_ORIGIN', NAMED, 'stars.example'],
    ['of the name of operators', 'http://stars.lan:8080', 'stars.lan:8080'],
    ['of an address within the network', 'http://192.168.1.5:8080', '192.168.1.5:8080'],
    ['of the machine itself', 'http://localhost:6274', 'localhost:8080'],
    ['of the machine itself, at IPv6', 'http://[::1]:6274', '[::1]:8080'],
  ])('may call %s', async (_, origin, host) => {
    expect(await statusFrom(origin, host)).toBe(200)
  })

  test.each([
    ['of another site', 'https://evil.example', 'stars.example'],
    ['of a name that leads here', 'http://evil.example', 'evil.example'],
    ['of such a name with a port', 'http://evil.example:8080', 'evil.example:8080'],
    ['of a name that begins like this machine', 'http://localhost.evil.example', 'localhost:8080'],
    ['of the name of operators by another port', 'http://stars.lan:81', 'stars.lan:8080'],
    ['of nowhere', 'null', 'stars.example'],
    ['of a text that is no origin', 'evil', 'stars.example'],
  ])('may not call %s', async (_, origin, host) => {
    expect(await statusFrom(origin, host)).toBe(403)
  })

  test('is no program, which sends none and calls under any name', async () => {
    expect(await statusFrom(undefined, 'stars.internal.example')).toBe(200)
  })
})
