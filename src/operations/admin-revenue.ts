import { RevenueAnalyticsResponse, RevenueQuery } from '../contract/admin-revenue.ts'
import { ADMIN } from './access.ts'
import { operation } from './operation.ts'

const REVENUE = `Monthly recurring revenue (MRR) is the price of active and past due subscriptions, without discounts
and taxes. A yearly price adds a twelfth. The sum is rounded down to a minor unit, and the movements so that they add up
to it. A trial counts from its first payment, a cancelled subscription until its end, a past due one until Stripe gives
it up. Plans that the operator gave manually are not revenue.

Changes count at the time when Orrery received them. Sales are payments, with taxes. Those of deleted accounts are kept.
Each front caches an answer for five minutes.`

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
