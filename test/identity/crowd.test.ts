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

const pageOf = (session: string, remoteAddress: string) =>
  service.app.inject({
    ...{ url: '/account', remoteAddress },
    headers: { cookie: `orrery.session_token=${encodeURIComponent(session)}` },
  })

test('a person waits for a few questions of another address at most, however many it asks at once', async () => {
  const [ada, flood] = [person(() => service), person(() => service)]
  const [session, others] = [await ada.arrive(), await flood.arrive()]
  let answered = 0
  let refused = 0
  const asked = Array.from({ length: 300 }, async () => {
    const { body } = await pageOf(others, flood.remoteAddress)
    if (body.includes('Too many attempts')) refused += 1
    else answered += 1
  })
  expect((await ada.get('/api/auth/token', session)).statusCode).toBe(200)
  expect(answered).toBeLessThan(20)
  await Promise.all(asked)
  expect(refused).toBeGreaterThan(200)
})

test('an office behind one address opens more than 100 account pages without a pause, and none is refused', async () => {
  const office = person(() => service).remoteAddress
  const sessions = await Promise.all(Array.from({ length: 12 }, () => person(() => service).arrive()))
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1)
    for (const session of sessions) statuses.push((await pageOf(session, office)).statusCode)
  expect(statuses).toEqual(Array(120).fill(200))
})

test('one session that floods the account pages gets 429 with Retry-After beyond ten requests per second', async () => {
  const who = person(() => service)
  const session = await who.arrive()
  const start = performance.now()
  const replies = await Promise.all(Array.from({ length: 30 }, () => pageOf(session, who.remoteAddress)))
  const seconds = Math.ceil((performance.now() - start) / 1_000)
  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(30 - refused.length)
  expect(30 - refused.length).toBeLessThanOrEqual(10 * seconds)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
