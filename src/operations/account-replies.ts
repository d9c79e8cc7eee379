import type { Account } from '../accounts/account.ts'
import type { Plan } from '../accounts/billing/plans.ts'
import type { Onboarded, Profile } from '../accounts/profile.ts'
import type { AccountProfile, FeedbackResponse, Onboarding } from '../contract/accounts/account.ts'
import type {
  BilledSubscription,
  CheckoutSession,
  CheckoutStatusResponse,
  Purchase,
} from '../contract/accounts/billing.ts'
import type { ReportBrandingResponse } from '../contract/accounts/settings.ts'
import type { Allowance } from '../http/limits/plans/store.ts'
import type { Subscribed } from '../payments/payments.ts'
import type { Session } from '../payments/provider.ts'
import type { SavedFeedback } from '../platform/db/accounts.ts'
import type { Order } from '../platform/db/billing-orders.ts'
import type { Branding } from '../platform/db/reports.ts'
import { instant, instantOrNull } from '../platform/instant.ts'

/** The units that an account has used in the period of its plan, and those that remain. */
export const usageReply = (
  { period }: Pick<Plan, 'period'>,
  { limit, remaining, resetAtMs }: Allowance,
): AccountProfile['usage'] => ({
  period,
  limit,
  used: limit - remaining,
  remaining,
  resets_at: instant(resetAtMs),
})

/** The status of an account. The requests of an inactive one are answered with 403. */
export const accountStatus = (subscribed: boolean): AccountProfile['status'] => (subscribed ? 'active' : 'inactive')

/** A profile for its owner, with the remaining units of the plan. */
export const profileReply = (
  { account, extras }: Profile,
  plan: Pick<Plan, 'period'>,
  allowance: Allowance,
): AccountProfile => ({
  ...accountReply(account),
  onboarding:
    extras.answers && onboardingReply({ answers: extras.answers, updatedAtMs: extras.onboarding_updated_at! }),
  usage: usageReply(plan, allowance),
  live_keys: extras.live_keys,
  report_branding: extras.has_branding,
})

const accountReply = ({ id, subject, email, emailVerified, name, plan, subscribed, createdAtMs }: Account) => ({
  id,
  user_id: subject,
  email,
  email_verified: emailVerified,
  name,
  plan,
  status: accountStatus(subscribed),
  created_at: instant(createdAtMs),
})

const UNANSWERED = {
  full_name: null,
  company: null,
  role: null,
  use_case: null,
  expected_volume: null,
  referral_source: null,
  marketing_consent: null,
} as const

/** Every onboarding answer; null without one. */
export const onboardingReply = ({ answers, updatedAtMs }: Onboarded): Onboarding => ({
  ...UNANSWERED,
  ...(answers as Partial<Onboarding>),
  updated_at: instant(updatedAtMs),
})

export const feedbackReply = ({ updated_at, ...feedback }: SavedFeedback): FeedbackResponse => ({
  ...feedback,
  updated_at: instant(updated_at),
})

const ABSENT: ReportBrandingResponse = {
  present: false,
  width: null,
  height: null,
  bytes: null,
  content_type: null,
  sha256: null,
  footer_label: null,
  updated_at: null,
}

export const brandingReply = (branding: Branding | null): ReportBrandingResponse =>
  branding
    ? {
        // The members have the same order with and without an image.
        ...ABSENT,
        ...branding,
        present: true,
        content_type: 'image/png',
        sha256: branding.sha256.toString('hex'),
        updated_at: instant(branding.updated_at),
      }
    : ABSENT

type PaidPlan = BilledSubscription['plan']

const paidPlan = (plan: string | null) => plan as PaidPlan | null

/** A subscription for its owner. */
export function subscriptionReply(subscribed: Subscribed | null): BilledSubscription | null {
  if (!subscribed) return null
  const { subscription, state, graceEndsAtMs } = subscribed
  const { plan, periodEndsAtMs, cancelAtMs, trialEndsAtMs, nextPlan, nextPlanAtMs } = subscription
  return {
    state,
    plan: plan as PaidPlan,
    renews_at: state === 'active' || state === 'trialing' ? instant(periodEndsAtMs) : null,
    ends_at: state === 'canceling' ? instantOrNull(cancelAtMs) : null,
    grace_ends_at: instantOrNull(graceEndsAtMs),
    trial_ends_at: state === 'trialing' ? instantOrNull(trialEndsAtMs) : null,
    next_plan: paidPlan(nextPlan),
    next_plan_at: instantOrNull(nextPlanAtMs),
  }
}

/** An order is opened with its session, so a customer sees none that is being made. */
const statusOf = ({ status }: Order) => (status === 'creating' ? ('open' as const) : status)

export const purchaseReply = (order: Order): Purchase => ({
  ...orderedReply(order),
  status: statusOf(order),
  amount: order.amount_minor,
  currency: order.currency,
  at: instant(order.created_at),
  taken_back: order.taken_back,
  owed: order.owed,
})

export const orderReply = (order: Order): CheckoutStatusResponse => ({
  session_id: order.session_id!,
  ...orderedReply(order),
  status: statusOf(order),
  paid: order.is_booked,
  applied: order.is_booked,
})

/** A session that was just opened. Its customer can still pay. */
export const checkoutReply = ({ id, url, expiresAtMs }: Session, ordered: Ordered): CheckoutSession => ({
  session_id: id,
  url: url!,
  expires_at: instant(expiresAtMs),
  ...orderedReply(ordered),
})

type Ordered = Pick<Order, 'kind' | 'plan' | 'quantity'>

const orderedReply = ({ kind, plan, quantity }: Ordered) => ({
  kind,
  quantity,
  plan: paidPlan(plan),
})
