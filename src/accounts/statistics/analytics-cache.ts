import { CACHE_VALUE_BYTES_MAX, type CacheEntryRequest } from '../../contract/admin-cache.ts'
import { type CacheEntry, findCacheEntry, putCacheEntry } from '../../platform/db/analytics-cache.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../wire/instant.ts'

const ENTRIES_MAX = 1_000

/** The value of a key. Throws `not_found` when there is none, or when it has expired. */
export async function cachedValue(db: Database, key: string, nowMs: number) {
  const entry = await findCacheEntry(db, key, nowMs)
  if (!entry) throw new Refusal('not_found')
  return answerOf(entry)
}

/** Stores a value. Throws `invalid_input` for one that is too large. */
export async function cacheValue(db: Database, request: CacheEntryRequest, nowMs: number) {
  const value = JSON.stringify(request.value)
  const bytes = Buffer.byteLength(value)
  if (bytes > CACHE_VALUE_BYTES_MAX) {
    const msg = `Has ${bytes} bytes as JSON; at most ${CACHE_VALUE_BYTES_MAX} are allowed`
    throw new Refusal('invalid_input', { issues: [{ loc: ['body', 'value'], msg, type: 'value_error' }] })
  }
  const { cache_key: key, ttl_seconds: ttlSeconds } = request
  return answerOf(await putCacheEntry(db, { key, value, nowMs, ttlSeconds }, ENTRIES_MAX))
}

const answerOf = ({ cache_key, value, stored_at, expires_at }: CacheEntry) => ({
  ...{ cache_key, value: JSON.parse(value) as unknown },
  ...{ stored_at: instant(stored_at), expires_at: instant(expires_at) },
})
