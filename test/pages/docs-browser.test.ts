import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { GUIDES } from '../../src/pages/docs/guides.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { document } from '../support/documents.ts'
import { cases } from '../support/full-form.ts'

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

async function opened(path: string, { script = true, width = 1280 } = {}): Promise<Opened> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.setViewport({ width, height: 900 })
  await page.setJavaScriptEnabled(script)
  const said: string[] = []
  const requested: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(base + path, { waitUntil: 'load' })
  return { page, said, requested }
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.textContent') as Promise<string>

test.each(['techniques', 'transits', 'vedic-tajaka', 'sky-events', 'ephemeris', 'bodies'])(
  'the guide %s is not wider than a screen of 320 px',
  async (name) => {
    const { page } = await opened(`/docs/${name}`, { width: 320 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await page.browserContext().close()
  },
)

test.each([
  ['on a wide screen', 1280],
  ['on a phone, once it is opened', 390],
])('%s the tree shows the entry of the guide, far down in its list', async (_, width) => {
  const { page } = await opened('/docs/administration', { width })
  if (width < 1000) await page.click('.tree-button')
  await page.waitForFunction('document.getElementById("tree").scrollTop > 0')
  const entry = await page.$('#tree a[aria-current=page]')
  expect(await entry!.isIntersectingViewport({ threshold: 1 })).toBe(true)
  await page.browserContext().close()
})

test('the key "/" reaches the search, which finds a section and opens it by the keyboard alone', async () => {
  const { page, said, requested } = await opened('/docs')
  expect(requested.filter((path) => /minisearch|search-index/.test(path))).toEqual([])
  await page.keyboard.press('/')
  // In one piece: results of the first letters would be replaced later, and the focus in them lost.
  await page.keyboard.sendCharacter('calendar feed')
  await page.waitForFunction('document.querySelector("#results li")?.textContent.includes("Calendar feeds")')
  await page.waitForFunction('/^\\d+ results?\\. /.test(document.getElementById("search-said").textContent)')
  await page.keyboard.press('ArrowDown')
  expect(await focusedText(page)).toContain('Calendar feeds')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate('document.activeElement.id')).toBe('search')
  await page.keyboard.press('ArrowDown')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  expect(page.url()).toBe(`${base}/docs/sky-events#calendar-feeds`)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('the search opens the first result by Enter, closes by Escape, and says when it finds nothing', async () => {
  const { page, said } = await opened('/docs/natal-charts')
  await page.keyboard.press('/')
  await page.keyboard.type('qwxzkj')
  await shown(page, '#results p')
  expect(await textOf(page, '#search-said')).toBe('No results for “qwxzkj”. Try a single word.')
  await page.keyboard.press('Escape')
  expect(await page.$eval('#results', (each) => each.checkVisibility())).toBe(false)
  expect(await page.evaluate('document.querySelector("#search").value')).toBe('')
  await page.keyboard.type('idempotency')
  await shown(page, '#results li')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  expect(page.url()).toContain('/docs/requests#')
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('the language of one example becomes that of all, on this page and on the next', async () => {
  const { page, said } = await opened('/docs/reports')
  const languages = () =>
    page.$$eval('[role=tab][aria-selected=true]', (tabs) => [
      ...new Set(tabs.map((tab) => tab.getAttribute('data-language'))),
    ])
  expect(await languages()).toEqual(['curl'])
  await page.focus('[role=tab][aria-selected=true]')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await focusedText(page)).toBe('Python')
  expect(await languages()).toEqual(['python'])
  expect(await textOf(page, '[role=tabpanel]:not([hidden])')).toContain('import requests')
  await page.goto(`${base}/docs/transits`)
  await page.waitForFunction(`document.querySelector('[data-language=python]').ariaSelected === 'true'`)
  expect(await languages()).toEqual(['python'])
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('a button copies the code that is shown, with the address of this service, and says so', async () => {
  const { page } = await opened('/docs/first-request')
  await page
    .browserContext()
    .overridePermissions(base, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'])
  const number = await page.$$eval('.copy', (buttons) =>
    buttons.findIndex((each) => each.closest('.snippet')!.querySelector('[role=tab]')),
  )
  const button = (await page.$$('.copy'))[number]!
  await button.click()
  await page.waitForFunction((each) => each.textContent === 'Copied', {}, button)
  const copied = (await page.evaluate('navigator.clipboard.readText()')) as string
  expect(copied).toContain(`${base}/api/v1/natal/calculate`)
  expect(copied).not.toContain('127.0.0.1')
  expect(copied).toMatch(/^curl -H "x-api-key: \$KEY"/)
  await page.browserContext().close()
})

test('without scripts a guide is whole: each command as curl, and nothing that does not work', async () => {
  const { page } = await opened('/docs/reports', { script: false })
  const seen = await page.$$eval('[role=tab], .copy, .search, [role=tabpanel]', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.id.replace(/^code-\d+-/, '')),
  )
  expect(new Set(seen)).toEqual(new Set(['curl', 'curl-panel']))
  await page.browserContext().close()
})

test('on a phone a button opens the guides, Escape closes them, and nothing is wider than the page', async () => {
  const { page } = await opened('/docs/requests', { width: 390 })
  expect(await page.$eval('#tree', (each) => each.checkVisibility())).toBe(false)
  await page.focus('.tree-button')
  await page.keyboard.press('Enter')
  await shown(page, '#tree a[aria-current=page]')
  await page.keyboard.press('Escape')
  expect(await page.$eval('#tree', (each) => each.checkVisibility())).toBe(false)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page.setViewport({ width: 360, height: 700 })
  for (const path of ['/docs', '/docs/accuracy', '/docs/mcp', '/docs/configuration']) {
    await page.goto(base + path)
    expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 360])
  }
  await page.browserContext().close()
})

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(cases(['/docs', '/docs/nothing', ...GUIDES.map(({ name }) => `/docs/${name}`)], 4))(
    '%s has no fault that axe knows, and texts that can be read',
    async (path) => {
      const { page, said } = await opened(path)
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
      expect(await page.evaluate(LOW_CONTRAST)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
      expect(said.filter((text) => !text.includes('404'))).toEqual([])
      await page.browserContext().close()
    },
  )
})

test('the page of the guide about charts on pages shows a chart, with a key for its origin', async () => {
  const [, example] = /```html\n([\s\S]+?)```/.exec(document('docs/guide/web-page.md').text)!
  let html = ''
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>${html}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { db } = service.services
  const accountId = await openAccount(db, { name: 'a page', plan: 'free' })
  const { key } = await createKey(db, { accountId, name: 'page', allowedOrigins: [origin], areas: ['charts'] })
  html = example!.replace('http://127.0.0.1:8080', base).replace('YOUR_PAGE_KEY', key)
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.goto(origin)
  await page.waitForFunction(`document.querySelector('#chart img')?.naturalWidth > 0`)
  await page.browserContext().close()
  server.close()
})
