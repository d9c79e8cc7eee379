import type { Browser, BrowserContext, Page } from 'puppeteer-core'

interface Visit {
  /** With the path of the page. */
  readonly url: string
  /** Pasted into the tab before. */
  readonly key: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** A page of the playground, of a new visitor. */
export async function openPlayground(
  browser: Browser,
  { url, key, viewport = { width: 1440, height: 900 } }: Visit,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(viewport)
  await page.evaluateOnNewDocument(`sessionStorage.setItem('orrery-playground-key', '${key}')`)
  await followLink(page, url)
  return { page, context }
}

/** Opens an address as a link of our own pages does. A calculation is then sent, which an address alone does not do. */
export async function followLink(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/playground', url).href)
  await Promise.all([page.waitForNavigation(), page.evaluate(`location.href = ${JSON.stringify(url)}`)])
}
