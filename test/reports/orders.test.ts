import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '../../src/accounts/keys.ts'
import type { Area } from '../../src/contract/accounts/keys.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { NatalChartReply } from '../../src/contract/births/natal-reply.ts'
import { OrderedReport, ReportCreditsReply, ReportStatusReply } from '../../src/contract/reports/reports.ts'
import { claimReport, completeReport, failReport, renewReport } from '../../src/platform/db/reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { DEMO_BIRTH, newAccount, shortOrder } from '../support/orders.ts'
import { createDatabase } from '../support/postgres.ts'

const BIRTH = {
  ...{ name: 'Somebody', year: 1981, month: 1, day: 1, hour: 23, minute: 30 },
  ...{ lat: 37.98376, lng: 23.72784, tz_str: 'Europe/Athens' },
}
const REPORT = { enabled: true, mode: 'async', style: 'standard', output_format: 'pdf' }

let database: Awaited<ReturnType<typeof createDatabase>>
let service: TestApp
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({
    ...{ databaseUrl: database.url, environment: { REPORT_BACKLOG: '60' } },
    reportTiming: { variantMs: 0 },
  })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

async function caller(plan: PlanName, areas?: Area[]) {
  const { db } = service.services
  const accountId = await newAccount(db, plan)
  const { key } = await createKey(db, { accountId, name: 'k', ...(areas && { areas }) })
  const headers = { 'x-api-key': key }
  return {
    accountId,
    order: (birth: object = BIRTH, report: object = REPORT, more: Record<string, string> = {}) =>
      service.postTo('/api/v1/natal/calculate', { ...birth, psychological_report: report }, { ...headers, ...more }),
    get: (path: string, more: Record<string, string> = {}) =>
      service.app.inject({ url: `/api/v1/natal/${path}`, headers: { ...headers, ...more } }),
    remove: (id: string) => service.app.inject({ method: 'DELETE', url: `/api/v1/natal/report/${id}`, headers }),
    credits: async () =>
      ReportCreditsReply.parse((await service.app.inject({ url: '/api/v1/natal/report-credits', headers })).json()),
  }
}
type Caller = Awaited<ReturnType<typeof caller>>

/** Retries: the free plan refuses a second request in one second, which these tests do not concern. */
const rest = () => sleep(1_020)
const jobsOf = async ({ accountId }: Caller) =>
  (await client.query('select id, status from report where account_id = $1', [accountId])).rows

const PDF = Buffer.from('%PDF-1.7 of a test')
async function render(id: string, pdf = PDF) {
  const claimed = await claimReport(service.services.db, id)
  await completeReport(service.services.db, id, claimed!.variant, { pdf, pages: 31 })
  return claimed!
}

