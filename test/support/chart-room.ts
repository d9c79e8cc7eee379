import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll } from 'vitest'
import { type SharedApp, startTestApp, type TestApp } from './app.ts'
import { useBrowser } from './consent.ts'

/** The birth of the tests of the chart room: 17 May 1990, 11:30 UT, Athens. */
export const ROOM_BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

/** A service with a browser, and the chart room of a birth in both. */
export function useChartRoom() {
  const browsing = useBrowser()
  const started: { service?: TestApp; base?: string } = {}
  beforeAll(async () => {
    started.service = await startTestApp()
    started.base = (await started.service.listen()).replace('127.0.0.1', 'localhost')
  })
  afterAll(() => started.service?.stop())
  const at = (query: string): string => `${started.base}/charts?${ROOM_BIRTH}${query}`
  return {
    /** The page as text, without pictures. */
    async textOf(query: string): Promise<{ statusCode: number; text: string; html: string }> {
      const reply = await fetch(at(query))
      const html = await reply.text()
      const text = html
        .replaceAll(/<(?:svg|style|script)\b.*?<\/(?:svg|style|script)>/gs, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
      return { statusCode: reply.status, text, html }
    },
    async opened(query: string, width = 1440, hasScript = true): Promise<Page> {
      const page = await (await browsing.browser.createBrowserContext()).newPage()
      await page.setViewport({ width, height: 900 })
      await page.setJavaScriptEnabled(hasScript)
      await page.goto(at(query))
      return page
    },
  }
}

/** The birth of Bo, as the second person of a page: 5 June 1979, 4:15 in Sydney. */
export const WITH_BO =
  'other.name=Bo&other.city=Sydney&other.year=1979&other.month=6&other.day=5&other.hour=4&other.minute=15'

/** A page of the chart room, and what a person reads in its view. */
export async function roomPageOf({ app }: Pick<SharedApp, 'app'>, query: string) {
  const reply = await app.inject({ method: 'GET', url: `/charts?${query}` })
  const [, view = ''] = reply.body.split('<div id="view">')
  const text = view
    .replaceAll(/<(svg|style|script|form)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
  return { statusCode: reply.statusCode, html: reply.body, text }
}
