import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

interface Opened {
  readonly page: Page
  /** Errors and refused loads, as the browser reports them. */
  readonly said: string[]
  readonly requested: string[]
}

async function opened({ width = 1280, script = true } = {}): Promise<Opened> {
  const context = await browsing.browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height: 900 })
  await page.setJavaScriptEnabled(script)
  const said: string[] = []
  const requested: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(base, { waitUntil: 'load' })
  if (script) await shown(page, '#facts')
  return { page, said, requested }
}

/** Puppeteer focuses elements of HTML alone. */
const focusBody = (page: Page, selector: string) =>
  page.$eval(selector, (body) => (body as unknown as HTMLElement).focus())
const close = (page: Page) => page.browserContext().close()
const chosen = (page: Page): Promise<string[]> =>
  page.$$eval('.sky [data-body].chosen', (bodies) => bodies.map((body) => (body as HTMLElement).dataset['body']!))

test('the pointer and the key Tab reach a body, and a live region says its degree and its aspects', async () => {
  const { page, said, requested } = await opened()
  expect(await textOf(page, '#facts-name')).toBe('Tightest aspects now')
  const target = (await page.$('[data-body=sun] > rect'))!
  await target.hover()
  expect(await chosen(page)).toEqual(['sun'])
  expect(await textOf(page, '#facts-name')).toBe('Sun')
  expect(await textOf(page, '#facts-place')).toMatch(/^\d+°\d\d′ [A-Z]\w+, house \d+/)
  const aspects = await page.$$eval('[data-aspect][data-from=sun], [data-aspect][data-to=sun]', ({ length }) => length)
  expect(await page.$$('#facts-aspects li')).toHaveLength(aspects)

  await focusBody(page, '[data-body=sun]')
  await page.keyboard.press('Tab')
  expect(await chosen(page)).toEqual(['moon'])
  expect(await textOf(page, '#facts-name')).toBe('Moon')
  expect(await page.$eval('#facts', (facts) => facts.getAttribute('aria-live'))).toBe('polite')
  await page.keyboard.press('Escape')
  expect(await chosen(page)).toEqual([])

  expect(said).toEqual([])
  expect(requested.filter((url) => !url.startsWith(`${base}/`))).toEqual([])
  await close(page)
})

test('a visitor who allows it gets the sky over the place, rounded before it is sent', async () => {
  const { page, said, requested } = await opened()
  await page.browserContext().overridePermissions(base, ['geolocation'])
  await page.setGeolocation({ latitude: -33.8688, longitude: 151.2093 })
  await page.click('#here')
  await page.waitForFunction('document.querySelector("#caption").textContent.includes("33.9° S, 151.2° E")')
  expect(requested.at(-1)).toBe(`${base}/now/wheel?lat=-33.9&lng=151.2`)
  await focusBody(page, '[data-body=mars]')
  expect(await textOf(page, '#facts-name')).toBe('Mars')
  expect(said).toEqual([])
  await close(page)
})

test('a visitor who refuses is told so, and the wheel stays', async () => {
  const { page } = await opened()
  await page.evaluate(`navigator.geolocation.getCurrentPosition = (_, refuse) => refuse({ code: 1 })`)
  await page.click('#here')
  await page.waitForFunction('document.querySelector("#caption").textContent.includes("did not share your location")')
  expect(await page.$$('#wheel [data-body]')).toHaveLength(11)
  expect(await page.$eval('#here', (button) => button.hasAttribute('aria-disabled'))).toBe(false)
  await close(page)
})

test('one choice shows all calls in a language, also without a script, and a button copies the one that is shown', async () => {
  const plain = await opened({ script: false })
  await plain.page.click('.languages label:has([value=python])')
  const visible = await plain.page.$$eval('.example pre[data-language]', (codes) =>
    codes.filter((code) => code.checkVisibility()).map((code) => (code as HTMLElement).dataset['language']),
  )
  expect(visible).toEqual(['python', 'python', 'python'])
  await close(plain.page)

  const { page } = await opened()
  await page.evaluate(`navigator.clipboard.writeText = async (text) => { window.copied = text }`)
  await page.focus('.languages [value=curl]')
  await page.keyboard.press('ArrowRight')
  await page.click('.example .copy')
  await page.waitForFunction('document.querySelector(".example .copy").textContent === "Copied"')
  expect(await page.evaluate('window.copied')).toMatch(/^const reply = await fetch\(/m)
  await close(page)
})

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
])('axe finds nothing in the %s theme at %d pixels, and nothing is wider than the window', async (theme, width) => {
  const { page } = await opened({ width })
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await close(page)
})
