import type { BrowserContext, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  atClient,
  focused,
  mayDecide,
  press,
  shown,
  signIn,
  textOf,
  useBrowser,
  type Visit,
  type VisitOptions,
} from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { challengeOf } from '../support/oauth.ts'
import { type Person, person } from '../support/person.ts'

/** How long the question must have been there. No other timer of the page has this time. */
const DECISION_AFTER_MS = 47

let service: TestApp
let base: string
let issuer: TestIssuer
let outside: TestApp
let outsideBase: string
const browsing = useBrowser()
beforeAll(async () => {
  issuer = await startIssuer()
  service = await startTestApp({ decisionAfterMs: DECISION_AFTER_MS })
  outside = await startTestApp({ issuer, decisionAfterMs: DECISION_AFTER_MS })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  outsideBase = await outside.listen()
})
afterAll(async () => {
  await service?.stop()
  await outside?.stop()
  await issuer?.stop()
})

const visit = (options: Partial<VisitOptions> = {}): Promise<Visit> => browsing.visit({ at: base, ...options })

describe('the consent page in a browser', () => {
  /** Signing in is limited to three times in ten seconds for an address, so Ada does it once. */
  let ada: Person
  let context: BrowserContext
  beforeAll(async () => {
    ada = person(() => service)
    await ada.signUp()
    await ada.confirm()
    context = await browsing.browser.createBrowserContext()
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
    await page.waitForFunction(
      'document.getElementById("status").textContent.includes("the e-mail is waiting in the outbox")',
    )
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
    await mayDecide(page)
    await press(page, 'Space', 'Tab', 'Tab', 'Enter')
    await atClient(page)

    const answer = browsing.callback.seen.at(-1)!
    expect(Object.fromEntries(new URL(answer, base).searchParams)).toEqual({
      ...{ code: expect.any(String), state: 'a state', iss: base },
    })
    const tokens = await (await browsing.exchange(visited, base)).json()
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
    await mayDecide(page)
    await page.click('#deny')
    await atClient(page)
    expect(browsing.callback.seen.at(-1)).toContain('error=access_denied')
    await page.close()
  })

  test('names client, redirect host and areas, and says that nobody has checked the name', async () => {
    const { page } = await visit({ context })
    await shown(page, '#decision')
    const text = await textOf(page, 'main')
    for (const part of [
      'Star talk',
      new URL(browsing.callback.url).host,
      'a program on this computer',
      'has not been verified',
    ])
      expect(text).toContain(part)
    expect(await textOf(page, '#decision-form fieldset')).toMatch(/Natal charts\s+Sky events/)
    await page.close()
  })

  test('says in the words of the service why a sign-in failed, and keeps what was typed', async () => {
    const { page } = await visit()
    await shown(page, '#sign-in')
    await page.type('#email', ada.email)
    await page.type('#password', 'a wrong password')
    await press(page, 'Enter')
    await shown(page, '#fault')
    expect(await textOf(page, '#fault')).toContain('Wrong e-mail address or password')
    expect(await page.$eval('#email', (element) => (element as unknown as { value: string }).value)).toBe(ada.email)
    await page.browserContext().close()
  })

  test('says that a request is over when it was decided elsewhere', async () => {
    const { page } = await visit({ context })
    await shown(page, '#decision')
    const id = await page.$eval('#forms', (element) => element.getAttribute('data-request'))
    const token = await ada.accessToken(await ada.signIn())
    await ada.post(`/mcp/oauth/requests/${id}`, { decision: 'deny' }, { authorization: `Bearer ${token}` })
    await mayDecide(page)
    await page.click('#approve')
    await shown(page, '#fault')
    expect(await textOf(page, '#fault')).toContain('has expired or was already answered')
    await page.close()
  })

  test.each(['light', 'dark'])('fits 390 pixels, and can be read, in the %s theme', async (theme) => {
    const { page } = await visit({ context, fields: { scope: '' } })
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
    await page.setViewport({ width: 390, height: 844 })
    await shown(page, '#decision')
    // 195 pixels are 390 at a zoom of 200 %.
    for (const width of [1440, 768, 195, 390]) {
      await page.setViewport({ width, height: 844 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    const small = await page.evaluate(`[...document.querySelectorAll('button, label.choice, input[type=email]')]
      .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)`)
    expect(small).toEqual([])
    const low = await page.evaluate(LOW_CONTRAST)
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
    await mayDecide(page)
    await page.click('#approve')
    await atClient(page)
    expect((await browsing.exchange(visited, outsideBase)).status).toBe(200)
    await page.browserContext().close()
  })
})

describe('a decision counts only while the person looks', () => {
  /** A question to somebody who is signed in. The wait ends when the test says so. */
  async function looking() {
    const { page } = await visit({ at: outsideBase, before: CLOCK })
    const decisions: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') decisions.push(request.postData() ?? '')
    })
    await shown(page, '#token-form')
    await page.type('#token', await issuer.token('looker'))
    await press(page, 'Enter')
    await shown(page, '#decision')
    return { page, decisions }
  }
  const waits = (page: Page) => page.evaluate('window.waits()') as Promise<number>
  const elapse = (page: Page) => page.evaluate('window.elapse()')
  const isReady = (page: Page) => page.$eval('#approve', (button) => button.getAttribute('aria-disabled') === 'false')
  const settle = (page: Page) =>
    page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))')

  test('a click or a key that comes too early decides nothing, and the wait begins anew', async () => {
    const { page, decisions } = await looking()
    expect(await textOf(page, '#attention')).toContain('will be active in a moment')
    expect(await waits(page)).toBe(1)
    await page.click('#approve')
    await page.click('#deny')
    await page.focus('input[name=scope]')
    await press(page, 'Enter')
    await settle(page)
    expect([decisions, await waits(page), await isReady(page)]).toEqual([[], 1, false])
    await elapse(page)
    expect([await isReady(page), await textOf(page, '#attention')]).toEqual([true, 'You can decide now.'])
    await page.click('#deny')
    await atClient(page)
    expect(decisions).toEqual(['{"decision":"deny"}'])
    await page.browserContext().close()
  })

  test.each([
    ['loses the focus', 'blur', 'document.hasFocus = () => false'],
    [
      'is hidden',
      'visibilitychange',
      'Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })',
    ],
  ])('a page that %s waits anew once it is back', async (_, event, change) => {
    const { page, decisions } = await looking()
    await elapse(page)
    expect(await isReady(page)).toBe(true)
    const dispatch = (name: string) =>
      page.evaluate(`(${name === 'visibilitychange'} ? document : window).dispatchEvent(new Event('${name}'))`)
    await page.evaluate(change)
    await dispatch(event)
    expect([await isReady(page), await waits(page)]).toEqual([false, 0])
    await page.click('#deny')
    await page.evaluate('delete document.hasFocus; delete document.visibilityState')
    await dispatch(event === 'blur' ? 'focus' : event)
    expect([await isReady(page), await waits(page)]).toEqual([false, 1])
    await page.click('#approve')
    await settle(page)
    expect(decisions).toEqual([])
    await elapse(page)
    expect(await isReady(page)).toBe(true)
    await page.browserContext().close()
  })

  test('a window that is sent to one of its fragments waits anew', async () => {
    const { page, decisions } = await looking()
    await elapse(page)
    expect(await isReady(page)).toBe(true)
    await page.evaluate("location.hash = 'approve'")
    await settle(page)
    expect([await isReady(page), await waits(page)]).toEqual([false, 1])
    await elapse(page)
    // The same fragment once more: nothing but the focus moves.
    await page.evaluate('location.assign(location.href)')
    await settle(page)
    await press(page, 'Enter')
    await settle(page)
    expect(decisions).toEqual([])
    await page.browserContext().close()
  })

  test('Enter in a choice does not send the form', async () => {
    const { page, decisions } = await looking()
    await elapse(page)
    await page.focus('input[name=scope]')
    await press(page, 'Enter')
    await settle(page)
    expect([decisions, await isReady(page)]).toEqual([[], true])
    await page.browserContext().close()
  })

  test('a key that is held down from before decides nothing', async () => {
    const { page, decisions } = await looking()
    await page.focus('#approve')
    await elapse(page)
    const session = await page.createCDPSession()
    for (const autoRepeat of [true, true])
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        key: 'Enter',
        code: 'Enter',
        windowsVirtualKeyCode: 13,
        text: '\r',
        autoRepeat,
      })
    await settle(page)
    expect(decisions).toEqual([])
    await page.browserContext().close()
  })
})

test('the page cannot be framed by another site', async () => {
  const { page, clientId, verifier } = await visit()
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: clientId, redirect_uri: browsing.callback.url },
    ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
  })
  await page.goto(new URL('/', browsing.callback.url).href)
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

/** Holds the timers of the wait, and no other. */
const CLOCK = `{
  const held = new Map()
  const [set, clear] = [setTimeout.bind(window), clearTimeout.bind(window)]
  let next = 1_000_000
  window.setTimeout = (work, ms, ...rest) => (ms === ${DECISION_AFTER_MS} ? (held.set(++next, work), next) : set(work, ms, ...rest))
  window.clearTimeout = (id) => held.delete(id) || clear(id)
  window.waits = () => held.size
  window.elapse = () => {
    const works = [...held.values()]
    held.clear()
    for (const work of works) work()
  }
}`
