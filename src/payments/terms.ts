import { SOLD_PLANS, type SoldPlan } from '../contract/plan-names.ts'

/** The prices of Stripe. The first of each is sold; the others are those of customers who bought before. */
export interface Prices extends Readonly<Record<SoldPlan, readonly string[]>> {
  readonly reportCredit: string
}

/** What an installation sells, and how patient it is. */
export interface Terms {
  readonly graceMs: number
  /** The plan of a price of Stripe. Null for a price of something else. */
  planOf(priceId: string): SoldPlan | null
}

/** Of a session or order whose amount Stripe leaves out. */
export const CURRENCY = 'usd'

const DAY_MS = 86_400_000

export const graceMsOf = (days: number): number => days * DAY_MS

/** What an installation sells, by its configuration. */
export const termsOf = (prices: Prices, graceDays: number): Terms => ({
  graceMs: graceMsOf(graceDays),
  planOf: (priceId) => SOLD_PLANS.find((plan) => prices[plan].includes(priceId)) ?? null,
})
