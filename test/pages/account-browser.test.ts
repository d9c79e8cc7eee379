import pg from 'pg'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey, revokeKey } from '../../src/accounts/keys.ts'
import { RESET_PAGE, VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { axeFindings } from '../support/axe.ts'
import { useBrowser } from '../support/consent.ts'
import { LOW_CONTRAST } from '../support/contrast.ts'
import { cases } from '../support/full-form.ts'
import { controlNames, focusOrder, landmarksOf } from '../support/page-tree.ts'
import { type Person, person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Somebody with an account, and the cookie of a browser that is signed in. */
interface Holder {
  readonly id: string
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string }
}

let database: TestDatabase
let client: pg.Client
let service: TestApp
let base: string
let asking: Person
let fresh: Holder
let busy: Holder
let keyIds: readonly string[]
const browsing = useBrowser()
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  service = await startTestApp({ databaseUrl: database.url })
  base = (await service.listen()).replace('127.0.0.1', 'localhost')
  asking = person(() => service)
  fresh = await holderOf(asking)
  busy = await holderOf(person(() => service, `${'rindfleischetikettierung'.repeat(2)}@example.com`))
  keyIds = await fill(busy)
})
afterAll(async () => {
  await client.end()
  await service.stop()
  await database.drop()
})

async function holderOf(who: Person): Promise<Holder> {
  await who.signUp()
  await who.confirm()
  const reply = await who.post('/api/auth/sign-in/email', { email: who.email, password: who.password })
  const [name, value] = String(reply.headers['set-cookie']).split(';')[0]!.split('=') as [string, string]
  const { id } = await service.services.findAccount(await who.accessToken(reply.json().token))
  return { id, cookie: { name, value, url: base } }
}

