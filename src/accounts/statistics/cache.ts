import { CACHE_VALUE_BYTES_MAX, type CacheEntryRequest } from '../../contract/admin/funnels.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type CacheEntry, findCacheEntry, putCacheEntry } from '../../platform/db/statistics.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../platform/instant.ts'
import { lruCache } from '../../platform/lru-cache.ts'

/** Answers that took some work, for five minutes. A failed one is not kept. */
export interface Remembered {
  get<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Forgets the answers whose keys have this prefix. */
  forget(start: string): void
}

export const REMEMBERED_SECONDS = 300
/** Each of at most about 30 kB. */
const ANSWERS_MAX = 200

export function remembered(ttlMs = REMEMBERED_SECONDS * 1_000): Remembered {
  const answers = lruCache<Promise<unknown>>(ANSWERS_MAX, { ttl: ttlMs })
  return {
    get<T>(key: string, work: () => Promise<T>): Promise<T> {
      const known = answers.get(key)
      if (known) return known as Promise<T>
      const made = work()
      answers.set(key, made)
      made.catch(() => {
        if (answers.peek(key) === made) answers.delete(key)
      })
      return made
    },
    forget(start) {
      for (const key of answers.keys()) if (key.startsWith(start)) answers.delete(key)
    },
  }
}

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
  cache_key,
  value: JSON.parse(value) as unknown,
  stored_at: instant(stored_at),
  expires_at: instant(expires_at),
})
