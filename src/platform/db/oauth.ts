import { z } from 'zod'
import { lockAccount } from './accounts.ts'
import { BOUGHT } from './ledgers.ts'
import { arrayText, type Database, statement } from './pool.ts'

const Id = z.object({ id: z.uuid() })
const Count = z.object({ count: z.int() })
const Hash = z.instanceof(Buffer)

/** What a code or a refresh token stands for. */
const Granted = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  client_id: z.string(),
  base: z.string(),
  resource: z.string(),
  scopes: z.array(z.string()),
})
export type Granted = z.output<typeof Granted>

const CodeGrant = Granted.extend({
  code_challenge: z.string(),
  redirect_uri: z.string(),
  redeemed_at: z.number().nullable(),
  code_expired: z.boolean(),
})

const RefreshGrant = Granted.extend({ family_hash: Hash })

/** A grant whose access tokens are accepted. */
const LiveGrant = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  scopes: z.array(z.string()),
  plan: z.string(),
  ...BOUGHT,
  subscribed: z.boolean(),
  /** Milliseconds until the grant or the subscription of its account ends. */
  ends_in_ms: z.number(),
})
export type LiveGrant = z.output<typeof LiveGrant>

/** A grant for its owner. Times are Unix milliseconds. */
const GrantRow = z.object({
  id: z.uuid(),
  client_id: z.string(),
  client_name: z.string(),
  resource: z.string(),
  redirect_uri: z.string(),
  scopes: z.array(z.string()),
  created_at: z.number(),
  last_used_at: z.number(),
  expires_at: z.number(),
})
export type GrantRow = z.output<typeof GrantRow>

const DeletedGrant = z.object({ account_id: z.uuid(), client_name: z.string() })
export type DeletedGrant = z.output<typeof DeletedGrant>

const storeGrant = statement('oauth_grant_insert', Id)
const deleteExcess = statement('oauth_grant_delete_excess', Id)
const findByCode = statement('oauth_grant_find_by_code', CodeGrant)
const redeemCode = statement('oauth_grant_redeem', Id)
const findGrantById = statement('oauth_grant_find', RefreshGrant)
const rotate = statement('oauth_grant_rotate', Id)
const findRotated = statement('oauth_grant_find_rotated', Id)
const findLive = statement('oauth_grant_find_live', LiveGrant)
const listOfAccount = statement('oauth_grant_list', GrantRow)
const deleteOne = statement('oauth_grant_delete', DeletedGrant)
const deleteOfAccount = statement('oauth_grant_delete_of_account', DeletedGrant)
const sweepEnded = statement('oauth_grant_sweep', Count)

export interface NewGrant {
  readonly accountId: string
  readonly clientId: string
  readonly clientName: string
  readonly base: string
  readonly resource: string
  readonly scopes: readonly string[]
  readonly codeHash: Buffer
  readonly codeChallenge: string
  readonly redirectUri: string
}

/**
 * Stores a grant with its code, in a transaction. Beyond `grantsMax` grants of the account, the least recently used are
 * revoked. Returns how many were, or null when the account is gone.
 */
export async function insertGrant(
  transaction: Database,
  { accountId, ...grant }: NewGrant,
  { codeMs, grantDays, grantsMax }: { readonly codeMs: number; readonly grantDays: number; readonly grantsMax: number },
): Promise<number | null> {
  if (!(await lockAccount(transaction, accountId))) return null
  const excess = await transaction.any(deleteExcess({ account_id: accountId, kept: grantsMax - 1 }))
  await transaction.one(
    storeGrant({
      account_id: accountId,
      client_id: grant.clientId,
      client_name: grant.clientName,
      base: grant.base,
      resource: grant.resource,
      scopes: arrayText(grant.scopes, (scope) => scope),
      code_hash: grant.codeHash,
      code_challenge: grant.codeChallenge,
      redirect_uri: grant.redirectUri,
      code_ms: codeMs,
      grant_days: grantDays,
    }),
  )
  return excess.length
}

export const findGrantByCode = (db: Database, codeHash: Buffer): Promise<z.output<typeof CodeGrant> | null> =>
  db.maybeOne(findByCode({ code_hash: codeHash }))

