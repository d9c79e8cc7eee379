import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'

const NAMED = 'https://app.example'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp({ environment: { CORS_ORIGIN: `${NAMED},https://other.example` } })
})
afterAll(() => service.stop())

/** The preflight request of a browser for a page of `origin`. */
const preflight = (origin: string, method: string, url: string) =>
  service.app.inject({
    ...{ method: 'OPTIONS', url },
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,x-api-key,idempotency-key',
    },
  })
const listed = (header: unknown): string[] => String(header ?? '').split(/, */)

describe('a page of an origin that is named', () => {
  test.each([
    ['GET', '/api/v1/auth/me'],
    ['POST', '/api/v1/auth/keys'],
    ['PUT', '/api/v1/settings/notifications'],
    ['DELETE', '/api/v1/auth/keys/5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'],
  ])('may send %s %s with key, token and Idempotency-Key', async (method, url) => {
    const { headers } = await preflight(NAMED, method, url)
    expect(headers['access-control-allow-origin']).toBe(NAMED)
    expect(listed(headers['access-control-allow-methods'])).toContain(method)
    const allowed = listed(headers['access-control-allow-headers'])
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'x-api-key', 'idempotency-key']))
  })

  test('may read answers, refusals too, and what their headers say of limits and replays', async () => {
    const ask = (key: string) =>
      service.app.inject({ url: '/api/v1/numerology/alphabets', headers: { origin: NAMED, 'x-api-key': key } })
    for (const reply of [await ask(service.key), await ask('wrong')]) {
      expect(reply.headers['access-control-allow-origin']).toBe(NAMED)
      const exposed = listed(reply.headers['access-control-expose-headers'])
      expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'X-RateLimit-Remaining', 'Idempotency-Replayed']))
    }
  })
})

test('a page may read every header that an operation declares', async () => {
  const { paths } = (await service.app.inject({ url: '/openapi.json' })).json() as {
    paths: Record<string, Record<string, { responses: Record<string, { headers?: object }> }>>
  }
  const declared = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ headers = {} }) => Object.keys(headers))
  expect(declared).toContain('X-Progression-System')
  const { headers } = await service.app.inject({ url: '/health/live', headers: { origin: NAMED } })
  const exposed = listed(headers['access-control-expose-headers'])
  expect(exposed).toEqual(expect.arrayContaining([...new Set(declared)]))
  // Headers of requests are written in small letters there.
  const sources = globSync('src/**/*.ts').map((path) => readFileSync(path, 'utf8'))
  const ours = sources.flatMap((source) => [...source.matchAll(/'(X-[A-Z][\w-]*)'/g)].map(([, name]) => name!))
  // These are for the browser and for search engines, not for the script.
  const readable = ours.filter((name) => !['X-Content-Type-Options', 'X-Frame-Options', 'X-Robots-Tag'].includes(name))
  expect(exposed).toEqual(expect.arrayContaining([...new Set(readable)]))
  expect(exposed).toEqual(expect.arrayContaining(['Allow', 'Content-Disposition', 'WWW-Authenticate', 'X-Request-Id']))
})

test.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
  'a page of %s may do and read nothing',
  async (origin) => {
    const { headers } = await preflight(origin, 'DELETE', '/api/v1/settings/account')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const reply = await service.app.inject({ url: '/health/live', headers: { origin } })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  },
)
