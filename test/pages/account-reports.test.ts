import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ReportOrderForm } from '../../src/contract/reports/reports.ts'
import { formKey } from '../../src/operations/account-pages/report-order.ts'
import { bookCredit } from '../../src/platform/db/ledgers.ts'
import { claimReport, failReport, renewReport } from '../../src/platform/db/reports.ts'
import { type AccountVisitor, accountVisitor, enter, faultsOf, tabTo } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { textOf, useBrowser } from '../support/consent.ts'
import { shortOrder } from '../support/orders.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'
import { readReport } from '../support/report-pdf.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
let base: string
let renderer: TestRenderer | undefined
const browsing = useBrowser()
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await client.end()
  await renderer?.stop()
  await service.stop()
  await database.drop()
})

/** Somebody with report credits. */
async function arrived(credits = 0): Promise<AccountVisitor> {
  const visitor = await accountVisitor({ service: () => service, base, browser: () => browsing.browser })
  if (credits > 0)
    await bookCredit(service.services.db, visitor.accountId, {
      ...{ amount: credits, cause: 'purchase', reference: 'of the test' },
    })
  return visitor
}

const reportsOf = async ({ accountId }: AccountVisitor): Promise<string[]> =>
  (await client.query('select id from report where account_id = $1 order by created_at', [accountId])).rows.map(
    ({ id }) => id,
  )
const creditsOf = async ({ accountId }: AccountVisitor): Promise<number> =>
  Number(
    (await client.query('select coalesce(sum(amount), 0) as sum from credit_entry where account_id = $1', [accountId]))
      .rows[0].sum,
  )
const orderKeyIn = (html: string): string => /name="order_key" value="([^"]+)"/.exec(html)![1]!

/** The fields of a form that is filled in. */
const FIELDS = {
  ...{ name: 'Ada', day: '10', month: '12', year: '1815', time: '13:00', city: 'Athens, Attica, Greece' },
  ...{ language: 'en', page_size: 'A4', output_format: 'pdf', pdf_footer_label: '' },
}
const filled = (more: Readonly<Record<string, string>> = {}) => ({ ...FIELDS, order_key: crypto.randomUUID(), ...more })

const ORDER = '/account/reports/order'

/** The report that leads on from an order. */
const idIn = (location: string | undefined): string =>
  /account\/reports\/([\da-f-]{36})\?done=ordered$/.exec(location!)![1]!