/** Its client counts as used. False for a code that was already exchanged, or is too old. */
export const redeemGrant = async (
  db: Database,
  { id, familyHash, refreshHash }: { readonly id: string; readonly familyHash: Buffer; readonly refreshHash: Buffer },
): Promise<boolean> =>
  (await db.maybeOne(redeemCode({ id, family_hash: familyHash, refresh_hash: refreshHash }))) !== null

export const findGrant = (db: Database, id: string): Promise<z.output<typeof RefreshGrant> | null> =>
  db.maybeOne(findGrantById({ id }))

/** Replaces the refresh token. False when it is not the current one. */
export const rotateRefresh = async (
  db: Database,
  grant: { readonly id: string; readonly refreshHash: Buffer; readonly nextHash: Buffer; readonly grantDays: number },
): Promise<boolean> =>
  (await db.maybeOne(
    rotate({
      id: grant.id,
      refresh_hash: grant.refreshHash,
      next_hash: grant.nextHash,
      grant_days: grant.grantDays,
    }),
  )) !== null

/** Whether the refresh token was replaced by `nextHash` within `graceMs`. */
export const isRotatedTo = async (
  db: Database,
  { id, nextHash, graceMs }: { readonly id: string; readonly nextHash: Buffer; readonly graceMs: number },
): Promise<boolean> => (await db.maybeOne(findRotated({ id, next_hash: nextHash, grace_ms: graceMs }))) !== null

/** Also records the last use of the grant, to the minute. */
export const findLiveGrant = (db: Database, id: string): Promise<LiveGrant | null> => db.maybeOne(findLive({ id }))

/** The last used first. */
export const listGrants = (db: Database, accountId: string): Promise<readonly GrantRow[]> =>
  db.any(listOfAccount({ account_id: accountId }))

/** Null when there is no such grant, or, with an account, when it has none. */
export const deleteGrant = (db: Database, id: string, accountId?: string): Promise<DeletedGrant | null> =>
  db.maybeOne(accountId === undefined ? deleteOne({ id }) : deleteOfAccount({ id, account_id: accountId }))

/** Deletes a batch of grants that have ended. Returns their number. */
export const sweepGrants = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweepEnded({ rows_max: rowsMax }))).count

const StoredClient = z.object({ id: z.string(), name: z.string(), redirect_uris: z.array(z.string()) })
type StoredClient = z.output<typeof StoredClient>

const findClient = statement('oauth_client_find', StoredClient)
const sweepClients = statement('oauth_client_sweep', Count)

export const findOAuthClient = (db: Database, id: string): Promise<StoredClient | null> =>
  db.maybeOne(findClient({ id }))

/** Deletes a batch of clients that are not in use. Returns their number. */
export const sweepOAuthClients = async (
  db: Database,
  { unusedDays, usedDays, rowsMax }: { unusedDays: number; usedDays: number; rowsMax: number },
): Promise<number> =>
  (await db.one(sweepClients({ unused_days: unusedDays, used_days: usedDays, rows_max: rowsMax }))).count

const insertDecision = statement('oauth_decision_insert', Id)
const findDecision = statement('oauth_decision_find', Id)
const sweepDecisions = statement('oauth_decision_sweep', Count)

/** Records that a request is decided. False when it already was. */
export const insertOAuthDecision = async (db: Database, id: string, keptMs: number): Promise<boolean> =>
  (await db.maybeOne(insertDecision({ id, kept_ms: keptMs }))) !== null

export const isOAuthDecided = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(findDecision({ id }))) !== null

/** Deletes a batch of records about expired requests. Returns their number. */
export const sweepOAuthDecisions = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweepDecisions({ rows_max: rowsMax }))).count

/** A secret from which the key that signs access tokens is derived. */
const StoredKey = z.object({ id: z.uuid(), secret: z.instanceof(Buffer), created_at: z.number() })
export type StoredTokenKey = z.output<typeof StoredKey>

const ensureKeys = statement('oauth_key_ensure', StoredKey)
const sweepKeys = statement('oauth_key_sweep', Id)

/** The keys in use, newest first. Stores `secret` as the next one when the newest is older than `days`. */
export const ensureTokenKeys = (db: Database, secret: Buffer, days: number): Promise<readonly StoredTokenKey[]> =>
  db.any(ensureKeys({ secret, days }))

/** Deletes keys a day after they stopped signing. Returns their number. */
export const sweepTokenKeys = async (db: Database, days: number): Promise<number> =>
  (await db.any(sweepKeys({ days }))).length
