import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { Refusal } from '../../src/errors.ts'
import { operation } from '../../src/operation.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

/** Operations that are calculated while their units are being taken. */
const database = useDatabase()
let calculated = 0
let here: SmallApp
let elsewhere: SmallApp

const Units = z.object({ units: z.number() })
const about = {
  method: 'GET',
  tag: 'Test',
  summary: 'Test',
  access: 'api_key',
  tool: false,
  reply: z.unknown(),
  query: Units,
  cost: ({ query }: { query: z.output<typeof Units> }) => query.units,
  settlesLater: () => true,
} as const
const operations = [
  operation({ ...about, name: 'work', url: '/work', handle: () => ({ calculated: ++calculated }) }),
  operation({
    ...about,
    name: 'wrong',
    url: '/wrong',
    handle() {
      throw new Refusal('place_not_found')
    },
  }),
]

beforeAll(async () => {
  here = await smallApp(database.db, operations)
  elsewhere = await smallApp(database.db, operations)
})
afterAll(async () => {
  await here.app.close()
  await elsewhere.app.close()
})

async function keyOnHigh(): Promise<string> {
  const accountId = await openAccount(database.db, { name: 'high', plan: 'high' })
  return (await createKey(database.db, { accountId, name: 'k' })).key
}
const ask = ({ app }: SmallApp, key: string, url: string, units: number) =>
  app.inject({ url: `${url}?units=${units}`, headers: { 'x-api-key': key } })
const remaining = (reply: { headers: Record<string, unknown> }) => Number(reply.headers['x-ratelimit-remaining'])

describe('an answer that is ready before its units are taken', () => {
  test('waits for them: what another front took meanwhile is missing here', async () => {
    const key = await keyOnHigh()
    expect(remaining(await ask(here, key, '/work', 10))).toBe(499_990)
    expect((await ask(elsewhere, key, '/work', 499_985)).statusCode).toBe(200)
    const before = calculated
    const late = await ask(here, key, '/work', 10)
    expect(calculated).toBe(before + 1)
    expect(late.statusCode).toBe(429)
    expect(late.json()).not.toHaveProperty('calculated')
    expect(remaining(late)).toBe(5)
  })

  test('is not begun any more once the account was refused', async () => {
    const key = await keyOnHigh()
    await ask(here, key, '/work', 1)
    await ask(elsewhere, key, '/work', 499_999)
    await ask(here, key, '/work', 1)
    const before = calculated
    expect((await ask(here, key, '/work', 1)).statusCode).toBe(429)
    expect(calculated).toBe(before)
  })

  test('costs what it says, and one that failed costs nothing', async () => {
    const key = await keyOnHigh()
    await ask(here, key, '/work', 1)
    const wrong = await ask(here, key, '/wrong', 100)
    expect(wrong.statusCode).toBe(422)
    expect(remaining(wrong)).toBe(499_999)
    expect(remaining(await ask(here, key, '/work', 1))).toBe(499_998)
  })

  test('of more requests than the plan allows in a second is given to so many', async () => {
    const key = await keyOnHigh()
    await ask(here, key, '/work', 1)
    const replies = await Promise.all(Array.from({ length: 40 }, () => ask(here, key, '/work', 1)))
    const answered = replies.filter(({ statusCode }) => statusCode === 200)
    // Ten in a second, one of which was used before; a slow machine may let the bucket fill by another one.
    expect(answered.length).toBeGreaterThanOrEqual(9)
    expect(answered.length).toBeLessThanOrEqual(12)
    expect(answered.every((reply) => 'calculated' in reply.json())).toBe(true)
  })
})
