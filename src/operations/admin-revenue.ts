import { ADMIN } from '../access.ts'
import { RevenueAnalyticsResponse, RevenueQuery } from '../contract/admin-revenue.ts'
import { operation } from '../operation.ts'

const REVENUE = `Monthly recurring revenue (MRR) is what active and past due subscriptions ask for by their price, without discounts and
taxes. A year is twelve months, a month is a twelfth of it; the sum is rounded down to a minor unit, and the movements so that they add up
to it. A trial counts from its first payment, a cancelled subscription until its end, a past due one until Stripe gives it up. A plan
that the operator gave by hand is no revenue.

Changes count at the time when Orrery learned of them. Sales are what was paid, with taxes. Those of deleted accounts
stay. Each front remembers an answer for five minutes.`

/** What the installation earns. */
export const ADMIN_REVENUE_OPERATIONS = [
  operation({
    ...{ method: 'GET', tag: 'Administration', access: ADMIN },
    name: 'admin_revenue_analytics',
    url: '/api/v1/admin/revenue-analytics',
    summary: 'Recurring revenue, its changes, and sales',
    description: REVENUE,
    query: RevenueQuery,
    reply: RevenueAnalyticsResponse,
    handle:
      ({ statistics }) =>
      ({ query }) =>
        statistics.revenue(query.range),
  }),
]
