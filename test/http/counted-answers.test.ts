import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeyText } from '../../src/accounts/key-text.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { remaining, startTestApp, type TestApp } from '../support/app.ts'

const ADDRESS_REQUESTS = 30
const SYNC_SECRET = 'the secret of a server that vouches for its users'

let service: TestApp
let networks = 0
beforeAll(async () => {
  service = await startTestApp({
    environment: { ADDRESS_REQUESTS: String(ADDRESS_REQUESTS), SYNC_SECRET },
  })
})
afterAll(() => service.stop())

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  readonly url: string
  readonly payload?: string | object
  readonly headers?: Readonly<Record<string, string>>
}
type Ask = (key: string | undefined, remoteAddress: string) => Promise<LightMyRequestResponse>

const asking =
  ({ headers, ...request }: Asked): Ask =>
  (key, remoteAddress) =>
    service.app.inject({
      ...{ method: 'GET', ...request, remoteAddress },
      headers: { ...headers, ...(key !== undefined && { 'x-api-key': key }) },
    })
/** An address that no test used before. */
const newAddress = () => `198.51.101.${++networks}`
const many = (count: number, ask: () => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: count }, ask))
const count = (replies: readonly LightMyRequestResponse[], status: number) =>
  replies.filter(({ statusCode }) => statusCode === status).length

const json = { 'content-type': 'application/json' }
/** Answers to a right key that end before anything is taken from its plan. */
const REFUSED: readonly (readonly [number, string, Ask])[] = [
  [422, 'an input that is not valid', asking({ url: '/api/v1/ephemeris' })],
  [422, 'a body that is no JSON', asking({ method: 'POST', url: '/natal', payload: '{', headers: json })],
  [422, 'a body that is not valid', asking({ method: 'POST', url: '/natal', payload: {} })],
  [
    400,
    'a part that is malformed',
    asking({ method: 'POST', url: '/natal', payload: 'x', headers: { ...json, 'content-encoding': 'gzip' } }),
  ],
  [
    413,
    'a body that is too large',
    asking({ method: 'POST', url: '/natal', payload: ' '.repeat(1_100_000), headers: json }),
  ],
  [
    415,
    'another media type',
    asking({ method: 'POST', url: '/natal', payload: 'x', headers: { 'content-type': 'text/plain' } }),
  ],
  [401, 'an operation that takes a token', asking({ url: '/api/v1/auth/me' })],
  [404, 'an unknown address', asking({ url: '/nowhere' })],
  [405, 'another method', asking({ url: '/natal' })],
]

describe.each(REFUSED)('an answer %i to %s', (status, _, ask) => {
  test('counts as a request of the second of its key, and takes no units', async () => {
    const [key, address] = [await service.newKey('entry'), newAddress()]
    const startedAt = performance.now()
    const replies = await many(20, () => ask(key, address))
    const fitting = 5 + Math.ceil((performance.now() - startedAt) / 200)
    expect(count(replies, status)).toBeGreaterThanOrEqual(5)
    expect(count(replies, status)).toBeLessThanOrEqual(fitting)
    expect(count(replies, status) + count(replies, 429)).toBe(20)
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(['rps_limit_exceeded', 'abuse_penalty_active']).toContain(refused.json().error)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (const reply of replies) expect(remaining(reply)).toBe(50_000)
  })

  test('counts by its address without a key', async () => {
    const address = newAddress()
    const replies = await many(ADDRESS_REQUESTS + 10, () => ask(undefined, address))
    expect(count(replies, 429)).toBe(10)
    const refused = replies.find(({ statusCode }) => statusCode === 429)!
    expect(refused.json()).toMatchObject({
      error: 'rps_limit_exceeded',
      message: `Without a valid API key or token, an address may send ${ADDRESS_REQUESTS} requests in 10 seconds`,
      tier_rps_limit: ADDRESS_REQUESTS / 10,
    })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10)
    expect(count(await many(1, () => ask(undefined, newAddress())), 429)).toBe(0)
  })

  test('is given to a right key whatever its address sent before', async () => {
    const address = newAddress()
    await many(ADDRESS_REQUESTS + 5, () => ask(newKeyText(), address))
    expect((await ask(await service.newKey('free'), address)).statusCode).toBe(status)
  })
})

test('a right key calculates whatever its address sent before', async () => {
  const address = newAddress()
  await many(ADDRESS_REQUESTS + 5, () => asking({ url: '/nowhere' })(undefined, address))
  const ask = asking({ url: '/api/v1/ephemeris?start=2026-01-01' })
  expect((await ask(service.key, address)).statusCode).toBe(200)
})

test('after five seconds of invalid requests a key has a penalty, which is known before the input is read', async () => {
  const key = await service.newKey('free' satisfies PlanName)
  const ask = asking({ method: 'POST', url: '/natal', payload: '{', headers: json })
  const errors = new Set<string>()
  for (let second = 0; second < 6; second += 1) {
    for (const reply of await many(8, () => ask(key, '198.51.101.254'))) errors.add(reply.json().error)
    await sleep(1_020)
  }
  expect(errors).toContain('abuse_penalty_active')
  const reply = await ask(key, '198.51.101.254')
  expect(reply.json()).toMatchObject({ error: 'abuse_penalty_active', penalty_active: true })
  expect(remaining(reply)).toBe(80)
})

test.each(['/healthz', '/readyz', '/metrics'])('%s is answered however often it is asked', async (url) => {
  const address = newAddress()
  await many(ADDRESS_REQUESTS + 5, () => asking({ url: '/nowhere' })(undefined, address))
  expect(count(await many(ADDRESS_REQUESTS + 5, () => asking({ url })(undefined, address)), 200)).toBe(
    ADDRESS_REQUESTS + 5,
  )
})

test('a server with the right SYNC_SECRET is not counted by its address', async () => {
  const address = newAddress()
  await many(ADDRESS_REQUESTS + 5, () => asking({ url: '/nowhere' })(undefined, address))
  const ask = asking({
    method: 'POST',
    url: '/api/v1/auth/sync',
    payload: {},
    headers: { 'x-sync-secret': SYNC_SECRET },
  })
  expect((await ask(undefined, address)).statusCode).toBe(422)
})

test.each(['/openapi.json', '/docs/api', '/api/auth/jwks', '/api/auth/token'])(
  '%s is limited by address',
  async (url) => {
    const address = newAddress()
    const replies = await many(ADDRESS_REQUESTS + 5, () => asking({ url })(undefined, address))
    expect(count(replies, 429)).toBe(5)
  },
)
