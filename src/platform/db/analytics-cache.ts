import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Entry = z.object({ cache_key: z.string(), value: z.string(), stored_at: z.number(), expires_at: z.number() })
export type CacheEntry = z.output<typeof Entry>

const find = statement('analytics_cache_find', Entry)
const put = statement('analytics_cache_put', Entry)

/** Null when there is none, or when it has expired at `nowMs`. */
export const findCacheEntry = (db: Database, key: string, nowMs: number): Promise<CacheEntry | null> =>
  db.maybeOne(find({ cache_key: key, now_ms: nowMs }))

/** Stores a JSON text, replacing the value of the key. Beyond `most` entries, those that expire first are deleted. */
export const putCacheEntry = (
  db: Database,
  entry: { readonly key: string; readonly value: string; readonly nowMs: number; readonly ttlSeconds: number },
  most: number,
): Promise<CacheEntry> =>
  db.one(put({ cache_key: entry.key, value: entry.value, now_ms: entry.nowMs, ttl_seconds: entry.ttlSeconds, most }))
