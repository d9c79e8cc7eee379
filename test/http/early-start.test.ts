import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { earlyStarts } from '../../src/http/limits/quota.ts'
import { keyFor } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { penalise } from '../../src/platform/db/limit-counts.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let small: SmallApp
let calculated = 0

const about = {
  method: 'GET',
  tag: 'Test',
  summary: 'Test',
  access: keyFor('natal'),
  cost: 1,
  reply: z.unknown(),
  handle: () => ({ calculated: ++calculated }),
} as const
const operations = [
  operation({ ...about, name: 'quick', url: '/quick', isQuick: () => true }),
  operation({ ...about, name: 'slow', url: '/slow' }),
]

let accountId: string
let key: string
const ask = (url: string) => small.app.inject({ url, headers: { 'x-api-key': key } })

beforeAll(async () => {
  small = await smallApp(database.db, operations)
})
afterAll(() => small.app.close())
beforeEach(async () => {
  accountId = await openAccount(database.db, { name: 'x', plan: 'high' })
  key = (await createKey(database.db, { accountId, name: 'k' })).key
  calculated = 0
})

/** Holds the lock under which the account's requests are counted. Returns what releases it. */
async function holdCount(): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from limit_bucket where account_id = $1 for update', [accountId])
  return async () => {
    await holder.query('commit')
    await holder.end()
  }
}

test('with plenty of units a quick calculation begins while they are taken, and its answer waits for them', async () => {
  await ask('/quick')
  const release = await holdCount()
  let isAnswered = false
  const answer = ask('/quick').finally(() => {
    isAnswered = true
  })
  await vi.waitFor(() => expect(calculated).toBe(2))
  expect(isAnswered).toBe(false)
  await release()
  expect(await answer).toMatchObject({ statusCode: 200, headers: { 'x-ratelimit-remaining': '499998' } })
})

test('any other calculation begins when its units are taken', async () => {
  await ask('/slow')
  await penalise(database.db, accountId, 60_000)
  expect((await ask('/slow')).statusCode).toBe(429)
  expect(calculated).toBe(1)
})

test('a refusal takes the place of what was calculated meanwhile, and the next request waits for its units', async () => {
  await ask('/quick')
  await penalise(database.db, accountId, 60_000)
  const refused = await ask('/quick')
  expect(refused).toMatchObject({ statusCode: 429, headers: { 'x-ratelimit-remaining': '499999' } })
  expect(refused.json()).toMatchObject({ error: 'abuse_penalty_active' })
  expect(calculated).toBe(2)
  expect((await ask('/quick')).statusCode).toBe(429)
  expect(calculated).toBe(2)
})

const holderOf = (id: string) => ({ accountId: id, plan: 'high' }) as const

test('an account is trusted for a second, and not for five after a refusal, and only with a hundred requests left', () => {
  let nowMs = 0
  const { mayBegin, note } = earlyStarts(() => nowMs)
  const may = (accountId: string, units: number) => mayBegin(holderOf(accountId), units, Promise.resolve())
  const accepted = (remaining: number) => ({ refusal: null, allowance: { remaining } }) as never
  const refused = { refusal: new Error('refused'), allowance: { remaining: 1_000 } } as never
  expect(may('one', 1)).toBe(false)
  note(holderOf('one'), accepted(300))
  expect([may('one', 3), may('one', 4), may('other', 1)]).toEqual([true, false, false])
  nowMs = 1_000
  expect(may('one', 1)).toBe(false)
  note(holderOf('one'), refused)
  note(holderOf('one'), accepted(1_000))
  expect(may('one', 1)).toBe(false)
  nowMs = 6_000
  note(holderOf('one'), accepted(1_000))
  expect(may('one', 1)).toBe(true)
})

test('a key that has used up its budget waits for its units, while another key of the account does not', () => {
  const { mayBegin, note } = earlyStarts(() => 0)
  const holder = holderOf('one')
  const limited = { ...holder, budget: { keyId: 'a key', unitsPerMonth: 1 } }
  const allowance = { remaining: 1_000 }
  note(holder, { refusal: null, allowance } as never)
  expect(mayBegin(limited, 1, Promise.resolve())).toBe(true)
  note(limited, { refusal: new Refusal('key_budget_exhausted'), allowance } as never)
  expect(mayBegin(limited, 1, Promise.resolve())).toBe(false)
  expect(mayBegin(holder, 1, Promise.resolve())).toBe(true)
})

test('no more calculations of an account begin early at a time than its plan allows in a second', async () => {
  const { mayBegin, note } = earlyStarts(() => 0)
  note(holderOf('one'), { refusal: null, allowance: { remaining: 1_000 } } as never)
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = () => Array.from({ length: 12 }, () => mayBegin(holderOf('one'), 1, promise))
  expect(begun().filter(Boolean)).toHaveLength(10)
  resolve()
  await promise
  expect(begun().filter(Boolean)).toHaveLength(10)
})
