import type { Browser, Page } from 'puppeteer-core'
import { Refusal } from '../src/platform/errors.ts'
import type { Chromium } from './chromium.ts'
import { endBrowser, type Launched, launchBrowser } from './launch.ts'

/** A Chromium in use. */
export interface Running extends Launched {
  /** Open tabs without a job. */
  readonly free: Set<Tab>
  renders: number
  pages: number
  retired: boolean
}

/** The browser died, and the job is not the cause. */
export class BrowserGone extends Error {}

/** One Chromium for new pages, and retired ones that end with their last page. */
export interface BrowserPool {
  /**
   * The current browser, started when there is none. Refuses with `png_unavailable`; rejects with BrowserGone after
   * `close`.
   */
  borrow(): Promise<Running>
  /** Ends the use of a browser by one page. */
  giveBack(running: Running): void
  /** Gives a browser no further page, and ends it after its last one. */
  retire(running: Running): void
  isHealthy(): boolean
  isClosing(): boolean
  /** The browser for the next page, if one runs. */
  front(): Running | undefined
  close(): Promise<void>
}

export interface BrowserPoolOptions {
  readonly find: () => Promise<Chromium>
  /** Whether there is a browser to start. */
  readonly isThere: () => boolean
  readonly log: (message: string) => void
  /** Pages after which a browser is retired. */
  readonly rendersMax: number
  /** Time without a page after which a browser is ended. */
  readonly idleMs: number
}

export function openBrowserPool({ find, isThere, log, rendersMax, idleMs }: BrowserPoolOptions): BrowserPool {
  const all = new Set<Running>()
  let current: Promise<Running> | undefined
  let front: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let healthy = true
  let closing = false

  async function begin(): Promise<Running> {
    const launched = await launchBrowser(find).catch((error: Error) => {
      healthy = false
      current = undefined
      log(`Chromium did not start: ${error.message}`)
      throw Object.assign(new Refusal('png_unavailable'), { cause: error })
    })
    const running: Running = { ...launched, free: new Set(), renders: 0, pages: 0, retired: false }
    all.add(running)
    running.browser.once('disconnected', () => retire(running))
    front = running
    healthy = true
    return running
  }

  function retire(running: Running): void {
    running.retired = true
    if (front === running) {
      front = undefined
      current = undefined
    }
    if (running.pages === 0 && all.delete(running)) void endBrowser(running)
  }

  async function borrow(): Promise<Running> {
    if (closing) throw new BrowserGone('The renderer is stopping')
    if (!current && !isThere()) throw new Refusal('png_unavailable')
    clearTimeout(idle)
    current ??= begin()
    const running = await current
    // Another caller may have retired it during the wait.
    if (running.retired) return borrow()
    running.pages += 1
    running.renders += 1
    if (running.renders >= rendersMax) retire(running)
    return running
  }

  function giveBack(running: Running): void {
    running.pages -= 1
    if (running.retired) retire(running)
    else if (running.pages === 0) idle = setTimeout(() => running.pages === 0 && retire(running), idleMs).unref()
  }

  async function close(): Promise<void> {
    closing = true
    clearTimeout(idle)
    await current?.catch(() => {})
    await Promise.all([...all].map(endBrowser))
  }

  return {
    borrow,
    giveBack,
    retire,
    close,
    front: () => front,
    isHealthy: () => healthy && (front !== undefined || isThere()),
    isClosing: () => closing,
  }
}

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
