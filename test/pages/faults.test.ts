import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

/** What Chromium and an old browser send when a person opens an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const NAVIGATION = { accept: BROWSER, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const OLD_BROWSER = { accept: BROWSER }

const database = useDatabase()
const about = { tag: 'Test', summary: 'Test', access: PUBLIC, reply: z.unknown(), method: 'GET' } as const
const page = { isPage: true, answer: { types: { 'text/html': 'html' } } } as const
const fails = (error: () => Error) => (_: unknown, __: FastifyReply) => {
  throw error()
}
const busy = fails(() => new Refusal('compute_busy', { retryAfterMs: 2000 }))
const operations = [
  operation({ ...about, name: 'busy_page', url: '/busy', ...page, refuses: ['compute_busy'], handle: busy }),
  operation({ ...about, name: 'busy_call', url: '/api/busy', refuses: ['compute_busy'], handle: busy }),
  operation({ ...about, name: 'broken_page', url: '/broken', ...page, handle: fails(() => new Error('secret')) }),
  operation({
    ...about,
    name: 'strict_page',
    url: '/strict',
    ...page,
    query: z.strictObject({ count: z.int().default(1) }),
    handle: () => ({}),
  }),
  operation({
    ...about,
    name: 'limited_page',
    url: '/limited',
    ...page,
    addressLimit: { most: 1, seconds: 60 },
    handle: (_, reply) => reply.type('text/html').send('<p>Here</p>'),
  }),
]
let small: SmallApp
let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
  small = await smallApp(database.db, operations)
})
afterAll(() => small.app.close())

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

describe('an address without a page', () => {
  test.each([
    ['a browser', NAVIGATION],
    ['an old browser', OLD_BROWSER],
  ])('is answered to %s by a page that says so, with the trace id and ways on', async (_, headers) => {
    const reply = await service.app.inject({ url: '/no/such/page', headers })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      404,
      HTML,
      'no-store',
    ])
    for (const part of [
      '<h1>Page not found</h1>',
      'There is no page at this address.',
      `<code>${String(reply.headers['x-request-id'])}</code>`,
      'href="../../">Home page</a>',
      'href="../../docs#search">Search the documentation</a>',
      '<nav aria-label="Orrery">',
    ])
      expect(reply.body).toContain(part)
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test.each([
    ['no Accept', {}],
    ['any type', { accept: '*/*' }],
    ['JSON', { accept: 'application/json' }],
    ['JSON before HTML', { accept: 'application/json, text/html' }],
    ['HTML only where there is no JSON', { accept: 'text/html;q=0.5, application/json' }],
    ['HTML from a script of a page', { accept: 'text/html', 'sec-fetch-mode': 'cors' }],
    ['HTML that it refuses', { accept: 'text/html;q=0' }],
  ])('is answered by the same JSON as before to a client that asks for %s', async (_, headers) => {
    const reply = await service.app.inject({ url: '/nope', headers })
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      404,
      JSON_TYPE,
      '{"detail":"Not Found"}',
    ])
  })

  // The header of java.net.HttpURLConnection by default, which a program of the API may leave as it is.
  test('is answered by JSON below /api to a program that prefers HTML', async () => {
    const headers = { accept: 'text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2' }
    const reply = await service.app.inject({ url: '/api/v1/nope', headers })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, JSON_TYPE])
    const seen = await service.app.inject({ url: '/api/v1/nope', headers: NAVIGATION })
    expect(seen.headers['content-type']).toBe(HTML)
  })

  test.each([
    ['/account/nope', 'Account'],
    ['/admin/nope', 'Back to the overview'],
    ['/playground/nope', 'Playground'],
  ])('%s is a page in the frame of its part', async (url, link) => {
    const { statusCode, body } = await service.app.inject({ url, headers: NAVIGATION })
    expect([statusCode, body.includes('<h1>Page not found</h1>'), body.includes(`>${link}</a>`)]).toEqual([
      404,
      true,
      true,
    ])
  })

  test('gets no page that quotes the address', async () => {
    const { body } = await service.app.inject({ url: '/%3Cscript%3Ealert(1)', headers: NAVIGATION })
    expect(body).not.toContain('alert(1)')
  })
})

