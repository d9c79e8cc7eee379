import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOutbox, readOutbox } from '../../src/platform/mail/outbox.ts'
import { html } from '../../src/platform/markup.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { startMailbox } from '../support/mailbox.ts'
import { outboxOf, person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const OUTBOX = fileURLToPath(new URL('../../src/commands/outbox.ts', import.meta.url))

/** Requests whose answer promises a message. */
const MAILING = ['sign-up/email', 'send-verification-email', 'request-password-reset'].map(
  (path) => `/api/auth/${path}`,
)

let service: TestApp
let port: string
beforeAll(async () => {
  service = await startTestApp()
  port = new URL(await service.listen()).port
})
afterAll(() => service.stop())

describe('a message that no relay is there for', () => {
  test('is printed on this machine, with a link that leads back to this service', async () => {
    const ada = person(() => service)
    await ada.signUp()
    await ada.linkToken('/account/verify')
    const env = { ...CHILD_ENV, VAR_DIR: service.varDir }
    const { stdout } = await promisify(execFile)(process.execPath, [OUTBOX], { env })
    expect(stdout).toMatch(new RegExp(`^To: ${ada.email}\nDate: .*Z\nSubject: Confirm your e-mail address\n\n`))
    expect(stdout).toContain(`\nhttp://localhost:${port}/account/verify?token=`)
  })

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['localhost', 'localhost'],
    // The link has a secret, so a name that a caller made up is not in it.
    ['stars.example', 'localhost'],
  ])('to a person at %s leads back to %s', async (used, linked) => {
    const ada = person(() => service)
    const headers = { host: `${used}:${port}` }
    await ada.post('/api/auth/sign-up/email', { email: ada.email, password: ada.password }, headers)
    await ada.confirm()
    await ada.post('/api/auth/request-password-reset', { email: ada.email }, headers)
    await ada.linkToken('/account/reset-password')
    const texts = (await outboxOf(service)).filter(({ to }) => to === ada.email).map(({ text }) => text)
    const links = texts.flatMap((text) => text.match(/http:\S+(?=\?token=)/) ?? []).sort()
    const base = `http://${linked}:${port}/account`
    expect(links).toEqual([`${base}/reset-password`, `${base}/verify`])
  })

  test('is said to wait in the outbox, in the same words to everyone', async () => {
    const [ada, grace] = [person(() => service), person(() => service)]
    await ada.arrive()
    const messageTo = async (path: string, email: string) => {
      const body = { email, ...(path.includes('sign-up') && { password: ada.password }) }
      return (await person(() => service).post(path, body)).json().message
    }
    for (const path of MAILING) {
      const message = await messageTo(path, ada.email)
      expect(message).toMatch(/cannot send e-mail.*outbox.*npm run outbox/)
      expect(await messageTo(path, grace.email)).toBe(message)
    }
  })

  test.each(['localhost', '127.0.0.1:8080', '[::1]:80', 'stars.example'])(
    'is served to nobody, not even to this machine as %s',
    async (host) => {
      const reply = await service.app.inject({ url: '/outbox', headers: { host, accept: 'application/json' } })
      expect(reply.statusCode).toBe(404)
    },
  )

  test('can be read by the user of the front alone, and its link is not in the log', async () => {
    const ada = person(() => service)
    await ada.signUp()
    await ada.linkToken('/account/verify')
    const folder = join(service.varDir, 'outbox')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(service.logged()).toContain('an e-mail is waiting in the outbox')
    expect(service.logged()).not.toMatch(/account\/verify\?|token=|person-\d/)
  })
})

test('a file that lost its content hides no other message, and keeps no message from being deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-outbox-'))
  const outbox = openOutbox(folder)
  await outbox.keep({ to: 'ada@example.com', subject: 'one', text: '', html: html`` })
  writeFileSync(join(folder, `${Date.now()}-0123456789abcdef.json`), '')
  expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['one'])
  await outbox.forget('ada@example.com')
  expect(await readOutbox(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

describe('without a relay', () => {
  test.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=203.0.113.9' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'cf-connecting-ip': '203.0.113.9' },
  ])('a proxy that adds %j sends nobody a message', async (headers) => {
    const ada = person(() => service)
    const before = (await outboxOf(service)).length
    for (const url of MAILING) {
      const body = { email: ada.email, ...(url.includes('sign-up') && { password: ada.password }) }
      const reply = await ada.post(url, body, headers as unknown as Record<string, string>)
      expect([reply.statusCode, reply.json()]).toEqual([501, REFUSED])
    }
    expect((await outboxOf(service)).length).toBe(before)
  })

  describe.each([
    { PUBLIC_URL: 'https://stars.example' },
    { TRUST_PROXY: 'true' },
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.7' },
  ])('a front that is set up for others, by %j,', (environment) => {
    let database: TestDatabase
    let open: TestApp
    beforeAll(async () => {
      database = await createDatabase()
      const settings = environment as unknown as Record<string, string>
      open = await startTestApp({ databaseUrl: database.url, environment: settings })
    })
    afterAll(async () => {
      await open.stop()
      await database.drop()
    })

    test('says that it cannot send e-mail, and at its start that nobody can sign up', async () => {
      const reply = await person(() => open).signUp()
      expect([reply.statusCode, reply.json()]).toEqual([501, REFUSED])
      expect(open.logged()).toContain('users cannot sign up')
      expect(await outboxOf(open)).toEqual([])
    })
  })
})

const REFUSED = {
  error: 'mail_not_configured',
  message: expect.stringContaining('its operator has to set SMTP_URL'),
}

describe('with a relay', () => {
  test('messages go to the relay from behind a proxy too, and a lost message fails no sign-up', async () => {
    const mailbox = await startMailbox()
    const relayed = await startTestApp({
      mailRetryAfterMs: [20, 100],
      environment: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://stars.example/orrery', TRUST_PROXY: 'true' },
    })
    const ada = person(() => relayed)
    const reply = await ada.signUp()
    expect([reply.statusCode, reply.json().message]).toEqual([200, expect.stringContaining('it is on its way')])
    await expect.poll(() => mailbox.received.length).toBe(1)
    expect(mailbox.received[0]!.to).toEqual([ada.email])
    const text = mailbox.received[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain('https://stars.example/orrery/account/verify?token=')
    expect(await outboxOf(relayed)).toEqual([])
    await mailbox.stop()
    expect((await person(() => relayed).signUp()).statusCode).toBe(200)
    expect((await relayed.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const form = await relayed.app.inject({ url: '/account/reset-password?token="><script>' })
    expect(form.body).not.toContain('"><script>')
    expect(relayed.logged()).not.toMatch(/account\/verify|person-/)
    await relayed.stop()
  })
})
