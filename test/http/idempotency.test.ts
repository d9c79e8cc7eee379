import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { claimSweep } from '../../src/http/idempotency/idempotency.ts'
import { keyFor, PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { Refusal, type RefusalCode } from '../../src/platform/errors.ts'
import { startBackground } from '../../src/run/background.ts'
import { remaining } from '../support/app.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let small: SmallApp
/** The same service in another process. It shares only the database. */
let other: SmallApp
let calculated = 0

const about = { method: 'POST', tag: 'Test', summary: 'Test', access: keyFor('natal'), cost: 3 } as const
const Body = z.strictObject({ a: z.number(), b: z.string().default('x'), deep: z.unknown().optional() })
const picture = randomBytes(40_000)

const PLAN_UNITS = 1_000_000_000
const gates = new Map<number, () => void>()
const streams: Readable[] = []
const work = (name: string, body: z.ZodType, answer: (calculation: number, a: number) => unknown) =>
  operation({
    ...about,
    ...{ name, url: `/${name}`, reply: z.unknown(), query: z.strictObject({ x: z.string().optional() }), body },
    handle: async (request, reply) => {
      calculated += 1
      const given = await answer(calculated, (request.body as { a: number }).a)
      if (given instanceof Readable) return reply.type('text/csv').send(given)
      if (Buffer.isBuffer(given)) reply.type('image/png').headers({ 'X-Progression-System': 'secondary', ETag: '"e"' })
      return given
    },
  })
const refusing = (name: string, error: () => Error) =>
  work(name, Body, () => {
    throw error()
  })

const operations = [
  work('work', Body, (calculation, a) => ({ calculation, a, ü: 'é' })),
  work('alias', Body, (calculation) => ({ calculation })),
  work('picture', Body, () => picture),
  work('big', Body, (calculation) => ({ calculation, text: 'x'.repeat(1_048_576) })),
  work('large', Body, (calculation) => ({ calculation, text: 'x'.repeat(400_000) })),
  work('stream', Body, (calculation) => Readable.from([`row\n${calculation}\n`])),
  work('gated', Body, (calculation, a) => new Promise((resolve) => gates.set(a, () => resolve({ calculation })))),
  work('gated_stream', Body, async (calculation, a) => {
    await new Promise<void>((resolve) => gates.set(a, resolve))
    const stream = Readable.from([`row\n${calculation}\n`])
    streams.push(stream)
    return stream
  }),
  ...(['compute_busy', 'caller_gone', 'star_not_found'] as const).map((code: RefusalCode) =>
    refusing(code, () => new Refusal(code)),
  ),
  refusing('bug', () => new Error('a bug')),
  operation({
    ...about,
    ...{ name: 'free', url: '/free', access: PUBLIC, reply: z.unknown(), body: Body },
    handle: () => ({ calculation: ++calculated }),
  }),
  operation({
    ...about,
    ...{
      name: 'form',
      url: '/form',
      consumes: 'multipart/form-data',
      reply: z.unknown(),
      body: z.strictObject({ file: z.file() }),
    },
    handle: async (request) => ({ calculation: ++calculated, text: await request.body.file.text() }),
  }),
]

beforeAll(async () => {
  small = await smallApp(database.db, operations, { accountBytesMax: 1_000_000 })
  other = await smallApp(database.db, operations)
})
afterAll(async () => {
  await small.app.close()
  await other.app.close()
})

async function callerOn(plan: PlanName, accountId?: string) {
  const account = accountId ?? (await openAccount(database.db, { name: plan, plan }))
  const { key } = await createKey(database.db, { accountId: account, name: 'k' })
  const post = (url: string, once: string | undefined, payload: object = { a: 1 }, { app } = small) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'x-api-key': key, ...(once !== undefined && { 'idempotency-key': once }) },
      payload,
    })
  return Object.assign(post, { accountId: account })
}

const replayed = (reply: { headers: Record<string, unknown> }) => reply.headers['idempotency-replayed']
const count = async (counted: () => Promise<unknown>) => {
  const before = calculated
  await counted()
  return calculated - before
}

