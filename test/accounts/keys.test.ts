import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import { hashKey } from '../../src/accounts/key-text.ts'
import { createKey, ensureDemoKey, revokeKey } from '../../src/accounts/keys.ts'
import { openPool } from '../../src/db/pool.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

test('a new key finds its account and plan', async () => {
  const accountId = await openAccount(database.db, { name: 'A', plan: 'entry' })
  const { id, key } = await createKey(database.db, { accountId, name: 'first' })
  expect(await callerFinder(database.db)(key)).toEqual({ keyId: id, accountId, plan: 'entry' })
})

test('the database holds the hash of a key and its first letters, never the key', async () => {
  const accountId = await openAccount(database.db, { name: 'B', plan: 'free' })
  const { id, key } = await createKey(database.db, { accountId, name: 'secret' })
  const Row = z.object({ hash: z.instanceof(Buffer), prefix: z.string(), text: z.string() })
  const row = await database.db.one(
    sql.type(Row)`select hash, prefix, to_jsonb(api_key)::text as text from api_key where id = ${id}`,
  )
  expect(row.hash).toEqual(hashKey(key))
  expect(row.prefix).toBe(key.slice(0, 15))
  expect(row.text).not.toContain(key.slice(15))
})

test('a key is revoked once, and only by its own account', async () => {
  const accountId = await openAccount(database.db, { name: 'C', plan: 'free' })
  const stranger = await openAccount(database.db, { name: 'D', plan: 'free' })
  const { id, key } = await createKey(database.db, { accountId, name: 'x' })
  expect(await revokeKey(database.db, { id, accountId: stranger })).toBe(false)
  expect(await revokeKey(database.db, { id, accountId })).toBe(true)
  expect(await revokeKey(database.db, { id, accountId })).toBe(false)
  await expect(callerFinder(database.db)(key)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 })
})

test('the demo key is made once, however many fronts start at the same moment, and works without limits to speak of', async () => {
  const second = await openPool(database.url)
  const made = await Promise.all(Array.from({ length: 20 }, (_, at) => ensureDemoKey(at % 2 ? second : database.db)))
  await second.end()
  const keys = made.filter((key) => key !== null)
  expect(keys).toHaveLength(1)
  expect(await ensureDemoKey(database.db)).toBeNull()
  expect(await callerFinder(database.db)(keys[0]!)).toMatchObject({ plan: 'operator' })
})

test('the demo key does not come back when its account is deleted', async () => {
  await ensureDemoKey(database.db)
  await database.db.query(sql.type(z.object({}))`delete from account where plan = 'operator'`)
  expect(await ensureDemoKey(database.db)).toBeNull()
})
