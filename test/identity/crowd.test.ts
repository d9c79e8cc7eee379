import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

/** Each request has its own address, so that no limit by address applies. */
const crowd = (count: number, path: string, body: (index: number) => object) =>
  Promise.all(Array.from({ length: count }, (_, index) => person(() => service).post(path, body(index))))

test('many concurrent sign-ins: some get a Retry-After, and the others succeed', async () => {
  const body = (index: number) => ({ email: `nobody-${index}@example.com`, password: 'wrong every time' })
  const replies = await crowd(120, '/api/auth/sign-in/email', body)
  const busy = replies.filter(({ statusCode }) => statusCode === 503)
  expect(replies.filter(({ statusCode }) => statusCode === 401).length).toBe(120 - busy.length)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy.length).toBeLessThan(120 - 32)
  for (const reply of busy) expect([reply.json().error, reply.headers['retry-after']]).toEqual(['sign_in_busy', '1'])
})

test('many concurrent sign-ups with one address create one user and cause no error', async () => {
  const email = 'race@example.com'
  const replies = await crowd(12, '/api/auth/sign-up/email', () => ({ email, password: 'a good password' }))
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 503)).toEqual([])
  const users = await service.services.db.any(
    sql.type(z.object({ id: z.string() }))`select id from identity."user" where email = ${email}`,
  )
  expect(users).toHaveLength(1)
})

test('a person waits for a few questions of another address at most, however many it asks at once', async () => {
  const ada = person(() => service)
  await ada.signUp()
  await ada.confirm()
  const session = await ada.signIn()
  const flood = person(() => service)
  const statuses: number[] = []
  const asked = Array.from({ length: 300 }, async () => {
    const { statusCode } = await service.app.inject({
      ...{ url: '/account', remoteAddress: flood.remoteAddress, headers: { cookie: 'orrery.session_token=wrong' } },
    })
    statuses.push(statusCode)
  })
  expect((await ada.get('/api/auth/token', session)).statusCode).toBe(200)
  const before = statuses.filter((status) => status === 303).length
  expect(before).toBeLessThan(20)
  await Promise.all(asked)
  expect(new Set(statuses)).toEqual(new Set([303, 429]))
})