describe('an order', () => {
  test('answers with the chart and with the job, and takes one credit', async () => {
    const somebody = await caller('high')
    const plain = await service.postTo('/api/v1/natal/calculate', BIRTH)
    const reply = await somebody.order()
    expect(reply.statusCode).toBe(200)
    const { psychological_report: report, job_id, status, next_poll_after_seconds, ...chart } = reply.json()
    NatalChartReply.parse(reply.json())
    expect(chart).toEqual(plain.json())
    expect(OrderedReport.parse(report)).toEqual({
      ...{ job_id, status, next_poll_after_seconds },
      poll_url: `/api/v1/natal/report/${job_id}`,
    })
    expect([status, next_poll_after_seconds]).toEqual(['queued', 2])
    const { available, recent, plan, granted_per_month } = await somebody.credits()
    expect([available, plan, granted_per_month]).toEqual([19, 'high', 20])
    expect(recent.map(({ amount, cause }) => [amount, cause])).toEqual([
      [-1, 'report'],
      [20, 'plan_grant'],
    ])
    expect(recent[0]!.reference).toBe(job_id)
  })

  test.each([
    [{ ...BIRTH, lat: undefined, lng: undefined, city: 'Nowhere at all' }, REPORT, 422],
    [{ ...BIRTH, month: 13 }, REPORT, 422],
    [{ ...BIRTH, year: -8000 }, REPORT, 422],
    [BIRTH, { ...REPORT, mode: 'sync' }, 422],
    [BIRTH, { ...REPORT, output_format: 'docx' }, 422],
    [BIRTH, { ...REPORT, callback_url: 'https://127.0.0.1/' }, 422],
    [BIRTH, { ...REPORT, callback_url: 'ftp://example.org/' }, 422],
  ])('that can not be carried out costs nothing: %#', async (birth, report, status) => {
    const somebody = await caller('high')
    expect((await somebody.order(birth, report)).statusCode).toBe(status)
    expect(await jobsOf(somebody)).toEqual([])
    expect((await somebody.credits()).available).toBe(20)
  })

  test.each([
    'https://example.org/a\nb',
    'https://exam\tple.org/',
    'https://example.org/\r\nx',
    'https://example.org/\u0001',
  ])('with the callback_url %j, which has a control character, is refused and names it', async (callback_url) => {
    const somebody = await caller('high')
    const reply = await somebody.order(BIRTH, { ...REPORT, callback_url })
    expect([reply.statusCode, reply.json().detail]).toEqual([
      422,
      [
        {
          loc: ['body', 'psychological_report', 'callback_url'],
          msg: 'Must be one line without control characters',
          type: 'value_error',
        },
      ],
    ])
    expect(await jobsOf(somebody)).toEqual([])
  })

  test('with a callback_url that is no address is refused with an example of one', async () => {
    const reply = await (await caller('high')).order(BIRTH, { ...REPORT, callback_url: 'example.org/hook' })
    expect(reply.json().detail[0].msg).toBe('Must be a web URL, such as https://example.org/page')
  })

  test('that is not enabled orders nothing', async () => {
    const somebody = await caller('high')
    const unsaid = await somebody.order(BIRTH, { page_size: 'Letter' })
    expect([unsaid.statusCode, unsaid.json().detail]).toEqual([
      422,
      [expect.objectContaining({ loc: ['body', 'psychological_report', 'enabled'], type: 'missing' })],
    ])
    await rest()
    const reply = await somebody.order(BIRTH, { enabled: false })
    expect([reply.statusCode, reply.json().job_id]).toEqual([200, undefined])
    expect(await jobsOf(somebody)).toEqual([])
  })

  test('needs a key that may be used for reports', async () => {
    const reply = await (await caller('high', ['natal'])).order()
    expect([reply.statusCode, reply.json().detail]).toEqual([403, expect.stringMatching(/does not cover reports/)])
    expect((await (await caller('high', ['natal', 'reports'])).order()).statusCode).toBe(200)
  })

  test('of the demo subject is free, on every plan', async () => {
    const somebody = await caller('free')
    const reply = await somebody.order(DEMO_BIRTH)
    expect(reply.statusCode).toBe(200)
    await rest()
    expect(await somebody.credits()).toMatchObject({ available: 0, recent: [], next_grant_at: null })
    expect(await failReport(service.services.db, reply.json().job_id, 'render_failed')).toBe(true)
    await rest()
    expect((await somebody.credits()).available).toBe(0)
    await rest()
    expect((await somebody.order({ ...DEMO_BIRTH, minute: 18 })).statusCode).toBe(402)
  })

  test('without credits is 402 and says what there is', async () => {
    const reply = await (await caller('free')).order()
    expect([reply.statusCode, reply.json()]).toEqual([
      402,
      {
        error: 'report_credits_exhausted',
        message: 'The account has no report credits left',
        ...{ available: 0, plan: 'free' },
      },
    ])
  })

  test('is refused when too many of the account are not finished', async () => {
    const somebody = await caller('operator')
    const replies = await Promise.all(Array.from({ length: 25 }, () => somebody.order()))
    const refused = replies.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429])
    expect(refused[0]!.json()).toMatchObject({ error: 'report_backlog_full' })
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await somebody.credits()).available).toBe(980)
    await client.query('delete from report where account_id = $1', [somebody.accountId])
  })

  test('is refused when too many of all accounts are not finished', async () => {
    const { reports, db } = service.services
    const accounts = await Promise.all([1, 2, 3, 4].map(() => newAccount(db)))
    const placed = await Promise.allSettled(
      accounts.flatMap((account) => Array.from({ length: 16 }, () => reports.order(shortOrder(account)))),
    )
    const reasons = placed.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code)
    expect(new Set(reasons)).toEqual(new Set(['reports_busy']))
    await client.query('delete from report where account_id = any($1)', [accounts])
  })
})

describe('an Idempotency-Key', () => {
  test('makes one job and one debit of 20 requests at once and of retries later', async () => {
    const somebody = await caller('operator')
    const send = () => somebody.order(BIRTH, REPORT, { 'idempotency-key': 'one and the same' })
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    const [first] = replies.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const later = await send()
    expect([later.headers['idempotency-replayed'], later.json()]).toEqual(['true', first!.json()])
    expect(await jobsOf(somebody)).toHaveLength(1)
    expect((await somebody.credits()).available).toBe(999)
  })

  test('orders once though its answer was never stored, or its front died after the order', async () => {
    const somebody = await caller('high')
    const send = () => somebody.order(BIRTH, REPORT, { 'idempotency-key': 'forgotten' })
    const first = (await send()).json()
    for (const change of [
      'answer = null',
      `status = null, answer = null, leased_until = now() - interval '1 second'`,
    ]) {
      await client.query(`update idempotency set ${change} where account_id = $1`, [somebody.accountId])
      const again = await send()
      expect([again.statusCode, again.json().job_id]).toEqual([200, first.job_id])
    }
    await client.query('delete from idempotency where account_id = $1', [somebody.accountId])
    expect((await send()).json().job_id).toBe(first.job_id)
    expect(await jobsOf(somebody)).toHaveLength(1)
    expect((await somebody.credits()).available).toBe(19)
  })

  test('that differs in each request orders as many reports as there are credits', async () => {
    const somebody = await caller('entry')
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) => somebody.order(BIRTH, REPORT, { 'idempotency-key': `key ${index}` })),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 402, 402])
    expect(await jobsOf(somebody)).toHaveLength(2)
    await rest()
    expect((await somebody.credits()).available).toBe(0)
  })
})

