import pg from 'pg'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { calculationsOf, chartsAmong } from '../../src/pages/playground/calculations.ts'
import { bookCredit } from '../../src/platform/db/ledgers.ts'
import { type AccountVisitor, accountVisitor } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { cases } from '../support/full-form.ts'
import { followLink } from '../support/playground.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
let base: string
let ada: AccountVisitor
/** The key of one tab, kept by all: an address may create 30 in ten seconds. */
let key: unknown
const browsing = useBrowser()
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  ada = await accountVisitor({ service: () => service, base, browser: () => browsing.browser })
  // More units and requests a second than the free plan has.
  await client.query(`update account set plan = 'high' where id = $1`, [ada.accountId])
  const credit = { amount: 19, cause: 'purchase', reference: 'of the test' } as const
  await bookCredit(service.services.db, ada.accountId, credit)
  const page = await ada.opened('/playground/natal')
  key = await page.evaluate(`fetch('../account/browser-key', { method: 'POST' }).then((reply) => reply.text())`)
  await page.browserContext().close()
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

const BIRTH = 'name=Eva&city=Berlin&year=1988&month=7&day=9&hour=6&minute=5'
const TABLE = 'start=2026-03-01&end=2026-03-31&step=1d&bodies=sun'

const spent = async () => {
  const { rows } = await client.query(
    `select (select count(*) from report where account_id = $1)::int as reports,
            (select coalesce(sum(amount), 0) from credit_entry where account_id = $1 and amount < 0)::int as spent`,
    [ada.accountId],
  )
  return rows[0]
}
const NOTHING = { reports: 0, spent: 0 }

/** A page of somebody who is signed in, and the calculations that it sends. */
async function signedIn(): Promise<{ page: Page; sent: string[] }> {
  const page = await ada.opened('/playground')
  await page.evaluate(`sessionStorage.setItem('orrery-browser-key', ${JSON.stringify(key)})`)
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/v\d|natal)\b/.test(pathname)) sent.push(pathname)
  })
  return { page, sent }
}

/** Each field of a report, with a value that is not its default. */
const FIELDS = {
  enabled: 'true',
  language: 'de',
  output_format: 'markdown',
  include_chart_in_pdf: 'false',
  include_profile_branding_logo: 'false',
  pdf_footer_label: 'Eva',
  page_size: 'Letter',
  markdown: 'true',
  callback_url: 'https://example.org/hook',
}

test.each(Object.entries(FIELDS))(
  'an address with the field %s of a report orders none, neither opened nor sent',
  async (name, value) => {
    const { page } = await signedIn()
    const address = new URLSearchParams(BIRTH)
    address.set(`psychological_report.${name}`, value)
    await followLink(page, `${base}/playground/natal?${address}`)
    await page.click('#send')
    await shown(page, '[role=tablist]')
    expect(await spent()).toEqual(NOTHING)
    expect(await textOf(page, 'main > .notice')).toContain(`psychological_report.${name}: A link cannot order a report`)
    await page.browserContext().close()
  },
)

test.each([
  ['natal', BIRTH],
  ['ephemeris', TABLE],
  ['chart', `kind=natal&${BIRTH}`],
])(
  'the address of %s sends nothing when it is opened, and its call when the person presses the button',
  async (slug, query) => {
    const { page, sent } = await signedIn()
    await page.goto(`${base}/playground/${slug}?${query}`, { waitUntil: 'networkidle0' })
    expect(sent).toEqual([])
    await page.click('#send')
    await shown(page, '[role=tablist]')
    expect(sent.length).toBeGreaterThan(0)
    await page.browserContext().close()
  },
)

const CALCULATIONS = calculationsOf(OPERATIONS)
const exampleOf = (path: string, example: Readonly<Record<string, string>>) =>
  `/playground/${path}?${new URLSearchParams(example)}`
/** One of each kind of picture first: a wheel, lines, a chart and none. */
const SLUGS = [...new Set(['natal', 'ephemeris', 'chart-natal', 'sky-events', ...Object.keys(CALCULATIONS)])]
const EXAMPLES = [
  exampleOf('chart', { kind: 'natal', ...chartsAmong(CALCULATIONS)['natal']!.example }),
  ...cases(SLUGS, 4).map((slug) => exampleOf(slug, CALCULATIONS[slug]!.example as Readonly<Record<string, string>>)),
]

const TABS = ['', 'table', 'no-tab', 'json', 'code']
/** What a tab shows follows from the kind of picture, of which there is one each among the first pages. */
const OPENED = EXAMPLES.flatMap((path, at) => (at < 5 ? cases(TABS, 3) : ['']).map((tab) => [path, tab] as const))

// A free account may make one request a second.
test.each(OPENED)('the opening of %s is one call, with the tab "%s"', async (path, tab) => {
  const { page, sent } = await signedIn()
  await followLink(page, `${base}${path}&tab=${tab}`)
  await shown(page, '[role=tablist]')
  await page.waitForNetworkIdle()
  expect(sent).toHaveLength(1)
  await page.browserContext().close()
})

test('the opening of a page of the account is no call', async () => {
  const { page, sent } = await signedIn()
  for (const path of ['', '/keys', '/requests', '/sessions', '/assistants', '/plan', '/reports', '/settings'])
    await page.goto(`${base}/account${path}`, { waitUntil: 'networkidle0' })
  expect(sent).toEqual([])
  await page.browserContext().close()
})

test('a page that is loaded again, or returned to, sends nothing', async () => {
  const { page, sent } = await signedIn()
  await followLink(page, `${base}/playground/compact-natal?${BIRTH}&tab=json`)
  await shown(page, '#panel-json pre')
  sent.length = 0
  await page.reload({ waitUntil: 'networkidle0' })
  expect(sent).toEqual([])
  expect(await textOf(page, '#answer')).toContain('The answer appears here')
  await page.goto(`${base}/playground`)
  await page.goBack({ waitUntil: 'networkidle0' })
  expect(sent).toEqual([])
  await page.browserContext().close()
})

test('a report is ordered on its own page, by a button with its price, for the birth of the form', async () => {
  const { page } = await signedIn()
  await page.goto(`${base}/playground/natal?${BIRTH.replace('Eva', 'Ada')}`)
  await page.$eval('#f-name', (input) => Object.assign(input, { value: 'Eva' }))
  await Promise.all([page.waitForNavigation(), page.click('#to-report')])
  const values = await page.evaluate(
    `['name', 'city', 'year', 'month', 'day', 'time'].map((id) => document.getElementById(id).value)`,
  )
  expect(values).toEqual(['Eva', 'Berlin', '1988', '7', '9', '06:05'])
  await page.reload()
  expect(await spent()).toEqual(NOTHING)
  expect(await textOf(page, '#order .actions button')).toBe(
    `Order report for one credit (${19 + PLANS.high.reportCreditsPerMonth} left)`,
  )
  await page.$eval('#city', (input) => Object.assign(input, { value: 'Berlin, State of Berlin, Germany' }))
  await Promise.all([page.waitForNavigation(), page.click('#order .actions button')])
  expect(await textOf(page, '#done')).toBe('The report was ordered.')
  expect(await spent()).toEqual({ reports: 1, spent: -1 })
  await page.browserContext().close()
})
