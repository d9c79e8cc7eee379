import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { useBrowser } from '../support/consent.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const SHOWN = `[...document.querySelectorAll('.calculations h3')].filter((each) => each.checkVisibility()).map((each) => each.textContent)`
const TOPICS = `[...document.querySelectorAll('.topic h2')].filter((each) => each.checkVisibility()).map((each) => each.textContent)`

test('the list leaves the calculations with the typed words, and Enter opens the first', async () => {
  const context = await browsing.browser.createBrowserContext()
  const page = await context.newPage()
  await page.goto(`${base}/playground`)
  await page.type('#filter', 'MOON month')
  expect(await page.evaluate(SHOWN)).toContain('Moon over a month')
  expect(await page.evaluate(SHOWN)).not.toContain('Natal chart')
  await page.type('#filter', ' each')
  expect([await page.evaluate(SHOWN), await page.evaluate(TOPICS)]).toEqual([['Moon over a month'], ['The sky']])
  expect(await page.$eval('#found', (found) => found.textContent)).toBe('1 calculation')
  expect(await axeFindings(page)).toEqual([])
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  expect(page.url()).toBe(`${base}/playground/moon-month`)
  await page.goto(`${base}/playground`)
  await page.type('#filter', 'qqq')
  expect([await page.evaluate(SHOWN), await page.evaluate(TOPICS)]).toEqual([[], []])
  expect(await page.$eval('#found', (found) => found.textContent)).toBe('No calculation has these words.')
  await context.close()
})

test('every calculation is under one topic, and the form of a return has one field for its year', async () => {
  const { body } = await service.app.inject('/playground')
  const links = [...body.matchAll(/<h3><a href="\.\/playground\/([^"]+)"/g)].map(([, slug]) => slug)
  expect(new Set(links).size).toBe(links.length)
  const form = (await service.app.inject('/playground/solar-return')).body
  expect(form.match(/name="(?:[a-z_]+_)?year"/g)).toEqual(['name="year"'])
})
