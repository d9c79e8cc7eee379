import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { personsBrowser } from '../support/browser.ts'
import { type Consumer, installedClient } from './consumer.ts'

let service: TestApp
let baseUrl: string
let consumer: Consumer
let browser: Browser
let pages: Server
let origin: string
beforeAll(async () => {
  service = await startTestApp()
  baseUrl = await service.listen()
  consumer = await installedClient()
  pages = createServer((request, response) => {
    const file = /^\/dist\/[\w/-]+\.js$/.exec(request.url!)?.[0]
    if (!file) return response.setHeader('content-type', 'text/html').end('<!doctype html><title>A page</title>')
    response.setHeader('content-type', 'text/javascript')
    response.end(readFileSync(join(consumer.folder, 'node_modules/@orrery/client', file)))
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
  browser = await personsBrowser()
})
afterAll(async () => {
  await browser.close()
  pages.closeAllConnections()
  pages.close()
  await service.stop()
})

/** What a page does with the client, as text because it runs in the page. */
const IN_THE_PAGE = `async (baseUrl, key) => {
  const { orrery, OrreryError } = await import('/dist/index.js')
  const client = orrery({ baseUrl, key })
  const birth = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
  const chart = await client.natal.calculate(birth)
  const picture = await client.charts.natal(birth)
  const rows = []
  for await (const row of client.ephemeris.rows({ start: '2026-03-01', end: '2026-03-31', bodies: ['Sun'] })) {
    rows.push(row.timestamp)
    if (rows.length === 3) break
  }
  const error = await client.natal.calculate({ ...birth, month: 13 }).catch((thrown) => thrown)
  return {
    sign: chart.planets[0].sign,
    picture: [picture.contentType, new TextDecoder().decode(picture.bytes.subarray(0, 4))],
    rows,
    error: [error instanceof OrreryError, error.status, error.faults[0].loc, typeof error.traceId],
  }
}`

test('the published files work in a page of another origin, to which the key is limited', async () => {
  const accountId = await openAccount(service.services.db, { name: 'page', plan: 'operator' })
  const { key } = await createKey(service.services.db, { accountId, name: 'page', allowedOrigins: [origin] })
  const page = await browser.newPage()
  await page.goto(origin)
  expect(await page.evaluate(`(${IN_THE_PAGE})(${JSON.stringify(baseUrl)}, ${JSON.stringify(key)})`)).toEqual({
    sign: 'Cap',
    picture: ['image/svg+xml; charset=utf-8', '<svg'],
    rows: ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z'],
    error: [true, 422, ['body', 'month'], 'string'],
  })
})

test('the types of the package need those of a browser alone', async () => {
  const ofAPage = { lib: ['es2023', 'dom', 'dom.iterable'], types: [], outDir: 'out' }
  expect(await consumer.compile(ofAPage, 'page/*.ts')).toBe('')
})