describe('an operation of the API that a browser opens', () => {
  test('answers JSON as to a program, also where it fails', async () => {
    const url = '/api/v1/ephemeris'
    const [browser, program] = [
      await service.app.inject({ url, headers: NAVIGATION }),
      await service.app.inject({ url }),
    ]
    expect([browser.statusCode, browser.headers['content-type'], browser.body]).toEqual([401, JSON_TYPE, program.body])
    expect((await small.app.inject({ url: '/api/busy', headers: NAVIGATION })).json()).toMatchObject({
      error: 'compute_busy',
    })
  })

  test('by another method than its own, is a page that says so, and names its methods', async () => {
    const reply = await service.app.inject({ url: '/api/v1/natal/calculate', headers: NAVIGATION })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers.allow]).toEqual([405, HTML, 'POST'])
    expect(reply.body).toContain('<h1>This address is not a page</h1>')
    expect((await service.app.inject({ url: '/api/v1/natal/calculate' })).json()).toEqual({
      detail: 'Method Not Allowed',
    })
  })
})

test('what scripts of pages fetch fails in JSON, as before', async () => {
  const reply = await service.app.inject({ url: '/now/wheel?lat=91&lng=0', headers: NAVIGATION })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['query', 'lat']])
})

describe('a page that fails', () => {
  test('is a page that says when to try again, while the calculation threads are busy', async () => {
    const reply = await small.app.inject({ url: '/busy?name=Ada', headers: NAVIGATION })
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['retry-after']]).toEqual([503, HTML, '2'])
    expect(reply.body).toContain('<h1>The service is busy</h1>')
    expect(reply.body).toMatch(/Try again in 2\u00a0s\./)
    expect(reply.body).toContain('<a class="button primary" href="">Try again</a>')
    expect((await small.app.inject({ url: '/busy' })).json()).toMatchObject({ error: 'compute_busy' })
  })

  test('says that the service made an error, without the error', async () => {
    const reply = await small.app.inject({ url: '/broken', headers: NAVIGATION })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([500, HTML])
    expect(reply.body).toContain('<h1>Something went wrong</h1>')
    expect(reply.body).toContain(String(reply.headers['x-request-id']))
    expect(reply.body).not.toContain('secret')
  })

  test('names the input that is wrong', async () => {
    const reply = await small.app.inject({ url: '/strict?count=x', headers: NAVIGATION })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([422, HTML])
    expect(reply.body).toMatch(/<h1>Check your input<\/h1>[\s\S]*count: /)
    expect((await small.app.inject({ url: '/strict?count=x' })).json().detail[0].loc).toEqual(['query', 'count'])
  })

  test('says how long to wait after too many requests', async () => {
    const headers = { ...NAVIGATION, 'x-forwarded-for': '192.0.2.77' }
    await small.app.inject({ url: '/limited', headers })
    const reply = await small.app.inject({ url: '/limited', headers })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([429, HTML])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.body).toMatch(/<h1>Too many requests<\/h1>[\s\S]*Try again in \d+\u00a0s\./)
  })

  test('says so where a browser cannot read the address, or sends what no page takes', async () => {
    const odd = await service.app.inject({ url: '/%ff', headers: NAVIGATION })
    expect([odd.statusCode, odd.headers['content-type']]).toEqual([400, HTML])
    expect(odd.body).toContain('<h1>The request cannot be read</h1>')
    const sent = await service.app.inject({
      method: 'POST',
      url: '/docs',
      headers: { ...NAVIGATION, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect([sent.statusCode, sent.headers['content-type'], sent.headers.allow]).toEqual([405, HTML, 'GET, HEAD'])
  })
})
