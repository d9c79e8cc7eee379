import type { LightMyRequestResponse } from 'fastify'
import type { Browser, Page } from 'puppeteer-core'
import type { TestApp } from './app.ts'
import { axeFindings } from './axe.ts'
import { type Person, person } from './person.ts'

/** Somebody with an account, whose browser is signed in. */
export interface AccountVisitor {
  readonly who: Person
  readonly accountId: string
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string }
  /** What pages have said as faults: of scripts, and of what their policy refuses. */
  readonly said: string[]
  /** Opens a page below the base in a context of its own. */
  opened(path: string, options?: { readonly script?: boolean }): Promise<Page>
  /** Reads a page without a browser. */
  open(url: string): Promise<LightMyRequestResponse>
  /** Sends a form as one of our pages does, unless `headers` say otherwise. */
  send(url: string, fields?: Fields, headers?: Fields): Promise<LightMyRequestResponse>
  /** The same with files. */
  upload(url: string, form: FormData): Promise<LightMyRequestResponse>
}

type Fields = Readonly<Record<string, string>>

interface Where {
  readonly service: () => TestApp
  /** The address of the service, with the name that its provider expects. */
  readonly base: string
  readonly browser: () => Browser
}

/** Signs up, confirms, and keeps the cookie of the session. */
export async function accountVisitor({ service, base, browser }: Where): Promise<AccountVisitor> {
  const who = person(service)
  await who.signUp()
  await who.confirm()
  const reply = await who.post('/api/auth/sign-in/email', { email: who.email, password: who.password })
  const [name, value] = String(reply.headers['set-cookie']).split(';')[0]!.split('=') as [string, string]
  const token = await who.accessToken(reply.json().token)
  const { id: accountId } = (await who.get('/api/v1/auth/me', token)).json()
  const cookie = { name, value, url: base }
  const said: string[] = []
  const { host } = new URL(base)
  const own = { host, cookie: `${name}=${value}` }
  const post = async (url: string, request: Request, headers: Fields) =>
    service().app.inject({
      ...{ method: 'POST', url, remoteAddress: who.remoteAddress, payload: Buffer.from(await request.arrayBuffer()) },
      headers: { 'content-type': request.headers.get('content-type')!, ...own, ...headers },
    })
  const requestOf = (body: FormData | URLSearchParams) => new Request(base, { method: 'POST', body })
  return {
    ...{ who, accountId, cookie, said },
    open: (url) => service().app.inject({ url, remoteAddress: who.remoteAddress, headers: own }),
    send: (url, fields = {}, headers = { origin: base }) => post(url, requestOf(new URLSearchParams(fields)), headers),
    upload: (url, form) => post(url, requestOf(form), { origin: base }),
    async opened(path, { script = true } = {}) {
      const page = await (await browser().createBrowserContext()).newPage()
      page.on('console', (message) => {
        if (['error', 'assert'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await page.setJavaScriptEnabled(script)
      await page.setCookie(cookie)
      await page.goto(`${base}${path}`)
      return page
    },
  }
}

/** Presses Tab until the element that is focused has this name or id. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab')
    const names = await page.evaluate(
      `[document.activeElement.id, (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent ?? '').trim()]`,
    )
    if ((names as string[]).includes(name)) return
  }
  throw new Error(`the key Tab does not reach "${name}"`)
}

/** Presses Enter, and waits for the next page. */
export const enter = (page: Page) => Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])

/** What axe finds in both themes, and the widths that a page does not fit into. Closes the page. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
    faults.push(...(await axeFindings(page)).map((finding) => `${theme}: ${finding}`))
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewport({ width, height: 900 })
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    if ((wide as number) > width) faults.push(`${wide} px wide at ${width} px`)
  }
  await page.browserContext().close()
  return faults
}
