import { z } from 'zod'
import { lockAccount } from './accounts.ts'
import { BOUGHT } from './ledgers.ts'
import { arrayText, type Database, statement } from './pool.ts'

const KeyId = z.object({ id: z.uuid() })

const LiveKey = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  /** Null when the key may be used for everything. */
  areas: z.array(z.string()).nullable(),
  /** Null when the key is not limited to origins. */
  allowed_origins: z.array(z.string()).nullable(),
  /** What it may spend in a month; null when only its plan bounds it. */
  units_per_month: z.int().nullable(),
  is_test: z.boolean(),
  /** What its refused requests send is kept for its owner. */
  keeps_errors: z.boolean(),
  plan: z.string(),
  ...BOUGHT,
  subscribed: z.boolean(),
  /** Milliseconds until the key or the subscription of its account ends; null when neither does. */
  ends_in_ms: z.number().nullable(),
})
export type LiveKey = z.output<typeof LiveKey>

/** A key without its secret, for its owner. Times are Unix milliseconds. */
const KeyRow = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  areas: z.array(z.string()).nullable(),
  allowed_origins: z.array(z.string()).nullable(),
  units_per_month: z.int().nullable(),
  is_test: z.boolean(),
  keeps_errors: z.boolean(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
  expires_at: z.number().nullable(),
  revoked_at: z.number().nullable(),
  expired: z.boolean(),
})
export type KeyRow = z.output<typeof KeyRow>

const ChangedKey = KeyRow.extend({ hash: z.instanceof(Buffer) })
const RevokedKey = ChangedKey.extend({ revoked_now: z.boolean() })

/** A stored key. `hash` is the SHA-256 of the full text. */
export interface StoredKey {
  readonly hash: Buffer
  readonly prefix: string
  readonly name: string
}

export interface KeyBounds {
  /** Unix milliseconds. */
  readonly expiresAtMs: number | null
  readonly areas: readonly string[] | null
  readonly allowedOrigins: readonly string[] | null
  readonly unitsPerMonth: number | null
  readonly isTest: boolean
  readonly keepsErrors: boolean
}

/** What changes. Absent members keep their values. */
export interface KeyChange {
  readonly name?: string | undefined
  readonly allowedOrigins?: readonly string[] | null | undefined
  readonly unitsPerMonth?: number | null | undefined
  readonly keepsErrors?: boolean | undefined
}

const insert = statement('api_key_insert', KeyRow)
const insertOfSession = statement('browser_key_insert', KeyId)
const insertDemoOnce = statement('demo_key_insert_once', KeyId)
const findLiveByHash = statement('api_key_find_live_by_hash', LiveKey)
const list = statement('api_key_list', KeyRow)
const countLive = statement('api_key_count_live', z.object({ count: z.int() }))
const deleteEnded = statement('api_key_delete_ended', KeyId)
const update = statement('api_key_update', ChangedKey)
const revoke = statement('api_key_revoke', RevokedKey)

export const insertKey = (
  db: Database,
  accountId: string,
  key: StoredKey,
  { expiresAtMs, areas, allowedOrigins, unitsPerMonth, isTest, keepsErrors }: KeyBounds,
): Promise<KeyRow> =>
  db.one(
    insert({
      account_id: accountId,
      ...key,
      expires_at: expiresAtMs === null ? null : new Date(expiresAtMs).toISOString(),
      areas: areas && textArray(areas),
      allowed_origins: allowedOrigins && textArray(allowedOrigins),
      units_per_month: unitsPerMonth,
      is_test: isTest,
      keeps_errors: keepsErrors,
    }),
  )

export interface SessionKey extends StoredKey {
  readonly accountId: string
  readonly sessionId: string
  /** Unix milliseconds. */
  readonly expiresAtMs: number
}

/** A key that ends with a session, which keeps this many others. False when the session has ended. */
export const insertSessionKey = async (
  db: Database,
  { accountId, sessionId, expiresAtMs, ...key }: SessionKey,
  kept: number,
): Promise<boolean> => {
  const expires_at = new Date(expiresAtMs).toISOString()
  const row = { account_id: accountId, session_id: sessionId, ...key, expires_at, kept }
  return (await db.maybeOne(insertOfSession(row))) !== null
}

/** Creates the demo key and its account. True for exactly one of all calls. */
export const insertDemoKey = async (db: Database, plan: string, key: StoredKey): Promise<boolean> =>
  (await db.maybeOne(insertDemoOnce({ plan, ...key }))) !== null

/** Also records the last use of the key, to the minute. */
export const findLiveKey = (db: Database, hash: Buffer): Promise<LiveKey | null> =>
  db.maybeOne(findLiveByHash({ hash }))

/** The newest first. */
export const listKeys = (db: Database, accountId: string): Promise<readonly KeyRow[]> =>
  db.any(list({ account_id: accountId }))

/** Locks the account for this transaction, then counts its live keys. Null when the account is gone. */
export async function countLiveKeysLocked(transaction: Database, accountId: string): Promise<number | null> {
  if (!(await lockAccount(transaction, accountId))) return null
  return (await transaction.one(countLive({ account_id: accountId }))).count
}

export const deleteEndedKeys = async (db: Database, accountId: string, kept: number): Promise<void> => {
  await db.any(deleteEnded({ account_id: accountId, kept }))
}

/** Null when the account has no such key. */
export const revokeKey = (db: Database, id: string, accountId: string): Promise<z.output<typeof RevokedKey> | null> =>
  db.maybeOne(revoke({ id, account_id: accountId }))

/** Null when the account has no such live key. */
export const updateKey = (
  db: Database,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  { name, allowedOrigins, unitsPerMonth, keepsErrors }: KeyChange,
): Promise<z.output<typeof ChangedKey> | null> =>
  db.maybeOne(
    update({
      id,
      account_id: accountId,
      name: name ?? null,
      sets_origins: allowedOrigins !== undefined,
      allowed_origins: allowedOrigins ? textArray(allowedOrigins) : null,
      sets_units: unitsPerMonth !== undefined,
      units_per_month: unitsPerMonth ?? null,
      keeps_errors: keepsErrors ?? null,
    }),
  )

/** Names of areas and origins are ASCII, whose JSON is what Postgres reads. */
const textArray = (items: readonly string[]): string => arrayText(items, (item) => JSON.stringify(item))
