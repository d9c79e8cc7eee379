import type { Page } from 'puppeteer-core'
import type { SharedApp } from './app.ts'
import { useService } from './service.ts'

/** The birth of the tests of the chart room: 17 May 1990, 11:30 UT, Athens. */
export const ROOM_BIRTH = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'

/** A service with a browser, and the chart room of a birth in both. */
export function useChartRoom() {
  const service = useService()
  const at = (query: string): string => `/charts?${ROOM_BIRTH}${query}`
  return {
    textOf: (query: string) => service.pageOf(at(query)),
    opened: (query: string, width = 1440, hasScript = true) => service.opened(at(query), { width, hasScript }),
  }
}

/** The page is loaded with its scripts. The calendar and the questions are then loaded again with the zone of the reader. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      (!/\/charts\/(?:calendar|when)$/.test(location.pathname) ||
        ['zone', 'city'].some((name) => new URL(location.href).searchParams.has(name))),
  )

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
