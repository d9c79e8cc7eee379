import type { Browser, Page } from 'puppeteer-core'

/** Opening a page takes longer than a small image. An open page grows by about 0.5 MB per image. */
export const JOBS_PER_TAB = 20

/** A page of a browser. It serves one job at a time. */
export interface Tab {
  readonly page: Page
  /** Number of jobs started on it. */
  jobs: number
  /** Called when its process dies. Set by the current user of the tab. */
  onCrash: (error: Error) => void
  close(): Promise<void>
}

/** Opens an isolated page without scripts and network. Requests of a document are aborted. */
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
