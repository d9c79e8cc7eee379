import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RESET_PAGE, VERIFY_PAGE } from '../../src/platform/mail/letters.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer } from '../support/issuer.ts'
import { startMailbox } from '../support/mailbox.ts'
import { outboxOf, type Person, person } from '../support/person.ts'
import { type SessionBrowser, sessionBrowser } from '../support/session-browser.ts'

const SIGN_UP = '/account/sign-up'
const AGAIN = '/account/sign-up/again'
const SIGN_IN = '/account/sign-in'
const FORGOTTEN = '/account/forgotten-password'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

/** Somebody without an account, and the browser. */
function stranger(): { who: Person; browser: SessionBrowser } {
  const who = person(() => service)
  return { who, browser: sessionBrowser(() => service, who) }
}
const pair = ({ email, password }: Person) => ({ email, password })

/** Somebody with an account, whose browser is not signed in. */
async function arrived() {
  const { who, browser } = stranger()
  await who.arrive()
  return { who, browser }
}

describe('signing up', () => {
  test('says what happens next, where the message waits, and leads to the sign-in over the link of the message', async () => {
    const { who, browser } = stranger()
    expect((await browser.open(SIGN_UP)).body).toContain('10 to 128 characters of any kind.')
    const sent = await browser.send(SIGN_UP, pair(who))
    expect(sent.statusCode).toBe(200)
    for (const text of [who.email, '<code>npm run outbox</code>', 'Press “Confirm address”', 'Send the e-mail again'])
      expect(sent.body).toContain(text)
    expect(sent.body).not.toContain(who.password)
    const link = await browser.open(`${VERIFY_PAGE}?token=${await who.linkToken(VERIFY_PAGE)}`)
    expect(link.body).toContain('href="../account/sign-in"')
    const confirmed = await who.confirm()
    expect(confirmed.body).toContain('Your e-mail address is confirmed')
    expect(confirmed.body).toContain('href="../account/sign-in">Sign in</a>')
    const entered = await browser.send(SIGN_IN, pair(who))
    expect([entered.statusCode, entered.headers.location]).toEqual([303, '../account'])
    expect((await browser.open('/account')).body).toContain(who.email)
  })

  test('sends the message again, whose link confirms too', async () => {
    const { who, browser } = stranger()
    await browser.send(SIGN_UP, pair(who))
    await who.linkToken(VERIFY_PAGE)
    const again = await browser.send(AGAIN, { email: who.email.toUpperCase() })
    expect([again.statusCode, again.body.includes('The e-mail was sent again.')]).toEqual([200, true])
    await expect.poll(async () => (await outboxOf(service)).filter(({ to }) => to === who.email).length).toBe(2)
    expect((await who.confirm()).body).toContain('is confirmed')
  })

  test.each([
    [{ email: 'ada', password: 'x'.repeat(10) }, ['Must be an e-mail address.'], ['characters.']],
    [{ email: 'ada@example.com', password: 'short' }, ['Must be at least 10 characters.'], ['Must be an e-mail']],
    [
      { email: '"><script>', password: 'x'.repeat(200) },
      ['Must be an e-mail address.', 'Must be at most 128 characters.'],
      [],
    ],
  ])('with %j is refused beside its fields, keeps the address and shows no password', async (fields, said, unsaid) => {
    const reply = await stranger().browser.send(SIGN_UP, fields)
    expect(reply.statusCode).toBe(422)
    for (const text of said) expect(reply.body).toContain(text)
    for (const text of unsaid) expect(reply.body).not.toContain(text)
    expect(reply.body).toContain(`value="${fields.email.replace('"><', '&quot;&gt;&lt;').replace('>', '&gt;')}"`)
    expect(reply.body).not.toContain(fields.password)
    expect(reply.body).toContain('aria-invalid="true"')
  })

  test('has the same answer for an address that has an account, whose owner gets a message', async () => {
    const { who, browser } = await arrived()
    const known = await browser.send(SIGN_UP, { email: who.email, password: 'another password' })
    const other = stranger()
    const unknown = await other.browser.send(SIGN_UP, pair(other.who))
    expect(known.body.replaceAll(who.email, '')).toBe(unknown.body.replaceAll(other.who.email, ''))
    await expect
      .poll(async () => (await outboxOf(service)).filter(({ to }) => to === who.email).map(({ subject }) => subject))
      .toContain('You already have an account')
  })

  test('that is tried too often says on the page when to try again, and keeps the address', async () => {
    const { who, browser } = stranger()
    const replies = []
    for (let turn = 0; turn < 4; turn += 1) replies.push(await browser.send(SIGN_UP, pair(who)))
    const late = replies.find(({ statusCode }) => statusCode === 429)!
    expect(late.body).toMatch(/Too many attempts: wait before trying again\. Try again in \d+\u00a0s\./)
    expect(late.body).toContain(`value="${who.email}"`)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('says so on a page where no message can reach a person', async () => {
    const served = await startTestApp({ environment: { TRUST_PROXY: 'true' } })
    const browser = sessionBrowser(
      () => served,
      person(() => served),
    )
    for (const [url, fields] of [
      [SIGN_UP, { email: 'ada@example.com', password: 'correct horse battery' }],
      [AGAIN, { email: 'ada@example.com' }],
      [FORGOTTEN, { email: 'ada@example.com' }],
    ] as const) {
      const reply = await browser.send(url, fields)
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 501, 'text/html; charset=utf-8'])
      expect(reply.body).toContain('SMTP_URL')
    }
    await served.stop()
  })

  test('with a relay asks to look into the mail', async () => {
    const mailbox = await startMailbox()
    const mailing = await startTestApp({
      threads: 1,
      environment: { SMTP_URL: mailbox.url, MAIL_FROM: 'o@example.com' },
    })
    const who = person(() => mailing)
    const sent = await sessionBrowser(() => mailing, who).send(SIGN_UP, pair(who))
    expect(sent.body).toContain('<h1>Check your e-mail</h1>')
    expect(sent.body).toContain('if we can send this e-mail to that address, it is on its way.')
    expect(sent.body).not.toContain('outbox')
    await expect.poll(() => mailbox.received.length).toBe(1)
    await mailing.stop()
    await mailbox.stop()
  })
})