describe('an order', () => {
  test('is sent once by a double click, and costs a credit and a unit', async () => {
    const ada = await arrived(2)
    const fields = filled()
    const replies = await Promise.all([ada.send(ORDER, fields), ada.send(ORDER, fields)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(new Set(replies.map(({ headers }) => idIn(headers.location))).size).toBe(1)
    expect([(await reportsOf(ada)).length, await creditsOf(ada)]).toEqual([1, 1])
    // A form that was changed and sent again is another order.
    const other = await ada.send(ORDER, { ...fields, name: 'Another' })
    expect([other.statusCode, (await reportsOf(ada)).length]).toEqual([303, 2])
  })

  test('keeps its key when a later release adds a field with a default', async () => {
    const ada = await arrived(1)
    const sent = filled()
    expect((await ada.send(ORDER, sent)).statusCode).toBe(303)
    const { rows } = await client.query('select order_key from report where account_id = $1', [ada.accountId])
    const read = ReportOrderForm.parse(sent)
    expect(formKey(read, sent)).toEqual(rows[0].order_key)
    const later = ReportOrderForm.extend({ tone: z.string().default('plain') }).parse(sent)
    expect(formKey(later, sent)).toEqual(rows[0].order_key)
    // The key of earlier releases, which hashed what they had read.
    expect(rows[0].order_key).toEqual(createHash('sha256').update(JSON.stringify(read)).digest())
  })

  test('without credits is refused in words, keeps what was typed, and gives the unit back', async () => {
    const ada = await arrived()
    const before = await ada.open('/account/reports')
    const reply = await ada.send(ORDER, filled({ name: 'A "name"' }))
    expect([reply.statusCode, reply.body.includes('The account has no report credits left.')]).toEqual([402, true])
    expect(reply.body).toContain('value="A &quot;name&quot;"')
    expect(reply.body).toContain('Order the sample report')
    const after = await ada.open('/account/reports')
    expect(after.headers['x-ratelimit-remaining']).toBe(before.headers['x-ratelimit-remaining'])
  })

  test('with wrong fields is refused beside each, in the words of the API', async () => {
    const ada = await arrived(1)
    const reply = await ada.send(
      ORDER,
      filled({ day: '32', month: '', year: 'x', time: '25', city: ' ', language: 'la' }),
    )
    expect(reply.statusCode).toBe(422)
    for (const text of [
      'day: Must be at most 31.',
      'month: Field required.',
      'year: Expected a',
      'Enter hours and minutes, such as 14:17',
      'id="city-fault" class="fault">Field required.',
      'aria-invalid="true"',
    ])
      expect(reply.body).toContain(text)
    expect(reply.body).toContain('value="32"')
    expect(await reportsOf(ada)).toEqual([])
    const skipped = await ada.send(ORDER, filled({ day: '31', month: '2', year: '2001' }))
    expect([skipped.statusCode, (await reportsOf(ada)).length]).toEqual([422, 0])
  })

  test('of a place whose name many have asks which is meant, and takes the choice', async () => {
    const ada = await arrived(1)
    const fields = filled({ city: 'Springfield' })
    const asked = await ada.send(ORDER, fields)
    expect([asked.statusCode, asked.body.includes('Which place do you mean?')]).toEqual([422, true])
    const places = [...asked.body.matchAll(/name="place" value="([^"]+)"/g)].map(([, label]) => label!)
    const place = places.find((label) => label.includes('Missouri'))!
    expect(places.length).toBeGreaterThan(1)
    const reply = await ada.send(ORDER, { ...fields, place })
    expect(reply.statusCode).toBe(303)
    const page = await ada.open(`/account/reports/${idIn(reply.headers.location)}`)
    // Springfield, Missouri, by its coordinates.
    expect(page.body).toContain('37°13′N 93°18′W')
    expect((await ada.send(ORDER, filled({ city: 'Qqxzy' }))).statusCode).toBe(422)
  })

  test('of a birth without a time, and of the demo subject, is one press', async () => {
    const ada = await arrived(1)
    const untimed = await ada.send(ORDER, filled({ time: '', time_unknown: 'on' }))
    expect(untimed.statusCode).toBe(303)
    const free = await arrived()
    const { body } = await free.open('/account/reports')
    const reply = await free.send('/account/reports/demo', { order_key: orderKeyIn(body) })
    expect([reply.statusCode, await creditsOf(free)]).toEqual([303, 0])
    expect((await free.open(`/account/reports/${idIn(reply.headers.location)}`)).body).toContain('Lisbon')
  })
})

test('another account does not find a report, its documents, or its deletion', async () => {
  const ada = await arrived()
  const eve = await arrived()
  const { job_id: id } = await service.services.reports.order(shortOrder(ada.accountId))
  for (const file of ['', '/report.pdf', '/report.json', '/report.md', '/wheel.svg']) {
    const theirs = await eve.open(`/account/reports/${id}${file}`)
    expect([file, theirs.statusCode, theirs.body.includes('has no such page')]).toEqual([file, 404, true])
  }
  expect((await ada.open(`/account/reports/${id}`)).statusCode).toBe(200)
  expect((await eve.send(`/account/reports/${id}/delete`)).statusCode).toBe(404)
  expect(await reportsOf(ada)).toEqual([id])
  const gone = await ada.send(`/account/reports/${id}/delete`)
  expect([gone.statusCode, await reportsOf(ada)]).toEqual([303, []])
})

test('a browser that is signed out shows no drawing that it was shown before', async () => {
  const ada = await arrived()
  const { job_id: id } = await service.services.reports.order(shortOrder(ada.accountId))
  const page = await ada.opened(`/account/reports/${id}`)
  const shown = `fetch('/account/reports/${id}/wheel.svg').then(({ url }) => url)`
  expect(await page.evaluate(shown)).toMatch(/wheel\.svg$/)
  await page.deleteCookie(...(await page.cookies()))
  expect(await page.evaluate(shown)).toMatch(/\/account\/sign-in/)
  await page.browserContext().close()
})

test('a form of another site orders and deletes nothing', async () => {
  const ada = await arrived(1)
  const { job_id: id } = await service.services.reports.order(shortOrder(ada.accountId))
  for (const [url, fields] of [
    [ORDER, filled()],
    ['/account/reports/demo', { order_key: crypto.randomUUID() }],
    [`/account/reports/${id}/delete`, {}],
  ] as const)
    for (const headers of [{}, { origin: 'https://evil.example' }])
      expect((await ada.send(url, fields, headers)).statusCode).toBe(403)
  expect(await reportsOf(ada)).toEqual([id])
})

test('reports are listed in pages, the latest first, and a page is whole without a script', async () => {
  const ada = await arrived()
  for (let turn = 0; turn < 19; turn += 1) await service.services.reports.order(shortOrder(ada.accountId))
  await client.query(
    `insert into report (account_id, status, options, content, wheel_svg, variant, created_at)
     select account_id, 'queued', options, content, wheel_svg, variant, created_at - interval '1 day'
     from report, generate_series(1, 2) where id = $1`,
    [(await reportsOf(ada))[0]],
  )
  const first = await ada.open('/account/reports')
  const shown = [...first.body.matchAll(/id="report-([^"]+)"/g)].map(([, id]) => id!)
  expect([shown.length, first.body.includes('Earlier reports')]).toEqual([20, true])
  expect(first.body).toContain('<noscript><meta http-equiv="refresh" content="5; url=?"></noscript>')
  const second = await ada.open(`/account/reports?before=${shown.at(-1)}`)
  const later = [...second.body.matchAll(/id="report-([^"]+)"/g)].map(([, id]) => id!)
  expect(later.length).toBe(1)
  expect(new Set([...shown, ...later]).size).toBe(21)
})

describe('a page', () => {
  test('in every state has no finding of axe, and says nothing to the console', async () => {
    const ada = await arrived(1)
    expect(await faultsOf(await ada.opened('/account/reports'))).toEqual([])
    expect(await faultsOf(await ada.opened(ORDER))).toEqual([])
    const poor = await arrived()
    expect(await faultsOf(await poor.opened(ORDER))).toEqual([])
    const order = async () => (await service.services.reports.order(shortOrder(ada.accountId))).job_id
    const [queued, processing, failed] = [await order(), await order(), await order()]
    await claimReport(service.services.db, processing)
    await renewReport(service.services.db, processing, { chapter: 2, chapters: 9 })
    await failReport(service.services.db, failed, 'render_timeout')
    for (const [id, text] of [
      [queued, 'Waiting to be rendered.'],
      [processing, '2 chapters of 9 done'],
      [failed, 'Failed: Typesetting the report took too long. Your credit was returned.'],
    ] as const) {
      const page = await ada.opened(`/account/reports/${id}`)
      expect(await textOf(page, '#state')).toContain(text)
      expect(await faultsOf(page)).toEqual([])
    }
    expect(await faultsOf(await ada.opened('/account/reports'))).toEqual([])
    expect([...ada.said, ...poor.said]).toEqual([])
    const pdf = await ada.open(`/account/reports/${failed}/report.pdf`)
    expect([pdf.statusCode, pdf.body.includes('The report failed and its credit was returned')]).toEqual([410, true])
  })
})

test('a report is ordered by the keyboard alone, waited for, and downloaded', async () => {
  const ada = await arrived(1)
  const page = await ada.opened('/account/reports')
  await tabTo(page, 'Order a report')
  await enter(page)
  await tabTo(page, 'name')
  await page.keyboard.type('Ada Lovelace')
  for (const [id, text] of [
    ['day', '10'],
    ['month', 'Dec'],
    ['year', '1915'],
    ['time', '13:05'],
    ['city', 'athen'],
  ] as const) {
    await tabTo(page, id)
    await page.keyboard.type(text)
  }
  await page.waitForSelector('#city-list [role=option]')
  await page.keyboard.press('ArrowDown')
  expect(await page.$eval('#city', (field) => field.getAttribute('aria-activedescendant'))).toBe('city-0')
  await page.keyboard.press('Enter')
  expect(await page.$eval('#city', (field) => (field as unknown as { value: string }).value)).toBe(
    'Athens, Attica, Greece',
  )
  await tabTo(page, 'Order report for one credit (1 left)')
  await enter(page)
  expect(await textOf(page, '#done')).toBe('The report was ordered.')
  expect(await textOf(page, '#live-status')).toBe('Waiting to be rendered.')
  renderer = await startRenderer({ DATABASE_URL: database.url })
  await page.waitForSelector('#pdf', { timeout: 60_000 })
  expect(await textOf(page, '#live-status')).toBe('Ready.')
  const [id] = await reportsOf(ada)
  const pdf = await ada.open(`/account/reports/${id}/report.pdf`)
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="natal-report-${id}.pdf"`,
  })
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const { pages } = await readReport(pdf.rawPayload)
  expect(await textOf(page, '#pdf')).toBe(`Download PDF, ${pages.length} pages`)
  expect((await ada.open(`/account/reports/${id}/report.json`)).json()).toMatchObject({
    job_id: id,
    status: 'completed',
  })
  expect((await ada.open(`/account/reports/${id}/report.md`)).body).toMatch(/^# Ada Lovelace\n/)
  const wheel = await ada.open(`/account/reports/${id}/wheel.svg`)
  expect([wheel.headers['content-type'], wheel.body.startsWith('<svg')]).toEqual(['image/svg+xml', true])
  expect(
    await page.$eval('figure img', (image) => (image as unknown as { naturalWidth: number }).naturalWidth),
  ).toBeGreaterThan(0)
  expect(await faultsOf(page)).toEqual([])
  expect(ada.said).toEqual([])
})
