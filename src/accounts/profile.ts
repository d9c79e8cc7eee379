import { completeAccount } from '../platform/db/accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import { type Extras, findExtras } from '../platform/db/profiles.ts'
import { Refusal } from '../platform/errors.ts'
import type { Account } from './account.ts'
import { ensureHolder, ofDeletedAccount } from './holder.ts'

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
