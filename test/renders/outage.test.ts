import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { openRenders, type Renders } from '../../src/jobs/renders/renders.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { drawing } from '../support/drawing.ts'
import { type MortalPostgres, startMortalPostgres } from '../support/mortal-postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { startRenderer } from '../support/renderer.ts'

const DEADLINE_MS = 20_000
const FORM = { format: 'png', size: 200, scale: 1 } as const
const SLOW = { format: 'png', size: 1500, scale: 2 } as const

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

let seed = 1_000_000
const ask = (renders: Renders, form: typeof FORM | typeof SLOW = FORM) =>
  renders.render(drawing(++seed), form, DEADLINE_MS)
const code = (refused: Promise<unknown>) =>
  refused.then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  )

interface Place {
  readonly env: NodeJS.ProcessEnv
  readonly mortal: MortalPostgres | TestRedis
  front(): Promise<Renders>
}

async function inRedis(): Promise<Place> {
  const mortal = await startRedis()
  closing.push(() => mortal.stop())
  return {
    env: { REDIS_URL: mortal.url },
    mortal,
    async front() {
      const redis = await connectRedis(mortal.url, () => {})
      const renders = openRenders({ db: {} as never, databaseUrl: '', redis, queueLimit: 64, log: () => {} })
      closing.push(async () => {
        await renders.close()
        redis.disconnect()
      })
      return renders
    },
  }
}

async function inPostgres(): Promise<Place> {
  const mortal = await startMortalPostgres()
  closing.push(() => mortal.remove())
  return {
    env: { DATABASE_URL: mortal.url },
    mortal,
    async front() {
      const db = await openPool(mortal.url)
      const renders = openRenders({ db, databaseUrl: mortal.url, redis: undefined, queueLimit: 64, log: () => {} })
      closing.push(async () => {
        await renders.close()
        await db.end()
      })
      return renders
    },
  }
}

describe.each([
  { mode: 'Redis', open: inRedis, skipped: !redisAvailable, refusal: 'render_unavailable' },
  { mode: 'Postgres', open: inPostgres, skipped: false, refusal: 'database_unavailable' },
])('while the $mode of the queue is away', ({ open, skipped, refusal }) => {
  test.skipIf(skipped)('a render is 503 with Retry-After, and once it is back renders are answered', async () => {
    const { env, mortal, front } = await open()
    const renders = await front()
    const renderer = await startRenderer(env)
    closing.push(() => renderer.kill())
    await ask(renders)
    const running = code(ask(renders, SLOW))
    await sleep(100)
    await mortal.kill()
    expect(['render_unavailable', refusal]).toContain(await running)
    const startedAt = performance.now()
    await expect(ask(renders)).rejects.toMatchObject({ status: 503, detail: { retryAfterMs: expect.any(Number) } })
    expect(performance.now() - startedAt).toBeLessThan(4_000)
    await mortal.restart()
    await expect.poll(() => code(ask(renders))).toBe('answered')
    expect(await renderer.stop()).toBe(0)
  })
})

test.skipIf(!redisAvailable)('a front and a renderer that start without Redis render once it is there', async () => {
  const { env, mortal, front } = await inRedis()
  await mortal.kill()
  const [renders, renderer] = await Promise.all([front(), startRenderer(env)])
  closing.push(() => renderer.kill())
  expect(await code(ask(renders))).toBe('render_unavailable')
  expect(await renders.waiting()).toBeNull()
  await mortal.restart()
  await expect.poll(() => code(ask(renders))).toBe('answered')
})
