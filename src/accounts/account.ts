import type { AuditActor } from '../contract/accounts/logs.ts'
import { isPlanName, type PlanName } from '../contract/accounts/plans.ts'
import {
  ensureAccount,
  findAccountByIdentity,
  type IdentityAccount,
  insertAccount,
  setStoredPlan,
} from '../platform/db/accounts.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { recordEvent } from './audit.ts'
import { type BoughtUnits, boughtOf } from './billing/units.ts'
import type { Changes } from './changes.ts'
import { digest } from './digest.ts'
import type { Identity, VerifyToken } from './identity/identity.ts'

/** An account and the person who is signed in to it. */
export interface Account {
  readonly id: string
  readonly plan: PlanName
  readonly bought: BoughtUnits
  /** False when its subscription has ended. */
  readonly subscribed: boolean
  readonly issuer: string
  readonly subject: string
  readonly name: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly createdAtMs: number
  /** The session of the access token. Null when its issuer does not name one. */
  readonly sessionId: string | null
  /** Whether this request created the account. */
  readonly isNew: boolean
}

/** Finds the account of an access token. The first token of an identity creates the account. */
export type FindAccount = (token: string) => Promise<Account>

export interface PlanChange {
  readonly accountId: string
  readonly plan: PlanName
  readonly actor: AuditActor
}

const NEW_ACCOUNT_PLAN: PlanName = 'free'
const NAME_LENGTH_MAX = 200

/**
 * The result throws `invalid_token` when the token is not valid, its sessions were ended or its account was deleted,
 * `identity_unavailable` or `database_unavailable`. Nothing is cached: account operations are rare, and each must see
 * the changes of the previous one.
 */
export function accountFinder(db: Database, verify: VerifyToken): FindAccount {
  return async (token) => {
    const identity = await verify(token)
    const known = await findAccountByIdentity(db, identity)
    const found = known && !isStale(known, identity) ? known : await ensure(db, identity)
    if (!found) throw ofDeletedAccount()
    if (found.tokens_valid_after !== null && identity.issuedAtMs < found.tokens_valid_after)
      throw new Refusal('invalid_token', { message: 'Invalid access token: its session was ended' })
    return toAccount(found, identity)
  }
}

/** The refusal of a token whose account is deleted, before or during the request. */
export const ofDeletedAccount = (): Refusal =>
  new Refusal('invalid_token', { message: 'Invalid access token: its account was deleted' })

/**
 * The account of an identity that a server vouches for instead of its token. An address stays verified only while it is
 * unchanged. Null when the account was deleted within the last 30 days.
 */
export async function ensureHolder(
  db: Database,
  user: Pick<Identity, 'issuer' | 'subject' | 'email' | 'name'>,
): Promise<Account | null> {
  const known = await findAccountByIdentity(db, user)
  const emailVerified = known !== null && known.email === user.email && known.email_verified
  // Without a token there is no instant of issue, and nothing here compares it.
  const identity = { ...user, emailVerified, issuedAtMs: 0, sessionId: null }
  const row = await ensure(db, identity)
  return row && toAccount(row, identity)
}

/** The hash that is kept of a deleted identity, so that tokens that are still valid do not recreate the account. */
export const identityHash = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Buffer =>
  digest(JSON.stringify([issuer, subject]))

/** Whether the stored address differs from the one in the token. */
const isStale = (known: IdentityAccount, { email, emailVerified }: Identity): boolean =>
  email !== null && (known.email !== email || known.email_verified !== emailVerified)

async function ensure(db: Database, identity: Identity): Promise<IdentityAccount | null> {
  const row = await ensureAccount(db, {
    ...identity,
    name: displayName(identity),
    plan: NEW_ACCOUNT_PLAN,
    identityHash: identityHash(identity),
  })
  if (row?.created) await recordEvent(db, { accountId: row.id, actor: 'system', action: 'account_created' })
  return row
}

/** The name of a token as one line that can be stored, never empty. */
const displayName = ({ name, email, subject }: Identity): string =>
  [name, email, subject].map((text) => oneLine(text ?? '')).find((text) => text !== '') ?? 'User'

const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, NAME_LENGTH_MAX)
    .toWellFormed()
    .trim()

function toAccount(row: IdentityAccount, { issuer, subject, sessionId }: Identity): Account {
  if (!isPlanName(row.plan)) throw new Error(`Account ${row.id} has the unknown plan ${row.plan}`)
  return {
    id: row.id,
    plan: row.plan,
    bought: boughtOf(row),
    subscribed: row.subscribed,
    issuer,
    subject,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    createdAtMs: row.created_at,
    sessionId,
    isNew: row.created,
  }
}

/** Creates an account with a plan and returns its id. */
export const openAccount = (db: Database, { name, plan }: { name: string; plan: PlanName }): Promise<string> =>
  insertAccount(db, { name, plan })

/**
 * Gives an account another plan, on every front within a second. Units that were used stay used. Returns the previous
 * plan; null when there is no such account.
 */
export async function changePlan(
  db: Database,
  changes: Pick<Changes, 'announceAccount'>,
  { accountId, plan, actor }: PlanChange,
): Promise<string | null> {
  const previous = await db.transaction(async (transaction) => {
    const before = await setStoredPlan(transaction, { accountId, plan })
    if (before !== null && before !== plan)
      await recordEvent(transaction, { accountId, actor, action: 'plan_changed', detail: { before, plan } })
    return before
  })
  if (previous !== null) await changes.announceAccount(accountId)
  return previous
}
