import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { testChromium } from '../support/browser.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { challengeOf, newVerifier } from '../support/oauth.ts'
import { type Person, person } from '../support/person.ts'

let service: TestApp
let base: string
let browser: Browser
let callback: { readonly url: string; readonly seen: string[]; readonly server: Server }
let issuer: TestIssuer
let outside: TestApp
let outsideBase: string
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ threads: 1 })
  outside = await startTestApp({ threads: 1, issuer })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  outsideBase = await outside.listen()
  callback = await startCallback()
  const { path, environment } = await testChromium()
  browser = await launch({
    executablePath: path,
    headless: 'shell',
    pipe: true,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...process.env, ...environment },
  })
})
afterAll(async () => {
  await browser?.close()
  callback?.server.close()
  await service?.stop()
  await outside?.stop()
  await issuer?.stop()
})

/** The program that waits for the answer on a loopback address. */
async function startCallback() {
  const seen: string[] = []
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/callback')) seen.push(request.url!)
    response.setHeader('content-type', 'text/html').end('<title>The client</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { seen, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback` }
}

interface Visit {
  readonly page: Page
  readonly clientId: string
  readonly verifier: string
  /** Errors and refused loads, as the browser reports them. */
  readonly said: readonly string[]
}

interface VisitOptions {
  readonly at?: string
  readonly fields?: Readonly<Record<string, string>>
  /** The browser of somebody who has been here before. */
  readonly context?: BrowserContext
}

/** Registers a client, and opens its request for authorization, as a new visitor by default. */
async function visit({ at = base, fields = {}, context }: VisitOptions = {}): Promise<Visit> {
  const reply = await fetch(`${at}/mcp/oauth/register`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ client_name: 'Star talk', redirect_uris: [callback.url] }),
  })
  const { client_id: clientId } = (await reply.json()) as { client_id: string }
  const verifier = newVerifier()
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: callback.url, state: 'a state' },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256', scope: 'natal sky_events' },
    ...fields,
  })
  const page = await (context ?? (await browser.createBrowserContext())).newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(`${at}/mcp/oauth/authorize?${query}`)
  return { page, clientId, verifier, said }
}

