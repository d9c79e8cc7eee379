import { PDFDocument } from 'pdf-lib'
import type { BrowserContext, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { shown, textOf, useBrowser } from '../support/consent.ts'
import { downloadBy } from '../support/download.ts'
import { openPlayground } from '../support/playground.ts'
import { readPng } from '../support/png.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRenderer, type TestRenderer } from '../support/renderer.ts'

let database: TestDatabase
let service: TestApp
let renderer: TestRenderer
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  database = await createDatabase()
  service = await startTestApp({ databaseUrl: database.url })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  renderer = await startRenderer({ DATABASE_URL: database.url })
})
afterAll(async () => {
  await renderer.stop()
  await service.stop()
  await database.drop()
})

const BIRTH = 'name=Ada&city=Athens&year=1981&month=1&day=1&hour=23&minute=30'
const TABLE = 'start=2026-03-01&end=2026-03-31&step=1d&bodies=sun%2Cmercury'
const opened = (path: string) => openPlayground(browsing.browser, { url: base + path, key: service.key })

/** The file that a button with this text gives. */
const downloaded = (page: Page, context: BrowserContext, label: string) =>
  downloadBy(page, context, () => pressed(page, label))

const pressed = (page: Page, label: string) => page.click(`#answer ::-p-text(${label})`)

test('a chart is downloaded as SVG, PNG and PDF, and its data as JSON', async () => {
  const { page, context } = await opened(`/playground/chart-natal?${BIRTH}&size=600`)
  await shown(page, '.picture img')
  const svg = await downloaded(page, context, 'Download SVG')
  expect([svg.name, svg.bytes.toString('utf8', 0, 4)]).toEqual(['chart.svg', '<svg'])
  const png = await downloaded(page, context, 'Download PNG')
  expect([png.name, readPng(png.bytes).width / readPng(png.bytes).height]).toEqual(['chart.png', 1])
  const pdf = await downloaded(page, context, 'Download PDF')
  expect([pdf.name, (await PDFDocument.load(pdf.bytes)).getPageCount()]).toEqual(['chart.pdf', 1])
  expect(await textOf(page, '#panel-picture [role=status]')).toBe('chart.pdf downloaded.')
  await page.click('#tab-json')
  await shown(page, '#panel-json pre')
  const json = await downloaded(page, context, 'Download')
  expect([json.name, JSON.parse(json.bytes.toString()).kind]).toEqual(['answer.json', 'natal'])
  await context.close()
})

test('a table is downloaded as CSV and Parquet with the rows that are shown', async () => {
  const { page, context } = await opened(`/playground/ephemeris?${TABLE}&tab=table`)
  await shown(page, '#panel-table table')
  const csv = await downloaded(page, context, 'Download CSV')
  const lines = csv.bytes.toString().trim().split('\n')
  expect([csv.name, lines.length]).toEqual(['ephemeris.csv', 32])
  expect([lines[1]!.slice(0, 10), lines[31]!.slice(0, 10)]).toEqual(['2026-03-01', '2026-03-31'])
  const parquet = await downloaded(page, context, 'Download Parquet')
  expect([parquet.name, parquet.bytes.toString('latin1', 0, 4)]).toEqual(['ephemeris.parquet', 'PAR1'])
  await context.close()
})

test('an answer to a form that is posted is downloaded as iCalendar and CSV', async () => {
  const { page, context } = await opened('/playground/panchang-month?year=2026&month=6&lat=28.6&lng=77.2&tab=table')
  await shown(page, '#panel-table table')
  const calendar = await downloaded(page, context, 'Download iCalendar')
  expect([calendar.name, calendar.bytes.toString('utf8', 0, 15)]).toEqual(['panchang-month.ics', 'BEGIN:VCALENDAR'])
  const csv = await downloaded(page, context, 'Download CSV')
  expect([csv.name, csv.bytes.toString().trim().split('\n').length]).toEqual(['panchang-month.csv', 31])
  await context.close()
})

test('a download that is refused says why, where it is seen', async () => {
  const { page, context } = await opened(`/playground/ephemeris?${TABLE}&tab=table`)
  await shown(page, '#panel-table table')
  await page.click('#key-state button')
  await pressed(page, 'Download CSV')
  await page.waitForFunction('document.querySelector("#panel-table [role=status]")?.textContent.includes("API key")')
  const { width } = (await (await page.$('#panel-table [role=status]'))!.boundingBox())!
  expect(width).toBeGreaterThan(100)
  await context.close()
})

test('the code of a chart keeps it in a file of its format', async () => {
  const { page, context } = await opened(`/playground/chart-natal?${BIRTH}&format=png&tab=code`)
  await shown(page, '[data-language=curl] code')
  for (const language of ['curl', 'typescript', 'python'])
    expect(await textOf(page, `[data-language=${language}] code`)).toMatch(/(['"])chart\.png\1/)
  await context.close()
})