describe('a job', () => {
  test('tells how far it is, and is not ready before it is', async () => {
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order()).json()
    const statusOf = async () => ReportStatusReply.parse((await somebody.get(`report/${id}`)).json())
    expect(await statusOf()).toMatchObject({ status: 'queued', pdf_url: null, completed_at: null, error: null })
    await claimReport(service.services.db, id)
    await renewReport(service.services.db, id, { chapter: 3, chapters: 9 })
    const status = await statusOf()
    expect(status).toMatchObject({ status: 'processing', progress: { chapter: 3, chapters: 9 } })
    expect('report' in status).toBe(false)
    for (const format of ['pdf', 'markdown']) {
      const reply = await somebody.get(`report/${id}?format=${format}`)
      expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
        409,
        '2',
        {
          ...{ error: 'report_not_ready', message: 'The report is not ready yet' },
          ...{ status: 'processing', next_poll_after_seconds: 2 },
        },
      ])
    }
  })

  test('that is completed gives its PDF, its text and its data', async () => {
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order(BIRTH, { ...REPORT, markdown: true })).json()
    await render(id)
    const pdf = await somebody.get(`report/${id}?format=pdf`)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['x-report-pages']]).toEqual([
      ...[200, 'application/pdf', '31'],
    ])
    expect(pdf.rawPayload).toEqual(PDF)
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="natal-report-${id}.pdf"`)
    const etag = pdf.headers.etag!
    expect(etag).toBe(`"${createHash('sha256').update(PDF).digest('base64url')}"`)
    expect((await somebody.get(`report/${id}?format=pdf`, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await somebody.get(`report/${id}`, { accept: 'application/pdf' })).rawPayload).toEqual(PDF)

    const status = ReportStatusReply.parse((await somebody.get(`report/${id}`)).json())
    expect(status).toMatchObject({ status: 'completed', next_poll_after_seconds: null })
    expect(status.pdf_url).toBe(`/api/v1/natal/report/${id}?format=pdf`)
    expect(status.report!.subject.name).toBe('Somebody')
    expect('wheel_svg' in status.report!).toBe(false)
    const markdown = await somebody.get(`report/${id}?format=markdown`)
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(markdown.body).toBe(status.markdown)
    expect(markdown.body).toMatch(/^# Somebody\n/)
  })

  test('that failed gives its reason, and its credit back', async () => {
    const somebody = await caller('high')
    const { job_id: id } = (await somebody.order()).json()
    await failReport(service.services.db, id, 'png_unavailable')
    const status = ReportStatusReply.parse((await somebody.get(`report/${id}`)).json())
    const message = 'Reports need a browser, and none is installed here'
    expect(status).toMatchObject({ status: 'failed', error: { code: 'png_unavailable', message } })
    const pdf = await somebody.get(`report/${id}?format=pdf`)
    expect([pdf.statusCode, pdf.json()]).toMatchObject([410, { error: 'report_failed', reason: message }])
    expect((await somebody.credits()).available).toBe(20)
  })

  test('gives the variant of the order while the other one is made, as one more job and for nothing', async () => {
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order(BIRTH, { ...REPORT, include_profile_branding_logo: true })).json()
    expect((await render(id)).variant).toBe('with_logo')
    const fetchPdf = async (flag: string, headers = {}) => {
      const reply = await somebody.get(`report/${id}?format=pdf${flag}`, headers)
      const { 'x-report-branding': branding, 'x-orrery-warnings': warnings } = reply.headers
      return [reply.statusCode, reply.rawPayload.toString(), branding, warnings]
    }
    const without = (headers = {}) => fetchPdf('&include_profile_branding_logo=false', headers)
    const later =
      'variant_not_ready;message="The PDF without the branding image is not ready yet. Try again in 5 seconds"'
    const ordered = [200, PDF.toString(), 'with_logo']
    for (let times = 0; times < 2; times += 1) expect(await without()).toEqual([...ordered, later])
    const etag = `"${createHash('sha256').update(PDF).digest('base64url')}"`
    expect(await without({ 'if-none-match': etag })).toEqual([304, '', 'with_logo', later])
    const other = Buffer.from('%PDF-1.7 without')
    expect((await render(id, other)).variant).toBe('without_logo')
    expect(await without()).toEqual([200, other.toString(), 'without_logo', undefined])
    expect(await fetchPdf('&include_profile_branding_logo=true')).toEqual([...ordered, undefined])
    expect(await fetchPdf('')).toEqual([...ordered, undefined])
    expect((await somebody.credits()).available).toBe(999)
  })

  test('gives the variant of the order, and the reason, when the other one failed', async () => {
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order(BIRTH, { ...REPORT, include_profile_branding_logo: false })).json()
    await render(id)
    const path = `report/${id}?format=pdf&include_profile_branding_logo=true`
    expect((await somebody.get(path)).headers['x-report-branding']).toBe('without_logo')
    await failReport(service.services.db, id, 'png_unavailable')
    const { statusCode, rawPayload, headers } = await somebody.get(path)
    expect([statusCode, rawPayload, headers['x-report-branding']]).toEqual([200, PDF, 'without_logo'])
    expect(headers['x-orrery-warnings']).toBe(
      'variant_failed;message="The PDF with the branding image failed: Reports need a browser, and none is installed here. Try again in a minute"',
    )
  })

  test('waits for a variant that is made in time', async () => {
    const patient = await startTestApp({ databaseUrl: database.url, reportTiming: { variantMs: 60_000 } })
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order()).json()
    await render(id)
    const { key } = await createKey(service.services.db, { accountId: somebody.accountId, name: 'patient' })
    const url = `/api/v1/natal/report/${id}?format=pdf&include_profile_branding_logo=false`
    const answer = patient.app.inject({ url, headers: { 'x-api-key': key } })
    const wanted = () => client.query('select from report_document where report_id = $1 and pdf is null', [id])
    await expect.poll(async () => (await wanted()).rowCount, { timeout: 10_000 }).toBe(1)
    const other = Buffer.from('%PDF-1.7 without')
    await render(id, other)
    const { statusCode, rawPayload, headers } = await answer
    await patient.stop()
    expect([statusCode, rawPayload, headers['x-report-branding'], headers['x-orrery-warnings']]).toEqual([
      ...[200, other, 'without_logo', undefined],
    ])
  })

  test('of another account, of no account, or with an invalid id, is 404', async () => {
    const [somebody, other] = [await caller('operator'), await caller('operator')]
    const { job_id: id } = (await somebody.order()).json()
    for (const path of [id, '00000000-0000-4000-8000-000000000000', 'x', `${id}x`]) {
      for (const format of ['json', 'pdf']) {
        const reply = await other.get(`report/${path}?format=${format}`)
        expect([reply.statusCode, reply.body]).toEqual([404, '{"detail":"Not Found"}'])
      }
      expect((await other.remove(path)).statusCode).toBe(404)
    }
    expect(await jobsOf(somebody)).toHaveLength(1)
  })

  test('can be deleted at once; an unfinished one gives its credit back, a completed one does not', async () => {
    const somebody = await caller('high')
    const done = (await somebody.order()).json().job_id
    await render(done)
    const waiting = (await somebody.order()).json().job_id
    for (const id of [done, waiting]) {
      expect((await somebody.remove(id)).json()).toEqual({ job_id: id, deleted: true })
      expect((await somebody.get(`report/${id}`)).statusCode).toBe(404)
    }
    expect((await somebody.credits()).available).toBe(19)
    expect((await client.query('select from report_document where report_id = $1', [done])).rowCount).toBe(0)
  })

  test('is asked for without units', async () => {
    const somebody = await caller('operator')
    const { job_id: id } = (await somebody.order()).json()
    const left = async () => (await somebody.get(`report/${id}`)).headers['x-ratelimit-remaining']
    expect(await left()).toBe(await left())
  })
})

test('a month grants once, and a larger plan the difference', async () => {
  const somebody = await caller('entry')
  await Promise.all([1, 2, 3].map(() => somebody.credits()))
  expect((await somebody.credits()).available).toBe(2)
  const key = (await createKey(service.services.db, { accountId: somebody.accountId, name: 'after' })).key
  await client.query(`update account set plan = 'high' where id = $1`, [somebody.accountId])
  const credits = () => service.app.inject({ url: '/api/v1/natal/report-credits', headers: { 'x-api-key': key } })
  const { available, next_grant_at, recent } = (await credits()).json()
  expect([available, recent.length]).toEqual([20, 2])
  expect(next_grant_at).toMatch(/^\d{4}-\d\d-01T00:00:00.000Z$/)
})
