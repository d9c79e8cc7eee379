import type { Page } from 'puppeteer-core'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NEW_ADDRESS_PAGE, RESET_PAGE, VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { type AccountVisitor, accountVisitor, enter, faultsOf, tabTo } from '../support/account-visitor.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { textOf, useBrowser } from '../support/consent.ts'
import { outboxOf, person } from '../support/person.ts'
import { sessionBrowser } from '../support/session-browser.ts'

let service: TestApp
let base: string
const browsing = useBrowser()
beforeAll(async () => {
  service = await startTestApp()
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
})
afterAll(() => service.stop())

const PAGE = '/account/settings'
const NEW = 'another good password'
const arrived = (): Promise<AccountVisitor> =>
  accountVisitor({ service: () => service, base, browser: () => browsing.browser })
const lettersTo = async (email: string) => (await outboxOf(service)).filter(({ to }) => to === email)

describe('the password', () => {
  test('is changed by the keyboard, and the browser stays signed in', async () => {
    const ada = await arrived()
    const page = await ada.opened(PAGE)
    await tabTo(page, 'Change the password')
    await page.keyboard.press('Enter')
    await tabTo(page, 'current-password')
    await page.keyboard.type('not the password')
    await tabTo(page, 'new-password')
    await page.keyboard.type(NEW)
    await enter(page)
    expect(await textOf(page, '#current-password-fault')).toBe('The password is wrong.')
    await tabTo(page, 'current-password')
    await page.keyboard.type(ada.who.password)
    await tabTo(page, 'new-password')
    await page.keyboard.type(NEW)
    await enter(page)
    expect(await textOf(page, '#done')).toBe('Your password was changed. All other sessions have ended.')
    await page.goto(`${base}/account/sessions`)
    expect(await textOf(page, '#sessions-title ~ table')).toContain('This session')
    expect(await textOf(page, 'nav[aria-label=Account] [aria-current]')).toBe('Settings')
    expect((await ada.open(PAGE)).statusCode).toBe(303)
    expect(await ada.who.signIn(NEW)).toContain('.')
    expect(ada.said.filter((text) => !text.includes('422'))).toEqual([])
    await page.browserContext().close()
  })

  test('that is too short is refused beside its field, and no password comes back', async () => {
    const ada = await arrived()
    const reply = await ada.send(`${PAGE}/password`, { current_password: ada.who.password, new_password: 'short' })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('id="new-password-fault" class="fault">Must be at least 10 characters.')
    expect(reply.body).not.toContain(ada.who.password)
  })
})

