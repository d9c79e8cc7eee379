import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { person } from '../support/person.ts'

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
  readonly said: string[]
  readonly requested: string[]
}

interface How {
  readonly script?: boolean
  readonly width?: number
  readonly cookie?: { name: string; value: string; url: string }
}

async function opened(path: string, { script = true, width = 1440, cookie }: How = {}): Promise<Opened> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.setViewport({ width, height: 900 })
  await page.setJavaScriptEnabled(script)
  if (cookie) await page.setCookie(cookie)
  const said: string[] = []
  const requested: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(base + path, { waitUntil: 'load' })
  return { page, said, requested }
}

test('a chapter is read without the viewer, in less than 200 kB of scripts', async () => {
  const { page, said, requested } = await opened('/docs/api/natal')
  expect(await textOf(page, '#natal_chart')).toContain('A natal chart')
  expect(requested.filter((path) => /scalar|minisearch|search-index|openapi\.json|browser-key$/.test(path))).toEqual([])
  expect(said).toEqual([])
  await page.browserContext().close()
})

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  test.each(['/docs/api', '/docs/api/errors', '/docs/api/natal', '/docs/api/account', '/docs/api/nothing'])(
    '%s has no fault that axe knows, and texts that can be read, with everything open',
    async (path) => {
      const { page, said } = await opened(path)
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
      await page.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`)
      expect(await page.evaluate(LOW_CONTRAST)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
      expect(said.filter((text) => !text.includes('404'))).toEqual([])
      await page.browserContext().close()
    },
  )
})

test.each(['/docs/api', '/docs/api/errors', '/docs/api/natal', '/docs/api/exports'])(
  '%s fits on a phone of 320 pixels, with everything open',
  async (path) => {
    const { page } = await opened(path, { width: 320 })
    await page.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await page.browserContext().close()
  },
)

test.each([
  ['#tag/natal/POST/api/v1/natal/calculate', '/docs/api/natal#natal_chart'],
  ['#tag/sky-events', '/docs/api/sky-events'],
])('an address of the viewer, %s, leads to its operation or chapter', async (anchor, to) => {
  const { page } = await opened(`/docs/api${anchor}`)
  await page.waitForFunction(`location.href === ${JSON.stringify(base + to)}`)
  await page.browserContext().close()
})

test('a link to fields that are closed opens them', async () => {
  const { page } = await opened('/docs/api/natal')
  const id = (await page.$eval('details[id^=fields-] details[id^=fields-]', (each) => each.id)) as string
  await page.evaluate(`location.hash = ${JSON.stringify(id)}`)
  await page.waitForFunction(`document.getElementById(${JSON.stringify(id)}).closest('details:not([open])') === null`)
  expect(await page.$eval(`#${id} > .fields`, (each) => each.checkVisibility())).toBe(true)
  await page.browserContext().close()
})

test('the search finds a code of an error, and opens it by the keyboard alone', async () => {
  const { page, said } = await opened('/docs/api/natal')
  await page.keyboard.press('/')
  await page.keyboard.sendCharacter('compute_busy')
  await page.waitForFunction(`document.querySelector('#results li')?.textContent.includes('compute_busy')`)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  expect(page.url()).toBe(`${base}/docs/api/errors#compute_busy`)
  expect(said).toEqual([])
  await page.browserContext().close()
})

const codes = (page: Page): Promise<string[]> =>
  page.$$eval('#main [role=tabpanel]', (all) => all.slice(0, 3).map((each) => each.textContent ?? ''))

test('a person who is signed in fills in a key of the account in all languages', async () => {
  const ada = person(() => service)
  await ada.signUp()
  await ada.confirm()
  const reply = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  const [name, value] = String(reply.headers['set-cookie']).split(';')[0]!.split('=') as [string, string]
  const { page, said } = await opened('/docs/api/natal', { cookie: { name, value, url: base } })
  expect((await codes(page))[0]).toContain('x-api-key: $KEY')
  await page.click('#fill-key')
  await page.waitForFunction(`document.getElementById('key-said').textContent.startsWith('Your key is filled in')`)
  const key = (await page.evaluate(`JSON.parse(sessionStorage.getItem('orrery-browser-key')).key`)) as string
  const [curl, typescript, python] = await codes(page)
  expect(curl).toContain(`"x-api-key: ${key}"`)
  expect(typescript).toContain(`'x-api-key': "${key}"`)
  expect(python).toContain(`"x-api-key": "${key}"`)
  expect(await page.evaluate('location.href')).not.toContain(key)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('a visitor who wants a key is led to the sign-in, and back', async () => {
  const { page } = await opened('/docs/api/natal')
  await page.click('#fill-key')
  await shown(page, '#key-said a')
  const href = await page.$eval('#key-said a', (each) => (each as HTMLAnchorElement).href)
  expect(href).toBe(`${base}/account/sign-in?to=docs%2Fapi%2Fnatal`)
  await page.browserContext().close()
})

test('without scripts a chapter is whole: fields open and close, and nothing is shown that does not work', async () => {
  const { page } = await opened('/docs/api/natal', { script: false })
  const seen = await page.$$eval('[role=tab], .copy, .search, .own-key, [role=tabpanel]', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.id.replace(/^code-\d+-/, '')),
  )
  expect(new Set(seen)).toEqual(new Set(['curl', 'curl-panel']))
  await page.click('#main .after details > summary')
  expect(await page.$eval('#main .after details .fields', (each) => each.checkVisibility())).toBe(true)
  await page.browserContext().close()
})
