import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openQueue } from '../../src/jobs/queue.ts'
import { openReports, type Reports } from '../../src/jobs/reports/reports.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { isUnavailable } from '../../src/platform/db/unavailable.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { startBackground } from '../../src/run/background.ts'
import { type MortalPostgres, startMortalPostgres } from '../support/mortal-postgres.ts'
import { newAccount, shortOrder } from '../support/orders.ts'
import { startPaperRenderer } from '../support/paper.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'

/** A lease, the queue's own check, and a busy machine. */
const REVIVED_MS = 25_000
const POLL = { timeout: REVIVED_MS, interval: 100 }
const TIMING = { sweepMs: 200, trustMs: 1_000 }

const closing: (() => Promise<unknown>)[] = []
async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close()
}

interface Front {
  readonly db: Pool
  readonly reports: Reports
}

interface Place {
  readonly postgres: MortalPostgres
  readonly redis: TestRedis | undefined
  front(backlogMax?: number): Promise<Front>
  renderer(env?: Record<string, string>): ReturnType<typeof startPaperRenderer>
}

async function place(mode: 'redis' | 'postgres'): Promise<Place> {
  const postgres = await startMortalPostgres()
  closing.push(() => postgres.remove())
  const redis = mode === 'redis' ? await startRedis() : undefined
  if (redis) closing.push(() => redis.stop())
  const env = { DATABASE_URL: postgres.url, ...(redis && { REDIS_URL: redis.url }) }
  return {
    ...{ postgres, redis },
    async front(backlogMax = 1_000) {
      const db = await openPool(postgres.url)
      const connection = redis && (await connectRedis(redis.url, () => {}))
      const reports = openReports({
        ...{ db, publicUrl: undefined, days: 90, backlogMax, callbackAllowHosts: [], log: () => {} },
        queue: openQueue('report', connection ? { redis: connection } : { databaseUrl: postgres.url }, () => {}),
        ...{ onCallback: () => {}, timing: TIMING },
      })
      const background = startBackground(reports.jobs, () => {})
      closing.push(async () => {
        await background.stop()
        await reports.close()
        connection?.disconnect()
        await db.end()
      })
      return { db, reports }
    },
    async renderer(more = {}) {
      const renderer = await startPaperRenderer({ ...env, ...more })
      closing.push(() => renderer.kill())
      return renderer
    },
  }
}

