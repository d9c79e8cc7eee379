import { PLANS } from '../accounts/billing/plans.ts'
import { profileOf, type SyncedUser, saveAnswers, saveFeedback, syncAny, syncOwn } from '../accounts/profile.ts'
import {
  AccountProfile,
  FeedbackRequest,
  FeedbackResponse,
  Onboarding,
  OnboardingRequest,
  SyncUserRequest,
  SyncUserResponse,
} from '../contract/accounts/account.ts'
import { TOKEN, TOKEN_OR_SERVER } from './access.ts'
import { feedbackReply, onboardingReply, profileReply } from './account-replies.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

const SYNC = `Call this after a user has signed up or in. It creates the profile or completes it. The request can be
repeated. A bearer token gives access to its own profile only: another \`user_id\` in the body gets 403. A server that
sends the secret of this installation as \`x-sync-secret\` has access to every user of the identity provider. An
installation without a configured secret accepts no secret.`

const own = { tag: 'Account', access: TOKEN } as const

/** The profile of an account, with the remaining units of its plan. */
export async function profileWithUsage(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  account: Parameters<typeof profileOf>[1],
) {
  const [profile, allowance] = await Promise.all([
    profileOf(db, account),
    limits.peek({ accountId: account.id, plan: account.plan, bought: account.bought }),
  ])
  return profileReply(profile, PLANS[account.plan], allowance)
}

/** The profile of an account, its onboarding answers and its feedback. */
export const ACCOUNT_OPERATIONS = [
  operation({
    ...own,
    name: 'account_sync',
    method: 'POST',
    url: '/api/v1/auth/sync',
    summary: 'Creates or completes the profile of a user and returns it',
    description: SYNC,
    access: TOKEN_OR_SERVER,
    refuses: ['other_user', 'account_deleted'],
    body: SyncUserRequest,
    reply: SyncUserResponse,
    handle: async ({ body, account, isServer }, _, { db, limits, identity }) => {
      const user: SyncedUser = { userId: body.user_id, email: body.email ?? null, name: body.name ?? null }
      const synced = isServer ? await syncAny(db, identity.issuer, user) : await syncOwn(db, account!, user)
      return { created: synced.isNew, ...(await profileWithUsage({ db, limits }, synced)) }
    },
  }),
  operation({
    ...own,
    name: 'account_profile',
    method: 'GET',
    url: '/api/v1/auth/me',
    summary: 'The profile of the signed-in user, with the remaining units of the plan',
    description: 'The first call of a new user creates the account. `usage` counts the units of the current period.',
    reply: AccountProfile,
    handle: ({ account }, _, services) => profileWithUsage(services, account),
  }),
  operation({
    ...own,
    name: 'account_onboarding',
    method: 'POST',
    url: '/api/v1/auth/onboarding',
    summary: 'Saves the onboarding answers of an account',
    description:
      'The request can be repeated with some or all answers. An omitted field keeps its value; null removes an answer.',
    body: OnboardingRequest,
    reply: Onboarding,
    handle: async ({ account, body }, _, { db }) => onboardingReply(await saveAnswers(db, account.id, body)),
  }),
  operation({
    ...own,
    name: 'account_feedback_first_success',
    method: 'POST',
    url: '/api/v1/auth/feedback/first-success',
    summary: 'Saves feedback about the first successful request',
    description: 'Each account has one feedback entry. A new one replaces it.',
    body: FeedbackRequest,
    reply: FeedbackResponse,
    handle: async ({ account, body }, _, { db }) =>
      feedbackReply(
        await saveFeedback(db, account.id, {
          rating: body.rating,
          comment: body.comment || null,
          endpoint: body.endpoint ?? null,
          minutes_to_first_success: body.minutes_to_first_success ?? null,
        }),
      ),
  }),
]
