import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startMailbox, type TestMailbox } from '../support/mailbox.ts'
import { person } from '../support/person.ts'

const SYNC_SECRET = 'a secret of forty characters, shared by us'
const IDEMPOTENCY_KEY = 'an-idempotency-key-that-seals-an-answer'
const NEW_PASSWORD = 'another good password'

let mailbox: TestMailbox
let service: TestApp
beforeAll(async () => {
  mailbox = await startMailbox()
  service = await startTestApp({ environment: { SYNC_SECRET, SMTP_URL: mailbox.url } })
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
})

/** The token in the latest message, whose lines its encoding has broken. */
async function linkToken(page: string): Promise<string> {
  const found = () => {
    const text = mailbox.received.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    return new RegExp(`${page}\\?token=([\\w.-]+)`).exec(text)?.[1]
  }
  await expect.poll(found).toBeDefined()
  return found()!
}

/** Sends whatever carries a secret, right and wrong, and gives all secrets and the answers that show one. */
async function useEverything(): Promise<{ secrets: string[]; shown: LightMyRequestResponse[] }> {
  const ada = person(() => service)
  await ada.signUp()
  const verification = await linkToken('/account/verify')
  await ada.confirm(verification)
  await ada.post('/api/auth/request-password-reset', { email: ada.email })
  const reset = await linkToken('/account/reset-password')
  await ada.post('/api/auth/reset-password', { token: reset, new_password: NEW_PASSWORD })
  await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  const signIn = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: NEW_PASSWORD })
  const session: string = signIn.json().token
  const access = await ada.get('/api/auth/token', session)
  const token: string = access.json().token

  const bearer = { authorization: `Bearer ${token}` }
  const made = await ada.post('/api/v1/auth/keys', { name: 'k' }, bearer)
  const secretUrl = '/api/v1/settings/callback-secret'
  const signing = [await ada.get(secretUrl, token), await ada.post(secretUrl, {}, bearer)]
  const form = new FormData()
  form.append('file', new Blob(['no image']), 'logo.png')
  const request = new Response(form)
  await service.app.inject({
    ...{ method: 'POST', url: '/api/v1/auth/report-branding' },
    headers: { ...bearer, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const key: string = made.json().key
  const calculation = { 'x-api-key': key, 'idempotency-key': IDEMPOTENCY_KEY }
  await ada.post('/api/v1/ephemeris/calculate', { start: '2026-01-01' }, calculation)
  for (const secret of [SYNC_SECRET, `${SYNC_SECRET}!`])
    await ada.post('/api/v1/auth/sync', { user_id: 'x' }, { 'x-sync-secret': secret })
  for (const wrong of [`${token}x`, session, key]) await ada.get('/api/v1/auth/me', wrong)
  return {
    secrets: [
      ...[ada.password, NEW_PASSWORD, verification, reset, session, token, key, SYNC_SECRET, IDEMPOTENCY_KEY],
      ...signing.map((reply) => reply.json().secret as string),
    ],
    shown: [signIn, access, made, ...signing],
  }
}

test('no secret is in the log, at its most talkative, nor in a cache', async () => {
  const { secrets, shown } = await useEverything()
  expect(shown.map(({ statusCode }) => statusCode)).toEqual(shown.map(() => 200))
  expect(shown.map(({ headers }) => headers['cache-control'])).toEqual(shown.map(() => 'no-store'))
  const logged = service.logged()
  expect(logged).toContain('"report_branding_replace"')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(15)
    expect(logged).not.toContain(secret)
  }
})
