import pg from 'pg'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { failReport } from '../../src/platform/db/reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { cases } from '../support/full-form.ts'
import { OPERATOR, OPERATOR_ENVIRONMENT } from '../support/operator.ts'
import { controlNames, focusOrder, landmarksOf } from '../support/page-tree.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let client: pg.Client
let service: TestApp
let base: string
let grace: string
const browsing = useBrowser()
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url, environment: OPERATOR_ENVIRONMENT })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  grace = await newUser('Grace Hopper', 'grace@example.com')
  await client.query(
    `insert into account_day select $1, (now() at time zone 'utc')::date - n, 100 + n, 100, 0 from generate_series(0, 9) n`,
    [grace],
  )
  await client.query(
    `insert into usage_day (day, operation, is_mcp, requests, client_errors, server_errors, units, duration_ms)
     values ((now() at time zone 'utc')::date, 'natal_chart', false, 1945, 0, 0, 1945, 0)`,
  )
  await earn()
  await service.services.statistics.funnels.create({ name: 'To pay', steps: ['signed_up', 'paid'], window_days: 30 })
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

/** Two subscriptions of long ago and a sale of today, of which a part went back. */
async function earn(): Promise<void> {
  await client.query(
    `insert into mrr_change (person, at, kind, plan_after, yearly_before, yearly_after, currency)
     select gen_random_uuid(), now() - interval '40 days', 'new', 'high', 0, yearly, currency
     from (values (14814000, 'usd'), (9600, 'jpy')) as paid (yearly, currency)`,
  )
  await client.query(
    `insert into sale (person, at, kind, amount_minor, currency, reference)
     values (gen_random_uuid(), now(), 'pack', 5000, 'kwd', 'bought'), (gen_random_uuid(), now(), 'refund', -1250, 'kwd', 'back')`,
  )
}

async function newUser(name: string, email: string): Promise<string> {
  const id = await openAccount(service.services.db, { name, plan: 'free' })
  await client.query('update account set email = $2 where id = $1', [id, email])
  return id
}

async function failedReport(): Promise<string> {
  const { rows } = await client.query(
    `insert into report (account_id, status, options, content, wheel_svg, variant)
     values ($1, 'queued', '{}', '{"version": 1}', '<svg/>', 'with_logo') returning id`,
    [grace],
  )
  await failReport(service.services.db, rows[0].id, 'render_failed')
  return rows[0].id
}

/** What pages have said as faults: of scripts, and of what their policy refuses. Advice of the browser is none. */
const said: string[] = []

