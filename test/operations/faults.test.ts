import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { FULL } from '../support/full-form.ts'
import { startMortalPostgres } from '../support/mortal-postgres.ts'
import { redisAvailable, startRedis } from '../support/redis.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const service = await startTestApp({ threads: 2, ...options })
  closing.push(service.stop)
  return service
}

/** Asks again and again until told to stop; gives how often each status came. */
function load(service: TestApp, callers = 8) {
  const statuses: Record<number, number> = {}
  let going = true
  let day = 0
  const caller = async () => {
    while (going) {
      day += 1
      const start = `20${String(day % 90).padStart(2, '0')}-01-01`
      const { statusCode } = await service.get({ start, end: start.replace('-01-01', '-02-28') })
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    }
  }
  const all = Promise.all(Array.from({ length: callers }, caller))
  return async () => {
    going = false
    await all
    return statuses
  }
}

/** Waits until every thread that died has been replaced: a request is given two threads, not three. */
async function refilled({ services: { compute } }: TestApp): Promise<void> {
  for (let waited = 0; waited < 500 && compute.loadedThreads() < compute.threads; waited += 1) await sleep(20)
  expect(compute.loadedThreads()).toBe(compute.threads)
}

const ready = async (service: TestApp) => (await service.app.inject({ url: '/readyz' })).json()

const KILLS = FULL ? 20 : 4

describe('a calculation thread that dies', () => {
  test('is replaced each time, and every request is answered', async () => {
    const service = await start()
    const stop = load(service)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await refilled(service)
      await service.services.compute.killThread()
    }
    await refilled(service)
    const statuses = await stop()
    expect(Object.keys(statuses)).toEqual(['200'])
    expect(statuses[200]).toBeGreaterThan(2 * KILLS)
    expect(await service.metric('orrery_compute_thread_crashes_total')).toBeGreaterThan(0)
  })

  test('and another soon after leave a pool that refills', async () => {
    const service = await start()
    for (let kill = 0; kill < 12; kill += 1) {
      await service.services.compute.killThread()
      await sleep(kill % 3 === 0 ? 200 : 0)
    }
    await refilled(service)
    const replies = await Promise.all(Array.from({ length: 10 }, () => service.get({ start: '2026-01-01' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  })
})

test('a full queue is 503 with Retry-After before any work, and costs nothing', async () => {
  const service = await start({ threads: 1, queueLimit: 2 })
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => service.get({ start: '2026-01-01', end: '2027-12-31' })),
  )
  const busy = replies.filter(({ statusCode }) => statusCode === 503)
  const answered = replies.filter(({ statusCode }) => statusCode === 200)
  expect(busy.length + answered.length).toBe(30)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]!.headers['retry-after']).toBe('1')
  expect(busy[0]!.json()).toMatchObject({ error: 'compute_busy' })
  const { headers } = await service.get({ start: '2026-01-01' })
  // A unit for each 4,000 positions: 730 days of 13 bodies are three.
  expect(Number(headers['x-ratelimit-remaining'])).toBe(1_000_000_000 - 3 * answered.length - 1)
})

describe.skipIf(!redisAvailable)('Redis killed under load (needs redis-server or valkey-server)', () => {
  test('requests go on, limits are counted in process and marked so, and in Redis again when it is back', async () => {
    const redis = await startRedis()
    closing.push(redis.stop)
    const service = await start({ redisUrl: redis.url })
    expect((await ready(service)).limits_counted_in).toBe('redis')
    const stop = load(service, 4)
    await sleep(300)
    await redis.kill()
    await sleep(1_500)
    expect((await ready(service)).limits_counted_in).toBe('process')
    expect(await service.metric('orrery_limits_in_process')).toBe(1)
    await redis.restart()
    for (let waited = 0; waited < 100 && (await ready(service)).limits_counted_in !== 'redis'; waited += 1)
      await sleep(100)
    expect((await ready(service)).limits_counted_in).toBe('redis')
    expect(Object.keys(await stop())).toEqual(['200'])
  })
})

test('Postgres killed under load: known keys work, unknown ones get 503, and all recovers when it is back', async () => {
  const postgres = await startMortalPostgres()
  closing.push(postgres.remove)
  const service = await start({ databaseUrl: postgres.url })
  const unseen = await service.newKey('free')
  await service.get({ start: '2026-01-01' })
  const stop = load(service, 4)
  await sleep(300)
  await postgres.kill()
  await sleep(500)
  const unknown = await service.get({ start: '2026-01-01' }, { 'x-api-key': unseen })
  expect([unknown.statusCode, unknown.json().error]).toEqual([503, 'database_unavailable'])
  expect(unknown.headers['retry-after']).toBeDefined()
  expect((await ready(service)).parts).toMatchObject({ calculation: true, database: false })
  expect(Object.keys(await stop())).toEqual(['200'])
  await postgres.restart()
  for (let waited = 0; waited < 100 && !(await ready(service)).parts.database; waited += 1) await sleep(100)
  let back = await service.get({ start: '2026-01-01' }, { 'x-api-key': unseen })
  for (let waited = 0; waited < 50 && back.statusCode === 503; waited += 1) {
    await sleep(100)
    back = await service.get({ start: '2026-01-01' }, { 'x-api-key': unseen })
  }
  expect(back.statusCode).toBe(200)
})

test('the threads end within their deadline while a long answer runs, and new work is refused', async () => {
  const service = await start()
  const running = service.get({ start: '1900-01-01', end: '1999-12-31', format: 'csv' }).catch(() => null)
  await sleep(100)
  const startedAt = performance.now()
  await service.services.compute.close(500)
  expect(performance.now() - startedAt).toBeLessThan(3_000)
  expect((await service.app.inject({ url: '/readyz' })).statusCode).toBe(503)
  const late = await service.get({ start: '2026-01-01' })
  expect([late.statusCode, late.json().error]).toEqual([503, 'compute_stopping'])
  await running
})

test('no key, no query and no stack reaches the log or an answer', async () => {
  const service = await start()
  await service.get({ start: '1987-06-05T04:03', ...{ lat: 12.345678, lng: 23.456789 } })
  await service.get({ start: 'not a date' })
  expect(service.logged()).toContain('"operation":"ephemeris_table"')
  for (const secret of [service.key, '1987-06-05', '12.345678', 'not a date'])
    expect(service.logged()).not.toContain(secret)
})
