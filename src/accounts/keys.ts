import type { PlanName } from '../billing/plans.ts'
import { insertDemoKey, insertKey, revokeKey as revokeStoredKey, type StoredKey } from '../db/api-keys.ts'
import type { Database } from '../db/pool.ts'
import { hashKey, newKeyText, shownPart } from './key-text.ts'

export interface NewKey {
  readonly id: string
  /** The full key. It is shown once: only its SHA-256 is kept. */
  readonly key: string
}

/** Makes a key for an account. */
export async function createKey(
  db: Database,
  { accountId, name }: { accountId: string; name: string },
): Promise<NewKey> {
  const key = newKeyText()
  return { id: await insertKey(db, accountId, stored(key, name)), key }
}

/** Ends a key. Fronts that have just seen it forget it within `KEY_FRESH_MS`. False when the account has no such live key. */
export const revokeKey = (db: Database, { id, accountId }: { id: string; accountId: string }): Promise<boolean> =>
  revokeStoredKey(db, id, accountId)

const DEMO_PLAN: PlanName = 'operator'

/** The full demo key for the first caller of all, null ever after. Two fronts that start at once make one key. */
export async function ensureDemoKey(db: Database): Promise<string | null> {
  const key = newKeyText()
  return (await insertDemoKey(db, DEMO_PLAN, stored(key, 'Demo key'))) ? key : null
}

const stored = (key: string, name: string): StoredKey => ({ hash: hashKey(key), prefix: shownPart(key), name })
