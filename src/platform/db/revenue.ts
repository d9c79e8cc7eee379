import { z } from 'zod'
import { type Database, statement } from './pool.ts'

const Id = z.object({ id: z.unknown() })
const bookChange = statement('mrr_change_book', Id)
const book = statement('sale_book', Id)
const bookBack = statement('sale_book_refund', Id)

/** What the subscriptions of an account pay together in one currency, in minor units per year. */
export interface Paid {
  readonly currency: string
  readonly yearly: number
  /** The largest plan of these. */
  readonly plan: string
}

/**
 * Books what changed in the revenue of an account, which is locked. The same amounts change nothing the second time.
 */
export const bookMrr = async (
  transaction: Database,
  accountId: string,
  amounts: readonly Paid[],
  atMs: number,
): Promise<void> =>
  void (await transaction.any(bookChange({ account_id: accountId, amounts: JSON.stringify(amounts), at_ms: atMs })))

/** An order that was paid. */
export interface Sale {
  readonly accountId: string
  readonly orderId: string
  readonly kind: 'credits' | 'pack'
  readonly amountMinor: number
  readonly currency: string
  readonly atMs: number
}

/** Books an order once. */
export const bookSale = async (
  transaction: Database,
  { accountId, orderId, kind, amountMinor, currency, atMs }: Sale,
): Promise<void> =>
  void (await transaction.maybeOne(
    book({
      account_id: accountId,
      order_id: orderId,
      kind,
      amount_minor: amountMinor,
      currency,
      at_ms: atMs,
    }),
  ))

/** The total money of an order that was returned, as a reading found it. */
export interface MoneyBack extends Omit<Sale, 'kind' | 'amountMinor'> {
  readonly goneMinor: number
  readonly reading: number
}

/** Books returned money that is not booked yet. If it is less than before, money was paid again. */
export const bookMoneyBack = async (
  transaction: Database,
  { accountId, orderId, goneMinor, currency, reading, atMs }: MoneyBack,
): Promise<void> =>
  void (await transaction.maybeOne(
    bookBack({
      account_id: accountId,
      order_id: orderId,
      currency,
      gone_minor: goneMinor,
      reading,
      at_ms: atMs,
    }),
  ))

const Sum = z.object({
  currency: z.string(),
  kind: z.string(),
  /** The first day of the step, as YYYY-MM-DD. Null for what was before the range. */
  date: z.string().nullable(),
  count: z.number(),
  /** Minor units: of a year for changes, else as they were paid. */
  amount: z.number(),
})
export type RevenueSum = z.output<typeof Sum>

const mrrChanges = statement('revenue_mrr_changes', Sum)
const sales = statement('revenue_sales', Sum)

/** Days as YYYY-MM-DD, excluding `until`. */
export interface RevenueDays {
  readonly step: 'day' | 'month'
  readonly from: string
  readonly until: string
}

/** Sums of the changes, including those before the range. */
export const listMrrChanges = (db: Database, { step, from, until }: RevenueDays): Promise<readonly RevenueSum[]> =>
  db.any(mrrChanges({ step, from, until }))

export const listSales = (db: Database, { step, from, until }: RevenueDays): Promise<readonly RevenueSum[]> =>
  db.any(sales({ step, from, until }))
