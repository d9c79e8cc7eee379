import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'puppeteer-core'
import { afterAll, beforeAll } from 'vitest'
import { personsBrowser } from './browser.ts'
import { challengeOf, newVerifier } from './oauth.ts'
import type { Person } from './person.ts'

/** A page that asks for consent, and the client that opened it. */
export interface Visit {
  readonly page: Page
  readonly clientId: string
  readonly verifier: string
  /** Errors and refused loads, as the browser reports them. */
  readonly said: readonly string[]
}

export interface VisitOptions {
  /** The URL of the service. */
  readonly at: string
  readonly fields?: Readonly<Record<string, string>>
  /** The browser of somebody who has been here before. */
  readonly context?: BrowserContext
  /** A script that runs before those of the page. */
  readonly before?: string
}

/** A program that waits for answers on a loopback address. */
export interface Callback {
  readonly url: string
  /** The answers that came, as paths with queries. */
  readonly seen: string[]
}

interface Browsing {
  readonly browser: Browser
  readonly callback: Callback
  /** Registers a client, and opens its request for authorization, as a new visitor by default. */
  visit(options: VisitOptions): Promise<Visit>
  /** Exchanges the code in the last answer that came. */
  exchange(visit: Visit, at: string): Promise<Response>
}

/** A browser, and a program that it comes back to, for all tests of a file. */
export function useBrowser(): Browsing {
  const started: { browser?: Browser; callback?: Awaited<ReturnType<typeof startCallback>> } = {}
  beforeAll(async () => {
    started.callback = await startCallback()
    started.browser = await personsBrowser()
  })
  afterAll(async () => {
    await started.browser?.close()
    started.callback?.server.close()
  })
  const own: Browsing = {
    get browser() {
      return started.browser!
    },
    get callback() {
      return started.callback!
    },
    async visit({ at, fields = {}, context, before }) {
      const { url } = own.callback
      const clientId = await register(at, url)
      const verifier = newVerifier()
      const query = new URLSearchParams({
        ...{ response_type: 'code', client_id: clientId, redirect_uri: url, state: 'a state' },
        ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256', scope: 'natal sky_events' },
        ...fields,
      })
      const page = await (context ?? (await own.browser.createBrowserContext())).newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(String(error)))
      if (before !== undefined) await page.evaluateOnNewDocument(before)
      await page.goto(`${at}/mcp/oauth/authorize?${query}`)
      return { page, clientId, verifier, said }
    },
    exchange({ clientId, verifier }, at) {
      const code = new URL(own.callback.seen.at(-1)!, at).searchParams.get('code')!
      return fetch(`${at}/mcp/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier },
          redirect_uri: own.callback.url,
        }),
      })
    },
  }
  return own
}

async function startCallback() {
  const seen: string[] = []
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/callback')) seen.push(request.url!)
    response.setHeader('content-type', 'text/html').end('<title>The client</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { seen, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback` }
}

async function register(at: string, redirectUri: string): Promise<string> {
  const reply = await fetch(`${at}/mcp/oauth/register`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ client_name: 'Star talk', redirect_uris: [redirectUri] }),
  })
  return ((await reply.json()) as { client_id: string }).client_id
}

export const shown = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true })

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '')

export const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.id || document.activeElement.value') as Promise<string>

export const press = (page: Page, ...keys: ('Tab' | 'Enter' | 'Space')[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

/** Signs in by the form of the page. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await shown(page, '#sign-in')
  await page.type('#email', email)
  await page.type('#password', password)
  await press(page, 'Enter')
  await shown(page, '#decision')
}

/** The question is shown, and a decision counts. */
export async function mayDecide(page: Page): Promise<void> {
  await shown(page, '#decision')
  await page.waitForSelector('#approve[aria-disabled=false]')
}

/** The browser has come to the client. */
export const atClient = (page: Page) => page.waitForFunction('document.title === "The client"')
