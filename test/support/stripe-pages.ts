import type { Page } from 'puppeteer-core'

/** Stripe's own pages, which a browser of the tests cannot reach, are a title each. */
export async function withStripe(page: Page): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.stripe.com'))
      void request.respond({ contentType: 'text/html', body: '<title>Stripe</title>' })
    else void request.continue()
  })
}

/** The browser has come to Stripe. */
export const atStripe = (page: Page) => page.waitForFunction('document.title === "Stripe"')

/** The checkout session that the browser has come to. */
export const sessionAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!
