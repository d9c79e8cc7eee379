import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { remaining, startTestApp, type TestApp } from '../support/app.ts'
import { startFront } from '../support/front.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const NATAL = '/api/v1/natal/calculate'
const CHART = '/api/v1/natal/chart/'
const TABLE = '/api/v1/ephemeris/calculate'
const PROGRESSIONS = '/api/v1/natal/chart/progressions'
const PLAN_UNITS = 1_000_000_000

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

describe.each(['Postgres', 'Redis'] as const)('two fronts with limits in %s', (mode) => {
  const skipped = mode === 'Redis' && !redisAvailable
  let database: TestDatabase
  let redis: TestRedis | undefined
  let renderer: TestRenderer
  let fronts: readonly [TestApp, TestApp]

  beforeAll(async () => {
    if (skipped) return
    database = await createDatabase()
    redis = mode === 'Redis' ? await startRedis() : undefined
    const options = { databaseUrl: database.url, ...(redis && { redisUrl: redis.url }) }
    fronts = [await startTestApp(options), await startTestApp(options)]
    renderer = await startRenderer(redis ? { REDIS_URL: redis.url } : { DATABASE_URL: database.url })
  })
  afterAll(async () => {
    await renderer?.stop()
    for (const front of fronts ?? []) await front.stop()
    await redis?.stop()
    await database?.drop()
  })

  test.skipIf(skipped)('fifty retries at once compute once, and are charged once', async () => {
    const key = await fronts[0].newKey('operator')
    const headers = { 'x-api-key': key, 'idempotency-key': 'one chart' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => fronts[at % 2 ? 1 : 0].postTo(NATAL, BIRTH, headers)),
    )
    const answered = replies.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(answered.map(({ body }) => body)).size).toBe(1)
    expect(answered.filter((reply) => reply.headers['idempotency-replayed'] === undefined)).toHaveLength(1)
    const others = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(others.every((reply) => reply.statusCode === 409 && reply.json().error === 'request_in_progress')).toBe(true)
    const calculations = 'orrery_compute_duration_seconds_count{task="natal_chart"}'
    expect((await fronts[0].metric(calculations)) + (await fronts[1].metric(calculations))).toBe(1)
    expect(remaining(await fronts[1].postTo(NATAL, BIRTH, headers))).toBe(PLAN_UNITS - 1)
    const replays = 'orrery_idempotent_replays_total{from="stored"}'
    expect((await fronts[0].metric(replays)) + (await fronts[1].metric(replays))).toBe(answered.length)
  })

  test.skipIf(skipped).each<[string, string, object, RegExp]>([
    ['JSON', NATAL, BIRTH, /^application\/json/],
    ['an SVG', CHART, BIRTH, /^image\/svg\+xml/],
    ['a PNG', CHART, { ...BIRTH, format: 'png', size: 400 }, /^image\/png$/],
    ['a PDF', CHART, { ...BIRTH, format: 'pdf' }, /^application\/pdf$/],
    ['CSV', TABLE, { start: '2026-01-01', end: '2026-03-01', format: 'csv' }, /^text\/csv/],
    ['a progression', PROGRESSIONS, { natal: BIRTH, progression_date: '2026-01-01' }, /^image\/svg/],
  ])('%s is given again by the other front, byte for byte, packed or not', async (_, url, body, type) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await fronts[0].postTo(url, body, { ...headers, 'x-api-key': fronts[1].key })
    expect(first.statusCode, first.body).toBe(200)
    const again = await fronts[1].postTo(url, body, headers)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(again.headers['content-type']).toMatch(type)
    const ofTheAnswer = Object.keys(first.headers).filter((name) => !OF_THE_REQUEST.test(name))
    for (const name of ofTheAnswer) expect(again.headers[name], name).toBe(first.headers[name])
    if (url === PROGRESSIONS) expect(again.headers['x-progression-system']).toBe('secondary')
    const packed = await fronts[1].postTo(url, body, { ...headers, 'accept-encoding': 'gzip' })
    expect([packed.statusCode, packed.headers['idempotency-replayed']]).toEqual([200, 'true'])
  })

  test.skipIf(skipped)(
    'a stream of many rows is computed again, whole, at the cost that the first answer announced',
    async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const century = { start: '1900-01-01', end: '1929-12-31', format: 'csv' }
      const first = await fronts[0].postTo(TABLE, century, headers)
      const again = await fronts[0].postTo(TABLE, century, headers)
      expect(again.headers['idempotency-replayed']).toBe('true')
      expect(again.body === first.body).toBe(true)
      expect(again.body.split('\n').length).toBeGreaterThan(10_000)
      // 10,957 days of 13 bodies are 142,441 positions: 36 units of 4,000 positions.
      expect([first, again].map(({ headers }) => headers['idempotency-replay-units'])).toEqual(['36', '36'])
      expect(remaining(first) - remaining(again)).toBe(36)
    },
  )
})

