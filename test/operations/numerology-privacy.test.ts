import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { remaining, startTestApp, type TestApp } from '../support/app.ts'
import { PROFILE_URL, profileOf } from '../support/numerology.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { smallApp } from '../support/small-app.ts'

/** What nothing but these requests can have put anywhere: as it was sent, and as it is counted. */
const NAMES = [
  'Zyxquorvax Wumblefritz',
  'Ünqwòrvath Jyxplömp',
  'ZYXQUORVAX',
  'UNQWORVATH',
  'JYXPLOMP',
  'קזקזצפצ',
  'Wumblefritz',
]
const DATES = ['1887-11-23', '23111887', '18871123', '2791-12-29', '27911229']
const PLACES = ['Qwortlbyjump', '12.345678', '98.765432']
const SECRETS = [...NAMES, ...DATES, ...PLACES].map((text) => text.toLowerCase())

const NAME = { birth: NAMES[0], current: NAMES[1] }
const subject = { birth_date: DATES[0], name: { birth: NAMES[0] } }
const date_context = { reference_date: '2791-12-29' }
const auto = { tz_str: 'AUTO', city: PLACES[0] }
const place = { tz_str: 'AUTO', lat: 12.345678, lng: 98.765432 }

/** Good requests and refused ones, with the status that each must have. */
const REQUESTS: readonly (readonly [status: number, body: unknown])[] = [
  [200, { method: { system: 'pythagorean' }, subject, date_context, include_interpretations: true }],
  [200, { method: { system: 'pythagorean', profile: 'raw_date' }, subject: { ...subject, ...place } }],
  [200, { method: { system: 'chaldean' }, subject: { name: { birth: NAMES[1] } } }],
  [200, { method: { system: 'kabbalah' }, subject: { name: { birth: NAMES[5] } } }],
  [200, { method: { system: 'ank_jyotish' }, subject }],
  [400, { method: { system: 'pythagorean' }, subject: { ...subject, ...auto } }],
  [409, { method: { system: 'chaldean', compound_policy: 'root_only' }, subject: { name: { birth: NAMES[0] } } }],
  [409, { method: { system: 'chaldean', name_source: 'birth' }, subject: { name: { birth: NAMES[0] } } }],
  [422, { method: { system: 'chaldean' }, subject: { name: NAME } }],
  [422, { method: { system: 'kabbalah' }, subject: { name: { birth: NAMES[0] } } }],
  // The name of an unknown field stands in a warning and a header of the answer.
  [200, { method: { system: 'pythagorean' }, subject: { ...subject, [NAMES[6]!]: NAMES[0] }, date_context }],
  // An unknown field with a date is refused by its name.
  [422, { method: { system: 'pythagorean' }, subject: { ...subject, [NAMES[6]!]: DATES[0] }, date_context }],
  [422, { method: { system: NAMES[0] }, subject }],
  [422, { method: { system: 'pythagorean', profile: NAMES[0] }, subject, date_context }],
  [422, { method: { system: 'pythagorean' }, subject: { ...subject, tz_str: NAMES[0] } }],
  [422, `{"method":"${NAMES[0]}","subject":{"birth_date":"${DATES[0]}"`],
  [422, [NAMES[0], DATES[0]]],
]

let database: TestDatabase
let redis: TestRedis | undefined
let service: TestApp
beforeAll(async () => {
  database = await createDatabase()
  redis = redisAvailable ? await startRedis() : undefined
  service = await startTestApp({ databaseUrl: database.url, ...(redis && { redisUrl: redis.url }) })
  for (const [status, body] of REQUESTS) {
    const reply =
      typeof body === 'string'
        ? await service.app.inject({
            method: 'POST',
            url: `${PROFILE_URL}?name=${encodeURIComponent(NAMES[0]!)}`,
            headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
            payload: body,
          })
        : await profileOf(service, body)
    expect(reply.statusCode, reply.body).toBe(status)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['etag']).toBeUndefined()
    if (typeof body !== 'string') await sendTwice(status, body)
  }
  await service.postTo(PROFILE_URL, REQUESTS[0]![1], { 'x-api-key': 'wrong' })
})
afterAll(async () => {
  await service?.stop()
  await redis?.stop()
  await database?.drop()
})

