import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Health, Readiness } from '../src/contract/service.ts'
import { EPHEMERIS_EXAMPLE } from '../src/contract/sky/ephemeris-reply.ts'
import { ACCESS_TRAITS, type Access } from '../src/operations/access.ts'
import { OPERATIONS } from '../src/operations/index.ts'
import { Refusal } from '../src/platform/errors.ts'
import { startTestApp, type TestApp } from './support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

test('every operation has a name of its own, an address of its own, and a summary', () => {
  const all = OPERATIONS
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ method, url }) => `${method} ${url}`)).size).toBe(all.length)
  for (const { name, summary, tag } of all) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/)
    expect(summary.length).toBeGreaterThan(10)
    expect(tag).not.toBe('')
  }
})

test('every operation that takes a key has a cost, and no other', () => {
  for (const { name, access, cost } of OPERATIONS)
    expect([name, cost !== undefined]).toEqual([name, access.kind === 'key'])
})

interface ObjectSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, ObjectSchema>>
  readonly properties?: object
  readonly anyOf?: readonly ObjectSchema[]
  readonly oneOf?: readonly ObjectSchema[]
}

/** The fields of a schema; those of all members when it is a union. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema
  const namesIn = ({ $ref, properties, anyOf = [], oneOf = [] }: ObjectSchema): string[] =>
    $ref
      ? namesIn($defs[$ref.slice('#/$defs/'.length)]!)
      : [...Object.keys(properties ?? {}), ...[...anyOf, ...oneOf].flatMap(namesIn)]
  return [...new Set(namesIn(own))]
}

/** Credentials, by the names under which they may come. */
const CREDENTIALS = new Set(['api_key', 'x-api-key', 'authorization', 'token', 'session'])

test('a tool takes each field once, and no credential', () => {
  const tools = OPERATIONS.filter(({ tools: forms }) => forms)
  expect(tools.length).toBeGreaterThan(5)
  for (const { name, access, params, query, body, twins = [] } of tools) {
    const fields = [params, query, body].flatMap(fieldsOf)
    const repeated = fields.filter((field, at) => fields.indexOf(field) !== at)
    expect([name, repeated]).toEqual([name, [...twins]])
    expect([name, fields.filter((field) => CREDENTIALS.has(field))]).toEqual([name, []])
    expect([name, access.kind]).toEqual([name, 'key'])
  }
})

test('query and body of an operation have no field in common, but for its twins', () => {
  for (const { name, query, body, twins = [] } of OPERATIONS) {
    const inBody = new Set(fieldsOf(body))
    expect([name, fieldsOf(query).filter((field) => inBody.has(field))]).toEqual([name, [...twins]])
  }
})

const SECURITY: Readonly<Record<Access['kind'], readonly object[]>> = {
  public: [],
  session: [{ session: [] }],
  key: [{ apiKey: [] }],
  token: [{ accessToken: [] }],
  token_or_server: [{ accessToken: [] }, { syncSecret: [] }],
  mcp: [{ apiKey: [] }, { assistantToken: [] }],
  admin: [{ adminSession: [] }],
  admin_page: [],
  account_page: [],
}

