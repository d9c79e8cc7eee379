import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILES_VERSION, PAGE_FILES } from '../../src/pages/files.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { useBrowser } from '../support/consent.ts'
import { person } from '../support/person.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const VIEWER = `/assets/${FILES_VERSION}/scalar.js`
const viewer = (headers: Record<string, string>) => service.app.inject({ url: VIEWER, headers })

interface Opened {
  readonly page: Page
  readonly said: string[]
  readonly requested: string[]
}

async function opened(cookie?: { name: string; value: string; url: string }): Promise<Opened> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  if (cookie) await page.setCookie(cookie)
  const said: string[] = []
  const requested: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${base}/docs/api/viewer`)
  await page.waitForFunction('document.body.innerText.includes("Astrology calculations with the Swiss Ephemeris")')
  return { page, said, requested }
}

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility())

test('a visitor sees the viewer, which asks this service alone and needs nothing that is forbidden to it', async () => {
  const { page, said, requested } = await opened()
  expect(said).toEqual([expect.stringMatching(/^@scalar\/api-reference@/)])
  expect(requested.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(`${base}/`))).toEqual([])
  expect(requested.filter((url) => url.includes('browser-key'))).toEqual([expect.stringMatching(/\.js$/)])
  expect([await isShown(page, '#without-key'), await isShown(page, '#with-key')]).toEqual([true, false])
  expect(await page.evaluate(`document.querySelectorAll('h1').length`)).toBe(1)
  await page.browserContext().close()
})

test('the viewer names a key and a token in its examples, as the guides do', async () => {
  const { body } = await viewer({})
  expect(body).toContain('YOUR_API_KEY')
  expect(body).toContain('YOUR_TOKEN')
  expect(body).not.toMatch(/YOUR_SECRET_TOKEN|QUxMIFlPVVIg/)
})

test.each(['light', 'dark'])('axe finds nothing in the %s theme', async (theme) => {
  const { page } = await opened()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  expect(await axeFindings(page)).toEqual([])
  await page.browserContext().close()
})

test('the viewer follows the theme that the reader chooses', async () => {
  const { page } = await opened()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
  for (const theme of ['dark', 'light']) {
    await page.select('#theme', theme)
    await page.waitForFunction(`document.body.classList.contains('${theme}-mode')`)
  }
  await page.select('#theme', 'dark')
  await page.reload()
  await page.waitForFunction(`document.body.classList.contains('dark-mode')`)
  await page.browserContext().close()
})

test('a person who is signed in tries requests with a key of the account', async () => {
  const ada = person(() => service)
  await ada.signUp()
  await ada.confirm()
  const reply = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  const [name, value] = String(reply.headers['set-cookie']).split(';')[0]!.split('=') as [string, string]
  const { page, said, requested } = await opened({ name, value, url: base })
  expect(said).toHaveLength(1)
  expect(requested).toContain(`${base}/account/browser-key`)
  expect([await isShown(page, '#without-key'), await isShown(page, '#with-key')]).toEqual([false, true])
  const key = await page.evaluate(`JSON.parse(sessionStorage.getItem('orrery-browser-key')).key`)
  await page.waitForFunction(
    `[...document.querySelectorAll('#reference input')].some(({ value }) => value === ${JSON.stringify(key)})`,
  )
  const kept = await page.evaluate(`JSON.stringify([Object.entries(localStorage), location.href, document.cookie])`)
  expect(kept).not.toContain(key)
  // The tab has signed out and in since: this key has ended with its session.
  const ended = { key: 'orr_live_ended', expires_at: new Date(Date.now() + 3_000_000).toISOString() }
  await page.evaluate(`sessionStorage.setItem('orrery-browser-key', ${JSON.stringify(JSON.stringify(ended))})`)
  await page.reload()
  await page.waitForFunction(
    `[...document.querySelectorAll('#reference input')].some(({ value }) => /^orr_live_/.test(value))`,
  )
  const used = await page.$$eval('#reference input', (inputs) => inputs.map(({ value }) => value))
  expect(used).not.toContain('orr_live_ended')
  await page.browserContext().close()
})

test('a session that has ended leaves the field empty, and the page asks to sign in', async () => {
  const { headers } = await service.app.inject({ url: '/docs/api/viewer' })
  expect(headers['cache-control']).toBe('no-store')
  const { page, requested } = await opened({ name: 'orrery.session_token', value: 'ended', url: base })
  expect(requested).toContain(`${base}/account/browser-key`)
  expect(await isShown(page, '#without-key')).toBe(true)
  await page.browserContext().close()
})

test('the script of the viewer is compressed once, for each encoding, and kept for ever', async () => {
  const [br, gzip, plain] = await Promise.all(
    ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((encoding) => viewer({ 'accept-encoding': encoding })),
  )
  expect([br, gzip, plain].map((reply) => reply!.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  const { bytes } = PAGE_FILES.find(({ name }) => name === 'scalar.js')!
  expect(plain!.rawPayload.equals(bytes)).toBe(true)
  expect(br!.rawPayload.length).toBeLessThan(1_150_000)
  expect(br!.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  // Milliseconds of a core: compression would take hundreds.
  const before = process.cpuUsage()
  const again = await viewer({ 'accept-encoding': 'br' })
  const { user, system } = process.cpuUsage(before)
  expect(again.rawPayload.equals(br!.rawPayload)).toBe(true)
  expect((user + system) / 1000).toBeLessThan(200)
})

test('the page works below the path of a proxy, and without a script it leads to the document', async () => {
  const { body } = await service.app.inject({ url: '/docs/api/viewer' })
  expect(body).toContain('data-document="../../openapi.json"')
  expect(body).toMatch(/<noscript>/)
})
