import { type Area, isArea } from '../contract/accounts/keys.ts'
import type { AuditActor } from '../contract/accounts/logs.ts'
import type { PlanName } from '../contract/accounts/plans.ts'
import {
  countLiveKeysLocked,
  deleteEndedKeys,
  findLiveKey,
  insertDemoKey,
  insertKey,
  type KeyChange,
  type KeyRow,
  listKeys,
  revokeKey as revokeStoredKey,
  type StoredKey,
  updateKey as updateStoredKey,
} from '../platform/db/api-keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { ofDeletedAccount } from './account.ts'
import { recordEvent } from './audit.ts'
import type { Changes } from './changes.ts'
import { digest } from './digest.ts'
import { newKeyText, shownPart } from './key-text.ts'

/** A key without its secret. */
export interface Key {
  readonly id: string
  readonly name: string
  /** The first 15 characters of the key, to recognise it. */
  readonly prefix: string
  /** The areas that it may be used for. Null: all. */
  readonly areas: readonly Area[] | null
  /** Origins of pages that may use it. Null: it is not for pages. */
  readonly allowedOrigins: readonly string[] | null
  /** The units that it may spend in a calendar month in UTC. Null: what its plan has. */
  readonly unitsPerMonth: number | null
  /** It costs nothing and gets fixed samples. */
  readonly isTest: boolean
  /** What its refused and failed requests send is kept for seven days. */
  readonly keepsErrors: boolean
  readonly createdAtMs: number
  /** To the minute. */
  readonly lastUsedAtMs: number | null
  readonly expiresAtMs: number | null
  readonly revokedAtMs: number | null
  readonly state: 'active' | 'expired' | 'revoked'
}

export interface NewKey extends Key {
  /** The full key. It is shown once, because only its SHA-256 is stored. */
  readonly key: string
}

export interface KeyOptions {
  readonly accountId: string
  readonly name: string
  /** Unix milliseconds. Absent: the key does not expire. */
  readonly expiresAtMs?: number | null
  /** Absent: all areas. */
  readonly areas?: readonly Area[] | null
  /** Absent: no page may use it. */
  readonly allowedOrigins?: readonly string[] | null
  /** Absent: the plan alone bounds it. */
  readonly unitsPerMonth?: number | null
  readonly isTest?: boolean
  readonly keepsErrors?: boolean
  readonly actor?: AuditActor
}

/** Enough for an application in several places that rotates its keys, few enough to review. */
export const KEYS_LIVE_MAX = 20
/** Maximum number of revoked and expired keys that are stored and shown. */
const KEYS_ENDED_MAX = 100
const DEMO_PLAN: PlanName = 'operator'

/**
 * Creates a key for an account. Throws `key_limit_reached` when the account has `KEYS_LIVE_MAX` live keys, even under
 * concurrency, and `invalid_token` when the account is gone.
 */
export async function createKey(db: Database, options: KeyOptions): Promise<NewKey> {
  const { accountId, name, expiresAtMs = null, areas = null, allowedOrigins = null, actor = 'account' } = options
  const { unitsPerMonth = null, isTest = false, keepsErrors = false } = options
  const key = newKeyText(isTest ? 'test' : 'live')
  const row = await db.transaction(async (transaction) => {
    const live = await countLiveKeysLocked(transaction, accountId)
    if (live === null) throw ofDeletedAccount()
    if (live >= KEYS_LIVE_MAX) throw limitReached()
    await deleteEndedKeys(transaction, accountId, KEYS_ENDED_MAX)
    const inserted = await insertKey(transaction, accountId, stored(key, name), {
      expiresAtMs,
      areas,
      allowedOrigins,
      unitsPerMonth,
      isTest,
      keepsErrors,
    })
    const { id, prefix } = inserted
    await recordEvent(transaction, { accountId, actor, action: 'key_created', detail: { key_id: id, prefix, name } })
    return inserted
  })
  return { ...toKey(row), key }
}

/** The live keys of an account and its last hundred ended ones, newest first. */
export const keysOf = async (db: Database, accountId: string): Promise<Key[]> =>
  (await listKeys(db, accountId)).map(toKey)

/**
 * Revokes a key on every front and returns it. A key that was revoked before does not change. Null when the account has
 * no such key.
 */
export async function revokeKey(
  db: Database,
  changes: Pick<Changes, 'announceKey'>,
  { id, accountId, actor = 'account' }: { id: string; accountId: string; actor?: AuditActor },
): Promise<Key | null> {
  const revoked = await db.transaction(async (transaction) => {
    const row = await revokeStoredKey(transaction, id, accountId)
    if (row?.revoked_now) {
      const detail = { key_id: id, prefix: row.prefix, name: row.name }
      await recordEvent(transaction, { accountId, actor, action: 'key_revoked', detail })
    }
    return row
  })
  if (!revoked) return null
  await changes.announceKey(revoked.hash)
  return toKey(revoked)
}

/** Changes a live key on every front and returns it. Null when the account has no such key. */
export async function updateKey(
  db: Database,
  changes: Pick<Changes, 'announceKey'>,
  { id, accountId }: { id: string; accountId: string },
  change: KeyChange,
): Promise<Key | null> {
  const changed = await db.transaction(async (transaction) => {
    const row = await updateStoredKey(transaction, { id, accountId }, change)
    if (row && Object.values(change).some((value) => value !== undefined)) {
      const { prefix, name, allowed_origins } = row
      const origins = change.allowedOrigins !== undefined && { allowed_origins: allowed_origins?.join(', ') ?? '' }
      const units = change.unitsPerMonth !== undefined && { units_per_month: row.units_per_month ?? 'none' }
      const keeps = change.keepsErrors !== undefined && { keeps_errors: String(row.keeps_errors) }
      const detail = { key_id: id, prefix, name, ...origins, ...units, ...keeps }
      await recordEvent(transaction, { accountId, actor: 'account', action: 'key_changed', detail })
    }
    return row
  })
  if (!changed) return null
  await changes.announceKey(changed.hash)
  return toKey(changed)
}

/**
 * The full demo key for the first call, null for every later one. Two fronts that start together create one key. A
 * repeated call with the same key still gets it if the first one stored it and lost the answer.
 */
export async function ensureDemoKey(db: Database, key = newKeyText()): Promise<string | null> {
  const isOurs =
    (await insertDemoKey(db, DEMO_PLAN, stored(key, 'Demo key'))) || (await findLiveKey(db, digest(key))) !== null
  return isOurs ? key : null
}

const stored = (key: string, name: string): StoredKey => ({ hash: digest(key), prefix: shownPart(key), name })

const toKey = (row: KeyRow): Key => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  areas: row.areas?.filter(isArea) ?? null,
  allowedOrigins: row.allowed_origins,
  unitsPerMonth: row.units_per_month,
  isTest: row.is_test,
  keepsErrors: row.keeps_errors,
  createdAtMs: row.created_at,
  lastUsedAtMs: row.last_used_at,
  expiresAtMs: row.expires_at,
  revokedAtMs: row.revoked_at,
  state: row.revoked_at !== null ? 'revoked' : row.expired ? 'expired' : 'active',
})

const limitReached = (): Refusal =>
  new Refusal('key_limit_reached', {
    message: `The account has ${KEYS_LIVE_MAX} live keys, the maximum: revoke one first`,
    body: { limit: KEYS_LIVE_MAX },
  })
