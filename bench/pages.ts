import type { Browser, BrowserContext } from 'puppeteer-core'
import { benchBrowser, firstPaint } from './admin-paints.ts'
import { median, report, rounded, verdict } from './harness.ts'
import { withServer } from './server.ts'

const PATHS = ['/', '/docs', '/docs/natal-charts', '/docs/api', '/playground', '/account/sign-in']
/** Its viewer is a script of somebody else, which is larger. */
const REFERENCE = '/docs/api'
const ROUNDS = 3
const SCRIPT_KB_MAX = 200
const PAINT_MS_MAX = 1_000
/** A page whose network is quiet for this time has loaded. */
const QUIET_MS = 1_000

interface Visit {
  readonly status: number
  readonly requests: number
  readonly kb: number
  readonly scriptKb: number
  readonly paintMs: number
}

/** What does each page weigh, and how soon is it seen? */
export async function benchPages(): Promise<void> {
  const browser = await benchBrowser()
  try {
    await withServer(async ({ url }) => {
      const rows: Record<string, string | number>[] = []
      for (const path of PATHS) {
        const row = await measured(browser, url, path)
        if (row) rows.push(row)
        else console.log(`${path} is not there`)
      }
      report('What does each page weigh, compressed, and how soon is it seen?', rows)
    })
  } finally {
    await browser.close()
  }
}

/** The first visits of new browsers, each with a second one. Null if there is no such page. */
async function measured(browser: Browser, url: string, path: string): Promise<Record<string, string | number> | null> {
  const cold: Visit[] = []
  const warm: Visit[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.createBrowserContext()
    try {
      const first = await visit(context, url + path)
      if (first.status === 404) return null
      cold.push(first)
      warm.push(await visit(context, url + path))
    } finally {
      await context.close()
    }
  }
  const [first, again] = [cold[0]!, warm[0]!]
  const paints = [cold, warm].map((visits) => median(visits.map(({ paintMs }) => paintMs))) as [number, number]
  const isSmall = path === REFERENCE || first.scriptKb <= SCRIPT_KB_MAX
  return {
    page: path,
    requests: first.requests,
    kB: rounded(first.kb, 1),
    'script kB': rounded(first.scriptKb, 1),
    'first paint ms': rounded(paints[0]),
    'kB again': rounded(again.kb, 1),
    'first paint again ms': rounded(paints[1]),
    [`script <= ${SCRIPT_KB_MAX} kB, paint <= ${PAINT_MS_MAX} ms`]: verdict(isSmall && paints[0] <= PAINT_MS_MAX),
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
  const paintMs = await firstPaint(page)
  await page.waitForNetworkIdle({ idleTime: QUIET_MS })
  await page.close()
  const sum = (ids: Iterable<string>): number => [...ids].reduce((kb, id) => kb + (sizes.get(id) ?? 0) / 1000, 0)
  return { status: reply!.status(), requests: sizes.size, kb: sum(sizes.keys()), scriptKb: sum(scripts), paintMs }
}
