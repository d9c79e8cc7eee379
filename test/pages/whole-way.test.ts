import type { BrowserContext, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { openSales, type Shop } from '../payments/sales.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { atClient, mayDecide, press, shown, textOf, useBrowser } from '../support/consent.ts'
import { downloadBy } from '../support/download.ts'
import { type Person, person } from '../support/person.ts'
import { followLink } from '../support/playground.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'
import { readReport } from '../support/report-pdf.ts'
import { atStripe, sessionAt, withStripe } from '../support/stripe-pages.ts'

let shop: Shop
let database: TestDatabase
let service: TestApp
let renderer: TestRenderer
let base: string
let who: Person
let context: BrowserContext
/** What pages said as faults: of scripts, and of what their policy refuses. */
const said: string[] = []
const browsing = useBrowser()
beforeAll(async () => {
  shop = await openSales({ daysAgo: 0 })
  database = await createDatabase()
  const { environment } = shop
  service = await startTestApp({ databaseUrl: database.url, environment, decisionAfterMs: 0 })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  renderer = await startRenderer({ DATABASE_URL: database.url })
  who = person(() => service)
  context = await browsing.browser.createBrowserContext()
})
afterAll(async () => {
  expect(shop.stripe.unknown).toEqual([])
  await renderer.stop()
  await service.stop()
  await shop.stripe.stop()
  await database.drop()
})

async function newPage(): Promise<Page> {
  const page = await context.newPage()
  page.on('console', (message) => {
    // A free key asks once a second: the playground waits for its turn, and the browser still reports the refusal.
    if (['error', 'assert'].includes(message.type()) && !message.text().includes('status of 429'))
      said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return page
}

/** Presses what a reader sees by this text, and waits for the next page. */
async function follow(page: Page, selector: string, label: string): Promise<void> {
  const found = await page.$$(selector)
  const labels = await Promise.all(found.map((each) => each.evaluate((element) => element.textContent?.trim())))
  const at = labels.indexOf(label)
  expect([label, labels]).toEqual([label, expect.arrayContaining([label])])
  await Promise.all([page.waitForNavigation(), found[at]!.click()])
}
const link = (page: Page, label: string) => follow(page, 'a', label)
const button = (page: Page, label: string) => follow(page, 'button', label)
const heading = (page: Page) => textOf(page, 'h1')

/** Pays at the checkout to which a page has led, and comes back from there. */
async function pay(page: Page): Promise<void> {
  await atStripe(page)
  const session = sessionAt(page)
  shop.stripe.payer.complete(session)
  const { success_url } = shop.stripe.all('checkout.session').find(({ id }) => id === session)!
  await page.goto(success_url!.replace('{CHECKOUT_SESSION_ID}', session))
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${base}/`)
  await link(page, 'Get a key')
  await page.type('#email', who.email)
  await page.type('#password', who.password)
  await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
  await page.goto(`${base}${VERIFY_PAGE}?token=${encodeURIComponent(await who.linkToken(VERIFY_PAGE))}`)
  await button(page, 'Confirm address')
  await link(page, 'Sign in')
  await page.type('#email', who.email)
  await page.type('#password', who.password)
  await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
  expect(await heading(page)).toBe('Overview')
}

async function makeKey(page: Page): Promise<string> {
  await Promise.all([page.waitForNavigation(), page.click('main form button.primary')])
  return textOf(page, '#secret')
}

/** A natal chart in the playground with the key that the browser has by its session. */
async function playground(page: Page): Promise<void> {
  await link(page, 'Playground')
  await page.goto(`${base}/playground/natal`)
  await page.type('#f-name', 'Ada')
  await page.type('#f-city', 'Athen')
  await shown(page, '#f-city-list [role=option]')
  await page.keyboard.press('ArrowDown')
  await press(page, 'Enter')
  for (const [field, text] of Object.entries({ year: '1981', month: '1', day: '1', hour: '23', minute: '30' }))
    await page.type(`#f-${field}`, text)
  await press(page, 'Enter')
  await shown(page, '.picture img')
  await page.waitForFunction('document.querySelector(".picture img").naturalWidth > 0')
  await page.click('#tab-json')
  await shown(page, '#panel-json pre')
  const { subject } = JSON.parse(await textOf(page, '#panel-json pre'))
  expect(subject.location).toMatchObject({ lat: 37.98376, lng: 23.72784 })
}

async function chart(page: Page): Promise<void> {
  await followLink(page, `${base}/playground/chart`)
  await shown(page, '.picture img')
  await page.waitForFunction('document.querySelector(".picture img").naturalWidth > 0')
}

async function buyPlan(page: Page): Promise<void> {
  await page.goto(`${base}/account/plan`)
  expect(await textOf(page, '#current')).toBe('Free plan')
  await button(page, 'Choose Entry')
  await pay(page)
  await page.waitForFunction(`document.querySelector('#payment')?.textContent.includes('Your Entry plan is active.')`)
  await link(page, 'Go to your plan')
  expect(await textOf(page, '#current')).toBe('Entry plan')
}

async function buyCredit(page: Page): Promise<void> {
  await page.click('form:has(#quantity) button')
  await pay(page)
  await page.waitForFunction(
    `document.querySelector('#payment')?.textContent.includes('1 report credit was added to your account.')`,
  )
}

async function report(page: Page): Promise<void> {
  await page.goto(`${base}/account/reports`)
  await link(page, 'Order a report')
  const fields = { name: 'Ada Lovelace', day: '10', year: '1915', time: '13:05', city: 'Athens, Attica, Greece' }
  for (const [field, text] of Object.entries(fields)) await page.type(`#${field}`, text)
  await page.select('#month', '12')
  await page.click('h1')
  await button(page, 'Order report for one credit (3 left)')
  await page.waitForSelector('#pdf', { timeout: 60_000 })
  const { name, bytes } = await downloadBy(page, context, () => page.click('#pdf'))
  expect(name).toMatch(/^natal-report-[\da-f-]{36}\.pdf$/)
  const { pages } = await readReport(bytes)
  expect(await textOf(page, '#pdf')).toBe(`Download PDF, ${pages.length} pages`)
}

/** A program asks for access, gets it on the page of consent, calls, and loses it on the page of the account. */
async function assistant(page: Page): Promise<void> {
  const visit = await browsing.visit({ at: base, context })
  await mayDecide(visit.page)
  await visit.page.click('#approve')
  await atClient(visit.page)
  const { access_token } = (await (await browsing.exchange(visit, base)).json()) as { access_token: string }
  const call = () =>
    fetch(`${base}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    })
  expect((await call()).status).toBe(200)
  await page.goto(`${base}/account/assistants`)
  expect(await textOf(page, 'main')).toContain('“Star talk”')
  await page.click('summary')
  await button(page, 'Revoke access for “Star talk”')
  await expect.poll(async () => (await call()).status).toBe(401)
}

async function leave(page: Page): Promise<void> {
  await page.goto(`${base}/account/settings`)
  await page.click('details:has(#confirmation) summary')
  await page.type('#confirmation', who.email)
  await button(page, 'Delete account')
  expect(await heading(page)).toBe('Your account is deleted')
}

test('a person signs up, has a key, a chart, a report, a plan and an assistant, and leaves', async () => {
  const page = await newPage()
  await signUp(page)
  const key = await makeKey(page)
  const ask = () => fetch(`${base}/api/v1/ephemeris?start=2026-03-01`, { headers: { 'x-api-key': key } })
  expect((await ask()).status).toBe(200)
  await playground(page)
  await chart(page)
  await withStripe(page)
  await buyPlan(page)
  await buyCredit(page)
  await report(page)
  await assistant(page)
  await leave(page)
  await expect.poll(async () => (await ask()).status).toBe(401)
  expect([...shop.stripe.all('subscription')].map(({ status }) => status)).toEqual(['canceled'])
  await page.goto(`${base}/account`)
  expect(new URL(page.url()).pathname).toBe('/account/sign-in')
  expect(said).toEqual([])
}, 180_000)
