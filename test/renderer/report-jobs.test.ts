import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browsers, startBrowsers } from '../../renderer/browser.ts'
import { handlers } from '../../renderer/jobs.ts'
import { startRendererMetrics } from '../../renderer/metrics.ts'
import type { ReportProgress } from '../../renderer/report.ts'
import { makeReport, reportJobStore } from '../../renderer/report-job.ts'
import { ReportOptions } from '../../src/contract/reports/reports.ts'
import { openQueue } from '../../src/jobs/queue.ts'
import { postgresStore } from '../../src/jobs/renders/outcomes.ts'
import { openRenders } from '../../src/jobs/renders/renders.ts'
import { testChromium } from '../support/browser.ts'
import { drawing } from '../support/drawing.ts'
import { useDatabase } from '../support/pool.ts'
import { startRenderer } from '../support/renderer.ts'
import { BIRTHS, contentOf } from '../support/report.ts'
import { imagesOf, readReport } from '../support/report-pdf.ts'

const database = useDatabase()
const { wheel_svg: wheelSvg, ...content } = contentOf(BIRTHS.einstein)
let client: pg.Client
let account: string
let browsers: Browsers
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  account = (await client.query(`insert into account (name, plan) values ('a', 'high') returning id`)).rows[0].id
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30"/></svg>'
  await client.query(
    `insert into report_branding (account_id, png, sha256, width, height, footer_label)
     values ($1, $2, sha256($2), 90, 30, 'The label of the account')`,
    [account, await sharp(Buffer.from(drawn)).png().toBuffer()],
  )
  browsers = startBrowsers({ find: testChromium, log: () => {} })
})
afterAll(async () => {
  await browsers.close()
  await client.end()
})

async function order({ options = {}, said = content as object, variant = 'without_logo' } = {}): Promise<string> {
  const { rows } = await client.query(
    `insert into report (account_id, options, content, wheel_svg, variant) values ($1, $2, $3, $4, $5) returning id`,
    [account, ReportOptions.parse(options), JSON.stringify(said), wheelSvg, variant],
  )
  await client.query(`insert into credit_entry (account_id, amount, cause, reference) values ($1, -1, 'report', $2)`, [
    ...[account, rows[0].id],
  ])
  return rows[0].id
}
const stateOf = async (id: string) =>
  (await client.query('select status, error, chapter, chapters from report where id = $1', [id])).rows[0]
const documentOf = async (id: string): Promise<{ pdf: Buffer; pages: number } | undefined> =>
  (await client.query('select pdf, pages from report_document where report_id = $1', [id])).rows[0]
const balance = async (id: string): Promise<number> =>
  Number((await client.query('select sum(amount) from credit_entry where reference = $1', [id])).rows[0].sum)

const desk = reportJobStore(async () => database.db)
const make = (id: string, { by = browsers, at = desk } = {}) => makeReport(by, at, id, () => {})

