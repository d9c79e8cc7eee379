import { z } from 'zod'

/**
 * The billing plans by their names, with their titles for people, from the smallest to the largest. All else about a plan is keyed
 * by these names, so that the compiler names what another plan lacks.
 */
export const PLAN_TITLES = { free: 'Free', entry: 'Entry', high: 'High', operator: 'Operator' } as const

export type PlanName = keyof typeof PLAN_TITLES

export const PLAN_NAMES = Object.keys(PLAN_TITLES) as [PlanName, ...PlanName[]]

/** The plans that are bought, each at a price of Stripe. */
export const SOLD_PLANS = ['entry', 'high'] as const satisfies readonly PlanName[]
export type SoldPlan = (typeof SOLD_PLANS)[number]

/** The plans that everybody may have. */
export const OPEN_PLANS = ['free', ...SOLD_PLANS] as const

export const isPlanName = (name: string): name is PlanName => Object.hasOwn(PLAN_TITLES, name)

const price = {
  amount: z.int().min(0).describe('In the minor units of the currency: 800 with usd is USD 8.00.'),
  currency: z.literal('usd').describe('ISO 4217, in lowercase.'),
}

const SubscriptionPlan = z
  .object({
    plan: z.enum(OPEN_PLANS),
    title: z.string(),
    product_code: z.literal('api').describe('The product that the plan belongs to.'),
    price: z.object({ ...price, interval: z.literal('month') }),
    units: z.int().describe('Units that requests may use in a period. A natal chart costs one.'),
    period: z.enum(['day', 'month']).describe('Calendar days or months in UTC.'),
    requests_per_second: z.int(),
    report_credits_per_month: z.int().describe('PDF reports that are included. Unused ones are kept.'),
    exports_at_once: z.int().describe('Streams that may be open at a time.'),
  })
  .meta({ id: 'SubscriptionPlan' })

export const PlanList = z
  .object({
    plans: z.array(SubscriptionPlan).describe('Cheapest first.'),
    report_credit: z
      .object({ price: z.object(price), most: z.int().describe('Credits in one checkout.') })
      .describe('One PDF report in addition to those of a plan.'),
  })
  .meta({ id: 'PlanList' })
export type PlanList = z.output<typeof PlanList>
