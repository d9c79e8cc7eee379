import type { Browser, Page } from 'puppeteer-core'

/** Opening a page takes longer than a small picture does, and while it is open it grows by some 0.5 MB a picture. */
export const JOBS_PER_TAB = 20

/** A page of a browser that serves one job after the other. */
export interface Tab {
  readonly page: Page
  /** Jobs that it has begun. */
  jobs: number
  /** Called when its process dies. Whoever has the tab sets it, and no longer than they have it. */
  onCrash: (error: Error) => void
  close(): Promise<void>
}

/** Opens a page apart from all others, without scripts and network: what a document refers to is not fetched. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setJavaScriptEnabled(false)
  await page.setRequestInterception(true)
  page.on('request', (request) => void request.abort().catch(() => {}))
  const tab: Tab = { page, jobs: 0, onCrash: () => {}, close: () => context.close().catch(() => {}) }
  page.on('error', (error) => tab.onCrash(error))
  return tab
}
