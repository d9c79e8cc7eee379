import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { recentEvents } from '../../src/accounts/audit.ts'
import { NONE_BOUGHT } from '../../src/accounts/billing/units.ts'
import { callerFinder } from '../../src/accounts/caller.ts'
import { digest } from '../../src/accounts/digest.ts'
import { createKey, ensureDemoKey, KEYS_LIVE_MAX, keysOf, revokeKey } from '../../src/accounts/keys.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()

test('a new key finds its account and plan', async () => {
  const accountId = await openAccount(database.db, { name: 'A', plan: 'entry' })
  const { id, key } = await createKey(database.db, { accountId, name: 'first' })
  expect(await callerFinder(database.db)(key)).toEqual({
    ...{ keyId: id, accountId, plan: 'entry', subscribed: true },
    bought: NONE_BOUGHT,
  })
})

test('the database holds the hash of a key and its first letters, never the key', async () => {
  const accountId = await openAccount(database.db, { name: 'B', plan: 'free' })
  const { id, key } = await createKey(database.db, { accountId, name: 'secret' })
  const Row = z.object({ hash: z.instanceof(Buffer), prefix: z.string(), text: z.string() })
  const row = await database.db.one(
    sql.type(Row)`select hash, prefix, to_jsonb(api_key)::text as text from api_key where id = ${id}`,
  )
  expect(row.hash).toEqual(digest(key))
  expect(row.prefix).toBe(key.slice(0, 15))
  expect(row.text).not.toContain(key.slice(15))
})

const changes = { announceKey: async () => {} }

test('a key is revoked once, and only by its own account', async () => {
  const accountId = await openAccount(database.db, { name: 'C', plan: 'free' })
  const stranger = await openAccount(database.db, { name: 'D', plan: 'free' })
  const { id, key } = await createKey(database.db, { accountId, name: 'x' })
  expect(await revokeKey(database.db, changes, { id, accountId: stranger })).toBeNull()
  expect(await keysOf(database.db, accountId)).toMatchObject([{ id, state: 'active', revokedAtMs: null }])
  const revoked = await revokeKey(database.db, changes, { id, accountId })
  expect(revoked).toMatchObject({ id, state: 'revoked', revokedAtMs: expect.any(Number) })
  expect(await revokeKey(database.db, changes, { id, accountId })).toEqual(revoked)
  expect(await recentEvents(database.db, accountId, 10)).toMatchObject([
    { action: 'key_revoked', detail: { key_id: id, name: 'x' } },
    { action: 'key_created', detail: { key_id: id, prefix: key.slice(0, 15) } },
  ])
  await expect(callerFinder(database.db)(key)).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 })
})

test('an account has twenty live keys at most, however many are made at once, and a revoked one makes room', async () => {
  const accountId = await openAccount(database.db, { name: 'E', plan: 'free' })
  const second = await openPool(database.url)
  const made = await Promise.allSettled(
    Array.from({ length: 40 }, (_, at) => createKey(at % 2 ? second : database.db, { accountId, name: `k${at}` })),
  )
  await second.end()
  const refused = made.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(40 - KEYS_LIVE_MAX)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'key_limit_reached', status: 409 })
  const keys = await keysOf(database.db, accountId)
  expect(keys).toHaveLength(KEYS_LIVE_MAX)
  await revokeKey(database.db, changes, { id: keys[0]!.id, accountId })
  expect(await createKey(database.db, { accountId, name: 'room' })).toMatchObject({ state: 'active' })
  await expect(createKey(database.db, { accountId, name: 'none' })).rejects.toMatchObject({ code: 'key_limit_reached' })
  await database.db.query(sql.type(z.object({}))`
    update api_key set expires_at = now() - interval '1 second' where account_id = ${accountId} and name = 'room'`)
  expect(await createKey(database.db, { accountId, name: 'after one expired' })).toMatchObject({ state: 'active' })
})

test('keys of our own pages take no place among the twenty', async () => {
  const accountId = await openAccount(database.db, { name: 'G', plan: 'free' })
  await database.db.query(sql.type(z.object({}))`
    with person as (
      insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values ('of-pages', 'Of pages', 'of-pages@example.com', true, now(), now()) returning id
    ), opened as (
      insert into identity.session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
      select 'of-pages', now() + interval '1 day', 'of-pages', now(), now(), id from person returning id
    )
    insert into api_key (account_id, hash, prefix, name, session_id, expires_at)
    select ${accountId}, sha256(gen_random_uuid()::text::bytea), 'orr_live_xxxxxx', 'page', id, now() + interval '1 hour'
    from opened, generate_series(1, ${KEYS_LIVE_MAX})`)
  expect(await createKey(database.db, { accountId, name: 'own' })).toMatchObject({ state: 'active' })
})

test('every live key is kept, and the last hundred ended ones of each account', async () => {
  const accountId = await openAccount(database.db, { name: 'F', plan: 'free' })
  const another = await openAccount(database.db, { name: 'H', plan: 'free' })
  const ended = await createKey(database.db, { accountId: another, name: 'ended before all others' })
  await revokeKey(database.db, changes, { id: ended.id, accountId: another })
  const oldest = await createKey(database.db, { accountId, name: 'oldest' })
  await database.db.query(sql.type(z.object({}))`
    insert into api_key (account_id, hash, prefix, name, revoked_at)
    select ${accountId}, sha256(gen_random_uuid()::text::bytea), 'orr_live_xxxxxx', 'ended', now()
    from generate_series(1, 300)`)
  await createKey(database.db, { accountId, name: 'newest' })
  const keys = await keysOf(database.db, accountId)
  expect(keys.filter(({ state }) => state === 'revoked')).toHaveLength(100)
  expect(keys[0]!.name).toBe('newest')
  expect(keys.at(-1)!.id).toBe(oldest.id)
  expect(await keysOf(database.db, another)).toMatchObject([{ id: ended.id, state: 'revoked' }])
})

test('a deleted account gets no key', async () => {
  const accountId = '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11'
  await expect(createKey(database.db, { accountId, name: 'x' })).rejects.toMatchObject({ status: 401 })
})

test('concurrent starts of fronts make the demo key once, and its limits are practically unlimited', async () => {
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