/** Asks Postgres directly, not through the tested code. */
async function ask({ postgres }: Place, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** How many of some reports have each status. */
async function statuses(where: Place, ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await ask(where, 'select status, count(*)::int as count from report where id = any($1) group by 1', [
    ids,
  ])
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Whatever has happened, a completed report costs one credit and a failed one none. */
async function expectBooksAgree(where: Place): Promise<void> {
  const wrong = await ask(
    where,
    `select r.id, r.status, sum(c.amount) as cost from report r left join credit_entry c
       on c.account_id = r.account_id and c.reference = r.id::text group by 1, 2
     having sum(c.amount) is distinct from case r.status when 'failed' then 0 else -1 end`,
  )
  expect(wrong).toEqual([])
  const orphans = await ask(
    where,
    `select reference from credit_entry where cause in ('report', 'report_returned')
       and not exists (select from report where id::text = reference)`,
  )
  expect(orphans).toEqual([])
}

async function orderMany({ db, reports }: Front, count: number): Promise<string[]> {
  const accounts = await Promise.all(Array.from({ length: Math.ceil(count / 20) }, () => newAccount(db)))
  const orders = Array.from({ length: count }, (_, index) =>
    reports.order(shortOrder(accounts[Math.floor(index / 20)]!)),
  )
  return (await Promise.all(orders)).map(({ job_id }) => job_id)
}

const modes = redisAvailable ? (['redis', 'postgres'] as const) : (['postgres'] as const)

describe.each(modes)('with the queue in %s', (mode) => {
  let where: Place
  let front: Front
  beforeAll(async () => {
    where = await place(mode)
    front = await where.front()
  })
  afterAll(closeAll)

  test('renderers that die at each step, and a queue that forgets, lose no report', async () => {
    const steps = ['taken', 'claimed', 'renewed', 'completed']
    const dying = await Promise.all(steps.map((step) => where.renderer({ DIE_AT: step })))
    const ids = await orderMany(front, 8)
    await Promise.all(dying.map(({ ended }) => ended))
    ids.push(...(await orderMany(front, 10)))
    if (where.redis) await where.redis.restart()
    else await expect.poll(() => forgetJobs(where)).toBeGreaterThanOrEqual(10)
    expect((await statuses(where, ids))['queued']).toBeGreaterThanOrEqual(10)
    const renderer = await where.renderer()
    await expect.poll(() => statuses(where, ids), POLL).toEqual({ completed: 18 })
    await renderer.kill()
    await expectBooksAgree(where)
    expect(await ask(where, 'select report_id from report_document where report_id = any($1)', [ids])).toHaveLength(18)
  })

  test('two renderers share 200 reports, each of which is rendered once', async () => {
    const other = await where.front()
    // Both have started before the first order, since one alone may do all of them while the other starts.
    const renderers = await Promise.all([1, 2].map(() => where.renderer({ WORK_MS: '5' })))
    const ids = [...(await orderMany(front, 100)), ...(await orderMany(other, 100))]
    await expect.poll(() => statuses(where, ids), POLL).toEqual({ completed: 200 })
    const shares = () => renderers.map((renderer) => renderer.said().match(/completed \S+/g) ?? [])
    // A renderer says so just after the database knows it.
    await expect.poll(() => shares().flat().sort(), POLL).toEqual(ids.map((id) => `completed ${id}`).sort())
    expect(Math.min(...shares().map(({ length }) => length))).toBeGreaterThan(20)
    expect(await ask(where, 'select attempts from report where attempts <> 1 and id = any($1)', [ids])).toEqual([])
    expect(renderers.map((renderer) => renderer.said()).join()).not.toContain('superseded')
    await Promise.all(renderers.map((renderer) => renderer.kill()))
    await expectBooksAgree(where)
  })

  test('Postgres that is killed between order and render, and during both, loses none', {
    timeout: 60_000,
  }, async () => {
    await where.renderer({ WORK_MS: '20' })
    const account = await newAccount(front.db)
    const orders = Array.from({ length: 20 }, async (_, index) => {
      const order = shortOrder(account, { orderKey: randomBytes(32) })
      await new Promise((resolve) => setTimeout(resolve, index * 15))
      // As a caller with an Idempotency-Key does: again, until it is answered.
      for (;;) {
        try {
          return (await front.reports.order(order)).job_id
        } catch (error) {
          if (!isUnavailable(error)) throw error
          await new Promise((resolve) => setTimeout(resolve, 200))
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await where.postgres.kill()
    await where.postgres.restart()
    const ids = await Promise.all(orders)
    expect(new Set(ids).size).toBe(20)
    await expect.poll(() => statuses(where, ids), POLL).toEqual({ completed: 20 })
    const all = await ask(where, 'select id from report where account_id = $1', [account])
    expect(all.map(({ id }) => id).sort()).toEqual(ids.sort())
    await expectBooksAgree(where)
  })
})

let forgotten = 0
/** Jobs come into the queue after their orders are answered, and its tables with the first of them. */
async function forgetJobs(where: Place): Promise<number> {
  const gone = await ask(where, 'delete from bullmq.job returning id').catch(() => [])
  forgotten += gone.length
  return forgotten
}

describe('the sweep', () => {
  let where: Place
  let front: Front
  let account: string
  beforeAll(async () => {
    where = await place('postgres')
    front = await where.front()
    account = await newAccount(front.db)
  })
  afterAll(closeAll)
  const order = async () => (await front.reports.order(shortOrder(account))).job_id

  test('fails reports that ended five renderers or waited for a day, and deletes old ones', async () => {
    const { reports } = front
    const ids = await Promise.all([order(), order(), order()])
    const [deadly, late, old] = ids
    await ask(where, `update report set status = 'processing', attempts = 5, leased_until = now() where id = $1`, [
      deadly,
    ])
    await ask(where, `update report set created_at = now() - interval '25 hours' where id = $1`, [late])
    await expect.poll(() => statuses(where, ids), POLL).toEqual({ failed: 2, queued: 1 })
    expect((await reports.find(account, deadly))!.error).toBe('render_failed')
    expect((await reports.find(account, late))!.error).toBe('report_timeout')
    await expectBooksAgree(where)
    await ask(where, `update report set created_at = now() - interval '91 days' where id = $1`, [old])
    // Retention runs at the start of a front, and from then on every ten minutes.
    const next = await where.front()
    await expect.poll(() => next.reports.find(account, old), POLL).toBeNull()
  })

  test('fails a further variant that can’t be rendered, and tries it again a minute later', async () => {
    const { reports } = front
    const id = await order()
    await where.renderer()
    await expect.poll(() => statuses(where, [id]), POLL).toEqual({ completed: 1 })
    const variant = 'without_logo'
    await ask(
      where,
      'insert into report_document (report_id, variant, attempts, leased_until) values ($1, $2, 5, now())',
      [...[id, variant]],
    )
    await expect.poll(() => reports.document(account, id, variant), POLL).toEqual({ failed: 'render_failed' })
    await ask(where, `update report_document set enqueued_at = now() - interval '61 seconds' where pdf is null`)
    expect(await reports.document(account, id, variant)).toBe('in_progress')
    await expect.poll(async () => typeof (await reports.document(account, id, variant)), POLL).toBe('object')
  })
})
