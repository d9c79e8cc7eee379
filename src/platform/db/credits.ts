import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** The cause of an entry in the ledger. */
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
const Entry = z.object({ at: z.number(), amount: z.int(), cause: z.enum(CREDIT_CAUSES), reference: z.string() })
export type CreditEntry = z.output<typeof Entry>

const Balance = z.object({ available: z.int(), granted: z.int() })

const lock = statement('account_lock', z.object({ id: z.uuid() }))
const balance = statement('credit_balance', Balance)
const book = statement('credit_book', z.object({ id: z.unknown() }))
const list = statement('credit_list', Entry)

/** Locks the account for this transaction. False when the account is gone. */
export const lockAccount = async (transaction: Database, accountId: string): Promise<boolean> =>
  (await transaction.maybeOne(lock({ id: accountId }))) !== null

/** The balance of an account, and the grants of its plan in a month such as `2026-11`. */
export const creditBalance = (db: Database, accountId: string, month: string): Promise<z.output<typeof Balance>> =>
  db.one(balance({ account_id: accountId, month }))

/** False when the same reference was booked for this cause before. */
export const bookCredit = async (
  db: Database,
  accountId: string,
  { amount, cause, reference }: Omit<CreditEntry, 'at'>,
): Promise<boolean> => (await db.maybeOne(book({ account_id: accountId, amount, cause, reference }))) !== null

/** The newest first. */
export const listCredits = (db: Database, accountId: string, count: number): Promise<readonly CreditEntry[]> =>
  db.any(list({ account_id: accountId, count }))
