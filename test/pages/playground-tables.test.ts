import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/index.ts'
import { calculationsOf } from '../../src/pages/playground/calculations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { followLink, openPlayground } from '../support/playground.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const BIRTH = 'name=Ada&city=Athens&year=1981&month=1&day=1&hour=23&minute=30'
const opened = (path: string, width: number) =>
  openPlayground(browsing.browser, { url: base + path, key: service.key, viewport: { width, height: 844 } })

const heightOf = (page: Page) => page.$eval('#answer', (answer) => answer.getBoundingClientRect().height)
const widthOf = (page: Page) => page.evaluate('document.documentElement.scrollWidth')

test.each([390, 320])(
  'at %i pixels a natal answer with its reading is below 5,000 pixels, and nothing is cut',
  async (width) => {
    const { page, context } = await opened(`/playground/natal?${BIRTH}&interpretation.enable=true&tab=table`, width)
    await shown(page, '.chart-view .reading')
    expect(await heightOf(page)).toBeLessThan(width < 390 ? 6_000 : 5_000)
    expect(await widthOf(page)).toBe(width)
    const text = await textOf(page, '#panel-table')
    for (const each of ['Capricorn', 'Midheaven', 'separating', 'Dominant in this chart', 'Core self'])
      expect(text).toContain(each)
    for (const raw of ['abs_pos', 'Abs pos', '281.4', 'sign_id', 'Key']) expect(text).not.toContain(raw)
    if (width === 390) expect(await axeFindings(page)).toEqual([])
    await context.close()
  },
)

test('a box is sent as it is ticked: texts of a chart, and no longer', async () => {
  const { page, context } = await opened(`/playground/natal?${BIRTH}&tab=json`, 1440)
  const sent: string[] = []
  const press = async () => {
    await page.evaluate(`document.getElementById('f-interpretation-enable').click()`)
    await page.click('#send')
    await page.waitForNetworkIdle()
  }
  await shown(page, '#panel-json pre')
  page.on('request', (request) => {
    if (request.url().endsWith('/natal/calculate')) sent.push(request.postData() ?? '')
  })
  expect(await page.$eval('#f-interpretation-enable', (box) => (box as unknown as { checked: boolean }).checked)).toBe(
    false,
  )
  await press()
  await press()
  expect(sent.map((body) => JSON.parse(body).interpretation)).toEqual([{ enable: true }, undefined])
  await context.close()
})

test('a synastry is told with the names of the persons', async () => {
  const { example } = calculationsOf(OPERATIONS)['chart-synastry']!
  const link = new URLSearchParams({
    kind: 'synastry',
    ...example,
    'person_a.name': 'Ada',
    'person_b.name': 'Bo',
    tab: 'table',
  })
  const { page, context } = await opened(`/playground/chart?${link}`, 390)
  await shown(page, '.chart-view table')
  const text = await textOf(page, '#panel-table')
  for (const each of ['Positions: Ada', 'Positions: Bo', 'Aspects between the charts: Ada and Bo'])
    expect(text).toContain(each)
  expect(text).not.toMatch(/inner|outer/i)
  expect(await widthOf(page)).toBe(390)
  await context.close()
})

test('places that were chosen are offered in an empty field, stay in the browser, and are forgotten on request', async () => {
  const { page, context } = await opened('/playground/natal', 1440)
  await page.focus('#f-city')
  expect(await page.$('#f-city-list [role=option]')).toBeNull()
  await page.keyboard.type('Thessalon')
  await shown(page, '#f-city-list [role=option]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await page.$eval('#f-city', (input) => (input as unknown as { value: string }).value)).toMatch(/^Thessaloníki/)
  await followLink(page, `${base}/playground/solar-return`)
  await page.focus('#f-natal-city')
  await shown(page, '#f-natal-city-list [role=option]')
  expect(await textOf(page, '#f-natal-city-hint')).toContain('kept in this browser only')
  const options = () => page.$$eval('#f-natal-city-list [role=option]', (all) => all.map((each) => each.textContent))
  expect(await options()).toEqual(['Thessaloníki, Central Macedonia, Greece', 'Forget recent places'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await textOf(page, '#f-natal-city-hint')).toContain('forgotten')
  expect(await page.evaluate('localStorage.length')).toBe(0)
  await context.close()
})
