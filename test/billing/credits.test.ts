import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { type CreditHolder, creditsOf, spendCredit } from '../../src/accounts/billing/credits.ts'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

const newHolder = async (plan: 'entry' | 'high'): Promise<CreditHolder> => ({
  accountId: await openAccount(database.db, { name: 'Holder', plan }),
  plan,
  subscribed: true,
})
const order = (holder: CreditHolder): Promise<void> =>
  database.db.transaction((transaction) => spendCredit(transaction, holder, randomUUID()))
const granted = async (holder: CreditHolder): Promise<number[]> =>
  (await creditsOf(database.db, holder)).entries
    .filter(({ cause }) => cause === 'plan_grant')
    .map(({ amount }) => amount)

const HIGH = PLANS.high.reportCreditsPerMonth
const ENTRY = PLANS.entry.reportCreditsPerMonth

test.each([
  ['a change to a smaller plan', { plan: 'entry', subscribed: true }],
  ['the end of the subscription', { plan: 'high', subscribed: false }],
  ['a change to the free plan', { plan: 'free', subscribed: true }],
] as const)('%s in the month of a grant takes nothing of it back', async (_, change) => {
  const before = await newHolder('high')
  expect((await creditsOf(database.db, before)).available).toBe(HIGH)
  const after: CreditHolder = { ...before, ...change }
  expect((await creditsOf(database.db, after)).available).toBe(HIGH)
  await order(after)
  expect((await creditsOf(database.db, after)).available).toBe(HIGH - 1)
  expect(await granted(after)).toEqual([HIGH])
})

test('a change to a larger plan grants the difference, once', async () => {
  const before = await newHolder('entry')
  expect((await creditsOf(database.db, before)).available).toBe(ENTRY)
  const after: CreditHolder = { ...before, plan: 'high' }
  await Promise.all(Array.from({ length: 8 }, () => order(after)))
  expect((await creditsOf(database.db, after)).available).toBe(HIGH - 8)
  expect((await granted(after)).sort((a, b) => a - b)).toEqual([ENTRY, HIGH - ENTRY].sort((a, b) => a - b))
})

test('a subscription that is not paid grants nothing, and an order without credits is refused', async () => {
  const unpaid: CreditHolder = { ...(await newHolder('high')), subscribed: false }
  expect(await creditsOf(database.db, unpaid)).toMatchObject({ available: 0, nextGrantAtMs: null, entries: [] })
  await expect(order(unpaid)).rejects.toMatchObject({ code: 'report_credits_exhausted' })
})
