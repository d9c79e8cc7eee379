import { z } from 'zod'
import { EMAIL, line, lines } from '../text.ts'
import { PLAN_NAMES } from './plans.ts'

const NAME_MAX = 200
const USER_ID_MAX = 255
const EMAIL_MAX = 320
const ENDPOINT_MAX = 200
const COMMENT_MAX = 2_000
/** A year. */
const MINUTES_MAX = 525_600

export const SyncUserRequest = z
  .strictObject({
    user_id: line(USER_ID_MAX).describe(
      'The id of the user at the identity provider: the `sub` of the access tokens. A request with a token must give the `sub` of that token.',
    ),
    email: z
      .email({ pattern: EMAIL })
      .max(EMAIL_MAX)
      .nullish()
      .describe(
        'Trusted from a server that knows the secret. With an access token, the address in the token is used; this one is stored, as unverified, only if the token has none.',
      ),
    name: line(NAME_MAX).nullish().describe('Replaces the name in the profile.'),
  })
  .meta({
    id: 'SyncUserRequest',
    examples: [{ user_id: 'GGLpCyp1NqFQ3qQ2YJGZ1rKZqe3lQLmO', email: 'ada@example.com', name: 'Ada Lovelace' }],
  })
export type SyncUserRequest = z.output<typeof SyncUserRequest>

export const ROLES = [
  'developer',
  'founder',
  'product',
  'astrologer',
  'designer',
  'researcher',
  'student',
  'other',
] as const
export const USE_CASES = [
  'app',
  'website',
  'agent',
  'reports',
  'client_practice',
  'content',
  'research',
  'personal',
  'other',
] as const
export const VOLUMES = ['under_1000', 'under_10000', 'under_100000', 'under_1000000', 'more', 'unknown'] as const
const REFERRALS = [
  'search',
  'ai_assistant',
  'code_host',
  'recommendation',
  'social_media',
  'article',
  'video',
  'other',
] as const

const ANSWERS = {
  full_name: line(NAME_MAX).nullish(),
  company: line(NAME_MAX).nullish(),
  role: z.enum(ROLES).nullish(),
  use_case: z.enum(USE_CASES).nullish(),
  expected_volume: z.enum(VOLUMES).nullish().describe('Expected requests per month.'),
  referral_source: z.enum(REFERRALS).nullish().describe('How the user found the service.'),
  marketing_consent: z.boolean().nullish().describe('Whether the service may send news.'),
}

export const OnboardingRequest = z
  .strictObject(ANSWERS)
  .refine((answers) => Object.values(answers).some((answer) => answer !== undefined), {
    message: `Expected at least one of: ${Object.keys(ANSWERS).join(', ')}`,
    params: { type: 'missing' },
  })
  .meta({
    id: 'OnboardingRequest',
    description: 'At least one answer. An omitted answer keeps its value; null removes it.',
    examples: [{ full_name: 'Ada Lovelace', role: 'developer', use_case: 'app', expected_volume: 'under_10000' }],
  })
export type OnboardingRequest = z.output<typeof OnboardingRequest>

export const Onboarding = z
  .object({
    full_name: z.string().nullable(),
    company: z.string().nullable(),
    role: z.enum(ROLES).nullable(),
    use_case: z.enum(USE_CASES).nullable(),
    expected_volume: z.enum(VOLUMES).nullable(),
    referral_source: z.enum(REFERRALS).nullable(),
    marketing_consent: z.boolean().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Onboarding' })
export type Onboarding = z.output<typeof Onboarding>

const PROFILE = {
  id: z.uuid().describe('The account.'),
  user_id: z.string().describe('The id of the user at the identity provider: the `sub` of the access tokens.'),
  email: z.string().nullable().describe('Null if the identity provider gave none.'),
  email_verified: z.boolean().describe('Whether the identity provider has confirmed the address.'),
  name: z.string().describe('If no name is known: the e-mail address, otherwise the user_id.'),
  plan: z.enum(PLAN_NAMES).describe('The plan sets the limits: see X-RateLimit-Limit and `usage`.'),
  status: z
    .enum(['active', 'inactive'])
    .describe('inactive when the subscription has ended: requests with API keys then get 403.'),
  created_at: z.iso.datetime(),
  onboarding: Onboarding.nullable().describe('The answers saved by POST /api/v1/auth/onboarding.'),
  usage: z
    .object({
      period: z.enum(['day', 'month']).describe('Calendar days or months in UTC.'),
      limit: z.int().describe('Units of the plan in its period, and extra units that are left.'),
      used: z.int().describe('Units of the plan.'),
      remaining: z.int().describe('Units of the plan and extra units.'),
      resets_at: z.iso.datetime(),
    })
    .describe('Units used in the current period.'),
  live_keys: z.int().describe('API keys that are neither revoked nor expired.'),
  report_branding: z.boolean().describe('Whether the account has a branding image for the footer of PDF reports.'),
}

export const AccountProfile = z.object(PROFILE).meta({
  id: 'AccountProfile',
  examples: [
    {
      id: '6cd57713-e70a-4afe-a3a5-1f746ccfdec4',
      user_id: 'GGLpCyp1NqFQ3qQ2YJGZ1rKZqe3lQLmO',
      email: 'ada@example.com',
      email_verified: true,
      name: 'Ada Lovelace',
      plan: 'free',
      status: 'active',
      created_at: '2026-11-21T14:00:32.779Z',
      onboarding: null,
      usage: { period: 'day', limit: 80, used: 2, remaining: 78, resets_at: '2026-11-22T00:00:00.000Z' },
      live_keys: 1,
      report_branding: false,
    },
  ],
})
export type AccountProfile = z.output<typeof AccountProfile>

export const SyncUserResponse = z
  .object({ created: z.boolean().describe('Whether this request created the profile.'), ...PROFILE })
  .meta({ id: 'SyncUserResponse' })
export type SyncUserResponse = z.output<typeof SyncUserResponse>

export const FeedbackRequest = z
  .strictObject({
    rating: z.int().min(1).max(5).describe('1 is worst, 5 is best.'),
    comment: lines(COMMENT_MAX).nullish(),
    endpoint: line(ENDPOINT_MAX)
      .regex(/^\/[^\s?#]*$/, 'Expected a path that begins with / and has no query')
      .nullish()
      .describe('Path of the first successful request, such as `/api/v1/natal/calculate`.'),
    minutes_to_first_success: z
      .number()
      .min(0)
      .max(MINUTES_MAX)
      .nullish()
      .describe('Time from the sign-up to the first success.'),
  })
  .meta({
    id: 'FeedbackRequest',
    examples: [{ rating: 5, comment: 'A chart in three minutes', endpoint: '/api/v1/natal/calculate' }],
  })
export type FeedbackRequest = z.output<typeof FeedbackRequest>

export const FeedbackResponse = z
  .object({
    rating: z.int(),
    comment: z.string().nullable(),
    endpoint: z.string().nullable(),
    minutes_to_first_success: z.number().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'FeedbackResponse' })
export type FeedbackResponse = z.output<typeof FeedbackResponse>
