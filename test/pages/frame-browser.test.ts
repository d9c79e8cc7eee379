import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const CHART = '/charts?name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const PAGES = [
  '/',
  '/charts',
  CHART,
  '/docs',
  '/docs/natal-charts',
  '/docs/sky-events',
  '/playground',
  '/playground/natal',
  '/playground/ephemeris',
  '/account/sign-in',
  '/account/sign-up',
  '/mcp',
  '/nope',
]

/** A browser that has nothing of the service yet. */
const stranger = async (): Promise<Page> => (await browsing.browser.createBrowserContext()).newPage()

/** The largest sum that https://web.dev/articles/cls calls good is 0.1. Ours is half of it. */
const SHIFT_MAX = 0.05
const WATCH_SHIFTS = `
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value
  }).observe({ type: 'layout-shift', buffered: true })`

describe.each([PHONE, DESK])('a cold page of $width pixels', (viewport) => {
  test.each(PAGES)('%s does not move while it loads', async (path) => {
    const page = await stranger()
    await page.setViewport(viewport)
    await page.evaluateOnNewDocument(WATCH_SHIFTS)
    await page.goto(base + path, { waitUntil: 'networkidle0' })
    expect(await page.evaluate('window.shifts')).toBeLessThan(SHIFT_MAX)
    await page.browserContext().close()
  })
})

test.each([1440, 2560])('the header has the same edges on every page of %d pixels', async (width) => {
  const page = await stranger()
  await page.setViewport({ width, height: 900 })
  const edges = new Set<string>()
  for (const path of [...PAGES, '/docs/api']) {
    await page.goto(base + path)
    edges.add(
      (await page.evaluate(`(() => {
        const { left, right } = document.querySelector('.top .bar').getBoundingClientRect()
        return left + ' to ' + right
      })()`)) as string,
    )
  }
  expect([...edges]).toHaveLength(1)
  await page.browserContext().close()
})

/** The colours of a page, and the one of its theme that a browser shows around it. */
const ground = (page: Page) => page.evaluate('getComputedStyle(document.body).backgroundColor')
// #fdfaf2 and #12162b, the tokens of the design.
const LIGHT = 'rgb(253, 250, 242)'
const DARK = 'rgb(18, 22, 43)'

async function inSystemTheme(theme: 'light' | 'dark'): Promise<Page> {
  const page = await stranger()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  return page
}

