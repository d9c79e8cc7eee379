import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { issuerVerifier } from '../../src/accounts/identity/issuer.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { keyFor, PUBLIC, TOKEN } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let small: SmallApp
let served = 0

const about = {
  method: 'GET',
  tag: 'Test',
  summary: 'Test',
  access: keyFor('natal'),
  reply: z.unknown(),
} as const
const Units = z.object({ units: z.number().optional() })
const ANSWERS: Record<string, () => never> = {
  '/refused': () => {
    throw new Refusal('compute_busy')
  },
  '/broken': () => {
    throw new Error('a bug')
  },
}
const operations = [
  operation({
    ...about,
    name: 'work',
    url: '/work',
    query: Units,
    cost: ({ query }) => query.units ?? 1,
    handle: () => ({ served: ++served }),
  }),
  operation({
    ...about,
    name: 'unchanged',
    url: '/unchanged',
    cost: 7,
    handle: (_, reply) => reply.code(304).send(),
  }),
  operation({ ...about, name: 'gone', url: '/gone', cost: 7, handle: (_, reply) => reply.code(404).send({}) }),
  ...Object.entries(ANSWERS).map(([url, answer]) =>
    operation({ ...about, name: url.slice(1), url, cost: 7, handle: answer }),
  ),
  operation({ ...about, name: 'open', url: '/open', access: PUBLIC, cost: 1, handle: () => ({}) }),
]

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY_ENDS = Date.UTC(2026, 10, 22) / 1000
const MONTH_ENDS = Date.UTC(2026, 11, 1) / 1000

beforeAll(async () => {
  small = await smallApp(database.db, operations, { now: () => NOW })
})
afterAll(() => small.app.close())

async function callerOn(plan: PlanName) {
  const accountId = await openAccount(database.db, { name: plan, plan })
  const { key } = await createKey(database.db, { accountId, name: 'k' })
  return (url: string) => small.app.inject({ url, headers: { 'x-api-key': key } })
}

const limits = ({ headers }: { headers: Record<string, unknown> }) => ({
  limit: headers['x-ratelimit-limit'],
  remaining: headers['x-ratelimit-remaining'],
  reset: headers['x-ratelimit-reset'],
})
const high = (remaining: number) => ({
  limit: '500000',
  remaining: String(remaining),
  reset: String(MONTH_ENDS),
})

test('an answer says what the plan allows, what remains of it, and until when in Unix seconds', async () => {
  const get = await callerOn('free')
  expect(limits(await get('/work?units=3'))).toEqual({ limit: '80', remaining: '77', reset: String(DAY_ENDS) })
})

test('the cost of an operation may depend on its input', async () => {
  const get = await callerOn('high')
  expect(limits(await get('/work?units=100'))).toEqual(high(500_000 - 100))
  expect(limits(await get('/work'))).toEqual(high(500_000 - 101))
})

test('a malformed request costs nothing, and its answer has the headers too', async () => {
  const get = await callerOn('high')
  const response = await get('/work?units=many')
  expect(response.statusCode).toBe(422)
  expect(limits(response)).toEqual(high(500_000))
  expect(limits(await get('/work'))).toEqual(high(499_999))
})

test.each([
  ['/unchanged', 304],
  ['/gone', 404],
  ['/refused', 503],
  ['/broken', 500],
])('the units of %s, which answers %i, are given back', async (url, status) => {
  const get = await callerOn('high')
  const response = await get(url)
  expect(response.statusCode).toBe(status)
  expect(limits(response)).toEqual(high(500_000))
  expect(limits(await get('/work'))).toEqual(high(499_999))
})

test('a used-up plan is refused with the three headers, before any work is done', async () => {
  const get = await callerOn('high')
  await get('/work?units=500000')
  const before = served
  const response = await get('/work')
  expect([response.statusCode, response.json()]).toEqual([
    429,
    {
      error: 'rate_limit_exceeded',
      message: 'This request costs 1 unit; 0 of 500000 per month remain until 2026-12-01T00:00:00.000Z',
    },
  ])
  expect(Number(response.headers['retry-after'])).toBe(MONTH_ENDS - NOW / 1000)
  expect(limits(response)).toEqual(high(0))
  expect(served).toBe(before)
})

