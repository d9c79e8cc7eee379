import { SOLD_PLANS, type SoldPlan } from '../contract/plan-names.ts'

/** The prices at Stripe. The first of each is sold; the others belong to existing customers. */
export interface Prices extends Readonly<Record<SoldPlan, readonly string[]>> {
  readonly reportCredit: string
}

/** What an installation sells, and its grace period. */
export interface Terms {
  readonly graceMs: number
  /** The plan of a Stripe price. Null for a price of something else. */
  planOf(priceId: string): SoldPlan | null
}

/** For a session or order whose amount Stripe omits. */
export const CURRENCY = 'usd'

const DAY_MS = 86_400_000

export const graceMsOf = (days: number): number => days * DAY_MS

/** What an installation sells, by its configuration. */
export const termsOf = (prices: Prices, graceDays: number): Terms => ({
  graceMs: graceMsOf(graceDays),
  planOf: (priceId) => SOLD_PLANS.find((plan) => prices[plan].includes(priceId)) ?? null,
})
