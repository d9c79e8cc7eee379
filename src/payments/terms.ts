import type { Terms } from './applying.ts'

/** The prices of Stripe. The first of each is sold; the others are those of customers who bought before. */
export interface Prices {
  readonly entry: readonly string[]
  readonly high: readonly string[]
  readonly reportCredit: string
}

const DAY_MS = 86_400_000

export const graceMsOf = (days: number): number => days * DAY_MS

/** What an installation sells, by its configuration. */
export const termsOf = (prices: Prices, graceDays: number): Terms => ({
  graceMs: graceMsOf(graceDays),
  planOf: (priceId) => (['entry', 'high'] as const).find((plan) => prices[plan].includes(priceId)) ?? null,
})
