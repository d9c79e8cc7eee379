import { saveFeedback } from '../accounts/feedback.ts'
import { saveAnswers } from '../accounts/onboarding.ts'
import { profileOf, type SyncedUser, syncAny, syncOwn } from '../accounts/profile.ts'
import { PLANS } from '../billing/plans.ts'
import {
  AccountProfile,
  FeedbackRequest,
  FeedbackResponse,
  Onboarding,
  OnboardingRequest,
  SyncUserRequest,
  SyncUserResponse,
} from '../contract/account.ts'
import type { Database } from '../db/pool.ts'
import type { Limits } from '../limits/limits.ts'
import { operation } from '../operation.ts'
import { feedbackReply, onboardingReply, profileReply } from '../wire/account/profile.ts'

export interface AccountParts {
  readonly db: Database
  readonly limits: Pick<Limits, 'peek'>
  /** Whose users a server that knows the secret may sync. */
  readonly issuer: string
}

const SYNC = `For a client or a server that has just signed a user up or in: makes the profile when there is none, completes it
otherwise, and can be repeated. Although the user is named in the body, a bearer token reaches its own profile only: with
another \`user_id\` the answer is 403. A server that knows the secret of this installation sends it as \`x-sync-secret\` and
reaches any user of the identity provider. Where no secret is configured none is accepted.`

/** What an account knows and tells of itself. */
export function accountOperations({ db, limits, issuer }: AccountParts) {
  const shared = { tag: 'Account', cost: 0, tool: false } as const
  const own = { ...shared, access: 'account' } as const

  const reply = async (account: Parameters<typeof profileOf>[1]) => {
    const [profile, allowance] = await Promise.all([
      profileOf(db, account),
      limits.peek({ accountId: account.id, plan: account.plan }),
    ])
    return profileReply(profile, PLANS[account.plan], allowance)
  }
  return [
    operation({
      ...shared,
      name: 'account_sync',
      method: 'POST',
      url: '/api/v1/auth/sync',
      summary: 'Makes sure that a user has a profile, and answers it',
      description: SYNC,
      access: 'account_or_server',
      refuses: ['other_user', 'account_deleted'],
      body: SyncUserRequest,
      reply: SyncUserResponse,
      async handle({ body, account, isServer }) {
        const user: SyncedUser = { userId: body.user_id, email: body.email ?? null, name: body.name ?? null }
        const synced = isServer ? await syncAny(db, issuer, user) : await syncOwn(db, account!, user)
        return { created: synced.isNew, ...(await reply(synced)) }
      },
    }),
    operation({
      ...own,
      name: 'account_profile',
      method: 'GET',
      url: '/api/v1/auth/me',
      summary: 'The profile of whoever is signed in, with what is left of its plan',
      reply: AccountProfile,
      handle: ({ account }) => reply(account!),
    }),
    operation({
      ...own,
      name: 'account_onboarding',
      method: 'POST',
      url: '/api/v1/auth/onboarding',
      summary: 'Saves what the owner of an account says of the work at hand',
      description: 'Can be sent again, whole or in part: what is left out stays, and null takes an answer back.',
      body: OnboardingRequest,
      reply: Onboarding,
      handle: async ({ account, body }) => onboardingReply(await saveAnswers(db, account!.id, body)),
    }),
    operation({
      ...own,
      name: 'account_feedback_first_success',
      method: 'POST',
      url: '/api/v1/auth/feedback/first-success',
      summary: 'Saves how the way to the first successful request was',
      description: 'One for each account: another one replaces it.',
      body: FeedbackRequest,
      reply: FeedbackResponse,
      handle: async ({ account, body }) =>
        feedbackReply(
          await saveFeedback(db, account!.id, {
            rating: body.rating,
            comment: body.comment || null,
            endpoint: body.endpoint ?? null,
            minutes_to_first_success: body.minutes_to_first_success ?? null,
          }),
        ),
    }),
  ]
}
