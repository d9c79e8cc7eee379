import type { Account } from '../../accounts/account.ts'
import type { Plan } from '../../accounts/billing/plans.ts'
import type { Onboarded } from '../../accounts/onboarding.ts'
import type { Profile } from '../../accounts/profile.ts'
import type { AccountProfile, FeedbackResponse, Onboarding } from '../../contract/account.ts'
import type { Allowance } from '../../http/limits/store.ts'
import type { SavedFeedback } from '../../platform/db/profiles.ts'
import { instant } from '../instant.ts'
import { accountStatus, usageReply } from './usage.ts'

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
