import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** The operation of the document declares the status, with a schema that the body has. */
async function expectDeclared(operation: string, method: string, reply: LightMyRequestResponse): Promise<void> {
  const text = (await service.app.inject({ url: '/openapi.json' })).body
  const { components, paths } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
  const declared = paths[operation][method].responses[reply.statusCode]
  expect(declared, `${operation} declares ${reply.statusCode}`).toBeDefined()
  const [type] = String(reply.headers['content-type']).split(';')
  const schema = z.fromJSONSchema({ ...declared.content[type!].schema, $defs: components.schemas })
  expect(schema.safeParse(reply.json()).error).toBeUndefined()
}

test.each([
  ['GET', '/api/v1/natal/report/{job_id}'],
  ['DELETE', '/api/v1/auth/keys/{key_id}'],
  ['DELETE', '/api/v1/auth/sessions/{session_id}'],
] as const)('%s %s declares its answer to a part that is not UTF-8', async (method, operation) => {
  const url = operation.replace(/\{\w+\}/, '%ff')
  const reply = await service.app.inject({ method, url, headers: { 'x-api-key': service.key } })
  expect(reply.statusCode).toBe(400)
  await expectDeclared(operation, method.toLowerCase(), reply)
})

test('the operation for access tokens declares its answer to a caller who asks too often', async () => {
  const url = '/api/auth/token'
  const ask = () =>
    service.app.inject({ url, remoteAddress: '198.51.100.250', headers: { authorization: 'Bearer x.y' } })
  const replies = await Promise.all(Array.from({ length: 120 }, ask))
  const refused = replies.find(({ statusCode }) => statusCode === 429)
  expect(refused).toBeDefined()
  await expectDeclared(url, 'get', refused!)
})

test('the registration of a client declares its answer to what is not JSON', async () => {
  const [url, headers] = ['/mcp/oauth/register', { 'content-type': 'application/json' }]
  const reply = await service.app.inject({ method: 'POST', url, headers, payload: '{"client_name": ' })
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_request'])
  await expectDeclared(url, 'post', reply)
})

test('a GET may declare any encoding of the body that nobody reads', async () => {
  const headers = { 'x-api-key': service.key, 'content-encoding': 'gzip, gzip' }
  const reply = await service.app.inject({ url: '/api/v1/ephemeris?start=2026-01-01', headers, payload: 'x' })
  expect(reply.statusCode).toBe(200)
})
