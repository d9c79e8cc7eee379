import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { shown, useBrowser } from '../support/consent.ts'
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
const PHONE = { width: 390, height: 844 }
const opened = (path: string) =>
  openPlayground(browsing.browser, { url: base + path, key: service.key, viewport: PHONE })

/** Where the answer begins, in pixels below the top of the window. */
const answerTop = (page: Page) => page.$eval('#answer', (place) => place.getBoundingClientRect().top)

test('on a phone the answer comes into view when it has been asked for, and the focus stays', async () => {
  const { page, context } = await opened(`/playground/compact-natal?${BIRTH}&tab=table`)
  await shown(page, '#panel-table table')
  expect([(await answerTop(page)) > PHONE.height, await page.evaluate('scrollY')]).toEqual([true, 0])
  await page.click('#send')
  await page.waitForFunction('Math.abs(document.getElementById("answer").getBoundingClientRect().top) < 100')
  expect(await page.evaluate('document.activeElement.id')).toBe('send')
  await context.close()
})

test('on a phone a fault leads to its field, and a refusal of the call to its text', async () => {
  const { page, context } = await opened('/playground/places')
  await page.click('#send')
  await shown(page, '#f-q-fault')
  expect(await page.evaluate('document.activeElement.id')).toBe('f-q')
  await followLink(page, `${base}/playground/compact-natal?${BIRTH}`)
  await shown(page, '[role=tablist]')
  await page.setOfflineMode(true)
  await page.click('#send')
  await page.waitForFunction('document.querySelector("#answer .notice")?.getBoundingClientRect().top < innerHeight / 2')
  await context.close()
})