describe('signing in', () => {
  test('leads back to the page that was asked for, and not to one that somebody else names', async () => {
    const { who, browser } = await arrived()
    const asked = await browser.open('/account/requests?outcome=failed')
    const place = new URL(asked.headers.location!, 'http://x/account/requests')
    expect([asked.statusCode, place.pathname, place.searchParams.get('to')]).toEqual([
      ...[303, SIGN_IN],
      'account/requests?outcome=failed',
    ])
    const form = await browser.open(place.pathname + place.search)
    expect(form.body).toContain('name="to" type="hidden" value="account/requests?outcome=failed"')
    const entered = await browser.send(SIGN_IN, { ...pair(who), to: 'account/requests?outcome=failed' })
    expect(entered.headers.location).toBe('../account/requests?outcome=failed')
    expect((await browser.open(SIGN_IN)).headers.location).toBe('../account')
    expect((await browser.open(SIGN_UP)).headers.location).toBe('../account')
    for (const to of ['//evil.example', 'https://evil.example', 'account/../api', 'account@evil.example', 'admin', ' '])
      expect((await browser.open(`${SIGN_IN}?to=${encodeURIComponent(to)}`)).headers.location).toBe('../account')
  })

  test('goes to the overview when a form names another place', async () => {
    const { who, browser } = await arrived()
    const entered = await browser.send(SIGN_IN, { ...pair(who), to: 'https://evil.example' })
    expect(entered.headers.location).toBe('../account')
  })

  test('to an address that is not confirmed offers the message again', async () => {
    const { who, browser } = stranger()
    await who.signUp()
    const reply = await browser.send(SIGN_IN, pair(who))
    expect([reply.statusCode, reply.body.includes('not confirmed yet')]).toEqual([403, true])
    expect(reply.body).toContain('action="../account/sign-up/again"')
    expect(reply.body).toContain(`name="email" type="hidden" value="${who.email}"`)
  })

  test('ends by the button, and the page says so', async () => {
    const { who, browser } = await arrived()
    await browser.send(SIGN_IN, pair(who))
    const out = await browser.send('/account/sign-out')
    expect([out.statusCode, out.headers.location]).toEqual([303, '../account/sign-in?done=signed_out'])
    expect((await browser.open('/account/sign-in?done=signed_out')).body).toContain('You are signed out.')
    expect((await browser.open('/account')).headers.location).toBe('./account/sign-in')
  })
})

