import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startMailbox, type TestMailbox } from '../support/mailbox.ts'
import { DEMO_BIRTH } from '../support/orders.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

/** Of contract 2.3 and issue 7. */
const PAGES_MIN = 25
const PDF_BYTES_MAX = 3_000_000
const RENDERED_MS = 60_000

const modes = redisAvailable ? (['postgres', 'redis'] as const) : (['postgres'] as const)

describe.each(modes)('a report that is ordered, with the queue in %s,', (mode) => {
  let database: TestDatabase
  let redis: TestRedis | undefined
  let service: TestApp
  let renderer: TestRenderer
  let mailbox: TestMailbox
  const begin = () => startRenderer({ DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis.url }) })
  beforeAll(async () => {
    database = await createDatabase()
    redis = mode === 'redis' ? await startRedis() : undefined
    mailbox = await startMailbox()
    service = await startTestApp({
      ...{ databaseUrl: database.url, reportTiming: { sweepMs: 300, trustMs: 1_000 } },
      ...{
        letterTiming: { everyMs: 100 },
        environment: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://stars.example' },
      },
      ...(redis && { redisUrl: redis.url }),
    })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`update account set email = 'ada@example.com', email_verified = true`)
    await client.end()
    renderer = await begin()
  })
  afterAll(async () => {
    await renderer.stop()
    await service.stop()
    await redis?.stop()
    await mailbox.stop()
    await database.drop()
  })

  const get = (path: string) => service.app.inject({ url: path, headers: { 'x-api-key': service.key } })
  const order = async (birth: object = DEMO_BIRTH) =>
    (
      await service.postTo('/api/v1/natal/calculate', {
        ...birth,
        psychological_report: { enabled: true, mode: 'async', output_format: 'pdf' },
      })
    ).json()

  test('comes back as a book, while the job shows its progress, and a letter says so', {
    timeout: RENDERED_MS,
  }, async () => {
    const { poll_url: url } = (await order({ ...DEMO_BIRTH, name: 'Ada' })).psychological_report
    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          const { status, progress } = (await get(url)).json()
          seen.add(`${status} ${progress.chapter}/${progress.chapters}`)
          return status
        },
        { timeout: RENDERED_MS, interval: 25 },
      )
      .toBe('completed')
    expect([...seen].some((each) => /^processing [1-9]/.test(each))).toBe(true)
    const pdf = await get(`${url}?format=pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.length).toBeLessThan(PDF_BYTES_MAX)
    expect(Number(pdf.headers['x-report-pages'])).toBeGreaterThanOrEqual(PAGES_MIN)
    await expect.poll(() => mailbox.received.map(({ to }) => to)).toEqual([['ada@example.com']])
    // A line of a message ends in "=" where it goes on, and "=3D" is "=" (RFC 2045, 6.7).
    const letter = mailbox.received[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(letter).toContain(`\r\n${url.replace('/api/v1/natal/report/', '/account/reports/')}\r\n`)
    const metrics = (await service.app.inject({ url: '/metrics' })).body
    expect(metrics).toMatch(/orrery_reports\{status="completed"\} 1/)
    expect(metrics).toMatch(/orrery_report_queue_seconds\{percentile="99"\} [\d.]+/)
    expect(metrics).toMatch(/orrery_report_render_seconds\{percentile="50"\} [\d.]+/)
  })

  test.runIf(mode === 'postgres')(
    'comes back though its renderer is killed in the middle of it',
    { timeout: RENDERED_MS },
    async () => {
      const { poll_url: url } = (await order()).psychological_report
      await expect
        .poll(async () => (await get(url)).json().progress.chapter, { timeout: RENDERED_MS, interval: 20 })
        .toBeGreaterThan(0)
      await renderer.kill()
      expect((await get(url)).json().status).toBe('processing')
      renderer = await begin()
      await expect
        .poll(async () => (await get(url)).json().status, { timeout: RENDERED_MS, interval: 200 })
        .toBe('completed')
    },
  )
})
