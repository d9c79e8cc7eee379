import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const ask = (method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'HEAD', url: string, key?: string) =>
  service.app.inject({ method, url, headers: key === undefined ? {} : { 'x-api-key': key } })

/** Refusals that need no key: of an account, of a session, and of addresses and methods that do not exist. */
const REFUSED = [
  [401, 'GET', '/api/v1/auth/me'],
  [401, 'DELETE', '/api/v1/settings/account'],
  [401, 'GET', '/api/auth/token'],
  [404, 'GET', '/api/v1/natal/calculated'],
  [404, 'HEAD', '/nowhere'],
  [404, 'GET', '/api/v1/natal/report/5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'],
  [405, 'GET', '/api/v1/natal/calculate'],
  [405, 'PUT', '/natal'],
] as const

describe.each(REFUSED)('%i of %s %s', (status, method, url) => {
  test('shows the limits of a known key, and takes nothing', async () => {
    const key = await service.newKey('free')
    const reply = await ask(method, url, key)
    expect(reply.statusCode).toBe(status)
    expect(reply.headers).toMatchObject({
      'x-ratelimit-limit': '80',
      'x-ratelimit-remaining': '80',
      'x-ratelimit-reset': expect.stringMatching(/^\d{10}$/),
    })
  })

  test('shows none without a key or with a wrong one', async () => {
    for (const key of [undefined, 'x', newKeyText()]) {
      const reply = await ask(method, url, key)
      expect(reply.headers['x-ratelimit-limit']).toBeUndefined()
    }
  })
})

test('a flood of wrong keys at an unknown address is answered 404, and keeps a right key quick', async () => {
  const key = await service.newKey('free')
  const flood = Array.from({ length: 500 }, () => ask('GET', '/nowhere', newKeyText()))
  const reply = await ask('POST', '/natal', key)
  expect(reply.statusCode).toBe(422)
  expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
})