async function newPage(): Promise<Page> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  page.on('console', (message) => {
    if (['error', 'assert'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return page
}

/** By the keyboard alone. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${base}/admin`)
  // The browser moves the focus when it draws the page for the first time.
  await page.waitForFunction(`document.activeElement.id === 'username'`)
  await page.keyboard.type(OPERATOR.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(OPERATOR.password)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}

async function opened(path: string): Promise<Page> {
  const page = await newPage()
  const { token } = await service.services.admin.signIn({ ...OPERATOR, address: '192.0.2.200' })
  await page.setCookie({ name: 'orrery_admin', value: token, url: base })
  await page.goto(`${base}${path}`)
  return page
}

/** Presses Tab until the element that is focused has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab')
    const own = await page.evaluate(
      `(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? '').trim()`,
    )
    if (own === name) return
  }
  throw new Error(`the key Tab does not reach "${name}"`)
}
const enter = (page: Page) => Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
const text = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

test('an operator signs in, finds a user, reads the table of a plot, and deletes the user, by the keyboard', async () => {
  const page = await newPage()
  const dora = await newUser('Dora Doomed', 'dora@example.com')
  await client.query(`insert into account_day values ($1, (now() at time zone 'utc')::date - 3, 1234, 1, 0)`, [dora])
  await signIn(page)
  expect(await text(page, 'h1')).toBe('Overview')
  await tabTo(page, 'Users')
  await enter(page)
  await page.focus('#search')
  await page.keyboard.type('dora@')
  await enter(page)
  await tabTo(page, 'Dora Doomed')
  await enter(page)
  expect(await text(page, 'h1')).toBe('Dora Doomed')
  await tabTo(page, 'Requests by day as a table')
  await page.keyboard.press('Enter')
  const rows = await page.$$eval('details[open] tbody tr', (all) => all.map((row) => row.textContent))
  expect([rows.length, rows[3]]).toEqual([30, expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2} \d{4}1\u00a0234$/)])
  await tabTo(page, 'Delete this user')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('dora@example.com')
  await enter(page)
  expect(await text(page, '#done')).toBe('The user and all of their data were deleted.')
  expect((await client.query('select 1 from account where id = $1', [dora])).rowCount).toBe(0)
  await tabTo(page, 'Sign out')
  await enter(page)
  expect(new URL(page.url()).pathname).toBe('/admin/sign-in')
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('an operator has a failed job done again', async () => {
  const id = await failedReport()
  const page = await opened('/admin/queue')
  await Promise.all([page.waitForNavigation(), page.click(`aria/Retry: report ${id}`)])
  expect(await text(page, '#done')).toContain('The job will be retried within a few seconds.')
  expect((await client.query('select status from report where id = $1', [id])).rows[0].status).toBe('queued')
  await page.browserContext().close()
})

test('a plot shows the value of a day by the arrow keys, and times are in the zone of the reader', async () => {
  const page = await opened(`/admin/users/${grace}`)
  await page.waitForSelector('.plot canvas')
  await page.focus('.plot')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(`document.querySelector('.plot-value').textContent !== ''`)
  expect(await text(page, '.plot-value')).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}: 101 requests$/)
  expect(await page.$eval('time', (time) => time.title)).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC$/)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('the overview says what was earned, and the plot of the revenue shows amounts by the arrow keys', async () => {
  const page = await opened('/admin')
  const earned = await page.$$eval('.card:last-child p', (all) => all.map((each) => each.textContent))
  expect(earned).toEqual([
    '800\u00a0JPY, 0.000\u00a0KWD, 12\u00a0345.00\u00a0USD per month',
    '0\u00a0JPY in 30 days, 1 subscriber now. No one-time sales.',
    '0.000\u00a0KWD in 30 days, 0 subscribers now. 1 one-time sale: 5.000\u00a0KWD. Refunds: −1.250\u00a0KWD.',
    '0.00\u00a0USD in 30 days, 1 subscriber now. No one-time sales.',
    'See the revenue',
  ])
  await page.goto(`${base}/admin/revenue?range=12m`)
  await page.waitForSelector('#revenue-usd ~ div .plot canvas')
  await page.focus('#revenue-usd ~ div .plot')
  await page.keyboard.press('ArrowRight')
  const shown = '#revenue-usd ~ div .plot-value'
  await page.waitForFunction(`document.querySelector('${shown}').textContent !== ''`)
  expect(await text(page, shown)).toMatch(/^[A-Z][a-z]{2} \d{4}: 12\u00a0345\.00 USD$/)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('a page is whole without scripts', async () => {
  const page = await opened('/admin')
  await page.setJavaScriptEnabled(false)
  await page.reload()
  expect(await page.$$eval('details[open] tbody tr', (all) => all.length)).toBe(30)
  expect(await page.$eval('.plot', (plot) => plot.checkVisibility())).toBe(false)
  await page.browserContext().close()
})

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  'the page for signing in': async () => {
    const page = await newPage()
    await page.goto(`${base}/admin/sign-in`)
    return page
  },
  'the overview': () => opened('/admin'),
  'the users': () => opened('/admin/users'),
  'no user': () => opened('/admin/users?search=nobody'),
  'a user': () => opened(`/admin/users/${grace}`),
  'the usage': () => opened('/admin/usage'),
  'the revenue': () => opened('/admin/revenue'),
  'the funnels': () => opened('/admin/funnels'),
  'a funnel': async () => {
    const { id } = (await service.services.statistics.funnels.list())[0]!
    return opened(`/admin/funnels/${id}`)
  },
  'the queue': async () => {
    await failedReport()
    return opened('/admin/queue')
  },
  'the health': () => opened('/admin/health'),
  'the actions': () => opened('/admin/actions'),
  'a fault': () => opened('/admin/users/nobody'),
}

describe.each(cases(Object.entries(PAGES), 5))('%s', (_, open) => {
  test('has landmarks, one h1, and a name of its own for every control', async () => {
    const page = await open()
    expect(await landmarksOf(page)).toEqual({ main: 1, banner: 1, h1: 1 })
    const names = await controlNames(page)
    expect(names.filter((name) => /^\S+ $/.test(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    await page.browserContext().close()
  })

  test('is gone through by the key Tab in the order of its text', async () => {
    const page = await open()
    const { standing, reached } = await focusOrder(page)
    expect(reached).toEqual(standing)
    await page.browserContext().close()
  })

  test.each([390, 768, 1440])('fits into %d px, in both themes', async (width) => {
    const page = await open()
    await page.setViewport({ width, height: 900 })
    // A plot follows the width of its frame a moment later.
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    for (const theme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
      expect([theme, await page.evaluate(LOW_CONTRAST)]).toEqual([theme, []])
      expect([theme, await axeFindings(page)]).toEqual([theme, []])
    }
    await page.browserContext().close()
  })
})