test('a conflict of the key has the same body where failures are problems, and a wrong key is a problem there', async () => {
  const service = await startTestApp()
  closing.push(service.stop)
  const profile = (birth: string, key: string) =>
    service.postTo(
      '/api/v1/numerology/profile',
      { method: { system: 'chaldean' }, subject: { name: { birth } } },
      { 'idempotency-key': key },
    )
  await profile('Ada', 'k')
  const reused = await profile('Bob', 'k')
  expect([reused.statusCode, reused.json()]).toEqual([
    409,
    { error: 'idempotency_key_reused', message: 'This Idempotency-Key was used for another request' },
  ])
  const wrong = await profile('Ada', '')
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([
    422,
    expect.stringMatching(/^application\/problem\+json/),
  ])
  expect(wrong.json().detail).toBe('idempotency-key: Must be 1 to 255 printable ASCII characters')
  const { paths } = (await service.app.inject({ url: '/openapi.json' })).json()
  for (const url of [NATAL, CHART, TABLE, '/api/v1/numerology/profile']) {
    expect(paths[url].post.parameters.map(({ name }: { name: string }) => name)).toContain('Idempotency-Key')
    expect(paths[url].post.responses['409'].content).toHaveProperty(['application/json'])
  }
})

/** Headers that an answer has anew each time. */
const OF_THE_REQUEST = /^(date|x-request-id|x-ratelimit-.*|idempotency-replayed|connection|keep-alive)$/

test('without Postgres a request with a key is put off, and one without is answered', async () => {
  const postgres = await startMortalPostgres()
  closing.push(postgres.remove)
  const service = await startTestApp({ databaseUrl: postgres.url })
  closing.push(service.stop)
  await service.postTo(NATAL, BIRTH)
  await postgres.kill()
  const put = await service.postTo(NATAL, BIRTH, { 'idempotency-key': 'k' })
  expect([put.statusCode, put.json().error]).toEqual([503, 'database_unavailable'])
  expect(put.headers['retry-after']).toBeDefined()
  expect((await service.postTo(NATAL, BIRTH)).statusCode).toBe(200)
  await postgres.restart()
  await expect.poll(async () => (await service.postTo(NATAL, BIRTH, { 'idempotency-key': 'k' })).statusCode).toBe(200)
})

test('a front killed between claim and answer: the retry takes over within the lease, and the caller is charged once', async () => {
  const database = await createDatabase()
  closing.push(database.drop)
  const service = await startTestApp({ databaseUrl: database.url })
  closing.push(service.stop)
  const account = await openAccount(service.services.db, { name: 'crash', plan: 'operator' })
  const { key } = await createKey(service.services.db, { accountId: account, name: 'crash' })
  const front = await startFront({ DATABASE_URL: database.url })
  closing.push(front.kill)
  const picture = { ...BIRTH, format: 'png', size: 400 }
  const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': 'crash' }
  // There is no renderer yet, so that the picture is waited for.
  const lost = fetch(front.url + CHART, { method: 'POST', headers, body: JSON.stringify(picture) }).catch(() => 'lost')
  const retry = () => service.postTo(CHART, picture, headers)
  await expect.poll(async () => service.services.renders.waiting()).toBe(1)
  await front.kill()
  expect(await lost).toBe('lost')
  const early = await retry()
  expect([early.statusCode, early.json().error]).toEqual([409, 'request_in_progress'])

  const renderer = await startRenderer({ DATABASE_URL: database.url })
  closing.push(renderer.kill)
  const killedAt = performance.now()
  let reply = await retry()
  while (reply.statusCode === 409 && performance.now() - killedAt < 20_000) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    reply = await retry()
  }
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
  expect(reply.headers['idempotency-replayed']).toBeUndefined()
  expect(performance.now() - killedAt).toBeLessThan(12_000)
  const again = await retry()
  expect([again.headers['idempotency-replayed'], remaining(again)]).toEqual(['true', PLAN_UNITS - 3])
})
