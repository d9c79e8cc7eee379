import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** The cause of an entry in the ledger of extra units. */
const CAUSES = ['purchase', 'spent', 'returned', 'taken_back', 'given_back', 'adjustment'] as const

/** Postgres counts in 64 bits; balances stay far below 2^53. */
const Whole = z.bigint().transform(Number)

/** The extra units of an account that are left, and the number of entries in its ledger. */
export const BOUGHT = { units_bought: Whole, unit_entries: Whole } as const
const Bought = z.object(BOUGHT)
export type Bought = z.output<typeof Bought>

/** `at` is Unix milliseconds, `balance` what remained after the entry. */
const Entry = z.object({
  at: z.number(),
  amount: Whole,
  balance: Whole,
  cause: z.enum(CAUSES),
  reference: z.string(),
})
export type UnitEntry = z.output<typeof Entry>
export type NewUnitEntry = Pick<UnitEntry, 'amount' | 'cause' | 'reference'>

const Spent = Bought.extend({ reference: z.string() })

const book = statement('unit_book', Bought)
const spend = statement('unit_spend', Spent)
const find = statement('unit_find', Bought)
const list = statement('unit_list', Entry)

/** Null when the reference was booked for this cause before, or the account is gone. */
export const bookUnitEntry = (
  db: Database,
  accountId: string,
  { amount, cause, reference }: NewUnitEntry,
): Promise<Bought | null> => db.maybeOne(book({ account_id: accountId, amount, cause, reference }))

/** The reference of the new entry. Null when there are too few units. */
export const spendStoredUnits = (
  db: Database,
  accountId: string,
  units: number,
): Promise<z.output<typeof Spent> | null> => db.maybeOne(spend({ account_id: accountId, units }))

/** Null when there is no such account. */
export const findBought = (db: Database, accountId: string): Promise<Bought | null> =>
  db.maybeOne(find({ account_id: accountId }))

/** The newest first. */
export const listUnitEntries = (db: Database, accountId: string, count: number): Promise<readonly UnitEntry[]> =>
  db.any(list({ account_id: accountId, count }))
