import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const KeyId = z.object({ id: z.uuid() })

const LiveKey = z.object({ id: z.uuid(), account_id: z.uuid(), plan: z.string(), subscribed: z.boolean() })
export type LiveKey = z.output<typeof LiveKey>

/** A key as it is kept. `hash` is the SHA-256 of the full text. */
export interface StoredKey {
  readonly hash: Buffer
  readonly prefix: string
  readonly name: string
}

const insert = statement('api_key_insert', KeyId)
const insertDemoOnce = statement('demo_key_insert_once', KeyId)
const findLiveByHash = statement('api_key_find_live_by_hash', LiveKey)
const revoke = statement('api_key_revoke', KeyId)

/** Returns the id of the new key. */
export const insertKey = async (db: Database, accountId: string, key: StoredKey): Promise<string> =>
  (await db.one(insert({ account_id: accountId, ...key }))).id

/** True for the one caller of all who makes the demo key and its account. */
export const insertDemoKey = async (db: Database, plan: string, key: StoredKey): Promise<boolean> =>
  (await db.maybeOne(insertDemoOnce({ plan, ...key }))) !== null

/** Also notes that the key was used, to the minute. */
export const findLiveKey = (db: Database, hash: Buffer): Promise<LiveKey | null> =>
  db.maybeOne(findLiveByHash({ hash }))

/** False when there is no such key, it is someone else's, or it was revoked before. */
export const revokeKey = async (db: Database, id: string, accountId: string): Promise<boolean> =>
  (await db.maybeOne(revoke({ id, account_id: accountId }))) !== null
