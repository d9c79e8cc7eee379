import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '../../src/accounts/keys.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { newAccount } from '../support/orders.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRenderer, startRendererWithoutBrowser, type TestRenderer } from '../support/renderer.ts'

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const REPORT = { psychological_report: { enabled: true } }
const CREDITS_OF_PLAN = 20

let database: Awaited<ReturnType<typeof createDatabase>>
let service: TestApp
let client: pg.Client
const renderers: TestRenderer[] = []
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url, reportTiming: { sweepMs: 50, trustMs: 100 } })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  // In order, so that each is forgotten.
  for (const renderer of renderers.splice(0)) await renderer.stop()
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

async function start(begin: typeof startRenderer): Promise<void> {
  renderers.push(await begin({ DATABASE_URL: database.url, VAR_DIR: service.varDir }))
}
/** Of each renderer of which fronts know, whether it has a browser. */
const known = async (): Promise<boolean[]> =>
  (await client.query("select is_ready from process_beat where kind = 'renderer'")).rows.map((row) => row.is_ready)

async function caller() {
  const accountId = await newAccount(service.services.db, 'high')
  const { key } = await createKey(service.services.db, { accountId, name: 'k' })
  const headers = { 'x-api-key': key }
  return {
    order: (more: Record<string, string> = {}) =>
      service.postTo('/api/v1/natal/calculate', { ...BIRTH, ...REPORT }, { ...headers, ...more }),
    status: async (id: string) =>
      (await service.app.inject({ url: `/api/v1/natal/report/${id}`, headers })).json<{
        status: string
        error: { code: string } | null
      }>(),
    credits: async (): Promise<number> =>
      (await service.app.inject({ url: '/api/v1/natal/report-credits', headers })).json().available,
  }
}
const advice = async (): Promise<string[]> => (await service.app.inject({ url: '/readyz' })).json().advice

describe('while no renderer has a browser', () => {
  test('an order of a report is 501 and takes no credit; the chart alone is answered', async () => {
    await start(startRendererWithoutBrowser)
    await expect.poll(known).toEqual([false])
    const somebody = await caller()
    const refused = await somebody.order()
    expect([refused.statusCode, refused.json()]).toEqual([
      501,
      { error: 'png_unavailable', message: expect.stringContaining('set CHROMIUM_PATH') },
    ])
    expect(await somebody.credits()).toBe(CREDITS_OF_PLAN)
    expect((await client.query('select count(*)::int as n from report')).rows).toEqual([{ n: 0 }])
    expect((await service.postTo('/api/v1/natal/calculate', BIRTH)).statusCode).toBe(200)
  })

  test('the operator is advised by /readyz, until a renderer has one', { timeout: 60_000 }, async () => {
    await start(startRendererWithoutBrowser)
    const ours = async () => (await advice()).filter((text) => text.startsWith('No renderer has a browser'))
    await expect.poll(ours, { timeout: 30_000 }).toHaveLength(1)
    await start(startRenderer)
    await expect.poll(ours, { timeout: 30_000 }).toEqual([])
  })

  test('a report that was ordered before ends as failed with that reason, and its credit is back', {
    timeout: 60_000,
  }, async () => {
    const somebody = await caller()
    const ordered = await somebody.order({ 'idempotency-key': 'the same order' })
    expect(ordered.statusCode).toBe(200)
    expect(await somebody.credits()).toBe(CREDITS_OF_PLAN - 1)
    const { job_id: id } = ordered.json()
    await start(startRendererWithoutBrowser)
    await expect.poll(known).toEqual([false])
    // Its tries take a lease each, which is not what is tested here.
    const hurry = setInterval(
      () => void client.query('update report set leased_until = now() where leased_until > now() and id = $1', [id]),
      100,
    )
    const ended = async () => (await client.query('select ended_at from report where id = $1', [id])).rows[0].ended_at
    await expect.poll(ended, { timeout: 40_000 }).not.toBeNull()
    clearInterval(hurry)
    expect(await somebody.status(id)).toMatchObject({ status: 'failed', error: { code: 'png_unavailable' } })
    expect(await somebody.credits()).toBe(CREDITS_OF_PLAN)
    // The same request finds its order, and does not order again.
    expect((await somebody.order({ 'idempotency-key': 'the same order' })).json()).toMatchObject({ job_id: id })
  })
})

test('with a browser in one of two renderers, a report may be ordered', async () => {
  await start(startRendererWithoutBrowser)
  await start(startRenderer)
  await expect.poll(async () => (await known()).toSorted()).toEqual([false, true])
  expect((await (await caller()).order()).statusCode).toBe(200)
})

test('while no renderer is known of, a report may be ordered: one may come', async () => {
  await expect.poll(known).toEqual([])
  expect((await (await caller()).order()).statusCode).toBe(200)
})
