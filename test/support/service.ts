import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { personsBrowser } from './browser.ts'

/** How a reader sees a page. */
interface Reader {
  readonly width?: number
  readonly height?: number
  /** The theme of the reader's system. */
  readonly isDark?: boolean
  readonly hasScript?: boolean
  /** The time zone of the reader's system. */
  readonly zone?: string
}

/** A page as it was sent, and what a person reads in it. */
export interface SentPage {
  readonly statusCode: number
  readonly html: string
  /** Without pictures. */
  readonly text: string
}

interface Service {
  readonly started: TestApp
  readonly browser: Browser
  /** Its URL. */
  readonly base: string
  /** A page over HTTP. */
  pageOf(path: string): Promise<SentPage>
  /** A page in the browser of a new visitor, whose context the test closes. */
  opened(path: string, reader?: Reader): Promise<Page>
}

/** A service that listens, and a browser, for all tests of a file. */
export function useService(): Service {
  const parts: { started?: TestApp; browser?: Browser; base?: string } = {}
  beforeAll(async () => {
    parts.started = await startTestApp()
    parts.base = (await parts.started.listen()).replace('127.0.0.1', 'localhost')
    parts.browser = await personsBrowser()
  })
  afterAll(async () => {
    await parts.browser?.close()
    await parts.started?.stop()
  })
  const there = <Part>(part: Part | undefined): Part => {
    if (part === undefined) throw new Error('The service is there once the tests run')
    return part
  }
  const own: Service = {
    get started() {
      return there(parts.started)
    },
    get browser() {
      return there(parts.browser)
    },
    get base() {
      return there(parts.base)
    },
    async pageOf(path) {
      const reply = await fetch(own.base + path)
      const html = await reply.text()
      return { statusCode: reply.status, html, text: textIn(html) }
    },
    async opened(path, { width = 1440, height = 900, isDark = false, hasScript = true, zone } = {}) {
      const page = await (await own.browser.createBrowserContext()).newPage()
      if (zone !== undefined) await page.emulateTimezone(zone)
      await page.setViewport({ width, height })
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' }])
      await page.setJavaScriptEnabled(hasScript)
      await page.goto(own.base + path)
      return page
    },
  }
  return own
}

/** What a person reads in markup, without pictures. */
export const textIn = (html: string): string =>
  html
    .replaceAll(/<(?:svg|style|script)\b.*?<\/(?:svg|style|script)>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
