import type { Browser, BrowserContext, CookieParam, Page } from 'puppeteer-core'
import { headlessBrowser } from '../tools/headless-browser.ts'
import { signedIn } from '../tools/signed-in-browser.ts'
import { firstPaint } from './admin-paints.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { withServer } from './server.ts'

/** The chart room shows a birth. */
const BORN = 'name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30'
const VIEWS = ['chart', 'transits', 'return', 'progressions', 'time-lords', 'vedic', 'numerology']

const OPEN = [
  ...['/charts', ...VIEWS.map((view) => `/charts?${BORN}&view=${view}`)],
  ...['/charts/calendar?zone=Europe/Athens', `/charts/when?${BORN}&ask=returns&zone=Europe/Athens`, '/charts/people'],
  ...['/', '/docs', '/docs/natal-charts', '/docs/api', '/docs/api/natal', '/docs/api/vedic', '/docs/api/viewer'],
  ...[
    '/playground',
    '/playground/natal',
    '/playground/ephemeris',
    '/playground/chart',
    '/account/sign-in',
    '/account/sign-up',
  ],
]
const OF_ACCOUNT = [
  '',
  '/keys',
  '/requests',
  '/sessions',
  '/plan',
  '/reports',
  '/reports/order',
  '/assistants',
  '/settings',
]
/** Its script is somebody else's, and larger. It paints a frame before it has content, which has this selector. */
const VIEWER = '/docs/api/viewer'
const VIEWER_CONTENT = '#reference h1'
const ROUNDS = 3
const SCRIPT_KB_MAX = 200
const PAINT_MS_MAX = 1_000
const SHIFT_MAX = 0.05
/** A page whose network is quiet for this time has loaded. */
const QUIET_MS = 1_000

interface Visit {
  readonly requests: number
  readonly kb: number
  readonly scriptKb: number
  readonly paintMs: number
  /** From the beginning of the navigation to the first content. */
  readonly contentMs: number
  /** How long the page has kept the main thread busy. */
  readonly busyMs: number
  /** How much of the page moved after it was painted (Cumulative Layout Shift). */
  readonly shift: number
}

/** What does each page weigh, and how soon is it seen? */
export async function benchPages(): Promise<void> {
  const browser = await headlessBrowser()
  try {
    await withServer(async ({ url, folder }) => {
      const rows: Record<string, string | number>[] = []
      for (const path of OPEN) rows.push(await measured(browser, url + path, path))
      const session = await signedIn({ url, varDir: folder })
      for (const own of OF_ACCOUNT) {
        const path = `/account${own}`
        rows.push(await measured(browser, url + path, path, session))
      }
      report('What does each page weigh, compressed, and how soon is it seen?', rows)
    })
  } finally {
    await browser.close()
  }
}

/** The first visits of new browsers, each with a second one. */
async function measured(
  browser: Browser,
  address: string,
  path: string,
  session?: CookieParam,
): Promise<Record<string, string | number>> {
  const cold: Visit[] = []
  const warm: Visit[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.createBrowserContext()
    try {
      if (session) await (await context.newPage()).setCookie(session)
      cold.push(await visit(context, address))
      warm.push(await visit(context, address))
    } finally {
      await context.close()
    }
  }
  const [first, again] = [cold[0]!, warm[0]!]
  const paints = [cold, warm].map((visits) => median(visits.map(({ paintMs }) => paintMs))) as [number, number]
  const isSmall = path === VIEWER || first.scriptKb <= SCRIPT_KB_MAX
  return {
    page: path.replace(BORN, '…'),
    requests: first.requests,
    kB: rounded(first.kb, 1),
    'script kB': rounded(first.scriptKb, 1),
    'first paint ms': rounded(paints[0]),
    'first content ms': rounded(median(cold.map(({ contentMs }) => contentMs))),
    'main thread ms': rounded(median(cold.map(({ busyMs }) => busyMs))),
    'layout shift': Math.max(...[...cold, ...warm].map(({ shift }) => shift)).toFixed(3),
    'kB again': rounded(again.kb, 1),
    'first paint again ms': rounded(paints[1]),
    [`script <= ${SCRIPT_KB_MAX} kB, paint <= ${PAINT_MS_MAX} ms, shift <= ${SHIFT_MAX}`]: verdict(
      isSmall && paints[0] <= PAINT_MS_MAX && [...cold, ...warm].every(({ shift }) => shift <= SHIFT_MAX),
    ),
  }
}

/** A visit in a tab of its own. Bytes are those on the wire, with headers. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const network = await page.createCDPSession()
  await network.send('Network.enable')
  const scripts = new Set<string>()
  const sizes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  const reply = await page.goto(address)
  if (page.url() !== address || reply!.status() >= 400)
    throw new Error(`${address} was answered ${reply!.status()} at ${page.url()}`)
  const paintMs = await firstPaint(page)
  const contentMs = address.endsWith(VIEWER) ? await contentTime(page) : paintMs
  await page.waitForNetworkIdle({ idleTime: QUIET_MS })
  const { TaskDuration: busySeconds = 0 } = await page.metrics()
  const shift = (await page.evaluate(LAYOUT_SHIFT)) as number
  await page.close()
  const sum = (ids: Iterable<string>): number => [...ids].reduce((kb, id) => kb + (sizes.get(id) ?? 0) / 1000, 0)
  return {
    requests: sizes.size,
    kb: sum(sizes.keys()),
    scriptKb: sum(scripts),
    paintMs,
    contentMs,
    busyMs: busySeconds * 1000,
    shift,
  }
}

/** The sum of what a browser has noted of the page so far. */
const LAYOUT_SHIFT = `new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(0), 200)
})`

/** When the viewer has drawn its first heading. */
async function contentTime(page: Page): Promise<number> {
  await page.waitForSelector(VIEWER_CONTENT)
  return (await page.evaluate('performance.now()')) as number
}
