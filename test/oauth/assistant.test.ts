import { beforeAll, expect, test } from 'vitest'
import { CALLBACK, requestIdIn } from '../support/oauth.ts'
import { connectWith, openPage, program } from '../support/oauth-client.ts'
import { useSignedIn } from '../support/signed-in.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

const at = useSignedIn()
let base: string
beforeAll(async () => {
  base = await at.service.listen()
})

const METADATA = { redirect_uris: [CALLBACK], client_name: 'An assistant', token_endpoint_auth_method: 'none' }

/** The owner opens the page of the assistant, leaves some areas, and is sent back with a code. */
async function consent(page: URL, scopes: readonly string[]): Promise<URLSearchParams> {
  const id = requestIdIn(await (await fetch(page)).text())
  const reply = await fetch(`${base}/mcp/oauth/requests/${id}`, {
    ...{ method: 'POST', body: JSON.stringify({ decision: 'approve', scopes }) },
    headers: { 'content-type': 'application/json', ...(await at.issuer.as('ada')) },
  })
  const { redirect_to } = (await reply.json()) as { redirect_to: string }
  return new URL(redirect_to).searchParams
}

const owner = async (method: 'GET' | 'DELETE', url: string) =>
  fetch(base + url, { method, headers: { ...(await at.issuer.as('ada')) } })

test('an assistant signs in by itself, calls what it was granted, and is cut off by its owner', async () => {
  const { memory, provider } = program(METADATA)
  const first = await openPage(base, provider)
  await first.finishAuth(await consent(memory.opened!, ['natal', 'places']))

  const client = await connectWith(base, provider)
  const names = (await client.listTools()).tools.map(({ name }) => name)
  expect(names).toContain('v1_natal_calculate')
  expect(names).not.toContain('v1_sky_events')
  const called = await client.callTool({ name: 'v1_natal_calculate', arguments: BIRTH })
  expect([called.isError ?? false, called.structuredContent]).toMatchObject([false, { subject: expect.anything() }])
  // A free plan allows one request a second.
  await expect
    .poll(async () =>
      JSON.stringify(await client.callTool({ name: 'v1_sky_events', arguments: { date: '2026-01-01' } })),
    )
    .toContain('sky_events')

  const grants = (await (await owner('GET', '/mcp/oauth/grants')).json()) as { id: string; client: { name: string } }[]
  expect(grants).toMatchObject([{ client: { name: 'An assistant' } }])
  expect((await owner('DELETE', `/mcp/oauth/grants/${grants[0]!.id}`)).status).toBeLessThan(300)
  await expect(client.callTool({ name: 'v1_natal_calculate', arguments: BIRTH })).rejects.toThrow()
  const reply = await fetch(`${base}/mcp`, {
    ...{ method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) },
    headers: {
      authorization: `Bearer ${memory.tokens!.access_token}`,
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    },
  })
  expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringContaining(`resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`),
  ])
})

test('a token of an assistant opens no account and no operation of keys', async () => {
  const { memory, provider } = program(METADATA)
  const first = await openPage(base, provider)
  await first.finishAuth(await consent(memory.opened!, ['natal']))
  const authorization = `Bearer ${memory.tokens!.access_token}`
  for (const url of ['/api/v1/auth/keys', '/mcp/oauth/grants', '/api/v1/ephemeris?start=2026-01-01'])
    expect([url, (await fetch(base + url, { headers: { authorization } })).status]).toEqual([url, 401])
  const asKey = await fetch(`${base}/api/v1/ephemeris?start=2026-01-01`, {
    headers: { 'x-api-key': memory.tokens!.access_token },
  })
  expect(asKey.status).toBe(401)
})
