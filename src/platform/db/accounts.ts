import { z } from 'zod'
import { BOUGHT } from './ledgers.ts'
import { type Database, statement } from './pool.ts'

/** An account that belongs to an identity. Times are Unix milliseconds. */
const IdentityAccount = z.object({
  id: z.uuid(),
  plan: z.string(),
  ...BOUGHT,
  subscribed: z.boolean(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  created_at: z.number(),
  tokens_valid_after: z.number().nullable(),
  /** True if this statement created the row. */
  created: z.boolean(),
})
export type IdentityAccount = z.output<typeof IdentityAccount>

export interface NewIdentityAccount {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string
  readonly plan: string
  readonly identityHash: Buffer
}

const insert = statement('account_insert', z.object({ id: z.uuid() }))
const findByIdentity = statement('account_find_by_identity', IdentityAccount)
const ensure = statement('account_ensure', IdentityAccount)
const Completed = IdentityAccount.pick({ name: true, email: true, email_verified: true })
const complete = statement('account_complete', Completed)

const AccountMatch = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable(), plan: z.string() })
export type AccountMatch = z.output<typeof AccountMatch>
const search = statement('account_search', AccountMatch)
const exists = statement('account_exists', z.object({ id: z.uuid() }))
const lock = statement('account_lock', z.object({ id: z.uuid() }))
const setPlan = statement('account_set_plan', z.object({ plan: z.string() }))

/** Creates an account and returns its id. */
export const insertAccount = async (db: Database, account: { name: string; plan: string }): Promise<string> =>
  (await db.one(insert(account))).id

export const findAccountByIdentity = (
  db: Database,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<IdentityAccount | null> => db.maybeOne(findByIdentity({ issuer, subject }))

/** Null when the account of this identity was deleted. */
export const ensureAccount = (
  db: Database,
  { issuer, subject, email, emailVerified, name, plan, identityHash }: NewIdentityAccount,
): Promise<IdentityAccount | null> =>
  db.maybeOne(
    ensure({ issuer, subject, email, name, plan, email_verified: emailVerified, identity_hash: identityHash }),
  )

/** Replaces the name if one is given. Sets the address only if there is none. Null when there is no such account. */
export const completeAccount = (
  db: Database,
  { accountId, name, email }: { accountId: string; name: string | null; email: string | null },
): Promise<z.output<typeof Completed> | null> => db.maybeOne(complete({ account_id: accountId, name, email }))

/** The accounts with an id or an e-mail address, at most 20. */
export const searchAccounts = (db: Database, text: string): Promise<readonly AccountMatch[]> => db.any(search({ text }))

/** Returns the previous plan. Null when there is no such account. */
export const setStoredPlan = async (
  db: Database,
  { accountId, plan }: { accountId: string; plan: string },
): Promise<string | null> => (await db.maybeOne(setPlan({ id: accountId, plan })))?.plan ?? null

/** Locks the account for this transaction. False when the account is gone. */
export const lockAccount = async (transaction: Database, accountId: string): Promise<boolean> =>
  (await transaction.maybeOne(lock({ id: accountId }))) !== null

/** False for an account that is deleted, or is being deleted. */
export const accountExists = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(exists({ id }))) !== null

/** Answers by their names on the wire. The contract defines the names and values. */
const Answers = z.record(z.string(), z.union([z.string(), z.boolean()]))
export type Answers = z.output<typeof Answers>

const Extras = z.object({
  live_keys: z.number(),
  has_branding: z.boolean(),
  answers: Answers.nullable(),
  onboarding_updated_at: z.number().nullable(),
})
export type Extras = z.output<typeof Extras>

const Onboarded = z.object({ answers: Answers, updated_at: z.number() })
export type Onboarded = z.output<typeof Onboarded>

const Feedback = z.object({
  rating: z.number(),
  comment: z.string().nullable(),
  endpoint: z.string().nullable(),
  minutes_to_first_success: z.number().nullable(),
})
const SavedFeedback = Feedback.extend({ updated_at: z.number() })
export type SavedFeedback = z.output<typeof SavedFeedback>

const Notifications = z.object({
  product_updates: z.boolean(),
  usage_alerts: z.boolean(),
  billing_notices: z.boolean(),
  report_ready: z.boolean(),
  security_alerts: z.boolean(),
})
export type Notifications = z.output<typeof Notifications>

const findExtrasOf = statement('profile_find_extras', Extras)
const mergeOnboarding = statement('onboarding_merge', Onboarded)
const upsertFeedback = statement('first_success_feedback_upsert', SavedFeedback)
const findSettings = statement('notification_settings_find', Notifications)
const upsertSettings = statement('notification_settings_upsert', Notifications)

/** Null when there is no such account. */
export const findExtras = (db: Database, accountId: string): Promise<Extras | null> =>
  db.maybeOne(findExtrasOf({ account_id: accountId }))

/** Merges answers. Null deletes one. Returns null when the account is gone. */
export const mergeAnswers = (
  db: Database,
  accountId: string,
  answers: Readonly<Record<string, string | boolean | null | undefined>>,
): Promise<Onboarded | null> =>
  db.maybeOne(mergeOnboarding({ account_id: accountId, answers: JSON.stringify(answers) }))

const findFeedbackOf = statement('first_success_feedback_find', SavedFeedback)

/** Null when the account has given none. */
export const findFeedback = (db: Database, accountId: string): Promise<SavedFeedback | null> =>
  db.maybeOne(findFeedbackOf({ account_id: accountId }))

/** Null when the account is gone. */
export const putFeedback = (
  db: Database,
  accountId: string,
  feedback: z.output<typeof Feedback>,
): Promise<SavedFeedback | null> => db.maybeOne(upsertFeedback({ account_id: accountId, ...feedback }))

export const findNotifications = (db: Database, accountId: string): Promise<Notifications | null> =>
  db.maybeOne(findSettings({ account_id: accountId }))

/** Null when the account is gone. */
export const putNotifications = (
  db: Database,
  accountId: string,
  settings: Notifications,
): Promise<Notifications | null> => db.maybeOne(upsertSettings({ account_id: accountId, ...settings }))
