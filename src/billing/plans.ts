export interface Plan {
  /** Units per period. */
  readonly units: number
  /** Calendar days or months in UTC. */
  readonly period: 'day' | 'month'
  readonly requestsPerSecond: number
  readonly reportCreditsPerMonth: number
  /** Its share of the calculation threads beside other accounts, where all want more than there is. */
  readonly weight: number
  /** Long exports under way at once. */
  readonly exports: number
}

/**
 * The limits of each plan. The first start prints a key with the `operator` plan, whose limits are too high to be reached.
 */
export const PLANS = {
  free: { units: 80, period: 'day', requestsPerSecond: 1, reportCreditsPerMonth: 0, weight: 1, exports: 2 },
  entry: { units: 50_000, period: 'month', requestsPerSecond: 5, reportCreditsPerMonth: 2, weight: 2, exports: 4 },
  high: { units: 500_000, period: 'month', requestsPerSecond: 10, reportCreditsPerMonth: 20, weight: 4, exports: 8 },
  operator: {
    units: 1_000_000_000,
    period: 'month',
    requestsPerSecond: 1_000_000,
    reportCreditsPerMonth: 1_000,
    weight: 4,
    exports: 64,
  },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof PLANS

export const PLAN_NAMES = Object.keys(PLANS) as readonly PlanName[]

export const isPlanName = (name: string): name is PlanName => Object.hasOwn(PLANS, name)
