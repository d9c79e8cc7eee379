import { PLAN_NAMES, type PlanName } from '../contract/plan-names.ts'
import type { Paid } from '../platform/db/revenue.ts'
import type { Subscription } from './provider.ts'
import { isEarning, stateOf } from './states.ts'
import type { Terms } from './terms.ts'

/**
 * What the subscriptions of an account pay together, by currency. Those that earn nothing are left out: also one whose trial
 * has ended without a payment, and one past due for longer than the grace, which Stripe may leave so for ever.
 */
export function paidBy(
  subscriptions: readonly Subscription[],
  planOf: (subscription: Subscription) => PlanName | null,
  { graceMs, nowMs }: Pick<Terms, 'graceMs'> & { readonly nowMs: number },
): readonly Paid[] {
  const earning = subscriptions.flatMap((subscription) => {
    const { status, yearlyMinor, currency, isFirstDue } = subscription
    const plan = planOf(subscription)
    if (!plan || !isEarning(status) || isFirstDue || yearlyMinor === 0) return []
    if (stateOf(subscription, graceMs, nowMs) === 'expired') return []
    return [{ plan, yearlyMinor, currency }]
  })
  return [...Map.groupBy(earning, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    yearly: those.reduce((sum, { yearlyMinor }) => sum + yearlyMinor, 0),
    plan: those.map(({ plan }) => plan).sort((one, other) => rank(other) - rank(one))[0]!,
  }))
}

const rank = (plan: PlanName): number => PLAN_NAMES.indexOf(plan)
