import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './support/app.ts'
import { shown, useBrowser } from './support/consent.ts'
import { openPlayground } from './support/playground.ts'
let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => { service = await startTestApp(); base = (await service.listen()).replace('127.0.0.1', 'localhost') })
afterAll(() => service.stop())
const B = 'name=Ada&city=Athens&year=1981&month=1&day=1&hour=23&minute=30'
const PAGES: Record<string, string> = {
  natal: `/playground/natal?${B}&interpretation.enable=true&include_dignity=true&tab=table`,
  natalbare: `/playground/natal?${B}&tab=table`,
  ...(process.env['ALL'] ? {
  synastry: 'LINK:chart?kind=synastry', transits: 'LINK:transits', prog: 'LINK:progressions', sky: 'LINK:sky-events', vedic: 'LINK:vedic-calculate', yogas: 'LINK:vedic-yogas', returns: 'LINK:returns' } : {}),
}
test('shots', async () => {
  const { calculationsOf } = await import('../src/pages/playground/calculations.ts')
  const { OPERATIONS } = await import('../src/operations/index.ts')
  const all = calculationsOf(OPERATIONS)
  for (const [name, path] of Object.entries(PAGES)) {
    let url = path
    if (path.startsWith('LINK:')) {
      const slug = path.slice(5)
      const calc = slug.startsWith('chart?') ? all['chart-synastry']! : all[slug]!
      url = `/playground/${slug}${slug.includes('?') ? '&' : '?'}${new URLSearchParams(calc.example)}&tab=table`
    }
    for (const width of (process.env['W'] ?? '390,1440').split(',').map(Number)) {
      const { page, context } = await openPlayground(browsing.browser, { url: base + url, key: service.key, viewport: { width, height: 900 } })
      page.on('pageerror', (e) => console.log('ERR', String(e)))
      page.on('console', (m) => console.log('SAID', m.text()))
      if (process.env['DARK']) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
      try { await shown(page, '#panel-table table') } catch (e) { console.log(name, 'no table', await page.evaluate('document.querySelector("#answer")?.textContent.slice(0,500)')) }
      await new Promise((r) => setTimeout(r, 300))
      console.log(name, width, await page.evaluate('[document.documentElement.scrollHeight, document.getElementById("answer").getBoundingClientRect().height, document.documentElement.scrollWidth, performance.getEntriesByType("resource").length]'))
      await page.screenshot({ path: `/tmp/play/${name}-${width}.png`, fullPage: true })
      await context.close()
    }
  }
  expect(1).toBe(1)
}, 280000)