describe('the e-mail address', () => {
  test('changes with the button of the page that the link opens, and not by opening it', async () => {
    const ada = await arrived()
    const email = `new-${ada.who.email}`
    const page = await ada.opened(PAGE)
    await tabTo(page, 'Change the e-mail address')
    await page.keyboard.press('Enter')
    await tabTo(page, 'email')
    await page.keyboard.type(email)
    await tabTo(page, 'email-password')
    await page.keyboard.type(ada.who.password)
    await enter(page)
    expect(await textOf(page, '#done')).toContain('We sent a link to the new address.')
    const token = await { ...person(() => service, email) }.linkToken(NEW_ADDRESS_PAGE)
    const link = `${base}${NEW_ADDRESS_PAGE}?token=${token}`
    await page.goto(link)
    expect(await textOf(page, 'h1')).toBe('Confirm your new e-mail address')
    expect((await ada.open(PAGE)).body).toContain(`<strong><bdi>${ada.who.email}</bdi></strong>`)
    await enter(page)
    expect(await textOf(page, 'h1')).toBe('Your e-mail address was changed')
    await page.goto(`${base}${PAGE}`)
    expect(await textOf(page, '#account')).toBe(email)
    await page.goto(link)
    expect(await textOf(page, 'h1')).toBe('This link no longer works')
    expect(await textOf(page, 'main')).toContain('was already used')
    const again = await ada.send(NEW_ADDRESS_PAGE, { token })
    expect([again.statusCode, again.body.includes('<h1>Your e-mail address was not changed</h1>')]).toEqual([422, true])
    await expect
      .poll(async () => (await lettersTo(ada.who.email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['Your e-mail address is about to change', 'Your e-mail address was changed']))
    await page.browserContext().close()
  })

  test('that is none, or is there already, is refused beside its field, and is kept', async () => {
    const ada = await arrived()
    const send = (email: string) => ada.send(`${PAGE}/email`, { email, current_password: ada.who.password })
    const none = await send('nobody')
    expect([none.statusCode, none.body.includes('id="email-fault" class="fault">Must be an e-mail address.')]).toEqual([
      422,
      true,
    ])
    expect(none.body).toContain('value="nobody"')
    const own = await send(ada.who.email)
    expect([own.statusCode, own.body.includes('The account already has this e-mail address.')]).toEqual([422, true])
  })

  test('is greeted by the name of the account, which never goes to an address that is not confirmed', async () => {
    const ada = await arrived()
    const answers = { full_name: 'Ada Lovelace', company: '', role: '', use_case: '', expected_volume: '' }
    await ada.send(`${PAGE}/profile`, answers)
    const email = `named-${ada.who.email}`
    await ada.send(`${PAGE}/email`, { email, current_password: ada.who.password })
    const all = async (address: string) => (await lettersTo(address)).map(({ text }) => text).join('\n')
    await expect.poll(() => all(ada.who.email), { timeout: 30_000 }).toContain('Hello Ada Lovelace,\n')
    await expect.poll(() => all(email), { timeout: 30_000 }).toContain(NEW_ADDRESS_PAGE)
    expect(await all(email)).not.toContain('Ada')
  })
})

describe('signing out', () => {
  test('everywhere ends all sessions, and the page says so', async () => {
    const ada = await arrived()
    const other = await ada.who.signIn()
    const page = await ada.opened(PAGE)
    expect(await textOf(page, '#sessions ~ p')).toContain('2 open sessions')
    await tabTo(page, 'Sign out everywhere')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await enter(page)
    expect(await textOf(page, '#done')).toBe('You are signed out everywhere.')
    expect((await ada.who.get('/api/auth/token', other)).statusCode).toBe(401)
    await page.browserContext().close()
  })

  test('is in the account menu, which opens without a script and closes with Escape', async () => {
    const ada = await arrived()
    const page = await ada.opened('/account', { script: false })
    const isOpen = () => page.$eval('#account-menu', (menu) => menu.checkVisibility())
    expect([await textOf(page, '#account'), await isOpen()]).toEqual([ada.who.email, false])
    await tabTo(page, ada.who.email)
    await page.keyboard.press('Enter')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    await page.keyboard.press('Enter')
    await tabTo(page, 'Sign out')
    await enter(page)
    expect(await textOf(page, '#done')).toBe('You are signed out.')
    await page.browserContext().close()
  })
})

describe('a session that has expired', () => {
  test('is named at the sign-in, which leads back to the page that was asked for', async () => {
    const ada = await arrived()
    await ada.send('/account/sessions/end')
    const asked = await ada.open('/account/requests?outcome=failed')
    const place = new URL(asked.headers.location!, 'http://x/account/requests')
    expect(place.searchParams.get('to')).toBe('account/requests?outcome=failed')
    const page = await ada.open(place.pathname + place.search)
    expect(page.body).toContain('Your session has expired. Sign in again to go on.')
    expect(page.body).toContain('name="to" type="hidden" value="account/requests?outcome=failed"')
  })

  test('leads a form back to its page, and is not named to somebody who was never signed in', async () => {
    const ada = await arrived()
    await ada.send('/account/sessions/end')
    const sent = await ada.send(`${PAGE}/profile`, {}, { origin: base, referer: `${base}${PAGE}` })
    expect(sent.headers.location).toBe('../../account/sign-in?to=account%2Fsettings&done=expired')
    const stranger = sessionBrowser(
      () => service,
      person(() => service),
    )
    expect((await stranger.open('/account')).headers.location).toBe('./account/sign-in')
  })
})

test.each([
  [VERIFY_PAGE, 'Your e-mail address is not confirmed', 'account/sign-up/again'],
  [RESET_PAGE, 'Your password was not changed', 'account/forgotten-password'],
])('a link of %s that no longer works says so, with a button for a new one', async (url, title, action) => {
  const stranger = sessionBrowser(
    () => service,
    person(() => service),
  )
  const reply = await stranger.send(url, { token: 'old', new_password: 'a good password' })
  expect(reply.body).toContain(`<h1>${title}</h1>`)
  expect(reply.body).toContain('We can e-mail you a new link.')
  expect(reply.body).toContain(`action="../${action}"`)
})

test('a form of another site changes neither password nor address', async () => {
  const ada = await arrived()
  for (const headers of [{}, { origin: 'https://evil.example' }]) {
    const password = { current_password: ada.who.password, new_password: NEW }
    expect((await ada.send(`${PAGE}/password`, password, headers)).statusCode).toBe(403)
    const address = { email: 'eve@example.com', current_password: ada.who.password }
    expect((await ada.send(`${PAGE}/email`, address, headers)).statusCode).toBe(403)
  }
  expect(await lettersTo('eve@example.com')).toEqual([])
})

/** What the parts of a page have moved while it was loaded, as Chromium counts it. */
const movedAt = async (page: Page, path: string): Promise<number> => {
  await page.evaluateOnNewDocument(`
    window.moved = 0
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value })
      .observe({ type: 'layout-shift', buffered: true })`)
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle0' })
  await page.waitForFunction(`[...document.querySelectorAll('.plot')].every((plot) => plot.querySelector('canvas'))`)
  return (await page.evaluate('window.moved')) as number
}

test.each([
  ['overview with its plots', 390, '/account'],
  ['overview with its plots', 1440, '/account'],
  ['page of sessions with its times', 1440, '/account/sessions'],
])('the %s does not move while it loads, at %i px', async (_, width, path) => {
  const ada = await arrived()
  await service.services.db.any(sql.type(z.object({ day: z.string() }))`
    insert into account_day (account_id, day, requests, units, errors)
    select ${ada.accountId}, (now() at time zone 'utc')::date - n, 100 + n, 1000, n from generate_series(1, 60) n
    returning day::text`)
  // The fonts are in the cache of the browser then.
  const page = await ada.opened('/account/keys')
  await page.setViewport({ width, height: 900 })
  expect(await movedAt(page, path)).toBeLessThan(0.02)
  await page.browserContext().close()
})

test('the pages have no finding of axe', async () => {
  const ada = await arrived()
  await ada.send(`${PAGE}/password`, { current_password: 'x', new_password: 'short' })
  expect(await faultsOf(await ada.opened(PAGE))).toEqual([])
  const email = `axe-${ada.who.email}`
  await ada.send(`${PAGE}/email`, { email, current_password: ada.who.password })
  const token = await person(() => service, email).linkToken(NEW_ADDRESS_PAGE)
  for (const each of [token, 'x'])
    expect(await faultsOf(await ada.opened(`${NEW_ADDRESS_PAGE}?token=${each}`))).toEqual([])
  expect(await faultsOf(await ada.opened('/account/sign-in?done=expired'))).toEqual([])
  const open = await ada.opened('/account')
  await open.click('.who')
  expect(await faultsOf(open)).toEqual([])
})