describe('a report', () => {
  test('that waits is made once, dated by its order, and its progress is said', async () => {
    const id = await order()
    const steps: number[] = []
    const told = {
      ...desk,
      renew: (each: string, step: ReportProgress) => {
        steps.push(step.chapter)
        return desk.renew(each, step)
      },
    }
    const [first, second] = await Promise.all([make(id, { at: told }), make(id)])
    expect([first.outcome, second.outcome].sort()).toEqual(['done', 'nothing'])
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    const { status, chapter, chapters } = await stateOf(id)
    expect([status, chapter, chapters]).toEqual(['completed', 13, 13])
    const { pdf, pages } = (await documentOf(id))!
    const read = await readReport(pdf)
    expect(read.pages.length).toBe(pages)
    const { rows } = await client.query('select created_at from report where id = $1', [id])
    const orderedAt = (rows[0].created_at as Date).toISOString().slice(0, 19).replace(/\D/g, '')
    expect(read.metadata['CreationDate']).toBe(`D:${orderedAt}Z`)
    await read.close()
    expect(await balance(id)).toBe(-1)
    expect((await make(id)).outcome).toBe('nothing')
  })

  test('has the logo and the label of its account, or neither, as its variant says', async () => {
    for (const [variant, hasImage, label] of [
      ['with_logo', true, 'The label of the account'],
      ['without_logo', false, 'Orrery'],
    ] as const) {
      const id = await order({ variant })
      await make(id)
      const { pdf } = (await documentOf(id))!
      expect((await imagesOf(pdf)).length > 0).toBe(hasImage)
      const read = await readReport(pdf)
      expect(read.pages[9]!.text).toContain(label)
      await read.close()
    }
  })

  test('that cannot be set fails, and its credit comes back', async () => {
    const id = await order({ said: { version: 1 } })
    expect((await make(id)).outcome).toBe('render_failed')
    expect(await stateOf(id)).toMatchObject({ status: 'failed', error: 'render_failed' })
    expect(await balance(id)).toBe(0)
  })

  test('whose browser is killed is made on a fresh one', async () => {
    const mortal = startBrowsers({ find: testChromium, log: () => {} })
    const id = await order()
    let kills = 0
    const killing: Browsers = {
      ...mortal,
      withPage: (work, deadlineMs) =>
        mortal.withPage((page) => {
          if (kills++ === 0) process.kill(mortal.pid()!, 'SIGKILL')
          return work(page)
        }, deadlineMs),
    }
    expect((await make(id, { by: killing })).outcome).toBe('done')
    expect(kills).toBeGreaterThan(2)
    expect(await stateOf(id)).toMatchObject({ status: 'completed' })
    await mortal.close()
  })

  test('is left to others by a renderer that has no browser', async () => {
    const none = startBrowsers({ find: () => Promise.reject(new Error('no browser')), log: () => {} })
    const id = await order()
    await expect(make(id, { by: none })).rejects.toMatchObject({ code: 'png_unavailable' })
    expect(await stateOf(id)).toMatchObject({ status: 'processing', error: null })
    expect(await balance(id)).toBe(-1)
  })

  test('that was deleted while it was made is given up', async () => {
    const id = await order()
    const deleting = {
      ...desk,
      claim: async (each: string) => {
        const task = await desk.claim(each)
        await client.query('delete from report where id = $1', [id])
        return task
      },
    }
    expect((await make(id, { at: deleting })).outcome).toBe('superseded')
    expect(await documentOf(id)).toBeUndefined()
  })

  test('is counted with its seconds and pages', async () => {
    const metrics = startRendererMetrics({ isHealthy: () => true })
    const store = postgresStore(database.db, database.url)
    const { report } = handlers({ browsers, store, jobStore: desk, metrics, log: () => {} })
    await report!('key', { report_id: await order() })
    const said = await metrics.registry.metrics()
    expect(said).toMatch(/orrery_render_duration_seconds_count\{job="report",format="pdf",outcome="done"\} 1/)
    expect(said).toMatch(/orrery_renderer_report_pages_count 1/)
    expect(said).toMatch(/orrery_renderer_report_pages_bucket\{le="20"\} 0/)
    await store.close()
  })
})

test('while reports are made one after the other, a picture is made at once', async () => {
  const renderer = await startRenderer({ DATABASE_URL: database.url })
  const queue = openQueue('report', { databaseUrl: database.url }, () => {})
  const renders = openRenders({
    db: database.db,
    databaseUrl: database.url,
    redis: undefined,
    queueLimit: 8,
    log: () => {},
  })
  // A job makes whichever report waits longest, also one that another test has left.
  await client.query("delete from report where status in ('queued', 'processing')")
  const ids = [await order(), await order(), await order(), await order()]
  for (const id of ids) await queue.add(id, { report_id: id })
  const states = async () =>
    (await client.query('select status from report where id = any($1)', [ids])).rows.map(
      ({ status }) => status as string,
    )
  await expect.poll(states).toContain('processing')
  await renders.render(drawing(), { format: 'png', size: 100, scale: 1 }, 20_000)
  expect((await states()).filter((status) => status === 'queued').length).toBeGreaterThan(1)
  expect((await states()).filter((status) => status === 'processing').length).toBeLessThan(2)
  await expect.poll(states, { timeout: 90_000 }).toEqual(ids.map(() => 'completed'))
  expect(await renderer.stop()).toBe(0)
  await Promise.all([queue.close(), renders.close()])
})
