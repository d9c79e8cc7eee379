import type { Browser, Page } from 'puppeteer-core'
import { headlessBrowser } from '../tools/headless-browser.ts'
import { median } from './harness.ts'

const PATHS = ['', '/users', '/usage', '/revenue', '/funnels', '/queue', '/health', '/actions']
const AGAIN = 5

interface Paint {
  readonly path: string
  readonly firstMs: number
  /** The median of five further visits. */
  readonly nextMs: number
}

/** From the click on an address to the first text on the screen, in Chromium without anything in its cache. */
export async function firstPaints(
  url: string,
  operator: { readonly username: string; readonly password: string },
): Promise<readonly Paint[]> {
  const browser = await headlessBrowser()
  try {
    const paints: Paint[] = []
    for (const own of PATHS) {
      const path = `/admin${own}`
      const firstMs = await painted(browser, url, path, operator)
      const next: number[] = []
      for (let visit = 0; visit < AGAIN; visit += 1) next.push(await painted(browser, url, path, operator))
      paints.push({ path, firstMs, nextMs: median(next) })
    }
    return paints
  } finally {
    await browser.close()
  }
}

async function painted(
  browser: Browser,
  url: string,
  path: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<number> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.goto(`${url}/admin/sign-in`)
    await page.type('#username', username)
    await page.type('#password', password)
    // The page after the sign-in is the overview, which would be remembered before it is measured.
    await page.setRequestInterception(true)
    page.on('request', (request) =>
      request.url().endsWith('/admin') ? request.respond({ body: '' }) : request.continue(),
    )
    await Promise.all([page.waitForNavigation(), page.click('button[type=submit]')])
    page.removeAllListeners('request')
    await page.setRequestInterception(false)
    await page.goto(url + path)
    return await firstPaint(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds from the beginning of the navigation. */
export const firstPaint = async (page: Page): Promise<number> => {
  await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`)
  return (await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`)) as number
}