/** Twenty keys and a revoked one, sixty days of use, another session, and some requests of each outcome. */
async function fill({ id: accountId }: Holder): Promise<string[]> {
  const { db, changes, requests } = service.services
  await client.query(`update account set plan = 'entry' where id = $1`, [accountId])
  const gone = await createKey(db, { accountId, name: 'gone' })
  await revokeKey(db, changes, { id: gone.id, accountId })
  const ids: string[] = []
  for (let n = 0; n < 20; n += 1) {
    const bounds = n % 2 ? {} : { areas: ['natal', 'sky_events'] as const, allowedOrigins: ['https://app.example'] }
    ids.push((await createKey(db, { accountId, name: n === 0 ? LONG : 'app', ...bounds })).id)
  }
  await client.query(
    `insert into account_day (account_id, day, requests, units, errors)
     select $1, (now() at time zone 'utc')::date - n, 100 + n, 1000, n from generate_series(1, 60) n`,
    [accountId],
  )
  await client.query(
    `insert into billing_subscription (account_id, id, plan, status, period_ends_at, due_since)
     values ($1, 'sub_due', 'entry', 'past_due', now() + interval '3 days', now())`,
    [accountId],
  )
  await client.query(
    `insert into identity.session (id, token, "userId", "expiresAt", "createdAt", "updatedAt", "userAgent", seen_at)
     select 'second', 'second', "userId", "expiresAt", "createdAt", "updatedAt", $2, seen_at
     from identity.session where "userId" = (select subject from account where id = $1)`,
    [accountId, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  )
  for (const [at, status] of [200, 429, 503, ...Array.from({ length: 60 }, () => 200)].entries())
    requests.record({
      ...{ id: crypto.randomUUID(), atMs: Date.now() - at * 1000, accountId, keyId: ids[0]!, mcpClient: null },
      ...{ operation: 'natal_chart', method: 'POST', path: '/api/v1/natal/calculate', status, units: 1 },
      ...{ durationMs: 12, requests: 1, isVedic: false, use: null },
    })
  return ids
}

/** What pages have said as faults: of scripts, and of what their policy refuses. A status is none. */
const said: string[] = []

async function newPage(): Promise<Page> {
  const page = await (await browsing.browser.createBrowserContext()).newPage()
  page.on('console', (message) => {
    const isStatus = message.text().startsWith('Failed to load resource: the server responded with a status of')
    if (['error', 'assert'].includes(message.type()) && !isStatus) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return page
}

async function opened(path: string, holder: Holder | null = null): Promise<Page> {
  const page = await newPage()
  if (holder) await page.setCookie(holder.cookie)
  await page.goto(base + path)
  await settled(page)
  return page
}

/** The scripts of the page have loaded what they need. A page that is left before reports a fault. */
const settled = (page: Page) =>
  page.waitForFunction(
    `[...document.querySelectorAll('.plot')].every((each) => each.querySelector('canvas')) && !document.querySelector('[data-copy][hidden]')`,
  )

/** Presses Tab until the element that is focused has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab')
    const own = await page.evaluate(`(() => {
      const { activeElement: at } = document
      return (at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent).trim()
    })()`)
    if (own === name) return
  }
  throw new Error(`the key Tab does not reach "${name}"`)
}
const follow = (page: Page) => Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
const text = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

/** The message is in the outbox a moment after the answer. */
async function confirmByLink(page: Page, who: Person): Promise<void> {
  await page.goto(`${base}${VERIFY_PAGE}?token=${encodeURIComponent(await who.linkToken(VERIFY_PAGE))}`)
  await tabTo(page, 'Confirm address')
  await follow(page)
  expect(await text(page, 'h1')).toBe('Your e-mail address is confirmed')
  await tabTo(page, 'Sign in')
  await follow(page)
}

test('a person signs up, confirms, signs in, creates a key, uses it, sees the request and revokes the key, by the keyboard', async () => {
  const who = person(() => service)
  const page = await newPage()
  await page.goto(`${base}/account`)
  await tabTo(page, 'Sign up')
  await follow(page)
  await tabTo(page, 'E-mail address')
  await page.keyboard.type(who.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(who.password)
  await follow(page)
  expect(await text(page, 'main')).toContain('npm run outbox')
  await confirmByLink(page, who)
  await tabTo(page, 'E-mail address')
  await page.keyboard.type(who.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(who.password)
  await follow(page)
  expect(await text(page, 'h1')).toBe('Overview')
  await tabTo(page, 'Name')
  await follow(page)
  await settled(page)
  const key = await text(page, '#secret')
  expect([key, page.url()]).toEqual([expect.stringMatching(/^orr_live_\w{49}$/), `${base}/account/keys`])

  const reply = await fetch(`${base}/api/v1/ephemeris?start=2026-03-01`, { headers: { 'x-api-key': key } })
  expect(reply.status).toBe(200)
  await tabTo(page, 'Requests')
  await follow(page)
  expect(await text(page, 'tbody')).toMatch(/Ephemeris.*200.*My first key/s)
  expect(await text(page, 'tbody')).toContain(reply.headers.get('x-request-id')!)

  await tabTo(page, 'Keys')
  await follow(page)
  await tabTo(page, `My first key ${key.slice(0, 15)}…`)
  await follow(page)
  await tabTo(page, 'Type the name of the key to confirm: My first key')
  await page.keyboard.type('My first key')
  await follow(page)
  expect(await text(page, '#done')).toContain('The key was revoked.')
  await expect
    .poll(
      async () => (await fetch(`${base}/api/v1/ephemeris?start=2026-03-01`, { headers: { 'x-api-key': key } })).status,
    )
    .toBe(401)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('a new key is copied by a button that says so, and is in no page that follows', async () => {
  const page = await opened('/account', fresh)
  await Promise.all([page.waitForNavigation(), page.click('button.primary')])
  const key = await text(page, '#secret')
  await page.waitForSelector('[data-copy]', { visible: true })
  await page.evaluate(
    `Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })`,
  )
  await page.focus('[data-copy]')
  await page.keyboard.press('Enter')
  await page.waitForFunction(`document.querySelector('[data-copy]').textContent === 'Copied'`)
  expect([await page.evaluate('copied'), await text(page, '.copied')]).toEqual([key, 'Copied to the clipboard.'])
  for (const path of ['/account', '/account/keys', '/account/sessions', '/account/requests']) {
    await page.goto(base + path)
    await settled(page)
    expect(await page.content()).not.toContain(key)
  }
  expect(said).toEqual([])
  await client.query('delete from api_key where account_id = $1', [fresh.id])
  await page.browserContext().close()
})

test('the form of a key shows areas and a date only where they are chosen', async () => {
  const page = await opened('/account/keys', fresh)
  const isShown = (selector: string) => page.$eval(selector, (element) => element.checkVisibility())
  await page.click('.limits summary')
  expect([await isShown('.areas'), await isShown('#expires_on')]).toEqual([false, false])
  await page.focus('#scope-everything')
  await page.keyboard.press('ArrowDown')
  await page.select('#expires', 'date')
  expect([await isShown('.areas'), await isShown('#expires_on')]).toEqual([true, true])
  await page.browserContext().close()
})

test('a plot shows the value of a day by the arrow keys, and times are in the zone of the reader', async () => {
  const page = await opened('/account', busy)
  await page.waitForSelector('.plot canvas')
  await page.focus('.plot')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(`document.querySelector('.plot-value').textContent !== ''`)
  expect(await text(page, '.plot-value')).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}: [\d\u00a0]+000 units$/)
  expect(await page.$eval('table time', (time) => time.title)).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d UTC$/)
  const [title, shown] = await page.$eval('time[data-words]', (time) => [time.title, time.textContent])
  expect(title).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d UTC$/)
  expect(shown).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d$/)
  expect(said).toEqual([])
  await page.browserContext().close()
})

test('a plot that is not drawn again yet does not widen the page when the window becomes narrow', async () => {
  const page = await opened('/account/settings', busy)
  await page.setViewport({ width: 800, height: 600 })
  await page.evaluateOnNewDocument('globalThis.ResizeObserver = class { observe() {} disconnect() {} }')
  await page.goto(`${base}/account`)
  await page.waitForSelector('.plot canvas')
  await page.setViewport({ width: 360, height: 900 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await page.browserContext().close()
})

test('pages are whole without scripts', async () => {
  const page = await opened('/account', busy)
  await page.setJavaScriptEnabled(false)
  await page.reload()
  expect(await page.$$eval('details[open] tbody tr', (all) => all.length)).toBe(60)
  expect(await page.$eval('.plot', (plot) => plot.checkVisibility())).toBe(false)
  await page.goto(`${base}/account/keys/${keyIds[0]}`)
  expect(await text(page, '.facts')).toContain('UTC')
  await page.browserContext().close()
})

/** Sends the form of the page, which no rule of the browser holds up. */
async function sent(page: Page, form: string, fields: Readonly<Record<string, string>>): Promise<Page> {
  for (const [selector, value] of Object.entries(fields))
    await page.$eval(selector, (field, typed) => Object.assign(field, { value: typed }), value)
  await Promise.all([
    page.waitForNavigation(),
    page.$eval(form, (element) => (element as unknown as { submit(): void }).submit()),
  ])
  return page
}

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  'the page for signing in': () => opened('/account/sign-in'),
  'the page for signing in, after a wrong password': async () =>
    sent(await opened('/account/sign-in'), 'form', { '#email': 'ada', '#password': 'x' }),
  'the page for signing up': () => opened('/account/sign-up'),
  'the page for signing up, with faults': async () =>
    sent(await opened('/account/sign-up'), 'form', { '#email': 'ada', '#password': 'short' }),
  'the page for a forgotten password': () => opened('/account/forgotten-password'),
  'a message that was sent': async () =>
    sent(await opened('/account/forgotten-password'), 'form', { '#email': 'nobody@example.com' }),
  'the page that confirms an address': () => opened('/account/verify?token=x'),
  'an address that is not confirmed': async () => sent(await opened('/account/verify?token=x'), 'form', {}),
  'the page for a new password': async () => {
    await asking.post('/api/auth/request-password-reset', { email: asking.email })
    return opened(`${RESET_PAGE}?token=${await asking.linkToken(RESET_PAGE)}`)
  },
  'a used link to a new password': () => opened(`${RESET_PAGE}?token=x`),
  'the overview of a new account': () => opened('/account', fresh),
  'the overview': () => opened('/account', busy),
  'no keys': () => opened('/account/keys', fresh),
  'the keys': () => opened('/account/keys', busy),
  'the form of a key, with faults': async () =>
    sent(await opened('/account/keys', fresh), '.key-form', { '#name': ' ', '#expires': 'date', '#origins': 'x' }),
  'a key': () => opened(`/account/keys/${keyIds[0]}`, busy),
  'a key that is not confirmed': async () =>
    sent(await opened(`/account/keys/${keyIds[0]}`, busy), 'form[action$=revoke]', { '#confirmation': 'x' }),
  'no requests': () => opened('/account/requests', fresh),
  'the requests': () => opened('/account/requests', busy),
  'no matching requests': () => opened('/account/requests?key=none', busy),
  'the sessions': () => opened('/account/sessions', busy),
  'a fault': () => opened('/account/keys/x', busy),
}

describe.each(cases(Object.entries(PAGES), 5))('%s', (_, open) => {
  test('has landmarks, one h1, and a name of its own for every control', async () => {
    const page = await open()
    expect(await landmarksOf(page)).toEqual({ main: 1, banner: 1, h1: 1 })
    const names = await controlNames(page)
    expect(names.filter((name) => /^\S+ $/.test(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    await page.browserContext().close()
  })

  test('is gone through by the key Tab in the order of its text', async () => {
    const page = await open()
    const { standing, reached } = await focusOrder(page)
    expect(reached).toEqual(standing)
    await page.browserContext().close()
  })

  test('fits from 360 to 2560 pixels, and axe finds nothing in either theme', async () => {
    const page = await open()
    for (const theme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
      expect([theme, await page.evaluate(LOW_CONTRAST)]).toEqual([theme, []])
      expect([theme, await axeFindings(page)]).toEqual([theme, []])
    }
    for (const width of [360, 768, 1440, 2560]) {
      await page.setViewport({ width, height: 900 })
      // A plot follows the width of its frame a moment later.
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    expect(said).toEqual([])
    await page.browserContext().close()
  })
})
