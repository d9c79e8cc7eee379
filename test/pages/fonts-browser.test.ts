import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { useBrowser } from '../support/consent.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

/** The files of fonts that a page loads. */
async function fontsOf(path: string): Promise<string[]> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  const loaded: string[] = []
  page.on('response', (response) => {
    const [, name] = /([^/]+)\.woff2$/.exec(new URL(response.url()).pathname) ?? []
    if (name) loaded.push(`${name} ${response.status()}`)
  })
  await page.goto(base + path, { waitUntil: 'networkidle0' })
  await page.browserContext().close()
  return loaded
}

test('a page with terms in Devanagari and in IAST has letters of the service for them', async () => {
  const loaded = await fontsOf('/docs/vedic-terms')
  expect(loaded).toContain('noto-sans-devanagari 200')
  expect(loaded).toContain('alegreya-sans-latin-ext-400 200')
})

test('a page in English loads no letters of other scripts', async () => {
  const loaded = await fontsOf('/docs/vedic-chart')
  expect(loaded).toContain('alegreya-sans-latin-400 200')
  expect(loaded.filter((name) => /devanagari|ext/.test(name))).toEqual([])
})
