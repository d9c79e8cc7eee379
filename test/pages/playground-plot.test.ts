import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
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

const opened = (path: string, key = service.key) => openPlayground(browsing.browser, { url: base + path, key })

const marksNote = (page: Page, said: string) =>
  page.waitForFunction(`document.querySelector('.marks-note')?.textContent.includes('${said}')`)

/** Marks are asked for by a button. */
const marked = async (page: Page, said: string) => {
  await shown(page, '.marks-ask')
  await page.click('.marks-ask')
  await marksNote(page, said)
}

test('marks are asked for once, and stay while another tab is looked at', async () => {
  const { page, context } = await opened('/playground/ephemeris?start=2026-03-01&end=2026-03-31&step=1d&bodies=sun')
  await shown(page, '.marks-ask')
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) sent.push(pathname)
  })
  await marked(page, '1 stations and ingresses are marked')
  await page.click('#tab-table')
  await shown(page, '#panel-table table')
  await page.click('#tab-picture')
  await marksNote(page, '1 stations and ingresses are marked')
  expect(sent).toEqual(['/api/v1/sky-events'])
  await context.close()
})

test('marks that the key may not ask for are not counted as none', async () => {
  const accountId = await openAccount(service.services.db, { name: 'tables', plan: 'operator' })
  const { key } = await createKey(service.services.db, { accountId, name: 'tables', areas: ['ephemeris'] })
  const { page, context } = await opened(
    '/playground/ephemeris?start=2026-03-01&end=2026-03-31&step=1d&bodies=sun',
    key,
  )
  await marked(page, 'could not be marked')
  await context.close()
})

test('ingresses are marked in years without an orbit of Chiron, and before year 0', async () => {
  const { page, context } = await opened('/playground/ephemeris?start=0030-01-01&end=0030-12-31&step=5d&bodies=sun')
  // The Sun enters each sign once a year.
  await marked(page, '12 stations and ingresses are marked')
  await followLink(page, `${base}/playground/ephemeris?start=-0500-01-01&end=-0500-12-31&step=5d&bodies=sun`)
  await marked(page, '12 stations and ingresses are marked')
  expect(await textOf(page, '.marks')).toContain('-000500-')
  await context.close()
})

test('only what happens between the first row and the last is marked', async () => {
  // The equinox of 2026 is on 20 March at 14:46 UTC (USNO, Earth’s Seasons).
  const { page, context } = await opened(
    '/playground/ephemeris?start=2026-03-20&end=2026-03-20T12:00&step=1h&bodies=sun',
  )
  await marked(page, '0 stations and ingresses are marked')
  await followLink(page, `${base}/playground/ephemeris?start=2026-03-20&end=2026-03-20T15:00&step=1h&bodies=sun`)
  await marked(page, '1 stations and ingresses are marked')
  expect(await textOf(page, '.marks')).toMatch(/^2026-03-20 14:4[56] UTC: Sun enters aries/)
  await context.close()
})

test('a plot says which rows it lacks, and for which bodies it has no lines', async () => {
  const { page, context } = await opened('/playground/ephemeris?start=2026-01-01&end=2026-12-31&step=1h&bodies=sun')
  await shown(page, '.plot canvas')
  expect(await textOf(page, '.longitudes')).toContain('The plot shows the first 5000 of 8737 rows.')
  await followLink(page, `${base}/playground/ephemeris?start=2026-01-01&end=2026-12-31&step=20d&bodies=sun,moon`)
  await shown(page, '.plot canvas')
  expect(await textOf(page, '.longitudes')).toContain('Moon, which may move half a circle in one step')
  await context.close()
})