describe('the same request with the same key', () => {
  test('is answered the same, says so, calculates nothing and costs nothing', async () => {
    const post = await callerOn('operator')
    const first = await post('/work', 'k')
    expect([first.statusCode, replayed(first)]).toEqual([200, undefined])
    const before = calculated
    const again = await post('/work', 'k')
    expect([again.statusCode, again.body, replayed(again)]).toEqual([200, first.body, 'true'])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(remaining(again)).toBe(remaining(first))
    expect(calculated).toBe(before)
  })

  test('gives bytes again with the headers that belong to them', async () => {
    const post = await callerOn('operator')
    await post('/picture', 'k')
    const again = await post('/picture', 'k')
    expect(again.rawPayload.equals(picture)).toBe(true)
    expect(again.headers).toMatchObject({
      'content-type': 'image/png',
      etag: '"e"',
      'x-progression-system': 'secondary',
    })
  })

  test('is the same whatever the order of its fields, and with a default written out', async () => {
    const post = await callerOn('operator')
    const first = await post('/work', 'k', { a: 1, b: 'x', deep: { p: 1, q: [1, 2] } })
    const again = await post('/work', 'k', { deep: { q: [1, 2], p: 1 }, a: 1.0 })
    expect([again.body, replayed(again)]).toEqual([first.body, 'true'])
  })

  test('by another key of the account, at another front, is answered the same', async () => {
    const post = await callerOn('operator')
    const first = await post('/work', 'k')
    const again = await (await callerOn('operator', post.accountId))('/work', 'k', { a: 1 }, other)
    expect([again.body, replayed(again)]).toEqual([first.body, 'true'])
  })

  test('sent fifty times at once to two fronts is calculated once and charged once', async () => {
    const post = await callerOn('operator')
    const replies: Awaited<ReturnType<typeof post>>[] = []
    const calculations = await count(async () => {
      const asked = Array.from({ length: 50 }, async (_, at) =>
        replies.push(await post('/gated', 'k', { a: 50 }, at % 2 ? small : other)),
      )
      await expect.poll(() => gates.has(50)).toBe(true)
      // The others have met the claim of the first.
      await expect.poll(() => replies.length).toBe(49)
      gates.get(50)!()
      await Promise.all(asked)
    })
    expect(calculations).toBe(1)
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]!.json()).toMatchObject({ error: 'request_in_progress', message: expect.any(String) })
    expect(refused[0]!.headers['retry-after']).toBe('1')
    const after = await post('/gated', 'k', { a: 50 })
    expect(replayed(after)).toBe('true')
    expect(remaining(after)).toBe(PLAN_UNITS - 3)
  })

  test('counts as a request of its second', async () => {
    const post = await callerOn('free')
    await post('/work', 'k')
    const again = await post('/work', 'k')
    expect([again.statusCode, again.json().error]).toEqual([429, 'rps_limit_exceeded'])
  })
})

describe('another request with the same key', () => {
  test.each<[string, string, object]>([
    ['other fields', '/work', { a: 2 }],
    ['another query', '/work?x=1', { a: 1 }],
    ['another address', '/alias', { a: 1 }],
  ])('%s: 409, and costs nothing', async (_, url, body) => {
    const post = await callerOn('operator')
    const first = await post('/work', 'k')
    const changed = await post(url, 'k', body)
    expect([changed.statusCode, changed.json()]).toEqual([
      409,
      { error: 'idempotency_key_reused', message: expect.any(String) },
    ])
    expect(remaining(changed)).toBe(remaining(first))
  })

  test('from another account is a request of its own', async () => {
    const [one, two] = [await callerOn('operator'), await callerOn('operator')]
    await one('/work', 'k')
    const reply = await two('/work', 'k', { a: 2 })
    expect([reply.statusCode, replayed(reply)]).toEqual([200, undefined])
  })
})

test.each([
  ['/compute_busy', 503],
  ['/caller_gone', 499],
  ['/star_not_found', 422],
  ['/bug', 500],
])('what %s answers, %i, is not kept: a retry is calculated, and neither is charged', async (url, status) => {
  const post = await callerOn('operator')
  const calculations = await count(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const reply = await post(url, 'k')
      expect([reply.statusCode, replayed(reply), remaining(reply)]).toEqual([status, undefined, PLAN_UNITS])
    }
  })
  expect(calculations).toBe(2)
  expect((await post('/work', 'k', { a: 9 })).statusCode).toBe(200)
})

test('a refusal of the limits is not kept', async () => {
  const post = await callerOn('free')
  await post('/work', 'one')
  expect((await post('/work', 'two')).statusCode).toBe(429)
  await sleep(1_100)
  const reply = await post('/work', 'two')
  expect([reply.statusCode, replayed(reply)]).toEqual([200, undefined])
})

