import { z } from 'zod'

export const REVENUE_RANGES = ['7d', '30d', '90d', '12m'] as const
export type RevenueRange = (typeof REVENUE_RANGES)[number]

const Count = z.int().min(0)
const Minor = z.int()
const Day = z.iso.date()

export const RevenueQuery = z.strictObject({
  range: z
    .enum(REVENUE_RANGES)
    .default('7d')
    .describe('The last days in UTC, including today; or the last twelve months, including this one.'),
})

/** Why the monthly revenue changes. */
export const MRR_KINDS = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const
/** One-time payments and refunds. */
export const SALE_KINDS = ['credits', 'pack', 'refund'] as const

const Movement = z.object({ amount: Minor, count: Count })

const movements = {
  new: Movement.describe('First subscriptions.'),
  reactivation: Movement.describe('Subscriptions of people who had an earlier one in this currency.'),
  expansion: Movement.describe('Larger plans.'),
  contraction: Movement.describe('Smaller plans, as a negative amount.'),
  churn: Movement.describe('Subscriptions that ended, as a negative amount.'),
} satisfies Record<(typeof MRR_KINDS)[number], z.ZodType>

const sales = {
  credits: Movement.describe('Report credits that were paid.'),
  pack: Movement.describe('Unit packs that were paid.'),
  refund: Movement.describe(
    'Money for credits and packs that was returned because of a refund or a lost dispute, as a negative amount. A failed refund counts as positive.',
  ),
} satisfies Record<(typeof SALE_KINDS)[number], z.ZodType>

const CurrencyRevenue = z.object({
  currency: z.string().describe('ISO 4217, in lowercase.'),
  mrr: z.object({ start: Minor, end: Minor }).describe('Monthly recurring revenue before the range, and at its end.'),
  subscribers: z.object({ start: Count, end: Count }).describe('Accounts that pay for a subscription.'),
  churn_rate: z
    .number()
    .min(0)
    .nullable()
    .describe(
      '`churn.count` divided by the subscribers at the start. Null if there were none. Above 1 if newer ones left too.',
    ),
  movements: z.object(movements).describe('Their amounts add up to the difference between `mrr.end` and `mrr.start`.'),
  sales: z.object(sales),
  series: z
    .array(
      z.object({
        date: Day.describe('A day in UTC, or the first of a month.'),
        mrr: Minor.describe('At the end of the day or month.'),
        subscribers: Count,
        movements: z.object(movements),
        sales: z.object(sales),
      }),
    )
    .describe('Oldest first, including days and months without a change.'),
})
export type CurrencyRevenue = z.output<typeof CurrencyRevenue>

export const RevenueAnalyticsResponse = z
  .object({
    range: z.enum(REVENUE_RANGES),
    from: Day,
    to: Day,
    step: z.enum(['day', 'month']).describe('The interval of the series.'),
    currencies: z
      .array(CurrencyRevenue)
      .describe('Sorted by currency code. Nothing is converted. Amounts are in minor units, such as cents.'),
  })
  .meta({ id: 'RevenueAnalyticsResponse' })
export type RevenueAnalyticsResponse = z.output<typeof RevenueAnalyticsResponse>