test('too many requests in a second are refused with what a client needs to slow down', async () => {
  const get = await callerOn('free')
  const responses = await Promise.all(Array.from({ length: 5 }, () => get('/work')))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429])
  const refused = responses.find(({ statusCode }) => statusCode === 429)!
  expect(refused.json()).toEqual({
    error: 'rps_limit_exceeded',
    message: 'The plan allows 1 request per second',
    retry_after_ms: expect.any(Number),
    backoff_hint: expect.any(String),
    tier_rps_limit: 1,
    penalty_active: false,
  })
  expect(refused.headers['retry-after']).toBe('1')
  expect(limits(refused)).toMatchObject({ limit: '80', reset: String(DAY_ENDS) })
})

test('a refusal for units takes a request of the second, so the next one is refused for its rate', async () => {
  const get = await callerOn('free')
  const startedAt = performance.now()
  const errors: string[] = []
  for (let times = 0; times < 6; times += 1) errors.push((await get('/work?units=81')).json().error)
  const fitting = 1 + Math.floor((performance.now() - startedAt) / 1_000)
  expect(errors[0]).toBe('rate_limit_exceeded')
  expect(errors.filter((error) => error === 'rate_limit_exceeded').length).toBeLessThanOrEqual(fitting)
})

test('200 requests at once on 100 remaining units are answered exactly 100 times', async () => {
  const get = await callerOn('operator')
  await get('/work?units=999999900')
  const before = served
  const responses = await Promise.all(Array.from({ length: 200 }, () => get('/work')))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100)
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(100)
  expect(served - before).toBe(100)
})

test('the answer of a public operation has no limit headers', async () => {
  const response = await small.app.inject('/open')
  expect(limits(response)).toEqual({ limit: undefined, remaining: undefined, reset: undefined })
})

describe('an account operation', () => {
  let issuer: TestIssuer
  let front: SmallApp
  beforeAll(async () => {
    issuer = await startIssuer()
    const verify = issuerVerifier({ ...rules(), jwksUrl: issuer.jwksUrl })
    const mine = operation({ ...about, name: 'mine', url: '/mine', access: TOKEN, handle: () => ({}) })
    front = await smallApp(database.db, [mine], { now: () => NOW }, verify)
  })
  afterAll(async () => {
    await front.app.close()
    await issuer.stop()
  })
  const rules = () => ({ issuer: issuer.url, audience: issuer.audience, algorithms: ['ES256'] })
  const signedIn = async (subject: string) => {
    const authorization = `Bearer ${await issuer.token(subject)}`
    return () => front.app.inject({ url: '/mine', headers: { authorization } })
  }

  test('shows the remaining units of the plan and takes none', async () => {
    const get = await signedIn('ada')
    const whole = { limit: '80', remaining: '80', reset: String(DAY_ENDS) }
    expect(limits(await get())).toEqual(whole)
    expect(limits(await get())).toEqual(whole)
  })

  test('may be called ten times in a second by each account, whatever the plan allows', async () => {
    const [get, other] = [await signedIn('bob'), await signedIn('eve')]
    await get()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const responses = await Promise.all(Array.from({ length: 15 }, get))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    const refused = responses.find(({ statusCode }) => statusCode === 429)!
    expect(refused.json()).toEqual({
      error: 'rps_limit_exceeded',
      message: 'An account may send 10 account requests per second',
      retry_after_ms: expect.any(Number),
      backoff_hint: expect.any(String),
      tier_rps_limit: 10,
      penalty_active: false,
    })
    expect(refused.headers['retry-after']).toBe('1')
    expect(limits(refused)).toMatchObject({ limit: '80', remaining: '80' })
    expect((await other()).statusCode).toBe(200)
  })
})
