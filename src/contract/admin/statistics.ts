import { z } from 'zod'

const DAYS_MAX = 400

const Count = z.int().min(0)
const Day = z.iso.date()
const Instant = z.iso.datetime({ precision: 3 })
const Ms = z.number().min(0).nullable()

const days = z.int().min(1).max(DAYS_MAX).default(30).describe('The last days in UTC, including today.')

export const DaysQuery = z.strictObject({ days })
export const RequestsPerDayQuery = z.strictObject({
  endpoint: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'An operationId or a path of this document, such as `natal_chart` or `/api/v1/natal/calculate`. By default all operations together.',
    ),
  days,
})

export type RequestsPerDayQuery = z.output<typeof RequestsPerDayQuery>

const RequestPerDay = z.object({ date: Day.describe('A day in UTC.'), count: Count }).meta({ id: 'RequestPerDay' })
export const RequestsPerDay = z
  .array(RequestPerDay)
  .describe('Oldest day first. Days without any are included, with 0.')
export type RequestsPerDay = z.output<typeof RequestsPerDay>

const Requests = z.object({ requests: Count, units: Count, client_errors: Count, server_errors: Count })

export const GlobalStats = z
  .object({
    at: Instant.describe('When the numbers were calculated.'),
    users: z.object({
      total: Count.describe('Accounts, including those made with `npm run key`.'),
      new_today: Count.describe('People who signed up on this day in UTC.'),
      active_1d: Count.describe('Accounts with a request in the last 24 hours.'),
      active_7d: Count,
      active_30d: Count,
      by_plan: z.array(z.object({ plan: z.string(), users: Count })),
    }),
    requests: z
      .object({ today: Requests, last_7_days: Requests, last_30_days: Requests })
      .describe(
        'Days in UTC, including today. `client_errors` have a status from 400 to 499, `server_errors` 500 or above.',
      ),
    operations: z
      .object({
        most_requests: z.array(z.object({ operation: z.string(), requests: Count })),
        slowest: z
          .array(z.object({ operation: z.string(), requests: Count, p50_ms: Ms, p95_ms: Ms }))
          .describe(
            'Sorted by `p95_ms`. Percentiles are accurate to 10 %. Requests refused because of the caller are left out.',
          ),
        most_server_errors: z.array(z.object({ operation: z.string(), server_errors: Count, requests: Count })),
      })
      .describe('At most ten each, from the last 7 days.'),
    assistants: z.object({
      accounts: Count.describe('Accounts that have granted an assistant access.'),
      programs: Count.describe('Grants of these accounts.'),
      calls_7d: Count.describe('MCP tool calls in the last 7 days.'),
    }),
    reports: z
      .object({ queued: Count, processing: Count, completed: Count, failed: Count })
      .describe('Reports that are kept.'),
  })
  .meta({ id: 'GlobalStats' })
export type GlobalStats = z.output<typeof GlobalStats>

const VedicCounts = {
  sessions: Count.describe('The calls of one program for one account within one clock hour are a session.'),
  calls: Count,
  users: Count.describe('Accounts with a call.'),
  errors: Count.describe('Calls with status 400 or above.'),
  p50_ms: Ms,
  p95_ms: Ms,
}

export const VedicChatMetricsResponse = z
  .object({
    days: z.array(z.object({ date: Day, ...VedicCounts })).describe('Oldest first, including days without calls.'),
    totals: z.object(VedicCounts),
  })
  .meta({ id: 'VedicChatMetricsResponse' })
export type VedicChatMetricsResponse = z.output<typeof VedicChatMetricsResponse>

export const REVENUE_RANGES = ['7d', '30d', '90d', '12m'] as const
export type RevenueRange = (typeof REVENUE_RANGES)[number]

const Minor = z.int()

export const RevenueQuery = z.strictObject({
  range: z
    .enum(REVENUE_RANGES)
    .default('7d')
    .describe('The last days in UTC, including today; or the last twelve months, including this one.'),
})

export const RevenuePageQuery = z.strictObject({
  range: z.enum(REVENUE_RANGES).default('30d').describe('As of the operation of the API.'),
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
