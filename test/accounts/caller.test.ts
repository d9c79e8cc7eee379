import { sql } from 'slonik'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { callerFinder, requireAccess } from '../../src/accounts/caller.ts'
import { KEY_FRESH_MS, KEY_FRESH_UNHEARD_MS, openChanges } from '../../src/accounts/changes.ts'
import { KEY_GRACE_MS } from '../../src/accounts/credential-cache.ts'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { createKey, revokeKey } from '../../src/accounts/keys.ts'
import { isDatabaseUp } from '../../src/platform/db/health.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { useMortalPostgres } from '../support/mortal-postgres.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const execute = (text: ReturnType<typeof sql.fragment>) => database.db.query(sql.type(z.object({}))`${text}`)

/** The real database, with a count of the look-ups that reach it. */
function counting(db: Database): { db: Database; count: () => number } {
  let lookUps = 0
  const maybeOne: Database['maybeOne'] = (query) => {
    lookUps++
    return db.maybeOne(query)
  }
  return { db: { ...db, maybeOne }, count: () => lookUps }
}

/** The callers of a front that receives changes, and of one that receives none. */
const changes = { attach: () => {}, isHearing: () => true }
const silent = { announceKey: async () => {} }

let clock = 0
const now = () => clock
let accountId: string
let key: string
let keyId: string

beforeEach(async () => {
  clock = Date.UTC(2026, 2, 1)
  accountId = await openAccount(database.db, { name: 'caller', plan: 'high' })
  const made = await createKey(database.db, { accountId, name: 'k' })
  key = made.key
  keyId = made.id
})

test('a mistyped key is refused without asking Postgres', async () => {
  const { db, count } = counting(database.db)
  const findCaller = callerFinder(db, { now, changes })
  const mistyped = key.slice(0, -10) + (key.at(-10) === 'x' ? 'y' : 'x') + key.slice(-9)
  for (const wrong of [mistyped, 'x', `${key}0`, key.slice(1), 'orr_live_', 'a'.repeat(100_000), `${key}\n`]) {
    await expect(findCaller(wrong)).rejects.toMatchObject({ code: 'invalid_api_key' })
  }
  expect(count()).toBe(0)
})

test('a flood of one wrong key reaches Postgres once', async () => {
  const { db, count } = counting(database.db)
  const findCaller = callerFinder(db, { now, changes })
  const wrong = newKeyText()
  const flood = () => Promise.allSettled(Array.from({ length: 500 }, () => findCaller(wrong)))
  for (const result of [...(await flood()), ...(await flood())]) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'invalid_api_key' } })
  }
  expect(count()).toBe(1)
})

test('a flood of a good key reaches Postgres once, and again when the answer is ten seconds old', async () => {
  const { db, count } = counting(database.db)
  const findCaller = callerFinder(db, { now, changes })
  await Promise.all(Array.from({ length: 500 }, () => findCaller(key)))
  expect(count()).toBe(1)
  clock += KEY_FRESH_MS - 1
  await findCaller(key)
  expect(count()).toBe(1)
  clock += 1
  await findCaller(key)
  expect(count()).toBe(2)
})

test('any number of wrong keys displaces no good key', async () => {
  const { db, count } = counting(database.db)
  const findCaller = callerFinder(db, { now, changes })
  await findCaller(key)
  for (let batch = 0; batch < 12; batch++) {
    await Promise.allSettled(Array.from({ length: 1_000 }, () => findCaller(newKeyText())))
  }
  const before = count()
  await findCaller(key)
  expect(count()).toBe(before)
})

