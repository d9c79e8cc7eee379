import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { recentEvents } from '../../src/accounts/audit.ts'
import { offerPack, withdrawPack } from '../../src/accounts/billing/units.ts'
import { markPackBought, openPackOf } from '../../src/platform/db/billing-orders.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const DAY_MS = 86_400_000

const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [new URL('../../src/commands/offer-pack.ts', import.meta.url).pathname, ...args],
    {
      env: { ...process.env, DATABASE_URL: database.url },
    },
  ).catch((error: { code: number; stdout: string; stderr: string }) => error)

const offerTo = (accountId: string, units: number, daysFromNow = 30) =>
  offerPack(
    database.db,
    { accountId, units, amount: 2_500, currency: 'usd', expiresAtMs: Date.now() + daysFromNow * DAY_MS },
    'operator',
  )

test('the operator makes an offer to one account, looks at it and withdraws it', async () => {
  const { db } = database
  const id = await openAccount(db, { name: 'Ada', plan: 'entry' })
  const other = await openAccount(db, { name: 'Bob', plan: 'entry' })
  const before = Date.now()
  const made = await run(id, '100000', '2500', '--days', '7')
  const pack = (await openPackOf(db, id))!
  expect(pack).toMatchObject({ account_id: id, units: 100_000, amount: 2_500, currency: 'usd' })
  expect(Math.abs(pack.expires_at - before - 7 * DAY_MS)).toBeLessThan(60_000)
  const terms = `100000 units for 2500 in minor units of usd, until ${new Date(pack.expires_at).toISOString()}`
  const text = (word: string) => `${word} to "Ada" (${id}): ${terms}. The id of the offer is ${pack.id}.\n`
  expect(made.stdout).toBe(text('Offered'))
  expect(await openPackOf(db, other)).toBeNull()

  expect((await run(id)).stdout).toBe(text('Offered'))
  expect((await run(id, '--withdraw')).stdout).toBe(text('No longer offered'))
  expect(await openPackOf(db, id)).toBeNull()
  expect((await run(id, '--withdraw')).stdout).toBe(`There is no open offer to "Ada" (${id}).\n`)
  const detail = { pack: pack.id, units: 100_000, amount: 2_500, currency: 'usd' }
  expect(await recentEvents(db, id, 5)).toMatchObject([
    { actor: 'operator', action: 'pack_withdrawn', detail },
    { actor: 'operator', action: 'pack_offered', detail },
  ])
})

test('an account has one open offer: a new one takes the place of the old, at once too', async () => {
  const { db } = database
  const id = await openAccount(db, { name: 'Ada', plan: 'entry' })
  const packs = await Promise.all([1, 2, 3, 4, 5].map((units) => offerTo(id, units)))
  const open = (await openPackOf(db, id))!
  expect(packs.map((pack) => pack!.id)).toContain(open.id)
  const events = await recentEvents(db, id, 20)
  expect(events.filter(({ action }) => action === 'pack_withdrawn')).toHaveLength(4)
  expect(events.filter(({ action }) => action === 'pack_offered')).toHaveLength(5)
})

test('an offer that has expired is not open, and is not withdrawn by the next', async () => {
  const { db } = database
  const id = await openAccount(db, { name: 'Ada', plan: 'entry' })
  await offerTo(id, 10, -1)
  expect(await openPackOf(db, id)).toBeNull()
  expect(await withdrawPack(db, id, 'operator')).toBeNull()
  await offerTo(id, 10, -1)
  await offerTo(id, 20)
  expect(await openPackOf(db, id)).toMatchObject({ units: 20 })
  expect((await recentEvents(db, id, 5)).map(({ action }) => action)).not.toContain('pack_withdrawn')
})

test('a pack is bought once, also when its offer ended while its buyer paid', async () => {
  const { db } = database
  const id = await openAccount(db, { name: 'Ada', plan: 'entry' })
  const withdrawn = (await offerTo(id, 10))!
  const pack = (await offerTo(id, 20))!
  const marked = await Promise.all([1, 2, 3].map(() => markPackBought(db, pack.id)))
  expect(marked.filter(Boolean)).toMatchObject([{ id: pack.id, account_id: id, units: 20, amount: 2_500 }])
  expect(await openPackOf(db, id)).toBeNull()
  expect(await markPackBought(db, withdrawn.id)).toMatchObject({ units: 10 })
  expect(await markPackBought(db, withdrawn.id)).toBeNull()
  expect(await withdrawPack(db, id, 'operator')).toBeNull()
})

test.each([
  [['nobody@example.com', '100', '2500'], 1, 'There is no account nobody@example.com.'],
  [['a', '0', '2500'], 2, 'The units must be a whole number from 1 to 1000000000\nUsage: npm run pack'],
  [['a', '1e3', '2500'], 2, 'The units must be'],
  [['a', '100'], 2, 'The price must be a whole number from 50 to 99999999'],
  [['a', '100', '49'], 2, 'The price must be'],
  [['a', '100', '25.00'], 2, 'The price must be'],
  [['a', '100', '2500', '--days', '366'], 2, '--days must be a whole number from 1 to 365'],
  [['a', '100', '2500', '--currency', 'USD'], 2, '--currency must be three lowercase letters, such as usd'],
  [['a', '100', '2500', '--withdraw'], 2, '--withdraw takes no units'],
  [['a', '--days', '3'], 2, '--currency and --days need units and a price'],
  [[], 2, 'Expected one account, and for an offer units and a price'],
  [['a', '1', '50', 'more'], 2, 'Expected one account'],
])('the command refuses %j and says why', async (args, code, message) => {
  expect(await run(...args)).toMatchObject({ code, stderr: expect.stringContaining(message) })
})
