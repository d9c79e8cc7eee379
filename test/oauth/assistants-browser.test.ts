import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { focused, press, textOf, useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { BASE, CALLBACK, oauthClient } from '../support/oauth.ts'
import { type Person, person } from '../support/person.ts'

let service: TestApp
let base: string
let ada: Person
let token: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp({ decisionAfterMs: 0 })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  ada = person(() => service)
  token = await ada.accessToken(await ada.arrive())
})
afterAll(() => service.stop())
const client = oauthClient({
  get service() {
    return service
  },
  issuer: { as: async () => ({ authorization: `Bearer ${token}` }) },
})
const connect = (client_name: string) =>
  client.connect(ada.email, { metadata: { client_name, redirect_uris: [CALLBACK] } })

/** A browser in which no script of a page runs. */
async function withoutScripts(): Promise<Page> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  await page.setJavaScriptEnabled(false)
  return page
}

test('an owner signs in, sees an assistant and ends its access, by the keyboard alone and without a script', async () => {
  const { tokens } = await connect('Star talk')
  const page = await withoutScripts()
  await page.goto(`${base}/account/assistants`)
  expect(new URL(page.url()).pathname).toBe('/account/sign-in')
  await expect.poll(() => focused(page)).toBe('email')
  await page.keyboard.type(ada.email)
  await press(page, 'Tab')
  await page.keyboard.type(ada.password)
  await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
  expect(page.url()).toBe(`${base}/account/assistants`)
  expect(await textOf(page, 'main')).toContain('“Star talk”')

  await tabTo(page, 'Revoke access')
  await press(page, 'Enter', 'Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Revoke access for “Star talk”')
  await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
  // Chromium moves the focus of a new page with its first frame.
  await expect.poll(() => focused(page)).toBe('done')
  expect(await textOf(page, 'main')).toContain('No assistant is connected to your account yet.')
  await expect(service.services.findAssistant(tokens.access_token, `${BASE}/mcp`)).rejects.toMatchObject({
    code: 'invalid_token',
  })
  await page.browserContext().close()
})

test('a closed question hides its button, so that nothing is ended by one press', async () => {
  await connect('Star talk')
  const page = await withoutScripts()
  await signIn(page)
  expect(await page.$eval('button.danger', (button) => button.checkVisibility())).toBe(false)
  await page.click('summary')
  expect(await page.$eval('button.danger', (button) => button.checkVisibility())).toBe(true)
  await page.browserContext().close()
})

test.each(['light', 'dark'])('fits 390 pixels with long names, and can be read, in the %s theme', async (theme) => {
  await connect('Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerung')
  const page = await withoutScripts()
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  await signIn(page)
  await page.click('summary')
  // 195 pixels are 390 at a zoom of 200 %.
  for (const width of [1440, 768, 195, 390]) {
    await page.setViewport({ width, height: 844 })
    expect([width, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([width, width])
  }
  const small = await page.evaluate(`[...document.querySelectorAll('button, summary')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)`)
  expect(small).toEqual([])
  expect(await page.evaluate(LOW_CONTRAST)).toEqual([])
  await page.browserContext().close()
})

/** One session is enough: signing in is limited to three times in ten seconds for an address. */
let cookie: Awaited<ReturnType<Page['cookies']>>[number] | undefined

async function signIn(page: Page): Promise<void> {
  if (cookie) await page.setCookie(cookie)
  await page.goto(`${base}/account/assistants`)
  if (!cookie) {
    await page.type('#email', ada.email)
    await page.type('#password', ada.password)
    await Promise.all([page.waitForNavigation(), press(page, 'Enter')])
    ;[cookie] = await page.cookies()
  }
}
