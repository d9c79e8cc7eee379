import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { rebuildStatistics } from '../../src/accounts/statistics/days.ts'
import { countFunnel, findFunnel, insertFunnel, updateFunnel } from '../../src/platform/db/funnels.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { insertRequests } from '../../src/platform/db/request-log.ts'
import { bookMrr } from '../../src/platform/db/revenue.ts'
import { useDatabase } from '../support/pool.ts'
import { did, row, signUp, sumsOf } from './rolled-up.ts'

const database = useDatabase()
const atMs = Date.UTC(2028, 1, 29, 23, 59)
const HOUR_MS = 3_600_000
const None = z.object({})

/** Until a statement of this database waits for a lock of another one. */
async function untilOneWaits(): Promise<void> {
  const waiting = sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await database.db.one(waiting)).count, { timeout: 20_000 }).toBeGreaterThan(0)
}

/** The second work, which begins while the transaction of the first has done its part and not ended. */
async function beside<T>(first: (transaction: Database) => Promise<unknown>, second: () => Promise<T>): Promise<T> {
  const done = Promise.withResolvers<void>()
  const waits = Promise.withResolvers<void>()
  const held = database.db.transaction(async (transaction) => {
    await first(transaction)
    done.resolve()
    await waits.promise
  })
  await Promise.race([done.promise, held])
  const later = second()
  await Promise.race([untilOneWaits(), later])
  waits.resolve()
  await held
  return later
}

test('a batch is counted once when it is sent again while its first statement still runs', async () => {
  const { db } = database
  await tendPartitions(db, { firstMs: atMs, nowMs: atMs, months: 60 })
  const person = await signUp(db, atMs)
  const rows = [row(person, { atMs, units: 3 }), row(person, { atMs, units: 4 })]
  const again = await beside(
    (transaction) => insertRequests(transaction, rows, false),
    () => insertRequests(db, rows, true),
  )
  expect(again).toBe(0)
  expect((await sumsOf(db, 'account_day')).get(`${person} 2028-02-29`)).toEqual([2, 7, 0, 0])
})

test('a rebuild ends while an account is deleted', async () => {
  const { db } = database
  await tendPartitions(db, { firstMs: atMs, nowMs: atMs, months: 60 })
  const [gone, kept] = [await signUp(db, atMs), await signUp(db, atMs)]
  await insertRequests(db, [row(gone, { atMs }), row(kept, { atMs, units: 5 })], false)
  const days = await beside(
    (transaction) => transaction.query(sql.type(None)`delete from account where id = ${gone}`),
    () => rebuildStatistics(db, { nowMs: atMs, say: () => {} }),
  )
  expect(days).toBe(1)
  const accountDays = await sumsOf(db, 'account_day')
  expect(accountDays.get(`${kept} 2028-02-29`)).toEqual([1, 5, 0, 0])
  expect(accountDays.has(`${gone} 2028-02-29`)).toBe(false)
})

test('of two funnels that get one name at the same moment one keeps its old name', async () => {
  const { db } = database
  const made = (name: string) => insertFunnel(db, { name, steps: ['signed_up', 'paid'], windowDays: 7 }, 10)
  const [one, other] = [(await made('one'))!, (await made('other'))!]
  const same = { name: 'same', steps: ['signed_up', 'paid'], windowDays: 7 }
  const second = await beside(
    (transaction) => updateFunnel(transaction, one.id, same),
    () => updateFunnel(db, other.id, same),
  )
  expect(second).toBeNull()
  expect([(await findFunnel(db, one.id))?.name, (await findFunnel(db, other.id))?.name]).toEqual(['same', 'other'])
})

test('changes of revenue follow each other when the clock of a front is behind', async () => {
  const { db } = database
  const person = await signUp(db, atMs)
  const pays = (yearly: number, ms: number) => bookMrr(db, person, [{ currency: 'usd', yearly, plan: 'entry' }], ms)
  await pays(1_200, atMs)
  await pays(2_400, atMs - HOUR_MS)
  await pays(600, atMs - 2 * HOUR_MS)
  const changes = await db.any(sql.type(z.object({ kind: z.string(), at: z.number(), yearly_after: z.bigint() }))`
    select kind, at, yearly_after from mrr_change where person = ${person} order by at, id`)
  expect(changes).toEqual([
    { kind: 'new', at: atMs, yearly_after: 1_200n },
    { kind: 'expansion', at: atMs, yearly_after: 2_400n },
    { kind: 'contraction', at: atMs, yearly_after: 600n },
  ])
})

test('days of a window have 24 hours, whatever the time zone of the database', async () => {
  const { db } = database
  // The clocks of Berlin went forward at 01:00 UTC on 26 March 2028.
  const startMs = Date.UTC(2028, 2, 25, 18)
  const [inTime, late] = [await signUp(db, startMs), await signUp(db, startMs)]
  await did(db, inTime, 'report_ordered', startMs + 24 * HOUR_MS)
  await did(db, late, 'report_ordered', startMs + 24 * HOUR_MS + 1)
  const counts = await db.transaction(async (transaction) => {
    await transaction.query(sql.type(None)`set local time zone 'Europe/Berlin'`)
    return countFunnel(transaction, { steps: ['signed_up', 'report_ordered'], window_days: 1 })
  })
  expect(counts.map(({ people }) => people)).toEqual([expect.any(Number), 1])
})
