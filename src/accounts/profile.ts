import {
  type Answers,
  completeAccount,
  type Extras,
  findExtras,
  findFeedback,
  findNotifications,
  mergeAnswers,
  type Notifications,
  putFeedback,
  putNotifications,
  type SavedFeedback,
} from '../platform/db/accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { type Account, ensureHolder, ofDeletedAccount } from './account.ts'
import { recordEvent } from './audit.ts'

/** An account with the data that its profile shows. */
export interface Profile {
  readonly account: Account
  readonly extras: Extras
}

/** The data of a user that a sign-up or sign-in provides. */
export interface SyncedUser {
  readonly userId: string
  readonly email: string | null
  readonly name: string | null
}

/** Throws `invalid_token` when the account is gone. */
export async function profileOf(db: Database, account: Account): Promise<Profile> {
  const extras = await findExtras(db, account.id)
  if (!extras) throw ofDeletedAccount()
  return { account, extras }
}

/** Completes the account of an access token. Throws `other_user` when the token belongs to another user. */
export async function syncOwn(db: Database, account: Account, user: SyncedUser): Promise<Account> {
  if (user.userId !== account.subject) throw new Refusal('other_user')
  return completed(db, account, user)
}

/** Makes or completes the account of any user of an issuer. Throws `account_deleted`. */
export async function syncAny(db: Database, issuer: string, user: SyncedUser): Promise<Account> {
  const account = await ensureHolder(db, { issuer, subject: user.userId, email: user.email, name: user.name })
  if (!account) throw new Refusal('account_deleted')
  return completed(db, account, user)
}

async function completed(db: Database, account: Account, { email, name }: SyncedUser): Promise<Account> {
  const row = await completeAccount(db, { accountId: account.id, email, name })
  if (!row) throw ofDeletedAccount()
  return { ...account, name: row.name, email: row.email, emailVerified: row.email_verified }
}

/** The answers of an account by the names of the contract. Unanswered ones are absent. */
export interface Onboarded {
  readonly answers: Answers
  readonly updatedAtMs: number
}

/** Merges answers into earlier ones. Null deletes one. Throws `invalid_token` when the account is gone. */
export async function saveAnswers(
  db: Database,
  accountId: string,
  answers: Readonly<Record<string, string | boolean | null | undefined>>,
): Promise<Onboarded> {
  const saved = await mergeAnswers(db, accountId, answers)
  if (!saved) throw ofDeletedAccount()
  return { answers: saved.answers, updatedAtMs: saved.updated_at }
}

/** News is off by default. The others inform about the account itself. */
const DEFAULTS: Notifications = {
  product_updates: false,
  usage_alerts: true,
  billing_notices: true,
  report_ready: true,
  security_alerts: true,
}

export const notificationsOf = async (db: Database, accountId: string): Promise<Notifications> =>
  (await findNotifications(db, accountId)) ?? DEFAULTS

/** Replaces all settings. Throws `invalid_token` when the account is gone. */
export const changeNotifications = (db: Database, accountId: string, settings: Notifications): Promise<Notifications> =>
  db.transaction(async (transaction) => {
    const saved = await putNotifications(transaction, accountId, settings)
    if (!saved) throw ofDeletedAccount()
    await recordEvent(transaction, {
      accountId,
      actor: 'account',
      action: 'settings_changed',
      detail: { ...saved },
    })
    return saved
  })

/** The feedback on the first success. Null without one. */
export const feedbackOf = (db: Database, accountId: string): Promise<SavedFeedback | null> =>
  findFeedback(db, accountId)

/** Stores the feedback on the first success, replacing earlier feedback. Throws `invalid_token` when the account is gone. */
export async function saveFeedback(
  db: Database,
  accountId: string,
  feedback: Omit<SavedFeedback, 'updated_at'>,
): Promise<SavedFeedback> {
  const saved = await putFeedback(db, accountId, feedback)
  if (!saved) throw ofDeletedAccount()
  return saved
}
