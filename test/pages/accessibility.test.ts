import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESET_PAGE } from '../../src/platform/mail/letters.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { shown, useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { cases } from '../support/full-form.ts'
import { CALLBACK, oauthClient } from '../support/oauth.ts'
import { controlNames, focusOrder, landmarksOf } from '../support/page-tree.ts'
import { type Person, person } from '../support/person.ts'

let service: TestApp
let base: string
let ada: Person
let token: string
/** The cookie of a browser that is signed in. */
let cookie: { name: string; value: string; url: string }
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp({ decisionAfterMs: 0 })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  ada = person(() => service)
  await ada.signUp()
  await ada.confirm()
  const reply = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  const [name, value] = String(reply.headers['set-cookie']).split(';')[0]!.split('=') as [string, string]
  cookie = { name, value, url: base }
  token = await ada.accessToken(reply.json().token)
  for (const client_name of ['Star talk', 'Moon talk'])
    await client.connect(ada.email, { metadata: { client_name, redirect_uris: [CALLBACK] } })
})
afterAll(() => service.stop())
const client = oauthClient({
  get service() {
    return service
  },
  issuer: { as: async () => ({ authorization: `Bearer ${token}` }) },
})

async function opened(path: string, isSignedIn: boolean): Promise<Page> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  if (isSignedIn) await page.setCookie(cookie)
  await page.goto(base + path)
  return page
}

async function consent(isSignedIn: boolean): Promise<Page> {
  const context = await browsing.browser.createBrowserContext()
  if (isSignedIn) await (await context.newPage()).setCookie(cookie)
  const { page } = await browsing.visit({ at: base, context, fields: { scope: '' } })
  await shown(page, isSignedIn ? '#decision' : '#sign-in')
  return page
}

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  'the first page': () => opened('/', false),
  'the page of consent, which asks to sign in': () => consent(false),
  'the page of consent, which asks for a decision': () => consent(true),
  'the page for signing in': () => opened('/account/sign-in', false),
  'the page for signing up': () => opened('/account/sign-up', false),
  'the page for a forgotten password': () => opened('/account/forgotten-password', false),
  'the overview of an account': () => opened('/account', true),
  'the keys of an account': () => opened('/account/keys', true),
  'the requests of an account': () => opened('/account/requests', true),
  'the sessions of an account': () => opened('/account/sessions', true),
  'the page of assistants': () => opened('/account/assistants', true),
  'the page of the plan': () => opened('/account/plan', true),
  'the page of a payment': () => opened('/account/payment', true),
  'the page of reports': () => opened('/account/reports', true),
  'the page that orders a report': () => opened('/account/reports/order', true),
  'the page of settings': () => opened('/account/settings', true),
  'the page that confirms an address': () => opened('/account/verify?token=x', false),
  'the page for a new password': async () => {
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    return opened(`${RESET_PAGE}?token=${await ada.linkToken(RESET_PAGE)}`, false)
  },
  'a used link to a new password': () => opened(`${RESET_PAGE}?token=x`, false),
  'the page of the endpoint': () => opened('/mcp', false),
  'the chart room': () => opened('/charts', false),
  'the calendar of the sky': () => opened('/charts/calendar?month=2026-12&zone=Europe/Athens', false),
  'questions about times': () => opened('/charts/when?ask=retrogrades&in_year=2027&zone=Europe/Athens', false),
  'the chart of a birth': () =>
    opened('/charts?name=Ada&city=Athens&year=1990&month=5&day=17&hour=14&minute=30', false),
  'the page of saved people': async () => {
    const page = await opened('/charts/people', false)
    await page.waitForSelector('#people button')
    return page
  },
  'the list of the playground': () => opened('/playground', false),
  'the page of a calculation': () => opened('/playground/natal', false),
  'the page of an ephemeris': () => opened('/playground/ephemeris', false),
  'the index of the guides': () => opened('/docs', false),
  'a guide': () => opened('/docs/first-request', false),
}

describe.each(cases(Object.entries(PAGES), 7))('%s', (_, open) => {
  test('has a language, a title, one h1, landmarks, and a name of its own for every control', async () => {
    const page = await open()
    expect(await page.evaluate('document.documentElement.lang')).toBe('en')
    expect(await page.title()).toMatch(/^\S.* – Orrery$/)
    expect(await landmarksOf(page)).toEqual({ main: 1, banner: 1, h1: 1 })
    const names = await controlNames(page)
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => /^\S+ $/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(
      await page.evaluate(`(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, at) => ids.indexOf(id) !== at)
    })()`),
    ).toEqual([])
    await page.browserContext().close()
  })

  test('is gone through by the key Tab in the order of its text', async () => {
    const page = await open()
    const { standing, reached } = await focusOrder(page)
    expect(reached).toEqual(standing)
    await page.browserContext().close()
  })

  test.each(['light', 'dark'])('can be read in the %s theme', async (theme) => {
    const page = await open()
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([])
    expect(await axeFindings(page)).toEqual([])
    await page.browserContext().close()
  })
})

/** Colours of text, each with the colours that it stands on. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['ink', 'soft', 'primary', 'gold-text', 'good', 'warn', 'bad', 'info'].map((name) => [name, ['page', 'surface']]),
  ),
  'on-primary': ['primary'],
}

test.each(['light', 'dark'])('every token of text has a contrast of 4.5 in the %s theme', async (theme) => {
  const page = await opened('/mcp', false)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  for (const [text, grounds] of Object.entries(TEXTS))
    for (const ground of grounds) {
      await page.evaluate(`(() => {
        const line = document.createElement('p')
        line.textContent = 'A text'
        Object.assign(line.style, { color: 'var(--${text})', background: 'var(--${ground})' })
        document.querySelector('main').replaceChildren(line)
      })()`)
      expect([text, ground, await page.evaluate(LOW_CONTRAST)]).toEqual([text, ground, []])
    }
  await page.browserContext().close()
})
