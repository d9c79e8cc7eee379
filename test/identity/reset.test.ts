import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const somebody = () => person(() => service)

test('a new password makes links that were sent before worthless', async () => {
  const ada = somebody()
  await ada.arrive()
  const links = new Set<string>()
  for (const expected of [1, 2]) {
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    await expect.poll(async () => links.add(await ada.linkToken('/account/reset-password')).size).toBe(expected)
  }
  const [older, newer] = [...links]
  const set = (token: string | undefined, password: string) =>
    ada.post('/api/auth/reset-password', { token, new_password: password })
  expect((await set(newer, 'the owner chose this')).statusCode).toBe(200)
  expect((await set(older, 'a thief chose this')).statusCode).toBe(422)
  expect(await ada.signIn('the owner chose this')).toContain('.')
})

test('a new password is in the audit log of its account', async () => {
  const ada = somebody()
  const token = await ada.accessToken(await ada.arrive())
  expect((await ada.get('/api/v1/auth/me', token)).statusCode).toBe(200)
  await ada.post('/api/auth/request-password-reset', { email: ada.email })
  const link = await ada.linkToken('/account/reset-password')
  await ada.post('/api/auth/reset-password', { token: link, new_password: 'another good password' })
  const events = await ada.get('/api/v1/auth/events', await ada.accessToken(await ada.signIn('another good password')))
  expect(events.json()[0]).toMatchObject({ actor: 'account', action: 'password_changed', detail: {} })
  expect(events.body).not.toContain('another good')
})

test('a password may have 128 characters of any kind', async () => {
  const ada = somebody()
  const body = (count: number) => ({ email: ada.email, password: '🔑'.repeat(count) })
  expect((await ada.post('/api/auth/sign-up/email', body(129))).statusCode).toBe(422)
  expect((await ada.post('/api/auth/sign-up/email', body(128))).statusCode).toBe(200)
  await ada.confirm()
  expect(await ada.signIn('🔑'.repeat(128))).toContain('.')
})
