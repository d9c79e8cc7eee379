import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountVisitor, accountVisitor } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'

let service: TestApp
let base: string
let ada: AccountVisitor
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  ada = await accountVisitor({ service: () => service, base, browser: () => browsing.browser })
})
afterAll(() => service.stop())

const close = (page: Page) => page.browserContext().close()
const BIRTH = 'name=Eva&city=Berlin&year=1988&month=7&day=9&hour=6&minute=5'

/** Sends so many requests from the page itself, and gives the statuses that were answered. */
const sendMany = (page: Page, count: number, url: string, method: string): Promise<number[]> =>
  page.evaluate(
    `Promise.all(Array.from({ length: ${count} }, (_, at) => fetch(${JSON.stringify(url)} + at, { method: '${method}' })))
      .then((replies) => replies.map(({ status }) => status))`,
  ) as Promise<number[]>

test('a person whose browser gets no key reads why, and when to try again', async () => {
  const page = await ada.opened(`/playground/compact-natal?${BIRTH}`)
  expect(await sendMany(page, 31, `${base}/account/browser-key?turn=`, 'POST')).toContain(429)
  await page.click('#send')
  await shown(page, '#answer-content .notice.bad')
  const text = await textOf(page, '#answer-content .notice.bad')
  expect(text).toContain('An address may send 30 of these requests in 10 seconds')
  expect(text).toMatch(/Try again in \d+\u00a0s\./)
  expect(text).not.toContain('cannot be reached')
  await close(page)
})

test('a person without a connection reads that the service cannot be reached', async () => {
  const page = await ada.opened(`/playground/compact-natal?${BIRTH}`)
  // What sends is loaded once a person begins with the form.
  await page.focus('#f-city')
  await page.waitForNetworkIdle()
  await page.setOfflineMode(true)
  await page.click('#send')
  await shown(page, '#answer-content .notice.bad')
  expect(await textOf(page, '#answer-content .notice.bad')).toContain('The service cannot be reached. Try again.')
  await close(page)
})

test('a person whose connection ends before the form is touched can send once it is back', async () => {
  const page = await ada.opened(`/playground/compact-natal?${BIRTH}`)
  await page.setOfflineMode(true)
  await page.click('#send')
  await page.waitForFunction(() => !(document.getElementById('form-fault') as HTMLElement).hidden)
  expect(await textOf(page, '#form-fault')).toBe('The service cannot be reached. Try again.')
  await page.setOfflineMode(false)
  await page.click('#send')
  await shown(page, '#answer-content h2, #answer-content .chart-view')
  await close(page)
})

test('a place search that is refused says why beside the field', async () => {
  const page = await ada.opened('/playground/compact-natal')
  expect(await sendMany(page, 40, `${base}/api/v1/geo/search?q=qxzzvw`, 'GET')).toContain(429)
  await page.type('#f-city', 'Qxzwvv')
  await page.waitForFunction(`document.getElementById('f-city-hint').textContent.includes('failed')`)
  const text = await textOf(page, '#f-city-hint')
  expect(text).toMatch(/^The place search failed\. .*an address may search for 30 unknown places in 60 seconds/)
  expect(text).toMatch(/Try again in \d+\u00a0s\.$/)
  await close(page)
})
