import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { Refusal } from '../src/platform/errors.ts'
import {
  BrowserGone,
  type BrowserPool,
  type BrowserPoolOptions,
  JOBS_PER_TAB,
  openBrowserPool,
  openTab,
  type Running,
  type Tab,
} from './browser-pool.ts'
import { CLOSE_TIMEOUT_MS } from './launch.ts'

/** A Chromium on demand: the first job starts it, and another one replaces it when it dies or has done enough. */
export interface Browsers {
  /**
   * Runs `work` on a page without network and scripts that no other job uses at the time. When the browser dies, runs
   * it once more on a new browser. Refuses with `render_timeout` after `deadlineMs`, with `png_unavailable` when no
   * browser starts, and with `render_failed` when the second browser dies too.
   */
  withPage<T>(work: (page: Page) => Promise<T>, deadlineMs: number): Promise<T>
  /** False without a browser, and from a failed start to the next successful one. */
  isHealthy(): boolean
  /** Retries starting a browser after a failed start. */
  recover(): Promise<void>
  /** The process id of the browser for the next page, if one runs. */
  pid(): number | undefined
  /** Ends all browsers, with their open pages. */
  close(): Promise<void>
}

export interface BrowsersOptions
  extends Pick<BrowserPoolOptions, 'log'>,
    Partial<Pick<BrowserPoolOptions, 'isThere' | 'rendersMax' | 'idleMs'>> {
  /** Finds the executable. Called at each start, since the first call may have to unpack it. */
  readonly find: BrowserPoolOptions['find']
  /** Called each time a browser dies while it renders a page. */
  readonly onCrash?: () => void
}

/** Chromium keeps about 20 kB of memory for each page it has closed. A start costs as much as one render. */
const RENDERS_PER_BROWSER = 500
/** A browser without work holds 160 MB. */
const IDLE_STOP_MS = 5 * 60_000
/** The first attempt, and one on a new browser. */
const ATTEMPTS = 2

export function startBrowsers({
  find,
  isThere = () => true,
  log,
  onCrash = () => {},
  rendersMax = RENDERS_PER_BROWSER,
  idleMs = IDLE_STOP_MS,
}: BrowsersOptions): Browsers {
  const pool = openBrowserPool({ find, isThere, log, rendersMax, idleMs })
  return {
    async withPage(work, deadlineMs) {
      const deadline = performance.now() + deadlineMs
      for (let left = ATTEMPTS - 1; ; left -= 1) {
        try {
          return await attempt(pool, work, Math.max(1, deadline - performance.now()))
        } catch (error) {
          if (!(error instanceof BrowserGone)) throw error
          onCrash()
          if (left === 0 || pool.isClosing()) throw Object.assign(new Refusal('render_failed'), { cause: error })
          log('Chromium crashed while rendering a page; trying again with a new one.')
        }
      }
    },
    isHealthy: pool.isHealthy,
    async recover() {
      // A failure is in the log.
      if (isThere() && !pool.isHealthy()) await pool.borrow().then(pool.giveBack, () => {})
    },
    pid: () => pool.front()?.browser.process()?.pid,
    close: pool.close,
  }
}

async function attempt<T>(pool: BrowserPool, work: (page: Page) => Promise<T>, deadlineMs: number): Promise<T> {
  const running = await pool.borrow()
  const { browser, free } = running
  const { promise: gone, reject: giveUp } = Promise.withResolvers<never>()
  // A promise that lives as long as the browser would retain every page that was ever raced against it.
  const died = () => giveUp(new BrowserGone('It has died'))
  browser.on('disconnected', died)
  const late = setTimeout(() => giveUp(new Refusal('render_timeout')), deadlineMs)
  gone.catch(() => {})
  let tab: Tab | undefined
  let isFit = false
  try {
    const made = (async () => {
      tab = take(free) ?? (await openTab(browser))
      tab.jobs += 1
      tab.onCrash = (error) => giveUp(new BrowserGone('Its page has crashed', { cause: error }))
      return work(tab.page)
    })()
    made.catch(() => {})
    const result = await Promise.race([made, gone])
    isFit = true
    return result
  } catch (error) {
    // A browser that hangs or has lost a page gets no further page.
    if (error instanceof Refusal || error instanceof BrowserGone) pool.retire(running)
    throw browser.connected ? error : new BrowserGone('It has died', { cause: error })
  } finally {
    clearTimeout(late)
    browser.off('disconnected', died)
    if (tab) await release(tab, running, isFit)
    pool.giveBack(running)
  }
}

const take = (free: Set<Tab>): Tab | undefined => {
  const [tab] = free
  if (tab) free.delete(tab)
  return tab
}

/** Keeps a tab for the next job, or closes it when it has failed or done enough. */
async function release(tab: Tab, { browser, free }: Running, isFit: boolean): Promise<void> {
  tab.onCrash = () => {
    free.delete(tab)
    void tab.close()
  }
  if (isFit && tab.jobs < JOBS_PER_TAB) free.add(tab)
  else if (browser.connected) await Promise.race([tab.close(), sleep(CLOSE_TIMEOUT_MS)])
}
