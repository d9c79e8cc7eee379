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
  await page.goto(url)
  return { page, context }
}