test('input that is not valid claims nothing', async () => {
  const post = await callerOn('operator')
  expect((await post('/work', 'k', { a: 'one' })).statusCode).toBe(422)
  expect((await post('/work', 'k')).statusCode).toBe(200)
})

test.each([
  ['is empty', ''],
  ['has 256 characters', 'k'.repeat(256)],
  ['has a letter outside ASCII', 'clé'],
  ['has a tab', 'a\tb'],
])('a key that %s is 422 by its name', async (_, key) => {
  const reply = await (await callerOn('operator'))('/work', key)
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['header', 'idempotency-key']])
})

test('a key of 255 characters of any printable kind is taken', async () => {
  const post = await callerOn('operator')
  const key = Array.from({ length: 255 }, (_, at) => String.fromCharCode(0x21 + (at % 94))).join('')
  await post('/work', key)
  expect(replayed(await post('/work', key))).toBe('true')
})

test('without a key, and where none is taken, every request is calculated', async () => {
  const post = await callerOn('operator')
  expect(await count(() => Promise.all([post('/work', undefined), post('/work', undefined)]))).toBe(2)
  expect(await count(() => Promise.all([post('/free', 'k'), post('/free', 'k')]))).toBe(2)
})

test('a form takes no key, so that no file gets the answer of another', async () => {
  const post = await callerOn('operator')
  for (const text of ['one', 'two']) {
    const form = new FormData()
    form.append('file', new Blob([text]), 'file.txt')
    const reply = await post('/form', 'k', form)
    expect([reply.statusCode, replayed(reply), reply.json().text]).toEqual([200, undefined, text])
  }
})

describe('an answer that is not stored', () => {
  test.each(['/big', '/stream'])('%s is computed again at the cost that the first answer announced', async (url) => {
    const post = await callerOn('operator')
    const first = await post(url, 'k')
    const before = calculated
    const again = await post(url, 'k')
    expect([again.statusCode, replayed(again), calculated - before]).toEqual([200, 'true', 1])
    expect(first.headers['idempotency-replay-units']).toBe('3')
    expect(Number(remaining(first)) - Number(remaining(again))).toBe(3)
    expect(again.body.length).toBe(first.body.length)
    expect((await post(url, 'k', { a: 2 })).statusCode).toBe(409)
  })

  test('because its account has no room is computed again; swept answers make room', async () => {
    const post = await callerOn('operator')
    for (const key of ['1', '2', '3']) await post('/large', key)
    const stored = async (key: string) => (await count(() => post('/large', key))) === 0
    expect([await stored('1'), await stored('2'), await stored('3')]).toEqual([true, true, false])
    await database.db.query(
      sql.type(z.unknown())`update idempotency set kept_until = now() where account_id = ${post.accountId}`,
    )
    const sweeper = startBackground([claimSweep(database.db, 20)], () => {})
    await expect.poll(() => rowsOf(post.accountId)).toBe(0)
    await sweeper.stop()
    await post('/large', '4')
    expect(await stored('4')).toBe(true)
  })
})

const rowsOf = async (accountId: string) =>
  database.db.oneFirst(
    sql.type(z.object({ rows: z.number() }))`
      select count(*)::int as rows from idempotency where account_id = ${accountId}`,
  )

test('a sweep leaves the keys of an account that have not expired', async () => {
  const post = await callerOn('operator')
  await post('/work', 'old')
  await database.db.query(
    sql.type(z.unknown())`update idempotency set kept_until = now() where account_id = ${post.accountId}`,
  )
  await post('/work', 'new')
  const sweeper = startBackground([claimSweep(database.db, 20)], () => {})
  await expect.poll(() => rowsOf(post.accountId)).toBeLessThan(2)
  await sweeper.stop()
  expect(await count(() => post('/work', 'new'))).toBe(0)
})

test('a key is kept for a day, and can be used anew after it', async () => {
  const post = await callerOn('operator')
  await post('/work', 'k')
  const hours = await database.db.oneFirst(
    sql.type(z.object({ hours: z.number() }))`
      select extract(epoch from kept_until - now())::float8 / 3600 as hours from idempotency
      where account_id = ${post.accountId}`,
  )
  expect(hours).toBeCloseTo(24, 1)
  await database.db.query(
    sql.type(z.unknown())`update idempotency set kept_until = now() where account_id = ${post.accountId}`,
  )
  const sweepers = Array.from({ length: 3 }, () => startBackground([claimSweep(database.db, 20)], () => {}))
  await expect.poll(() => rowsOf(post.accountId)).toBe(0)
  for (const { stop } of sweepers) await stop()
  expect((await post('/work', 'k', { a: 2 })).statusCode).toBe(200)
})