/** With an Idempotency-Key, and once more: what is good is calculated again at no cost, as nothing of it was kept. */
async function sendTwice(status: number, body: unknown): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await service.postTo(PROFILE_URL, body, headers)
  const again = await service.postTo(PROFILE_URL, body, headers)
  expect([first.statusCode, again.statusCode]).toEqual([status, status])
  if (status !== 200) return
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.headers['cache-control']).toBe('no-store')
  expect(again.body).toBe(first.body)
  expect(remaining(again)).toBe(remaining(first))
}

/** Postgres shows bytes in hexadecimal: what they would read as is searched too. */
const withBytes = (text: string): string =>
  text +
  [...text.matchAll(/\\x([0-9a-f]{2,})/g)].map(([, hex]) => ` ${Buffer.from(hex!, 'hex').toString('utf8')}`).join('')

const foundIn = (text: string): string[] => SECRETS.filter((secret) => text.toLowerCase().includes(secret))

test('no table of the database has data of a subject', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of [...tables, { name: 'pg_stat_activity' }]) {
    const { rows } = await client.query<{ text: string }>(`select each::text as text from ${name} as each`)
    texts.push(...rows.map(({ text }) => text))
  }
  await client.end()
  expect(tables.length).toBeGreaterThan(2)
  // The search sees what is there: the plan of the account that asked.
  expect(texts.join('\n')).toContain('operator')
  expect(foundIn(withBytes(texts.join('\n')))).toEqual([])
})

test('a request with an Idempotency-Key leaves only two hashes that need the key, and no answer', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ status: number; answer: null }>('select status, answer from idempotency')
  await client.end()
  expect(rows.length).toBe(REQUESTS.filter(([status]) => status === 200).length)
  expect(rows.every(({ status, answer }) => status === 200 && answer === null)).toBe(true)
})

test('no line of the log has such data, at the most verbose level', () => {
  expect(service.logged()).toContain('"operation":"numerology_profile"')
  expect(service.logged()).toContain('"status":422')
  expect(foundIn(service.logged())).toEqual([])
})

test('no metric has', async () => {
  const { body } = await service.app.inject({ url: '/metrics' })
  expect(body).toContain('operation="numerology_profile",status="409"')
  expect(foundIn(body)).toEqual([])
})

test.skipIf(!redisAvailable)('nothing in Redis has such data, neither keys nor values', async () => {
  const client = new Redis(redis!.url)
  const keys = await client.keys('*')
  const dumps = await Promise.all(keys.map(async (key) => `${key} ${String(await client.dumpBuffer(key))}`))
  client.disconnect()
  expect(keys.length).toBeGreaterThan(0)
  expect(foundIn(dumps.join('\n'))).toEqual([])
})

test('no later answer has such data: neither the same request of another caller nor the registry', async () => {
  const key = await service.newKey('entry')
  const headers = { 'x-api-key': key }
  const other = { method: { system: 'chaldean' }, subject: { name: { birth: 'Sarah' } } }
  expect(foundIn((await service.postTo(PROFILE_URL, other, headers)).body)).toEqual([])
  for (const name of ['methods', 'alphabets'])
    expect(foundIn((await service.app.inject({ url: `/api/v1/numerology/${name}`, headers })).body)).toEqual([])
  expect(foundIn((await service.app.inject({ url: '/openapi.json' })).body)).toEqual([])
})

test('a bug is logged only by its place in the code', async () => {
  const small = await smallApp(service.services.db, [
    operation({
      name: 'buggy',
      method: 'POST',
      url: '/buggy',
      tag: 'Test',
      summary: 'Test',
      access: PUBLIC,
      confidential: true,
      body: z.object({ name: z.string() }),
      reply: z.unknown(),
      handle: ({ body }) => {
        throw new RangeError(`${body.name}\n${body.name} can not be counted`)
      },
    }),
  ])
  const reply = await small.app.inject({ method: 'POST', url: '/buggy', payload: { name: NAMES[0] } })
  await small.app.close()
  expect([reply.statusCode, foundIn(reply.body)]).toEqual([500, []])
  expect(small.logged()).toMatch(/RangeError.*numerology-privacy\.test\.ts/)
  expect(foundIn(small.logged())).toEqual([])
})
