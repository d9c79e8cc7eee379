import { z } from 'zod'
import { type Database, statement } from './pool.ts'

/** The cause of an entry in the ledger of extra units. */
const UNIT_CAUSES = ['purchase', 'spent', 'returned', 'taken_back', 'given_back', 'adjustment'] as const

/** Postgres counts in 64 bits; balances stay far below 2^53. */
const Whole = z.bigint().transform(Number)

/** The extra units of an account that are left, and the number of entries in its ledger. */
export const BOUGHT = { units_bought: Whole, unit_entries: Whole } as const
const Bought = z.object(BOUGHT)
export type Bought = z.output<typeof Bought>

/** `at` is Unix milliseconds, `balance` what remained after the entry. */
const UnitRow = z.object({
  at: z.number(),
  amount: Whole,
  balance: Whole,
  cause: z.enum(UNIT_CAUSES),
  reference: z.string(),
})
export type UnitEntry = z.output<typeof UnitRow>
export type NewUnitEntry = Pick<UnitEntry, 'amount' | 'cause' | 'reference'>

const Spent = Bought.extend({ reference: z.string() })

const bookOfUnits = statement('unit_book', Bought)
const spend = statement('unit_spend', Spent)
const find = statement('unit_find', Bought)
const listOfUnits = statement('unit_list', UnitRow)

/** Null when the reference was booked for this cause before, or the account is gone. */
export const bookUnitEntry = (
  db: Database,
  accountId: string,
  { amount, cause, reference }: NewUnitEntry,
): Promise<Bought | null> => db.maybeOne(bookOfUnits({ account_id: accountId, amount, cause, reference }))

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
  db.any(listOfUnits({ account_id: accountId, count }))

/** The cause of an entry in the ledger of report credits. */
const CREDIT_CAUSES = [
  'plan_grant',
  'report',
  'report_returned',
  'purchase',
  'taken_back',
  'given_back',
  'adjustment',
] as const

/** `at` is Unix milliseconds. */
const CreditRow = z.object({ at: z.number(), amount: z.int(), cause: z.enum(CREDIT_CAUSES), reference: z.string() })
export type CreditEntry = z.output<typeof CreditRow>

const Balance = z.object({ available: z.int(), granted: z.int() })

const balance = statement('credit_balance', Balance)
const bookOfCredits = statement('credit_book', z.object({ id: z.unknown() }))
const listOfCredits = statement('credit_list', CreditRow)

/** The balance of an account, and the grants of its plan in a month such as `2026-11`. */
export const creditBalance = (db: Database, accountId: string, month: string): Promise<z.output<typeof Balance>> =>
  db.one(balance({ account_id: accountId, month }))

/** False when the same reference was booked for this cause before. */
export const bookCredit = async (
  db: Database,
  accountId: string,
  { amount, cause, reference }: Omit<CreditEntry, 'at'>,
): Promise<boolean> => (await db.maybeOne(bookOfCredits({ account_id: accountId, amount, cause, reference }))) !== null

/** The newest first. */
export const listCredits = (db: Database, accountId: string, count: number): Promise<readonly CreditEntry[]> =>
  db.any(listOfCredits({ account_id: accountId, count }))
