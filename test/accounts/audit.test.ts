import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { auditSweep, recentEvents, recordEvent } from '../../src/accounts/audit.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const newAccount = () => openAccount(database.db, { name: 'audit', plan: 'free' })

test('events are listed newest first, with all recorded facts, only to their account', async () => {
  const [accountId, other] = [await newAccount(), await newAccount()]
  const before = Date.now()
  await recordEvent(database.db, { accountId, actor: 'account', action: 'key_created', detail: { name: 'a', keys: 1 } })
  await recordEvent(database.db, { accountId, actor: 'operator', action: 'sessions_ended' })
  await recordEvent(database.db, { accountId: other, actor: 'system', action: 'settings_changed' })
  const events = await recentEvents(database.db, accountId, 10)
  expect(events).toMatchObject([
    { actor: 'operator', action: 'sessions_ended', detail: {} },
    { actor: 'account', action: 'key_created', detail: { name: 'a', keys: 1 } },
  ])
  for (const { atMs } of events) expect(Math.abs(atMs - before)).toBeLessThan(5_000)
  expect(await recentEvents(database.db, accountId, 1)).toHaveLength(1)
})

test('an event is rolled back with the transaction of its action', async () => {
  const accountId = await newAccount()
  const failed = database.db.transaction(async (transaction) => {
    await recordEvent(transaction, { accountId, actor: 'account', action: 'key_revoked' })
    throw new Error('the action failed')
  })
  await expect(failed).rejects.toThrow('the action failed')
  expect(await recentEvents(database.db, accountId, 10)).toEqual([])
})

test('events older than a year are swept, a bounded number at a time, and younger ones stay', async () => {
  const accountId = await newAccount()
  await database.db.query(sql.type(z.object({}))`
    insert into audit_event (account_id, at, actor, action)
    select ${accountId}, now() - interval '366 days', 'system', 'settings_changed' from generate_series(1, 1500)`)
  await recordEvent(database.db, { accountId, actor: 'account', action: 'key_created' })
  const pauses: number[] = []
  await auditSweep(database.db).work(new AbortController().signal, async (ms) => void pauses.push(ms))
  expect(pauses).toHaveLength(1)
  expect(await recentEvents(database.db, accountId, 500)).toMatchObject([{ action: 'key_created' }])
})
