import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startMailbox } from '../support/mailbox.ts'
import { outboxOf, person } from '../support/person.ts'

let service: TestApp
let base: URL
beforeAll(async () => {
  service = await startTestApp({ threads: 1 })
  base = new URL(await service.listen())
})
afterAll(() => service.stop())

/** A real request, whose headers are as given, Host included. */
const get = (headers: Record<string, string>) =>
  new Promise<{ status: number; body: string; policy: string }>((resolve, reject) => {
    const { hostname, port } = base
    request({ hostname, port, path: '/outbox', headers }, async (response) => {
      const body = (await Array.fromAsync(response)).join('')
      resolve({ status: response.statusCode!, body, policy: String(response.headers['content-security-policy']) })
    })
      .on('error', reject)
      .end()
  })

describe('the outbox', () => {
  test.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:80'])(
    'is shown on this machine as %s',
    async (host) => {
      expect(await get({ host })).toMatchObject({ status: 200, body: expect.stringContaining('<h1>Outbox</h1>') })
    },
  )

  test.each([
    [{ host: 'stars.example' }],
    [{ host: 'localhost.evil.example' }],
    [{ host: '127.0.0.1.nip.io' }],
    [{ host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    [{ host: 'localhost', 'x-forwarded-host': 'localhost' }],
    [{ host: 'localhost', forwarded: 'for=203.0.113.9' }],
    [{ host: 'localhost', 'x-real-ip': '127.0.0.1' }],
    [{ host: 'localhost', via: '1.1 proxy' }],
    [{ host: 'localhost', 'sec-fetch-site': 'cross-site' }],
  ])('is not there for %j', async (headers) => {
    expect(await get(headers as unknown as Record<string, string>)).toMatchObject({ status: 404 })
  })

  test('is not there for another machine', async () => {
    const reply = await service.app.inject({
      url: '/outbox',
      remoteAddress: '192.0.2.1',
      headers: { host: 'localhost' },
    })
    expect(reply.statusCode).toBe(404)
  })

  test('shows links that lead back to this service, on a page that may load nothing', async () => {
    const ada = person(() => service)
    await ada.signUp()
    await ada.linkToken('/account/verify')
    const { body, policy } = await get({ host: 'localhost' })
    expect(body).toContain(`href="http://localhost:${base.port}/account/verify?token=`)
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body).not.toMatch(/<(script|img|link|iframe)\b/)
  })
})

describe('with a relay', () => {
  test('messages go to the relay, the outbox does not exist, and a lost message fails no sign-up', async () => {
    const mailbox = await startMailbox()
    const relayed = await startTestApp({
      threads: 1,
      mailRetryAfterMs: [20, 100],
      environment: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://stars.example/orrery' },
    })
    const ada = person(() => relayed)
    expect((await ada.signUp()).statusCode).toBe(200)
    await expect.poll(() => mailbox.received.length).toBe(1)
    expect(mailbox.received[0]!.to).toEqual([ada.email])
    const text = mailbox.received[0]!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(text).toContain('https://stars.example/orrery/account/verify?token=')
    expect((await relayed.app.inject({ url: '/outbox', headers: { host: 'localhost' } })).statusCode).toBe(404)
    await mailbox.stop()
    expect((await person(() => relayed).signUp()).statusCode).toBe(200)
    expect((await relayed.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const form = await relayed.app.inject({ url: '/account/reset-password?token="><script>' })
    expect(form.body).not.toContain('"><script>')
    expect(relayed.logged()).not.toMatch(/account\/verify|person-/)
    expect(service.logged()).toContain('account/verify')
    await relayed.stop()
  })
})

test('messages of the outbox can be read by programs', async () => {
  const messages = await outboxOf(service)
  expect(messages.length).toBeGreaterThan(0)
})