const shown = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true, timeout: 20_000 })
const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.id || document.activeElement.value') as Promise<string>
const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '')
const press = (page: Page, ...keys: ('Tab' | 'Enter' | 'Space')[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await shown(page, '#sign-in')
  await page.type('#email', email)
  await page.type('#password', password)
  await press(page, 'Enter')
  await shown(page, '#decision')
}

async function exchange({ clientId, verifier }: Visit, answer: string, at = base): Promise<Response> {
  const code = new URL(answer, base).searchParams.get('code')!
  return fetch(`${at}/mcp/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier },
      redirect_uri: callback.url,
    }),
  })
}

describe('the consent page in a browser', () => {
  /** Signing in is limited to three times in ten seconds for an address, so Ada does it once. */
  let ada: Person
  let context: BrowserContext
  beforeAll(async () => {
    ada = person(() => service)
    await ada.signUp()
    await ada.confirm()
    context = await browser.createBrowserContext()
  })

  test('leads a newcomer from sign-up to a token, by the keyboard alone', async () => {
    const visited = await visit()
    const { page, said } = visited
    const grace = person(() => service)
    await shown(page, '#sign-in')
    expect(await focused(page)).toBe('email')
    await press(page, 'Tab', 'Tab', 'Tab')
    expect(await focused(page)).toBe('to-sign-up')
    await press(page, 'Enter')
    await shown(page, '#sign-up')
    expect(await focused(page)).toBe('new-email')
    await page.keyboard.type(grace.email)
    await press(page, 'Tab')
    await page.keyboard.type(grace.password)
    await press(page, 'Enter')
    await page.waitForFunction('document.getElementById("status").textContent.includes("A message is on its way")')
    await grace.confirm()

    expect(await focused(page)).toBe('email')
    await press(page, 'Tab')
    await page.keyboard.type(grace.password)
    await press(page, 'Enter')
    await shown(page, '#decision')
    expect(await textOf(page, '#account')).toBe(grace.email)
    const order = [await focused(page)]
    for (let turn = 0; turn < 3; turn += 1) {
      await press(page, 'Tab')
      order.push(await focused(page))
    }
    expect(order).toEqual(['natal', 'sky_events', 'approve', 'deny'])
    // Removes the first area, then allows the rest.
    await page.focus('input[value=natal]')
    await press(page, 'Space', 'Tab', 'Tab', 'Enter')
    await page.waitForFunction('document.title === "The client"')

    const answer = callback.seen.at(-1)!
    expect(Object.fromEntries(new URL(answer, base).searchParams)).toEqual({
      ...{ code: expect.any(String), state: 'a state', iss: base },
    })
    const tokens = await (await exchange(visited, answer)).json()
    expect(tokens).toMatchObject({ scope: 'sky_events' })
    const { access_token } = tokens as { access_token: string }
    const caller = await service.services.findAssistant(access_token, `${base}/mcp`)
    expect(caller).toMatchObject({ keyId: null, areas: ['sky_events'] })
    // The browser reports the answer 401 to the question whether somebody is signed in, and nothing else.
    expect(said.filter((line) => !line.includes('401'))).toEqual([])
    await page.browserContext().close()
  })

  test('knows who is signed in, and tells the client of a denial', async () => {
    const { page } = await visit({ context })
    await signIn(page, ada)
    const address = page.url()
    await page.goto(address)
    await shown(page, '#decision')
    expect(await textOf(page, '#account')).toBe(ada.email)
    await page.click('#deny')
    await page.waitForFunction('document.title === "The client"')
    expect(callback.seen.at(-1)).toContain('error=access_denied')
    await page.close()
  })

  test('names client, redirect host and areas, and says that nobody has checked the name', async () => {
    const { page } = await visit({ context })
    await shown(page, '#decision')
    const text = await textOf(page, 'main')
    for (const part of ['Star talk', new URL(callback.url).host, 'a program on this computer', 'Nobody has checked'])
      expect(text).toContain(part)
    expect(await textOf(page, '#decision-form fieldset')).toMatch(/Natal charts\s+Events of the sky/)
    await page.close()
  })

  test('says in the words of the service why a sign-in failed, and keeps what was typed', async () => {
    const { page } = await visit()
    await shown(page, '#sign-in')
    await page.type('#email', ada.email)
    await page.type('#password', 'a wrong password')
    await press(page, 'Enter')
    await shown(page, '#fault')
    expect(await textOf(page, '#fault')).toContain('The e-mail address or the password is wrong')
    expect(await page.$eval('#email', (element) => (element as unknown as { value: string }).value)).toBe(ada.email)
    await page.browserContext().close()
  })

  test('says that a request is over when it was decided elsewhere', async () => {
    const { page } = await visit({ context })
    await shown(page, '#decision')
    const id = await page.$eval('#forms', (element) => element.getAttribute('data-request'))
    const token = await ada.accessToken(await ada.signIn())
    await ada.post(`/mcp/oauth/requests/${id}`, { decision: 'deny' }, { authorization: `Bearer ${token}` })
    await page.click('#approve')
    await shown(page, '#fault')
    expect(await textOf(page, '#fault')).toContain('has expired, or was decided already')
    await page.close()
  })

  test('has one heading, landmarks, live regions, and a label for every field', async () => {
    const { page } = await visit()
    await shown(page, '#sign-in')
    const faults = await page.evaluate(`(() => {
      const faults = []
      const one = (selector) => document.querySelectorAll(selector).length === 1 || faults.push('not one ' + selector)
      for (const selector of ['h1', 'main', 'header', '[role=status]', '[role=alert]', 'a.skip']) one(selector)
      if (document.documentElement.lang !== 'en') faults.push('no language')
      for (const field of document.querySelectorAll('input'))
        if (!field.labels.length) faults.push('no label: ' + field.id)
      for (const button of document.querySelectorAll('button')) if (!button.innerText && !button.textContent.trim()) faults.push('no name')
      for (const section of document.querySelectorAll('section'))
        if (!document.getElementById(section.getAttribute('aria-labelledby'))) faults.push('no title: ' + section.id)
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      if (new Set(ids).size < ids.length) faults.push('an id is there twice')
      return faults
    })()`)
    expect(faults).toEqual([])
    await page.browserContext().close()
  })

  test.each(['light', 'dark'])('fits 390 pixels, and can be read, in the %s theme', async (theme) => {
    const { page } = await visit({ context, fields: { scope: '' } })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
    await page.setViewport({ width: 390, height: 844 })
    await shown(page, '#decision')
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    const small = await page.evaluate(`[...document.querySelectorAll('button, label.choice, input[type=email]')]
      .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)`)
    expect(small).toEqual([])
    const low = await page.evaluate(CONTRAST)
    expect(low).toEqual([])
    const fonts = await page.evaluate(
      'document.fonts.ready.then((all) => [...all].filter((each) => each.status === "loaded").length)',
    )
    expect(fonts).toBe(3)
    await page.close()
  })

  test('signs out for another account', async () => {
    const { page } = await visit({ context })
    await shown(page, '#decision')
    await page.click('#other-account')
    await shown(page, '#sign-in')
    await page.reload()
    await shown(page, '#sign-in')
    await page.close()
  })

  test('works with an outside issuer, by an access token of it', async () => {
    const visited = await visit({ at: outsideBase })
    const { page } = visited
    await shown(page, '#token-form')
    expect(await textOf(page, '#sign-in')).toContain(issuer.url)
    await page.type('#token', 'wrong')
    await press(page, 'Enter')
    await shown(page, '#fault')
    await page.type('#token', await issuer.token('outsider'))
    await press(page, 'Enter')
    await shown(page, '#decision')
    await page.click('#approve')
    await page.waitForFunction('document.title === "The client"')
    expect((await exchange(visited, callback.seen.at(-1)!, outsideBase)).status).toBe(200)
    await page.browserContext().close()
  })
})

test('the page cannot be framed by another site', async () => {
  const { page, clientId, verifier } = await visit()
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: callback.url },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
  })
  await page.goto(new URL('/', callback.url).href)
  await page.evaluate(`new Promise((done) => {
    const frame = document.createElement('iframe')
    frame.onload = done
    frame.src = ${JSON.stringify(`${base}/mcp/oauth/authorize?${query}`)}
    document.body.append(frame)
  })`)
  const inner = page.frames().find((frame) => frame !== page.mainFrame())!
  expect(await inner.$('#forms').catch(() => null)).toBeNull()
  await page.browserContext().close()
})

/** The visible texts whose contrast with what lies behind is below 4.5 (WCAG 2.2, 1.4.3). */
const CONTRAST = `(() => {
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0)
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const color = rgb(getComputedStyle(each).backgroundColor)
      if (color.length === 3 || color[3] > 0) return color
    }
  }
  const low = []
  for (const element of document.querySelectorAll('main *, header *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
    if (!own || !element.offsetParent) continue
    const [a, b] = [light(rgb(getComputedStyle(element).color)), light(behind(element))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (ratio < 4.5) low.push(element.outerHTML.slice(0, 80) + ' ' + ratio.toFixed(2))
  }
  return low
})()`