describe('the theme', () => {
  test.each([
    ['light', LIGHT],
    ['dark', DARK],
  ] as const)('is %s as in the system until the reader chooses one', async (theme, color) => {
    const page = await inSystemTheme(theme)
    await page.goto(`${base}/docs`)
    expect([await ground(page), await page.$eval('select#theme', ({ value }) => value)]).toEqual([color, 'system'])
    await page.browserContext().close()
  })

  test.each([
    ['light', 'dark', DARK],
    ['dark', 'light', LIGHT],
  ] as const)(
    'of a %s system is %s on every page once the reader chose it, from the first paint',
    async (system, chosen, color) => {
      const page = await inSystemTheme(system)
      await page.goto(`${base}/docs`)
      await page.select('#theme', chosen)
      expect(await ground(page)).toBe(color)
      // What the page looks like as soon as it has a body: before any module runs.
      await page.evaluateOnNewDocument(`
      new MutationObserver((_, watch) => {
        if (!document.body) return
        window.atFirst = getComputedStyle(document.body).backgroundColor
        watch.disconnect()
      }).observe(document, { childList: true, subtree: true })`)
      for (const path of ['/', '/playground/natal', '/account/sign-in', '/mcp']) {
        await page.goto(base + path)
        const shown = await page.evaluate(
          `[window.atFirst, document.getElementById('theme').value, document.querySelector('meta[name=theme-color][media=all]').dataset.theme]`,
        )
        expect([path, shown]).toEqual([path, [color, chosen, chosen]])
      }
      await page.select('#theme', 'system')
      await page.reload()
      expect([await ground(page), await page.evaluate('localStorage.length')]).toEqual([
        system === 'dark' ? DARK : LIGHT,
        0,
      ])
      expect(await page.cookies()).toEqual([])
      await page.browserContext().close()
    },
  )

  test('that was chosen is that of the pictures of the guides and of the wheel', async () => {
    const page = await inSystemTheme('light')
    await page.setViewport({ width: 1440, height: 1600 })
    await page.goto(`${base}/docs/moon-phase`, { waitUntil: 'networkidle0' })
    const pixel = async (): Promise<string> => {
      const image = (await page.$('.guide img'))!
      await image.scrollIntoView()
      const shot = await image.screenshot({ encoding: 'base64' })
      return (await page.evaluate(`(async () => {
        const shown = await createImageBitmap(await (await fetch('data:image/png;base64,${shot}')).blob()).catch(() => null)
        const canvas = Object.assign(document.createElement('canvas'), { width: shown.width, height: shown.height })
        const drawing = canvas.getContext('2d')
        drawing.drawImage(shown, 0, 0)
        return [...drawing.getImageData(shown.width / 2, 4, 1, 1).data].join()
      })()`)) as string
    }
    await page.setBypassCSP(true)
    await page.reload({ waitUntil: 'networkidle0' })
    // The ground of the picture in its own style sheet: #fff, and #1c2140 in the dark theme.
    expect(await pixel()).toBe('255,255,255,255')
    await page.select('#theme', 'dark')
    expect(await pixel()).toBe('28,33,64,255')
    await page.goto(base + CHART)
    // #1c2140 is the surface of the dark theme.
    expect(await page.$eval(`.sky [fill='#FFFFFF']`, (disk) => getComputedStyle(disk).fill)).toBe('rgb(28, 33, 64)')
    await page.browserContext().close()
  })

  test('follows the choice in another tab, and has no control without scripts', async () => {
    const page = await inSystemTheme('light')
    await page.goto(`${base}/charts`)
    const other = await page.browserContext().newPage()
    await other.goto(`${base}/docs`)
    await other.select('#theme', 'dark')
    await page.waitForFunction(`document.documentElement.dataset.theme === 'dark'`)
    expect(await page.$eval('select#theme', ({ value }) => value)).toBe('dark')
    await page.setJavaScriptEnabled(false)
    await page.reload()
    expect(await page.$eval('#theme', (control) => control.checkVisibility())).toBe(false)
    expect(await ground(page)).toBe(LIGHT)
    await page.browserContext().close()
  })
})

test('figures are lining and of one width on every page', async () => {
  const page = await stranger()
  for (const path of PAGES) {
    await page.goto(base + path)
    const kinds = await page.evaluate(
      `[...new Set([...document.querySelectorAll('body, table, td, th')].map((each) => getComputedStyle(each).fontVariantNumeric))]`,
    )
    expect([path, kinds]).toEqual([path, ['lining-nums tabular-nums']])
  }
  await page.browserContext().close()
})

test.each([
  ['/docs/natal-charts', ['Documentation', 'Calculations', 'Natal charts']],
  ['/docs/api/natal', ['Documentation', 'API reference', 'Natal']],
  ['/playground/natal', ['Playground', 'Natal chart']],
])('%s has breadcrumbs', async (path, names) => {
  const page = await stranger()
  await page.goto(base + path)
  expect(await page.$$eval('nav[aria-label=Breadcrumbs] li', (all) => all.map((each) => each.textContent))).toEqual(
    names,
  )
  await page.click('nav[aria-label=Breadcrumbs] a')
  await page.waitForSelector('h1')
  expect(new URL(page.url()).pathname).toBe(`/${path.split('/')[1]}`)
  await page.browserContext().close()
})

test.each(['/', '/playground/natal'])('every piece of code of %s can be copied', async (path) => {
  const page = await stranger()
  await page.goto(base + path)
  await page.waitForSelector('.copy')
  expect(
    await page.$$eval(
      'main pre',
      (all) => all.filter((each) => !each.closest('.snippet')?.querySelector('.copy')).length,
    ),
  ).toBe(0)
  await page.click('.copy')
  await page.waitForFunction(`/^(?:Copied|Selected)$/.test(document.querySelector('.copy').textContent)`)
  await page.browserContext().close()
})