describe('a forgotten password', () => {
  test('is replaced over the link of a message, and the new one signs in', async () => {
    const { who, browser } = await arrived()
    const sent = await browser.send(FORGOTTEN, { email: who.email })
    expect([sent.statusCode, sent.body.includes('Choose a new password. You will')]).toEqual([200, true])
    const token = await who.linkToken(RESET_PAGE)
    const short = await browser.send(RESET_PAGE, { token, new_password: 'short' })
    expect([short.statusCode, short.body.includes('too short or too long')]).toEqual([422, true])
    const changed = await browser.send(RESET_PAGE, { token, new_password: 'another good password' })
    expect(changed.body).toContain('Your password was changed')
    expect(changed.body).toContain('href="../account/sign-in">Sign in</a>')
    const used = await browser.send(RESET_PAGE, { token, new_password: 'a third good password' })
    expect(used.body).toContain('action="../account/forgotten-password"')
    const entered = await browser.send(SIGN_IN, { email: who.email, password: 'another good password' })
    expect(entered.statusCode).toBe(303)
  })

  test('is asked for with the same answer for an unknown address', async () => {
    const { who, browser } = stranger()
    const reply = await browser.send(FORGOTTEN, { email: who.email })
    expect([reply.statusCode, reply.body.includes('If we can write to that address')]).toEqual([200, true])
    expect((await outboxOf(service)).filter(({ to }) => to === who.email)).toEqual([])
    const wrong = await browser.send(FORGOTTEN, { email: 'nobody' })
    expect([wrong.statusCode, wrong.body.includes('Must be an e-mail address.')]).toEqual([422, true])
  })
})

test.each([SIGN_UP, AGAIN, SIGN_IN, FORGOTTEN, '/account/sign-out'])(
  'a form of another site that is sent to %s is refused on a page',
  async (url) => {
    const { who, browser } = stranger()
    const fields =
      url === SIGN_UP || url === SIGN_IN ? pair(who) : url === '/account/sign-out' ? {} : { email: who.email }
    const reply = await browser.send(url, fields, { origin: 'https://evil.example' })
    expect([reply.statusCode, reply.body.includes('Only the pages of this service may submit this form')]).toEqual([
      403,
      true,
    ])
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect((await outboxOf(service)).filter(({ to }) => to === who.email)).toEqual([])
  },
)

test.each([SIGN_UP, SIGN_IN, FORGOTTEN, VERIFY_PAGE, RESET_PAGE])(
  '%s has no script but that of the theme, loads nothing from elsewhere and is in no frame',
  async (url) => {
    const { headers, body } = await stranger().browser.open(url)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/connect-src|unsafe|https?:|\*/)
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store'])
    expect(body).not.toMatch(
      /<script(?! src="[./]+assets\/[\w-]{12}\/theme\.js")| style="|(?:src|action)="(?:https?:)?\/\//,
    )
  },
)

test('with an outside issuer only the overview exists, and says where people sign in', async () => {
  const issuer = await startIssuer()
  const outside = await startTestApp({ issuer })
  const page = await outside.app.inject({ url: '/account' })
  expect([page.statusCode, page.body.includes(issuer.url)]).toEqual([200, true])
  for (const text of ['GET /api/v1/auth/me', 'POST /api/v1/auth/keys', 'href="./docs"'])
    expect(page.body).toContain(text)
  expect(page.body).not.toContain('<form')
  for (const url of [SIGN_UP, SIGN_IN, FORGOTTEN, '/account/keys', '/account/requests', '/account/sessions'])
    expect([url, (await outside.app.inject({ url })).statusCode]).toEqual([url, 404])
  await outside.stop()
  await issuer.stop()
})