test('a revoked key works for at most a second on a front that receives no changes', async () => {
  const findCaller = callerFinder(database.db, { now })
  await findCaller(key)
  await revokeKey(database.db, silent, { id: keyId, accountId })
  clock += KEY_FRESH_UNHEARD_MS - 1
  expect(await findCaller(key)).toMatchObject({ keyId })
  clock += 1
  await expect(findCaller(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('a key that ends while a front remembers it is refused from that moment on', async () => {
  await execute(sql.fragment`update api_key set expires_at = now() + interval '5 seconds' where id = ${keyId}`)
  const findCaller = callerFinder(database.db, { now, changes })
  await findCaller(key)
  clock += 4_000
  expect(await findCaller(key)).toMatchObject({ keyId })
  await execute(sql.fragment`update api_key set expires_at = now() where id = ${keyId}`)
  clock += 1_001
  await expect(findCaller(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('a subscription that ends while a front remembers it is asked for again from that moment on', async () => {
  await execute(sql.fragment`update account set expires_at = now() + interval '5 seconds' where id = ${accountId}`)
  const findCaller = callerFinder(database.db, { now, changes })
  await findCaller(key)
  await execute(sql.fragment`update account set expires_at = now() where id = ${accountId}`)
  clock += 4_000
  expect(await findCaller(key)).toMatchObject({ keyId })
  clock += 1_001
  expect(await findCaller(key)).toMatchObject({ keyId, subscribed: false })
})

test.each([
  ['an inactive account', sql.fragment`update account set status = 'inactive'`],
  ['a subscription that has ended', sql.fragment`update account set expires_at = now() - interval '1 second'`],
])('%s is refused because a subscription is required', async (_, change) => {
  await execute(sql.fragment`${change} where id = ${accountId}`)
  const caller = await callerFinder(database.db, { now, changes })(key)
  expect(() => requireAccess(caller)).toThrow(new Refusal('subscription_required'))
})

test('a key past its own end is invalid, and one before it works', async () => {
  await execute(sql.fragment`update api_key set expires_at = now() + interval '1 hour' where id = ${keyId}`)
  expect(await callerFinder(database.db, { now, changes })(key)).toMatchObject({ keyId })
  await execute(sql.fragment`update api_key set expires_at = now() where id = ${keyId}`)
  await expect(callerFinder(database.db, { now, changes })(key)).rejects.toMatchObject({ code: 'invalid_api_key' })
})

test('the time of the last use is kept to less than a minute, with one write in that time', async () => {
  const usedAt = () =>
    database.db.oneFirst(sql.type(z.object({ at: z.number().nullable() }))`
      select last_used_at as at from api_key where id = ${keyId}`)
  expect(await usedAt()).toBeNull()
  await callerFinder(database.db, { now, changes })(key)
  const first = await usedAt()
  expect(Math.abs(Date.now() - first!)).toBeLessThan(5_000)
  await callerFinder(database.db, { now, changes })(key)
  expect(await usedAt()).toBe(first)
  await execute(sql.fragment`update api_key set last_used_at = now() - interval '46 seconds' where id = ${keyId}`)
  await callerFinder(database.db, { now, changes })(key)
  expect(await usedAt()).toBeGreaterThanOrEqual(first!)
})

test('a busy key was last used within the last minute, as far as its owner can see', async () => {
  const { db, count } = counting(database.db)
  const findCaller = callerFinder(db, { now, changes })
  const usedAt = () =>
    database.db.oneFirst(sql.type(z.object({ at: z.number() }))`
      select extract(epoch from now() - last_used_at)::float8 * 1000 as at from api_key where id = ${keyId}`)
  let oldest = 0
  // Two minutes with a request every second. The stored times are moved instead of the clock of Postgres.
  for (let second = 0; second < 120; second += 1) {
    await findCaller(key)
    oldest = Math.max(oldest, await usedAt())
    clock += 1_000
    await execute(
      sql.fragment`update api_key set last_used_at = last_used_at - interval '1 second' where id = ${keyId}`,
    )
  }
  expect(oldest).toBeGreaterThan(44_000)
  expect(oldest).toBeLessThan(60_000)
  expect(count()).toBe(12)
})

describe('while Postgres is away', () => {
  const mortal = useMortalPostgres()

  test('a revoked key is refused if the front received the change, and so is an expired key', async () => {
    const account = await openAccount(mortal.pool, { name: 'revoked', plan: 'free' })
    const [good, revoked, expiring] = [
      await createKey(mortal.pool, { accountId: account, name: 'good' }),
      await createKey(mortal.pool, { accountId: account, name: 'revoked' }),
      await createKey(mortal.pool, { accountId: account, name: 'expiring', expiresAtMs: Date.now() + 20_000 }),
    ]
    const real = openChanges({ db: mortal.pool, databaseUrl: mortal.postgres.url, redis: undefined, log: () => {} })
    const findCaller = callerFinder(mortal.pool, { now, changes: real })
    await vi.waitFor(() => expect(real.isHearing()).toBe(true))
    for (const { key } of [good, revoked, expiring]) await findCaller(key)
    await revokeKey(mortal.pool, real, { id: revoked.id, accountId: account })

    await mortal.postgres.kill()
    clock += 20_000
    expect(await findCaller(good.key)).toMatchObject({ keyId: good.id })
    await expect(findCaller(revoked.key)).rejects.toMatchObject({ code: 'database_unavailable' })
    await expect(findCaller(expiring.key)).rejects.toMatchObject({ code: 'invalid_api_key' })
    await mortal.postgres.restart()
    await real.close()
    await expect.poll(() => isDatabaseUp(mortal.pool), { timeout: 15_000 }).toBe(true)
  })

  test('known keys work for five minutes, others get a Retry-After, and all recovers', async () => {
    const account = await openAccount(mortal.pool, { name: 'seen', plan: 'free' })
    const seen = await createKey(mortal.pool, { accountId: account, name: 'seen' })
    const unseen = await createKey(mortal.pool, { accountId: account, name: 'unseen' })
    const findCaller = callerFinder(mortal.pool, { now, changes })
    await findCaller(seen.key)

    await mortal.postgres.kill()
    clock += KEY_GRACE_MS - 1
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 100 }, () => findCaller(seen.key)))
    expect(answers.every(({ keyId }) => keyId === seen.id)).toBe(true)
    expect(performance.now() - began).toBeLessThan(1_000)
    await expect(findCaller(unseen.key)).rejects.toMatchObject({ code: 'database_unavailable', status: 503 })
    clock += 1
    await expect(findCaller(seen.key)).rejects.toMatchObject({ code: 'database_unavailable', status: 503 })

    await mortal.postgres.restart()
    await expect.poll(() => isDatabaseUp(mortal.pool), { timeout: 15_000 }).toBe(true)
    expect(await findCaller(unseen.key)).toMatchObject({ keyId: unseen.id })
    expect(await findCaller(seen.key)).toMatchObject({ keyId: seen.id })
  })
})
