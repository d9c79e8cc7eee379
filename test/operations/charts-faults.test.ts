import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Renders } from '../../src/jobs/renders/renders.ts'
import { readConfig } from '../../src/platform/config.ts'
import { buildApp } from '../../src/run/app.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type MortalPostgres, startMortalPostgres } from '../support/mortal-postgres.ts'
import { readPng } from '../support/png.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { processes } from '../support/processes.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { startRenderer, startRendererWithoutBrowser, type TestRenderer } from '../support/renderer.ts'

const NATAL = '/api/v1/natal/chart/'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const SMALL = { ...BIRTH, format: 'png', size: 400, png_quality_scale: 1 }
/** Half a second of work for the browser and more: time to kill it in the middle. */
const LARGE = { ...BIRTH, format: 'png', size: 1750, png_quality_scale: 2 }
const QUEUE_LIMIT = 2
const SHORT_MS = 500
const UNDER_WAY_MS = 300

let year = 1900
/** A chart that was not requested before. */
const fresh = (body: object): object => ({ ...body, year: ++year })

describe.each(['Postgres', 'Redis'] as const)('with the render queue in %s, a request for a picture', (mode) => {
  const skipped = mode === 'Redis' && !redisAvailable
  let postgres: MortalPostgres | TestDatabase
  let mortal: MortalPostgres | TestRedis
  let redis: TestRedis | undefined
  let service: TestApp
  let url: string
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    if (skipped) return
    if (mode === 'Redis') {
      postgres = await createDatabase()
      mortal = redis = await startRedis()
    } else postgres = mortal = await startMortalPostgres()
    service = await startTestApp({
      databaseUrl: postgres.url,
      renderQueueLimit: QUEUE_LIMIT,
      ...(redis && { redisUrl: redis.url }),
    })
    url = await service.listen()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  afterAll(async () => {
    await service?.stop()
    await redis?.stop()
    if (postgres && 'drop' in postgres) await postgres.drop()
    else await postgres?.remove()
  })

  async function renderer(start = startRenderer): Promise<TestRenderer> {
    const each = await start(redis ? { REDIS_URL: redis.url } : { DATABASE_URL: postgres.url })
    closing.push(() => each.kill())
    return each
  }

  /** Over a socket, as callers do. */
  const ask = (body: object, signal?: AbortSignal) =>
    fetch(url + NATAL, {
      method: 'POST',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  const expectPicture = async (reply: Response, side: number) => {
    expect(reply.status).toBe(200)
    expect(readPng(new Uint8Array(await reply.arrayBuffer())).width).toBe(side)
  }
  const expectLater = async (reply: Response, codes: readonly string[]) => {
    expect(reply.status).toBe(503)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error, message } = (await reply.json()) as { error: string; message: string }
    expect(codes).toContain(error)
    expect(message.length).toBeGreaterThan(10)
  }
  const expectDrawing = async () => {
    const reply = await ask(fresh(BIRTH))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  }
  const waiting = () => service.services.renders.waiting()

  test.skipIf(skipped)('is 504 at the deadline without a renderer, and leaves nothing in the queue', async () => {
    const app = await impatientFront(service)
    const startedAt = performance.now()
    const headers = { 'x-api-key': service.key }
    const reply = await app.inject({ method: 'POST', url: NATAL, headers, payload: fresh(SMALL) })
    expect([reply.statusCode, reply.json().error]).toEqual([504, 'render_timeout'])
    expect(performance.now() - startedAt).toBeLessThan(SHORT_MS + 1_500)
    await expect.poll(waiting).toBe(0)
    await app.close()
  })

  test.skipIf(skipped)('that hangs up takes its job out of the queue', async () => {
    const hangUp = new AbortController()
    const gone = ask(fresh(SMALL), hangUp.signal).catch((error: Error) => error.name)
    await expect.poll(waiting).toBe(1)
    hangUp.abort()
    expect(await gone).toBe('AbortError')
    await expect.poll(waiting).toBe(0)
    expect(service.services.renders.pending()).toBe(0)
  })

  test.skipIf(skipped)(
    'is 503 with Retry-After when too many wait; those are answered, and drawings all along',
    async () => {
      const patient = Array.from({ length: QUEUE_LIMIT }, () => ask(fresh(SMALL)))
      await expect.poll(waiting).toBe(QUEUE_LIMIT)
      await expectLater(await ask(fresh(SMALL)), ['render_busy'])
      await expectDrawing()
      await renderer()
      for (const reply of await Promise.all(patient)) await expectPicture(reply, 400)
    },
  )

  test.skipIf(skipped)('is 501 without a browser, and says what the operator has to do; drawings go on', async () => {
    await renderer(startRendererWithoutBrowser)
    for (const format of ['png', 'pdf']) {
      const reply = await ask(fresh({ ...SMALL, format }))
      expect([reply.status, await reply.json()]).toEqual([
        501,
        {
          error: 'png_unavailable',
          message: expect.stringContaining('install Chrome or Chromium, or to set CHROMIUM_PATH'),
        },
      ])
    }
    await expectDrawing()
  })

  test.skipIf(skipped)('is answered though Chromium is killed in the middle, and then its render process', async () => {
    const first = await renderer()
    await expectPicture(await ask(fresh(SMALL)), 400)
    const outlived = ask(fresh(LARGE))
    await sleep(UNDER_WAY_MS)
    process.kill(browserOf(first.pid)!, 'SIGKILL')
    await expectPicture(await outlived, 3_500)
    expect(first.said()).toContain('Chromium crashed')

    const handedOn = ask(fresh(LARGE))
    await sleep(UNDER_WAY_MS)
    await first.kill()
    await renderer()
    await expectPicture(await handedOn, 3_500)
  })

  test.skipIf(skipped)('is 503 with Retry-After while that is away, drawings go on, and then pictures do', async () => {
    await renderer()
    await expectPicture(await ask(fresh(SMALL)), 400)
    const running = ask(fresh(LARGE))
    await sleep(UNDER_WAY_MS)
    await mortal.kill()
    const away = ['render_unavailable', 'database_unavailable']
    await expectLater(await running, away)
    await expectLater(await ask(fresh(SMALL)), away)
    await expectDrawing()
    await mortal.restart()
    await expect.poll(async () => (await ask(fresh(SMALL))).status).toBe(200)
  })
})

/** The application once more, over the same parts, waiting for pictures not as long. */
async function impatientFront({ services }: TestApp): Promise<FastifyInstance> {
  const renders: Renders = {
    ...services.renders,
    render: (svg, output, _deadlineMs, signal) => services.renders.render(svg, output, SHORT_MS, signal),
  }
  const log = pino({ level: 'silent' })
  const app = await buildApp({ ...services, renders, config: readConfig({}), log })
  await app.ready()
  return app
}

/** The browser that a render process has started: its one child. */
const browserOf = (pid: number): number | undefined => processes().find(({ parent }) => parent === pid)?.pid
