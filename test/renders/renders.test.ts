import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openRenders, type Renders } from '../../src/jobs/renders/renders.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { drawing } from '../support/drawing.ts'
import { readPng } from '../support/png.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { processes } from '../support/processes.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

const DEADLINE_MS = 20_000
const FORM = { format: 'png', size: 200, scale: 1 } as const
/** Half a second of work for the browser and more: time to kill it in the middle. */
const SLOW = { format: 'png', size: 1500, scale: 2 } as const

let seed = 0
const fresh = () => drawing(++seed)
const code = (refused: Promise<unknown>) =>
  refused.then(
    () => 'answered',
    (error: { code?: unknown; name: string }) => (typeof error.code === 'string' ? error.code : error.name),
  )

describe.each(['postgres', 'redis'] as const)('a render over %s', (mode) => {
  const skipped = mode === 'redis' && !redisAvailable
  let database: TestDatabase
  let redis: TestRedis | undefined
  let db: Pool
  const closing: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    if (skipped) return
    database = await createDatabase()
    db = await openPool(database.url)
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  afterAll(async () => {
    await db?.end()
    await redis?.stop()
    await database?.drop()
  })

  async function env(): Promise<NodeJS.ProcessEnv> {
    if (mode === 'redis') redis ??= await startRedis()
    return redis ? { REDIS_URL: redis.url } : { DATABASE_URL: database.url }
  }

  /** The render side of a front. */
  async function front(queueLimit = 64): Promise<Renders> {
    await env()
    const connection = redis ? await connectRedis(redis.url, () => {}) : undefined
    const renders = openRenders({ db, databaseUrl: database.url, redis: connection, queueLimit, log: () => {} })
    closing.push(async () => {
      await renders.close()
      connection?.disconnect()
    })
    return renders
  }

  async function renderer(): Promise<TestRenderer> {
    const each = await startRenderer(await env())
    closing.push(() => each.kill())
    return each
  }

  const metric = async ({ url }: TestRenderer, line: string) => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(line))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  }
  const rendered = (each: TestRenderer) =>
    metric(each, 'orrery_render_duration_seconds_count{job="chart",format="png",outcome="done"}')

  test.skipIf(skipped)('comes back to the front that asked, and the renderer ends well on SIGTERM', async () => {
    const [renders, process] = [await front(), await renderer()]
    const { width } = readPng(await renders.render(fresh(), FORM, DEADLINE_MS))
    expect(width).toBe(200)
    const pdf = await renders.render(fresh(), { ...FORM, format: 'pdf' }, DEADLINE_MS)
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(await process.stop()).toBe(0)
  })

  test.skipIf(skipped)('is shared by identical requests of two fronts, and found again for a while', async () => {
    const [one, two, process] = [await front(), await front(), await renderer()]
    const svg = fresh()
    const all = [one, one, two, two].map((each) => each.render(svg, FORM, DEADLINE_MS))
    const pictures = await Promise.all(all)
    for (const each of pictures) expect(Buffer.compare(each, pictures[0]!)).toBe(0)
    await two.render(svg, FORM, DEADLINE_MS)
    expect(await rendered(process)).toBe(1)
    await two.render(svg, { ...FORM, scale: 2 }, DEADLINE_MS)
    expect(await rendered(process)).toBe(2)
  })

  test.skipIf(skipped)('waits for a renderer that starts later, and is 504 when none comes', async () => {
    const renders = await front()
    expect(await code(renders.render(fresh(), FORM, 700))).toBe('render_timeout')
    const waiting = renders.render(fresh(), FORM, DEADLINE_MS)
    await renderer()
    expect(readPng(await waiting).width).toBe(200)
    expect(renders.pending()).toBe(0)
  })

  test.skipIf(skipped)('is 503 when too many wait, and those that wait are answered', async () => {
    const renders = await front(4)
    const all = Array.from({ length: 10 }, () => renders.render(fresh(), FORM, DEADLINE_MS))
    const codes = Promise.all(all.map(code))
    await sleep(300)
    const late = renders.render(fresh(), FORM, DEADLINE_MS)
    await expect(late).rejects.toMatchObject({ code: 'render_busy', status: 503, detail: { retryAfterMs: 5_000 } })
    // The queue of all fronts is full for another one too.
    expect(await code((await front(4)).render(fresh(), FORM, DEADLINE_MS))).toBe('render_busy')
    await renderer()
    expect((await codes).sort()).toEqual([...Array(4).fill('answered'), ...Array(6).fill('render_busy')])
  })

  test.skipIf(skipped)('of one account does not wait for twenty of another', async () => {
    const renders = await front()
    const done: string[] = []
    const ask = (owner: string) =>
      renders.render(fresh(), FORM, DEADLINE_MS, undefined, owner).then(() => void done.push(owner))
    const many = Array.from({ length: 20 }, () => ask('many'))
    await expect.poll(() => renders.waiting()).toBe(3)
    const one = ask('one')
    await expect.poll(() => renders.waiting()).toBe(4)
    await renderer()
    await Promise.all([...many, one])
    // Three of the other account are before it, and three may be begun meanwhile.
    expect(done.indexOf('one')).toBeLessThan(7)
  })

  test.skipIf(skipped)(
    'that waits for its turn ends when its time is over, and gives its turn to the next',
    async () => {
      const renders = await front()
      const codes = Array.from({ length: 8 }, () => code(renders.render(fresh(), FORM, 500, undefined, 'owner')))
      expect(new Set(await Promise.all(codes))).toEqual(new Set(['render_timeout']))
      await expect.poll(() => renders.pending()).toBe(0)
      await renderer()
      expect(readPng(await renders.render(fresh(), FORM, DEADLINE_MS, undefined, 'owner')).width).toBe(200)
    },
  )

  test.skipIf(skipped)('without waiting callers is not begun; one with another caller is', async () => {
    const [renders, other] = [await front(), await front()]
    const hangUp = new AbortController()
    const [given, wanted] = [fresh(), fresh()]
    const codes = Promise.all([given, wanted].map((svg) => code(renders.render(svg, FORM, DEADLINE_MS, hangUp.signal))))
    const elsewhere = other.render(wanted, FORM, DEADLINE_MS)
    await sleep(200)
    hangUp.abort()
    expect(await codes).toEqual(['AbortError', 'AbortError'])
    expect(renders.pending()).toBe(0)
    await sleep(100)
    const process = await renderer()
    await elsewhere
    await renders.render(fresh(), FORM, DEADLINE_MS)
    expect(await rendered(process)).toBe(2)
  })

  test.skipIf(skipped)('that runs when its renderer is told to end is finished first', async () => {
    const [renders, process] = [await front(), await renderer()]
    await renders.render(fresh(), FORM, DEADLINE_MS)
    const slow = renders.render(fresh(), SLOW, DEADLINE_MS)
    await sleep(150)
    expect(await process.stop()).toBe(0)
    // No other renderer could have done it.
    expect(readPng(await slow).width).toBe(3_000)
  })

  test.skipIf(skipped)('survives the kill of Chromium in its middle', async () => {
    const [renders, process] = [await front(), await renderer()]
    await renders.render(fresh(), FORM, DEADLINE_MS)
    const crashes = () => metric(process, 'orrery_renderer_browser_crashes_total')
    // On a busy machine a kill may come before the page is open. No page is lost to it, and the next one tries again.
    for (let attempt = 1; attempt <= 6 && (await crashes()) === 0; attempt += 1) {
      const slow = renders.render(fresh(), SLOW, DEADLINE_MS)
      await sleep(100 * attempt)
      const killed = browserOf(process.pid)
      globalThis.process.kill(killed!, 'SIGKILL')
      expect(readPng(await slow).width).toBe(3_000)
      expect(browserOf(process.pid)).not.toBe(killed)
    }
    expect(await crashes()).toBe(1)
  })

  test.skipIf(skipped)(
    'survives the kill of its render process: another takes it, and no browser is left',
    async () => {
      const [renders, first] = [await front(), await renderer()]
      await renders.render(fresh(), FORM, DEADLINE_MS)
      // A browser that stands still cannot finish before the kill.
      const browser = browserOf(first.pid)!
      process.kill(browser, 'SIGSTOP')
      const slow = renders.render(fresh(), SLOW, DEADLINE_MS)
      await sleep(150)
      await first.kill()
      process.kill(browser, 'SIGCONT')
      const second = await renderer()
      expect(readPng(await slow).width).toBe(3_000)
      expect(await rendered(second)).toBe(1)
      await expect.poll(() => isAlive(browser)).toBe(false)
    },
  )
})

/** The browser that a render process has started: its one child. */
const browserOf = (pid: number): number | undefined => processes().find(({ parent }) => parent === pid)?.pid

const isAlive = (pid: number): boolean => processes().some((each) => each.pid === pid && each.state !== 'Z')
