import { UniqueIntegrityConstraintViolationError } from 'slonik'
import { z } from 'zod'
import { type Database, statement } from './pool.ts'
import { isUnavailable } from './unavailable.ts'

/** A public key of the built-in provider. Times are Unix milliseconds. */
const SigningKey = z.object({
  id: z.string(),
  public_key: z.string(),
  alg: z.string(),
  /** Null for a key that still signs. */
  believed_until: z.number().nullable(),
})
export type SigningKey = z.output<typeof SigningKey>

/** A key of the built-in provider as it is stored. Times are Unix milliseconds. */
const SealedKey = z.object({
  id: z.string(),
  public_key: z.string(),
  private_key: z.string(),
  created_at: z.number(),
  expires_at: z.number().nullable(),
  alg: z.string().nullable(),
  crv: z.string().nullable(),
})
export type SealedKey = z.output<typeof SealedKey>

const Id = z.object({ id: z.string() })

const listKeys = statement('identity_key_list', SigningKey)
const listSealed = statement('identity_key_list_sealed', SealedKey)
const deleteKeys = statement('identity_key_delete', Id)
const deleteUser = statement('identity_user_delete', z.object({ email: z.string() }))
const deleteUnverified = statement('identity_user_delete_unverified', Id)
const deleteLinks = statement('identity_link_delete_all', Id)
const findLink = statement('identity_link_find', Id)
const findUnverified = statement('identity_user_find_unverified', Id)
const findVerified = statement('identity_user_find_verified', Id)
const prune = statement('identity_prune', z.object({ at: z.string() }))

/** Public keys whose tokens are accepted: signing keys, and for `graceMs` keys that have stopped signing. */
export const listSigningKeys = (db: Database, graceMs: number): Promise<readonly SigningKey[]> =>
  db.any(listKeys({ grace_ms: graceMs }))

/** All keys of the built-in provider, including those that no longer sign. */
export const listSealedKeys = (db: Database): Promise<readonly SealedKey[]> => db.any(listSealed({}))

/** Deletes keys of the built-in provider. Returns how many there were: another front may have deleted them. */
export const deleteSealedKeys = async (db: Database, ids: readonly string[]): Promise<number> =>
  (await db.any(deleteKeys({ ids }))).length

/**
 * Deletes a user of the built-in provider with its sessions and links. The address of the user, or null if there is
 * none.
 */
export const deleteIdentityUser = async (db: Database, subject: string): Promise<string | null> =>
  (await db.maybeOne(deleteUser({ subject })))?.email ?? null

/** Deletes a sign-up whose address was not confirmed. */
export const deleteUnverifiedUser = async (db: Database, email: string): Promise<void> =>
  void (await db.maybeOne(deleteUnverified({ email })))

/** Deletes the unused links of a user: to a new password, and to a new e-mail address. */
export const deleteUserLinks = async (db: Database, subject: string): Promise<void> =>
  void (await db.any(deleteLinks({ subject })))

/** Whether a link was used or has expired. False in an outage: the form of the link then says more. */
export const isLinkOver = (db: Database, identifier: string): Promise<boolean> =>
  db.maybeOne(findLink({ identifier })).then(
    (row) => row === null,
    (error) => {
      if (isUnavailable(error)) return false
      throw error
    },
  )

export const isUnverified = async (db: Database, email: string): Promise<boolean> =>
  (await db.maybeOne(findUnverified({ email }))) !== null

export const isVerified = async (db: Database, email: string): Promise<boolean> =>
  (await db.maybeOne(findVerified({ email }))) !== null

/** Deletes expired rows, and sign-ups that were not confirmed within `unverifiedMs`. */
export const pruneIdentity = async (
  db: Database,
  { graceMs, unverifiedMs }: { graceMs: number; unverifiedMs: number },
): Promise<void> => void (await db.one(prune({ grace_ms: graceMs, unverified_ms: unverifiedMs })))

