import { PLAN_TITLES, type PlanName } from '../../contract/accounts/plans.ts'

export interface Plan {
  /** Its name for people. */
  readonly title: string
  /** What a month costs; null for a plan that is not sold. */
  readonly monthlyPrice: Money | null
  /** Units per period. */
  readonly units: number
  /** Calendar days or months in UTC. */
  readonly period: 'day' | 'month'
  readonly requestsPerSecond: number
  readonly reportCreditsPerMonth: number
  /** Its share of the calculation threads among accounts, under full load. */
  readonly weight: number
  /** Streams that may be open at a time. */
  readonly exports: number
}

/** An amount of money in the minor units of its currency: 800 and `usd` are eight dollars. */
interface Money {
  readonly amountMinor: number
  /** ISO 4217 in lowercase, as Stripe writes it. */
  readonly currency: 'usd'
}

const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'usd' })

/** What one report costs beyond those of a plan. */
export const REPORT_CREDIT_PRICE = usd(300)

/**
 * The limits and prices of each plan. The first start prints a key with the `operator` plan, whose limits are too high
 * to be reached.
 */
export const PLANS = {
  free: {
    title: PLAN_TITLES.free,
    monthlyPrice: usd(0),
    units: 80,
    period: 'day',
    requestsPerSecond: 1,
    reportCreditsPerMonth: 0,
    weight: 1,
    exports: 2,
  },
  entry: {
    title: PLAN_TITLES.entry,
    monthlyPrice: usd(800),
    units: 50_000,
    period: 'month',
    requestsPerSecond: 5,
    reportCreditsPerMonth: 2,
    weight: 2,
    exports: 4,
  },
  high: {
    title: PLAN_TITLES.high,
    monthlyPrice: usd(4_000),
    units: 500_000,
    period: 'month',
    requestsPerSecond: 10,
    reportCreditsPerMonth: 20,
    weight: 4,
    exports: 8,
  },
  operator: {
    title: PLAN_TITLES.operator,
    monthlyPrice: null,
    units: 1_000_000_000,
    period: 'month',
    requestsPerSecond: 1_000_000,
    reportCreditsPerMonth: 1_000,
    weight: 4,
    exports: 32,
  },
} as const satisfies Record<PlanName, Plan>
