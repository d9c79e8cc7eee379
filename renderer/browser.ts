import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { Refusal } from '../src/errors.ts'
import type { Chromium } from './chromium.ts'
import { removeFolder } from './folders.ts'
import { makeProfile } from './profile.ts'
import { JOBS_PER_TAB, openTab, type Tab } from './tab.ts'

/** A Chromium that is there when it is needed: started by the first job, started again when it dies or has worked enough. */
export interface Browsers {
  /**
   * Runs `work` on a page that no other job has meanwhile, without network and scripts, and once more on a fresh browser if
   * this one dies of it. Refuses with `render_timeout` after `deadlineMs` and with `png_unavailable` when no browser can be started.
   */
  withPage<T>(work: (page: Page) => Promise<T>, deadlineMs: number): Promise<T>
  /** False from a start that failed to one that succeeds. */
  isHealthy(): boolean
  /** The process of the browser that takes the next page, if one runs. */
  pid(): number | undefined
  /** Ends all browsers, with the pages that are still open in them. */
  close(): Promise<void>
}

export interface BrowsersOptions {
  /** Where the executable is; asked for at the first start, since finding it may mean unpacking it. */
  readonly find: () => Promise<Chromium>
  readonly log: (message: string) => void
  /** Told each time that a browser died under a page. */
  readonly onCrash?: () => void
  readonly rendersMax?: number
  readonly idleMs?: number
}

/** Chromium grows by some 20 kB a page that it never gives back; a start costs as much as one render. */
const RENDERS_PER_BROWSER = 500
/** A browser without work holds 160 MB. */
const IDLE_STOP_MS = 5 * 60_000
/** A machine under load starts one in two seconds. */
const LAUNCH_TIMEOUT_MS = 15_000
/** The first attempt, and one on a fresh browser. */
const ATTEMPTS = 2
const CLOSE_TIMEOUT_MS = 2_000

const SWITCHES = [
  // It has no scripts, no network and only documents of our own; containers give it no namespaces for a sandbox.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  // Containers have 64 MB of /dev/shm.
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND',
]

interface Running {
  readonly browser: Browser
  readonly profile: string
  /** Open, and without a job. */
  readonly free: Set<Tab>
  renders: number
  pages: number
  retired: boolean
}

/** The page was closed under its job because its browser died, not because of the job. */
class BrowserGone extends Error {}

export function startBrowsers({
  find,
  log,
  onCrash = () => {},
  rendersMax = RENDERS_PER_BROWSER,
  idleMs = IDLE_STOP_MS,
}: BrowsersOptions): Browsers {
  const all = new Set<Running>()
  let current: Promise<Running> | undefined
  let front: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let healthy = true
  let closing = false

  async function begin(): Promise<Running> {
    const profile = makeProfile()
    try {
      const { path, environment } = await find()
      const browser = await launch({
        executablePath: path,
        headless: 'shell',
        // It ends when we do, however we end: it sees the end of the pipe.
        pipe: true,
        args: SWITCHES,
        userDataDir: profile,
        env: { ...process.env, ...environment },
        timeout: LAUNCH_TIMEOUT_MS,
        handleSIGHUP: false,
        handleSIGINT: false,
        handleSIGTERM: false,
      })
      const running: Running = { browser, profile, free: new Set(), renders: 0, pages: 0, retired: false }
      all.add(running)
      browser.once('disconnected', () => retire(running))
      front = running
      healthy = true
      return running
    } catch (error) {
      healthy = false
      current = undefined
      removeFolder(profile)
      log(`Chromium did not start: ${(error as Error).message}`)
      throw Object.assign(new Refusal('png_unavailable'), { cause: error })
    }
  }

  /** Gives it no further page, and ends it when its last one is closed. */
  function retire(running: Running): void {
    running.retired = true
    if (front === running) {
      front = undefined
      current = undefined
    }
    if (running.pages === 0 && all.delete(running)) void end(running)
  }

  async function borrow(): Promise<Running> {
    if (closing) throw new BrowserGone('The render process is ending')
    clearTimeout(idle)
    current ??= begin()
    const running = await current
    // It was retired while others waited for it with us.
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

  async function attempt<T>(work: (page: Page) => Promise<T>, deadlineMs: number): Promise<T> {
    const running = await borrow()
    const { browser, free } = running
    const { promise: gone, reject: giveUp } = Promise.withResolvers<never>()
    // Not on a promise that lives as long as the browser: it would keep each page that was ever raced against it.
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
      // Whatever hangs or has lost a page is not to be trusted with another.
      if (error instanceof Refusal || error instanceof BrowserGone) retire(running)
      throw browser.connected ? error : new BrowserGone('It has died', { cause: error })
    } finally {
      clearTimeout(late)
      browser.off('disconnected', died)
      if (tab) await release(tab, running, isFit)
      giveBack(running)
    }
  }

  return {
    async withPage(work, deadlineMs) {
      const deadline = performance.now() + deadlineMs
      for (let left = ATTEMPTS - 1; ; left -= 1) {
        try {
          return await attempt(work, Math.max(1, deadline - performance.now()))
        } catch (error) {
          if (!(error instanceof BrowserGone)) throw error
          onCrash()
          if (left === 0 || closing) throw Object.assign(new Refusal('render_failed'), { cause: error })
          log('Chromium died under a page; trying it on a fresh one.')
        }
      }
    },
    isHealthy: () => healthy,
    pid: () => front?.browser.process()?.pid,
    async close() {
      closing = true
      clearTimeout(idle)
      await current?.catch(() => {})
      await Promise.all([...all].map((running) => end(running)))
    },
  }
}

const take = (free: Set<Tab>): Tab | undefined => {
  const [tab] = free
  if (tab) free.delete(tab)
  return tab
}

/** Keeps a tab for the next job, or closes one that has failed or worked enough. */
async function release(tab: Tab, { browser, free }: Running, isFit: boolean): Promise<void> {
  tab.onCrash = () => {
    free.delete(tab)
    void tab.close()
  }
  if (isFit && tab.jobs < JOBS_PER_TAB) free.add(tab)
  else if (browser.connected) await Promise.race([tab.close(), sleep(CLOSE_TIMEOUT_MS)])
}

async function end({ browser, profile }: Running): Promise<void> {
  const child = browser.process()
  await Promise.race([browser.close().catch(() => {}), sleep(CLOSE_TIMEOUT_MS)])
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  removeFolder(profile)
}
