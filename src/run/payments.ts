import type { Changes } from '../accounts/changes.ts'
import { openPayments, type Payments, type PaymentsOptions } from '../payments/payments.ts'
import { openStripe, type StripeOptions } from '../payments/stripe.ts'
import type { Config } from '../platform/config.ts'
import { lastComparison } from '../platform/db/billing-comparisons.ts'
import { eventBacklog } from '../platform/db/billing-events.ts'
import { countSubscriptions } from '../platform/db/billing-subscriptions.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Metrics } from '../platform/metrics.ts'

interface PaymentParts {
  readonly config: Pick<Config, 'stripe' | 'graceDays'>
  readonly db: Database
  readonly changes: Changes
  readonly metrics: Metrics
  readonly log: (message: string) => void
  readonly timing?: PaymentTiming | undefined
}

/** How patient the payments are. */
export type PaymentTiming = Pick<StripeOptions, 'timeoutMs' | 'trialAfterMs'> &
  Pick<PaymentsOptions, 'retryMs' | 'sweepMs'>

/** Connects to Stripe where it is configured, and shows its events in the metrics. */
export async function startPayments({
  config,
  db,
  changes,
  metrics,
  log,
  timing = {},
}: PaymentParts): Promise<Payments> {
  const { stripe, graceDays } = config
  const shop = stripe && {
    provider: await openStripe({ ...stripe, ...timing, portalConfiguration: stripe.portal, log }),
    prices: stripe.prices,
  }
  metrics.watchPayments({
    subscriptions: () => countSubscriptions(db),
    backlog: () => eventBacklog(db),
    comparison: () => lastComparison(db),
  })
  return openPayments({ db, changes, shop, graceDays, onEvent: metrics.countStripeEvent, log, ...timing })
}
