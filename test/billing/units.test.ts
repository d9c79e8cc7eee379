import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bookUnits, NONE_BOUGHT, returnUnits, spendUnits, unitsOf } from '../../src/accounts/billing/units.ts'
import { lockAccount } from '../../src/platform/db/accounts.ts'
import { deleteAccountRow, deleteRecords } from '../../src/platform/db/deletions.ts'
import { balancesOf, inBalance, openBuyer } from '../support/bought.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
const NOTHING = sql.type(z.object({}))

test('a purchase is booked once, whatever number of times it is told, and at once too', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 0)
  const entry = { amount: 1_000, cause: 'purchase', reference: 'payment 1' } as const
  const booked = await Promise.all(Array.from({ length: 20 }, () => bookUnits(db, id, entry)))
  expect(booked.filter(Boolean)).toHaveLength(1)
  expect(await balancesOf(db, id)).toEqual(inBalance(1_000))
  // The same reference stands for another cause.
  expect(await bookUnits(db, id, { amount: -400, cause: 'taken_back', reference: 'payment 1' })).toBe(true)
  expect(await balancesOf(db, id)).toEqual(inBalance(600))
})

test('an entry that would leave less than nothing fails, and its transaction with it', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 10)
  const take = db.transaction(async (transaction) => {
    await lockAccount(transaction, id)
    await bookUnits(transaction, id, { amount: 5, cause: 'adjustment', reference: 'first' })
    await bookUnits(transaction, id, { amount: -16, cause: 'taken_back', reference: 'too much' })
  })
  await expect(take).rejects.toThrow()
  expect(await balancesOf(db, id)).toEqual(inBalance(10))
})

test.each([
  { amount: 1, cause: 'spent' },
  { amount: 1, cause: 'taken_back' },
  { amount: -1, cause: 'purchase' },
  { amount: -1, cause: 'returned' },
  { amount: -1, cause: 'given_back' },
  { amount: 0, cause: 'adjustment' },
] as const)('an entry of $amount by $cause has the wrong sign, and is refused', async ({ amount, cause }) => {
  const id = await openBuyer(database.db, 'free', 10)
  await expect(bookUnits(database.db, id, { amount, cause, reference: 'x' })).rejects.toThrow()
})

test('nothing is booked for an account that is gone', async () => {
  const nobody = randomUUID()
  expect(await bookUnits(database.db, nobody, { amount: 1, cause: 'purchase', reference: 'x' })).toBe(false)
  expect(await spendUnits(database.db, nobody, 1)).toEqual({ reference: null, bought: NONE_BOUGHT })
})

test('what a request spent is given back once', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 100)
  const { reference, bought } = await spendUnits(db, id, 30)
  expect(bought).toEqual({ units: 70, entries: 2 })
  const spent = { reference: reference!, units: 30 }
  for (const after of await Promise.all([1, 2, 3].map(() => returnUnits(db, id, spent))))
    expect(after).toEqual({ units: 100, entries: 3 })
  expect(await balancesOf(db, id)).toEqual(inBalance(100))
  const { entries } = await unitsOf(db, id)
  expect(entries.map(({ amount, cause, balance: after }) => [cause, amount, after])).toEqual([
    ['returned', 30, 100],
    ['spent', -30, 70],
    ['purchase', 100, 100],
  ])
  expect(entries[0]!.reference).toBe(entries[1]!.reference)
})

test('more than is left is not spent, and the rest is told', async () => {
  const id = await openBuyer(database.db, 'free', 10)
  expect(await spendUnits(database.db, id, 11)).toMatchObject({ reference: null, bought: { units: 10 } })
  expect(await spendUnits(database.db, id, 10)).toMatchObject({ bought: { units: 0 } })
  expect(await balancesOf(database.db, id)).toEqual(inBalance(0))
})

test('while purchases, refunds, requests and returns come together, every entry names the balance after it', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 50)
  await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      if (at % 10 === 0) return bookUnits(db, id, { amount: 7, cause: 'purchase', reference: `payment ${at}` })
      const { reference } = await spendUnits(db, id, 1 + (at % 3))
      if (reference && at % 4 === 0) await returnUnits(db, id, { reference, units: 1 + (at % 3) })
      return undefined
    }),
  )
  const entries = await db.any(sql.type(z.object({ amount: z.bigint(), balance: z.bigint() }))`
    select amount, balance from unit_entry where account_id = ${id} order by id`)
  let balance = 0n
  for (const entry of entries) {
    balance += entry.amount
    expect(entry.balance).toBe(balance)
  }
  expect(await balancesOf(db, id)).toEqual(inBalance(Number(balance)))
  expect((await spendUnits(db, id, 1_000)).bought).toEqual({ units: Number(balance), entries: entries.length })
})

test('an entry is neither changed nor deleted while its account lives', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 10)
  await expect(db.query(NOTHING`update unit_entry set amount = 20 where account_id = ${id}`)).rejects.toThrow()
  await expect(db.query(NOTHING`delete from unit_entry where account_id = ${id}`)).rejects.toThrow()
  expect(await balancesOf(db, id)).toEqual(inBalance(10))
})

test('the deletion of an account deletes its entries, and nothing is spent after it began', async () => {
  const { db } = database
  const id = await openBuyer(db, 'free', 10)
  const rows = () =>
    db.oneFirst(sql.type(z.object({ count: z.bigint() }))`
    select count(*) from unit_entry where account_id = ${id}`)
  await db.query(NOTHING`update account set status = 'deleted' where id = ${id}`)
  expect((await spendUnits(db, id, 1)).reference).toBeNull()
  expect(await bookUnits(db, id, { amount: 1, cause: 'purchase', reference: 'late' })).toBe(false)
  expect(await deleteRecords(db, 'unit_entry', id, 500)).toBe(1)
  expect(await rows()).toBe(0n)
  await deleteAccountRow(db, id)
})
