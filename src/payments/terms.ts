import type { SubscriptionState } from '../contract/accounts/billing.ts'
import { PLAN_NAMES, type PlanName, SOLD_PLANS, type SoldPlan } from '../contract/accounts/plans.ts'

/** The prices at Stripe. The first of each is sold; the others belong to existing customers. */
export interface Prices extends Readonly<Record<SoldPlan, readonly string[]>> {
  readonly reportCredit: string
}

/** What an installation sells, and its grace period. */
export interface Terms {
  readonly graceMs: number
  /** The plan of a Stripe price. Null for a price of something else. */
  planOf(priceId: string): SoldPlan | null
}

/** For a session or order whose amount Stripe omits. */
export const CURRENCY = 'usd'

const DAY_MS = 86_400_000

export const graceMsOf = (days: number): number => days * DAY_MS

/** What an installation sells, by its configuration. */
export const termsOf = (prices: Prices, graceDays: number): Terms => ({
  graceMs: graceMsOf(graceDays),
  planOf: (priceId) => SOLD_PLANS.find((plan) => prices[plan].includes(priceId)) ?? null,
})

/** A subscription as it is stored. Instants are Unix milliseconds. */
export interface StoredSubscription {
  readonly id: string
  /** Null for a price that this installation does not know. */
  readonly plan: PlanName | null
  /** Stripe's own word. */
  readonly status: string
  readonly periodEndsAtMs: number
  readonly cancelAtMs: number | null
  readonly trialEndsAtMs: number | null
  readonly dueSinceMs: number | null
  readonly nextPlan: PlanName | null
  readonly nextPlanAtMs: number | null
}

/**
 * What a caller gets in a state: the units of its plan; those until the grace is over, then `403 Subscription
 * required`; the limits of the free plan; or 403 immediately.
 */
type Gets = 'plan' | 'plan_in_grace' | 'free' | 'nothing'

/** What each state of a subscription gives. */
export const STATES: Readonly<Record<SubscriptionState, Gets>> = {
  trialing: 'plan',
  active: 'plan',
  // It was cancelled, and is paid until the end of its period.
  canceling: 'plan',
  past_due: 'plan_in_grace',
  // Past due for longer than the grace.
  expired: 'nothing',
  unpaid: 'nothing',
  paused: 'free',
  // The first payment has not arrived yet, or never did.
  incomplete: 'free',
  canceled: 'free',
}

/** What an account may do by its subscriptions. */
export interface Entitlement {
  readonly plan: PlanName
  readonly isSubscribed: boolean
  /** Unix milliseconds of the end of a grace. */
  readonly expiresAtMs: number | null
}

/** The subscription that counts, with its state. Null without one for a plan of this service. */
export interface Counting {
  readonly subscription: StoredSubscription & { readonly plan: PlanName }
  readonly state: SubscriptionState
}

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']
const GOING_ON: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
const LIVE: readonly string[] = ['active', 'trialing', 'past_due']
const EARNING: readonly string[] = ['active', 'past_due']

/** Whether a status of Stripe is final: such a subscription is never charged again. */
export const hasEnded = (status: string): boolean => ENDED.includes(status)

/** Whether a subscription with this status of Stripe has begun and can still be paid. */
export const isGoingOn = (status: string): boolean => GOING_ON.includes(status)

/** Whether Stripe charges a subscription with this status. It does not while one is unpaid or paused. */
export const isLive = (status: string): boolean => LIVE.includes(status)

/**
 * Whether a subscription with this status of Stripe counts as revenue. A trial does not. What is past due does until
 * its grace is over.
 */
export const isEarning = (status: string): boolean => EARNING.includes(status)

const AS_THEY_ARE: readonly string[] = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled']
const RANK: readonly Gets[] = ['plan', 'plan_in_grace', 'nothing', 'free']
/** A subscription in one of these states has not begun or has ended. */
const OVER: readonly SubscriptionState[] = ['incomplete', 'canceled']

const rankOf = (state: SubscriptionState): number => (OVER.includes(state) ? RANK.length : RANK.indexOf(STATES[state]))

type Stated = Pick<StoredSubscription, 'status' | 'cancelAtMs' | 'dueSinceMs' | 'periodEndsAtMs'>

/** An unknown status of Stripe counts as `incomplete`: the free plan, until the next event. */
export function stateOf(subscription: Stated, graceMs: number, nowMs: number): SubscriptionState {
  const { status, cancelAtMs } = subscription
  if (status === 'past_due' && nowMs >= graceEndOf(subscription, graceMs)) return 'expired'
  if ((status === 'active' || status === 'trialing') && cancelAtMs !== null) return 'canceling'
  if (status === 'incomplete_expired') return 'canceled'
  return AS_THEY_ARE.includes(status) ? (status as SubscriptionState) : 'incomplete'
}

/** Grace runs from the instant since which a payment is due. A row without that instant uses the end of its period. */
export const graceEndOf = (
  { dueSinceMs, periodEndsAtMs }: Pick<Stated, 'dueSinceMs' | 'periodEndsAtMs'>,
  graceMs: number,
): number => (dueSinceMs ?? periodEndsAtMs) + graceMs

/**
 * The subscription with the best entitlement. Ties go to the larger plan, then to the longer period. A paused subscription
 * comes before one that has ended.
 */
export function countingOf(
  subscriptions: readonly StoredSubscription[],
  graceMs: number,
  nowMs: number,
): Counting | null {
  const [first = null] = subscriptions
    .flatMap((subscription) => {
      const { plan } = subscription
      return plan ? [{ subscription: { ...subscription, plan }, state: stateOf(subscription, graceMs, nowMs) }] : []
    })
    .sort(
      (one, other) =>
        rankOf(one.state) - rankOf(other.state) ||
        PLAN_NAMES.indexOf(other.subscription.plan) - PLAN_NAMES.indexOf(one.subscription.plan) ||
        other.subscription.periodEndsAtMs - one.subscription.periodEndsAtMs,
    )
  return first
}

/** What the subscription that counts gives its account. */
export function entitlementOf({ subscription, state }: Counting, graceMs: number): Entitlement {
  const { plan } = subscription
  switch (STATES[state]) {
    case 'plan':
      return { plan, isSubscribed: true, expiresAtMs: null }
    case 'plan_in_grace':
    case 'nothing':
      return {
        plan,
        isSubscribed: state !== 'unpaid',
        expiresAtMs: state === 'unpaid' ? null : graceEndOf(subscription, graceMs),
      }
    case 'free':
      return { plan: 'free', isSubscribed: true, expiresAtMs: null }
  }
}