test('every operation is a route, and an entry of the OpenAPI document unless it is a page or takes messages of MCP', async () => {
  const document = (await service.app.inject({ url: '/openapi.json' })).json()
  for (const { name, method, url, query, access, faults, isPage = false } of OPERATIONS) {
    // The router takes an address with and without a slash at its end for one, and lists it without.
    expect(service.app.hasRoute({ method, url: url.replace(/(?<=.)\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(
      true,
    )
    const entry = document.paths[url]?.[method.toLowerCase()]
    const isLeftOut = isPage || faults === 'json_rpc'
    expect([name, entry === undefined]).toEqual([name, isLeftOut])
    if (isLeftOut) continue
    expect(entry.operationId).toBe(name)
    const feed = access.kind === 'key' && access.feed ? [{ apiKeyInAddress: [] }, { apiKeyAsPassword: [] }] : []
    const none = access.kind === 'key' && access.keyOptional ? [{}] : []
    expect(entry.security).toEqual([...SECURITY[access.kind], ...feed, ...none])
    if (query) expect(entry.parameters.length).toBeGreaterThan(0)
  }
})

test('every reference of the document leads to a schema', async () => {
  const text = (await service.app.inject({ url: '/openapi.json' })).body
  const { components } = JSON.parse(text)
  const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(components.schemas).toHaveProperty(name)
})

type Node = Readonly<Record<string, unknown>>

/** Each place of the document that has examples, with the schema that they are of. */
function* withExamples(node: unknown, path = ''): Generator<readonly [path: string, schema: Node]> {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray((node as Node)['examples'])) yield [path, node as Node]
  for (const [name, value] of Object.entries(node)) yield* withExamples(value, `${path}/${name}`)
}

test('every example of the document is one by its schema', async () => {
  const text = (await service.app.inject({ url: '/openapi.json' })).body
  const { components, paths } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/'))
  const found = [...withExamples({ paths, schemas: components.schemas })]
  expect(found.length).toBeGreaterThan(30)
  for (const [path, { examples, ...schema }] of found) {
    const checked = z.fromJSONSchema({ ...schema, $defs: components.schemas } as never)
    for (const example of examples as unknown[])
      expect([path, checked.safeParse(example).error]).toEqual([path, undefined])
  }
})

test('every body of an account, of signing in or of the administration is shown by an example', () => {
  for (const { name, tag, body, consumes } of OPERATIONS) {
    if (!body || consumes || !['Account', 'Sign-in', 'Administration'].includes(tag)) continue
    const shown = JSON.stringify(z.toJSONSchema(body, { io: 'input' }))
    expect([name, shown.includes('"examples"')]).toEqual([name, true])
  }
})

test('the document lists every refusal of an operation by status, code and shape', async () => {
  const { paths } = (await service.app.inject({ url: '/openapi.json' })).json()
  for (const { name, method, url, access, refuses = [], body, consumes, faults, isPage } of OPERATIONS) {
    if (isPage || faults === 'json_rpc') continue
    const { responses } = paths[url][method.toLowerCase()]
    for (const { status, code, message } of refuses.map((each) => new Refusal(each))) {
      const said = responses[status].description
      expect([name, said.includes([401, 403, 404, 405].includes(status) ? message : code)]).toEqual([name, true])
    }
    const limits = Object.keys(responses[200].headers ?? {}).filter((header) => header.startsWith('X-RateLimit-'))
    expect([name, limits.length]).toEqual([name, ACCESS_TRAITS[access.kind].limits ? 3 : 0])
    if (body) expect(Object.keys(responses)).toEqual(expect.arrayContaining(consumes ? ['415'] : ['400', '413', '415']))
  }
})

test('the service gives the answer of the documented example', async () => {
  expect((await service.get({ start: '2026-03-01', bodies: 'Sun' })).json()).toEqual(EPHEMERIS_EXAMPLE)
})

describe('operating it', () => {
  test('health and readiness have the shapes of their contracts', async () => {
    Health.parse((await service.app.inject({ url: '/healthz' })).json())
    const ready = Readiness.parse((await service.app.inject({ url: '/readyz' })).json())
    expect(ready).toMatchObject({ status: 'ready', parts: { calculation: true, database: true } })
  })

  test('metrics count requests by operation and outcome, calculations, rows and refusals', async () => {
    const key = await service.newKey('free')
    for (let turn = 0; turn < 3; turn += 1) await service.get({ start: '2026-01-01' }, { 'x-api-key': key })
    await service.get({ start: 'x' })
    const text = (await service.app.inject({ url: '/metrics' })).body
    for (const line of [
      /orrery_request_duration_seconds_count\{operation="ephemeris_table",status="200"\} \d+/,
      /orrery_request_duration_seconds_count\{operation="ephemeris_table",status="422"\} 1/,
      /orrery_limit_refusals_total\{code="rps_limit_exceeded"\} \d/,
      /orrery_compute_duration_seconds_count\{task="ephemeris_whole"\} \d+/,
      /orrery_compute_wait_seconds\{percentile="99"\} /,
      /orrery_compute_run_seconds\{percentile="99"\} /,
      /orrery_compute_queue \d/,
      /orrery_compute_threads 1/,
      /orrery_rows_total\{format="json"\} \d+/,
      /orrery_process_resident_memory_bytes \d+/,
    ]) {
      expect(text).toMatch(line)
    }
  })

  test('the reference is served from here', async () => {
    const page = await service.app.inject({ url: '/docs/api' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/src="https?:/)
  })

  test('every answer names its request', async () => {
    const { headers } = await service.app.inject({ url: '/healthz' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