describe('a claim whose front is gone', () => {
  const lapse = (accountId: string) =>
    database.db.query(
      sql.type(z.unknown())`update idempotency set leased_until = now() where account_id = ${accountId}`,
    )

  test('is taken over by one retry, which is not charged again; the late answer of the first is refused', async () => {
    const post = await callerOn('operator')
    const first = post('/gated', 'k', { a: 77 })
    await expect.poll(() => gates.has(77)).toBe(true)
    const finishFirst = gates.get(77)!
    gates.delete(77)
    await lapse(post.accountId)
    expect((await post('/gated', 'k', { a: 78 })).json().error).toBe('idempotency_key_reused')
    const retries = [post('/gated', 'k', { a: 77 }, other), post('/gated', 'k', { a: 77 })]
    await expect.poll(() => gates.has(77)).toBe(true)
    await sleep(100)
    finishFirst()
    const late = await first
    expect([late.statusCode, late.json().error]).toEqual([409, 'request_in_progress'])
    gates.get(77)!()
    const replies = await Promise.all(retries)
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(replayed(await post('/gated', 'k', { a: 77 }))).toBe('true')
  })

  test('is not gone while its request runs, however long: its lease is renewed', async () => {
    const timing = { leaseMs: 1_000, renewMs: 300 }
    const brief = await smallApp(database.db, operations, { timing })
    const post = await callerOn('operator')
    const first = post('/gated', 'k', { a: 79 }, brief)
    await expect.poll(() => gates.has(79)).toBe(true)
    await sleep(1.5 * timing.leaseMs)
    expect((await post('/gated', 'k', { a: 79 })).json().error).toBe('request_in_progress')
    gates.get(79)!()
    expect((await first).statusCode).toBe(200)
    await brief.app.close()
  })
})

describe('Postgres lost between claim and answer', () => {
  // A shared store does not learn that units were given back while it was away.
  test.each([
    ['/gated', { isOnlyFront: true }, 0],
    ['/gated_stream', { isOnlyFront: true }, 0],
    ['/gated', { isOnlyFront: false }, 3],
  ])(
    '%s, %j: 503 rather than an answer that is not kept; the retry computes, and at most one request is charged',
    async (url, counting, charged) => {
      const postgres = await startMortalPostgres()
      const db = await openPool(postgres.url)
      const { app } = await smallApp(db, operations, counting)
      try {
        const accountId = await openAccount(db, { name: 'lost', plan: 'operator' })
        const { key } = await createKey(db, { accountId, name: 'k' })
        const headers = { 'x-api-key': key, 'idempotency-key': 'k' }
        const post = () => app.inject({ method: 'POST', url, headers, payload: { a: 91 } })
        gates.delete(91)
        const first = post()
        await expect.poll(() => gates.has(91)).toBe(true)
        // A claim does not wait for the disk, which it reaches within 0.6 seconds.
        await sleep(1_000)
        await postgres.kill()
        gates.get(91)!()
        const reply = await first
        expect([reply.statusCode, reply.json().error]).toEqual([503, 'database_unavailable'])
        if (url === '/gated_stream') expect(streams.at(-1)!.destroyed).toBe(true)

        await postgres.restart()
        gates.delete(91)
        await expect.poll(async () => (await post()).json().error).toBe('request_in_progress')
        await db.query(sql.type(z.unknown())`update idempotency set leased_until = now()`)
        const again = post()
        await expect.poll(() => gates.has(91)).toBe(true)
        gates.get(91)!()
        expect((await again).statusCode).toBe(200)
        expect(remaining(await again)).toBe(PLAN_UNITS - charged)
      } finally {
        await app.close()
        await db.end()
        await postgres.remove()
      }
    },
  )
})

test('nothing of a key, a request or an answer can be read in the database', async () => {
  const post = await callerOn('operator')
  await post('/work', 'a-key-to-look-for', { a: 123454321, b: 'Wumblefritz' })
  const text = await database.db.oneFirst(
    sql.type(z.object({ text: z.string() }))`
      select encode(string_agg(key_hash || request_hash || answer, ''), 'escape') as text from idempotency
      where account_id = ${post.accountId}`,
  )
  expect(text.length).toBeGreaterThan(100)
  for (const secret of ['a-key-to-look-for', '123454321', 'Wumblefritz', 'calculation'])
    expect(text).not.toContain(secret)
})
