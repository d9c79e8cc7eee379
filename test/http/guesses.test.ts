import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { sessionCookie } from '../../src/accounts/admin/admin.ts'
import { NONE_BOUGHT } from '../../src/accounts/billing/units.ts'
import { accessHook, boundGuesses } from '../../src/http/access.ts'
import { failureHandler } from '../../src/http/failures.ts'
import { keepAddress, mount } from '../../src/http/mount.ts'
import { openTickets } from '../../src/mcp/inner-call.ts'
import { keyFor, PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import type { Services } from '../../src/operations/services.ts'
import { network } from '../../src/platform/addresses.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { startMetrics } from '../../src/platform/metrics.ts'

/** A front that knows one key, and counts how many it looks for at once. */
let app: FastifyInstance
let looking: number
let lookingMost: number
beforeEach(async () => {
  looking = 0
  lookingMost = 0
  app = Fastify()
  app.setErrorHandler(failureHandler({ metrics: startMetrics() }))
  keepAddress(app)
  const findCaller = async (key: string) => {
    looking += 1
    lookingMost = Math.max(lookingMost, looking)
    await sleep(1)
    looking -= 1
    if (key !== 'right') throw new Refusal('invalid_api_key')
    return { keyId: key, accountId: key, plan: 'free', bought: NONE_BOUGHT, subscribed: true } as const
  }
  const findAccount = async () => {
    throw new Refusal('invalid_token')
  }
  app.addHook(
    'onRequest',
    boundGuesses(
      accessHook({
        ...{ findCaller, findAccount, findAssistant: findAccount },
        admin: { findOperator: findAccount, cookie: sessionCookie(undefined) },
        identity: { embedded: null },
        ...{ tickets: openTickets(), names: [], corsOrigins: [] },
      }),
    ),
  )
  mount(
    app,
    [keyFor('natal'), PUBLIC].map((access) =>
      operation({
        ...{ name: access.kind, method: 'GET', url: `/${access.kind}`, tag: 'Test', summary: 'Test', access },
        reply: z.unknown(),
        handle: () => ({}),
      }),
    ),
    {} as Services,
  )
  await app.ready()
})
afterEach(() => app.close())

const ask = (key: string | undefined, remoteAddress = '192.0.2.1', url = '/key') =>
  app.inject({ url, remoteAddress, headers: key === undefined ? {} : { 'x-api-key': key } })
const guess = (count: number, remoteAddress?: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(`wrong ${at}`, remoteAddress)))

test('after two hundred wrong keys an address must wait', async () => {
  for (const { statusCode } of await guess(200)) expect(statusCode).toBe(401)
  const refused = await ask('wrong again')
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      error: 'too_many_failures',
      message: 'Too many invalid keys or tokens from this address',
      retry_after_ms: expect.any(Number),
    },
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20)
})

test('guesses beyond that are looked up two at a time, beside the requests of others', async () => {
  await guess(200)
  lookingMost = 0
  await guess(100)
  expect(lookingMost).toBe(2)
})

test('a right key that was never seen passes while others guess from its address', async () => {
  await guess(300)
  const [reply, ...guesses] = await Promise.all([ask('right'), ...Array.from({ length: 50 }, () => ask('wrong'))])
  expect(reply!.statusCode).toBe(200)
  for (const { statusCode } of guesses) expect(statusCode).toBe(429)
})

test('other addresses and public operations still work', async () => {
  await guess(205)
  expect((await ask('right', '192.0.2.2')).statusCode).toBe(200)
  expect((await ask(undefined, '192.0.2.1', '/public')).statusCode).toBe(200)
})

test('a known good key still works while others guess from its address', async () => {
  await guess(100)
  expect((await ask('right')).statusCode).toBe(200)
  await guess(105)
  expect((await ask('right')).statusCode).toBe(200)
  expect((await ask('wrong')).statusCode).toBe(429)
})

test('requests without any key are not counted', async () => {
  for (let at = 0; at < 205; at += 1) expect((await ask(undefined)).statusCode).toBe(401)
  expect((await ask('right')).statusCode).toBe(200)
})

test('all addresses of one IPv6 network are counted together', async () => {
  await guess(200, '2001:db8:1:2::1')
  expect((await ask('wrong', '2001:db8:1:2:ffff::9')).statusCode).toBe(429)
  expect((await ask('wrong', '2001:db8:1:3::1')).statusCode).toBe(401)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, counted) => {
  expect(network(address)).toBe(counted)
})
