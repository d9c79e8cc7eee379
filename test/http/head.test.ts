import { beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/index.ts'
import { remaining, type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ask = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method, url, headers })

/** Headers of one answer alone. */
const OWN = ['x-request-id', 'date', 'connection', 'x-ratelimit-remaining', 'transfer-encoding', 'content-length']
const lasting = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)))

const gets = OPERATIONS.filter(({ method, builtInIdentity }) => method === 'GET' && !builtInIdentity).map(({ url }) =>
  url.replaceAll(/\{\w+\}/g, '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'),
)
const OTHERS = ['/openapi.json', '/docs/api', '/metrics', '/nowhere']

test.each([...gets, ...OTHERS])('HEAD %s has the status and the headers of GET, and no body', async (url) => {
  const headers = { 'x-api-key': service.key }
  const [get, head] = [await ask('GET', url, headers), await ask('HEAD', url, headers)]
  expect([head.statusCode, head.body]).toEqual([get.statusCode, ''])
  expect(lasting(head.headers)).toEqual(lasting(get.headers))
})

describe('HEAD of a calculation', () => {
  const url = '/api/v1/sky-events?date=2026-03-03'

  test('costs what GET costs, and gives its length', async () => {
    const key = await service.newKey('operator')
    const [first, second] = [await ask('GET', url, { 'x-api-key': key }), await ask('HEAD', url, { 'x-api-key': key })]
    expect([second.statusCode, second.headers['content-length']]).toEqual([200, String(first.rawPayload.length)])
    expect(remaining(first) - remaining(second)).toBe(1)
  })
})

test('HEAD of a long export calculates no rows, and is over with its answer', async () => {
  const url = '/api/v1/ephemeris?start=1900-01-01&end=1903-10-20&step=1m&format=csv&bodies=sun,moon,mercury'
  const rows = () => service.metric('orrery_rows_total{format="csv"}')
  const before = await rows()
  const reply = await ask('HEAD', url, { 'x-api-key': service.key })
  expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', undefined])
  expect(reply.headers['content-type']).toContain('text/csv')
  await expect.poll(() => service.metric('orrery_streams_open')).toBe(0)
  expect(await rows()).toBe(before)
})

test('an address that GET has allows HEAD too', async () => {
  const reply = await service.app.inject({ method: 'DELETE', url: '/api/v1/sky-events' })
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
})
