import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EPHEMERIS_EXAMPLE } from '../src/contract/ephemeris-example.ts'
import { Health, Readiness } from '../src/contract/service.ts'
import { startMetrics } from '../src/metrics.ts'
import { allOperations } from '../src/operations/index.ts'
import { startTestApp, type TestApp } from './support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const operations = () =>
  allOperations({
    changes: service.services.changes,
    compute: service.services.compute,
    db: service.services.db,
    deletions: service.services.deletions,
    limits: service.services.limits,
    issuer: service.services.identity.issuer,
    identity: service.services.identity,
    renders: service.services.renders,
    reports: service.services.reports,
    requests: service.services.requests,
    metrics: startMetrics(),
    release: 'test',
    isDatabaseUp: async () => true,
    countedIn: () => 'process',
  })

test('every operation has a name of its own, an address of its own, and a summary', () => {
  const all = operations()
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(new Set(all.map(({ method, url }) => `${method} ${url}`)).size).toBe(all.length)
  for (const { name, summary, tag } of all) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/)
    expect(summary.length).toBeGreaterThan(10)
    expect(tag).not.toBe('')
  }
})

test('every operation that takes a key belongs to an area, and no other does', () => {
  for (const { name, access, area } of operations())
    expect([name, area !== undefined]).toEqual([name, access === 'api_key'])
})

test('every operation is a route and an entry of the OpenAPI document', async () => {
  const document = (await service.app.inject({ url: '/openapi.json' })).json()
  for (const { name, method, url, query, access } of operations()) {
    const entry = document.paths[url][method.toLowerCase()]
    expect(entry.operationId).toBe(name)
    expect(entry.security).toEqual(
      {
        public: [],
        api_key: [{ apiKey: [] }],
        account: [{ accessToken: [] }],
        account_or_server: [{ accessToken: [] }, { syncSecret: [] }],
      }[access],
    )
    // The router takes an address with and without a slash at its end for one, and lists it without.
    expect(service.app.hasRoute({ method, url: url.replace(/(?<=.)\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(
      true,
    )
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

test('the example of the documentation is what the service answers', async () => {
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
      /orrery_compute_wait_seconds\{quantile="0.99"\} /,
      /orrery_compute_run_seconds\{quantile="0.99"\} /,
      /orrery_compute_queue \d/,
      /orrery_compute_threads 2/,
      /orrery_rows_total\{format="json"\} \d+/,
      /orrery_process_resident_memory_bytes \d+/,
    ]) {
      expect(text).toMatch(line)
    }
  })

  test('the documentation page is served from here', async () => {
    const page = await service.app.inject({ url: '/docs/' })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/(src|href)="https?:/)
  })

  test('every answer names its request', async () => {
    const { headers } = await service.app.inject({ url: '/healthz' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})