/** A session at the built-in provider. Times are Unix milliseconds. */
const StoredSession = z.object({
  id: z.string(),
  created_at: z.number(),
  seen_at: z.number(),
  expires_at: z.number(),
  user_agent: z.string().nullable(),
  /** The network that it was opened from. */
  network: z.string().nullable(),
})
export type StoredSession = z.output<typeof StoredSession>

interface OfUser {
  readonly id: string
  /** The user, as tokens name it. */
  readonly subject: string
}

const see = statement('identity_session_see', Id)
const listOfUser = statement('identity_session_list', StoredSession)
const deleteOfUser = statement('identity_session_delete', Id)
const deleteAllOfUser = statement('identity_session_delete_all', Id)
const endAccountTokens = statement('account_end_tokens', Id)

/** False when the session has ended. Records its last use, to the minute. */
export const seeSession = async (db: Database, { id, subject }: OfUser): Promise<boolean> =>
  (await db.maybeOne(see({ id, subject }))) !== null

export const listSessions = (db: Database, subject: string): Promise<readonly StoredSession[]> =>
  db.any(listOfUser({ subject }))

/** False when the user has no such session. */
export const deleteSession = async (db: Database, { id, subject }: OfUser): Promise<boolean> =>
  (await db.maybeOne(deleteOfUser({ id, subject }))) !== null

/** The number of sessions that were ended. */
export const deleteSessions = async (db: Database, subject: string): Promise<number> =>
  (await db.any(deleteAllOfUser({ subject }))).length

/** Refuses every access token issued so far. Tokens of this second pass, if sessions are checked too. */
export const endTokens = async (db: Database, accountId: string, sessionsKnown: boolean): Promise<void> =>
  void (await db.one(endAccountTokens({ account_id: accountId, sessions_known: sessionsKnown })))

const OldAddress = z.object({ email: z.string() })
const LinkedAddress = z.object({ subject: z.string(), email: z.string() })

const insertEmailLink = statement('identity_email_link_insert', Id)
const takeEmailLink = statement('identity_email_link_take', LinkedAddress)
const replaceUserEmail = statement('identity_user_replace_email', OldAddress)
const replaceAccountEmail = statement('account_replace_email', Id)
const findName = statement('account_name_find', z.object({ name: z.string() }))

interface EmailLink {
  /** The hash of the link's secret. */
  readonly identifier: string
  readonly subject: string
  /** The address that the link confirms. */
  readonly email: string
}

/** Stores a link to a new e-mail address, valid for `lifeMs`. Earlier ones of the user no longer work. */
export const insertEmailChangeLink = async (db: Database, link: EmailLink, lifeMs: number): Promise<void> =>
  void (await db.one(insertEmailLink({ ...link, life_ms: lifeMs })))

/** Uses up a link to a new e-mail address. Null for one that is unknown, used or expired. */
export const takeEmailChangeLink = (db: Database, identifier: string): Promise<z.output<typeof LinkedAddress> | null> =>
  db.maybeOne(takeEmailLink({ identifier }))

/** Gives a user another address, which is confirmed. The old one; null if the user is gone or the address is taken. */
export const replaceIdentityEmail = async (
  db: Database,
  user: { readonly subject: string; readonly email: string },
): Promise<string | null> => (await db.maybeOne(replaceUserEmail(user)))?.email ?? null

interface AccountOfUser {
  readonly issuer: string
  readonly subject: string
}

/** The same for the account of the user. Access tokens that name the old address are refused. Null without an account. */
export const replaceAccountAddress = async (
  db: Database,
  account: AccountOfUser & { readonly email: string },
): Promise<string | null> => (await db.maybeOne(replaceAccountEmail({ ...account })))?.id ?? null

/** The name that a user has given, otherwise the name of the account. Null without an account. */
export const findUserName = async (db: Database, user: AccountOfUser): Promise<string | null> =>
  (await db.maybeOne(findName({ ...user })))?.name ?? null

/** Whether a change failed because another user has the same address. */
export const isDuplicate = (error: unknown): boolean => error instanceof UniqueIntegrityConstraintViolationError
