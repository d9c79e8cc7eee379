import { PLANS, REPORT_CREDIT_PRICE } from '../accounts/billing/plans.ts'
import { CREDITS_MAX } from '../contract/billing.ts'
import { OPEN_PLANS } from '../contract/plan-names.ts'
import { PlanList } from '../contract/plans.ts'
import { PUBLIC } from './access.ts'
import { operation } from './operation.ts'

/** Plans change only with a release. */
const KEEP = 'public, max-age=3600'

/** The plans that are sold. */
export const PLAN_LIST: PlanList = {
  plans: OPEN_PLANS.map((plan) => {
    const { title, monthlyPrice, units, period, ...limits } = PLANS[plan]
    return {
      ...{ plan, title, product_code: 'api', units, period },
      price: { amount: monthlyPrice.amountMinor, currency: monthlyPrice.currency, interval: 'month' },
      requests_per_second: limits.requestsPerSecond,
      report_credits_per_month: limits.reportCreditsPerMonth,
      exports_at_once: limits.exports,
    }
  }),
  report_credit: {
    price: { amount: REPORT_CREDIT_PRICE.amountMinor, currency: REPORT_CREDIT_PRICE.currency },
    most: CREDITS_MAX,
  },
}

/** What callers pay for. */
export const BILLING_OPERATIONS = [
  operation({
    name: 'billing_plans',
    method: 'GET',
    url: '/api/v1/billing/plans',
    tag: 'Billing',
    summary: 'The plans, with their prices and limits',
    description: 'Needs no key. The answer has no personal data, and may be cached for an hour.',
    access: PUBLIC,
    reply: PlanList,
    handle: () => (_, reply) => {
      reply.header('Cache-Control', KEEP)
      return PLAN_LIST
    },
  }),
]
