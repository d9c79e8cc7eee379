import { LRUCache } from 'lru-cache'
import { ORIGIN_LENGTH_MAX } from '../contract/origin.ts'
import { isKnownOrigin } from '../db/api-keys.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import { inTurns } from '../turns.ts'
import type { Changes } from './changes.ts'

/** The origins whose pages may use a key. */
export interface KnownOrigins {
  /**
   * Whether any live key allows an origin. A new one is known within five seconds. Throws `database_unavailable`, or
   * `limits_busy` while too many unknown ones are asked for.
   */
  has(origin: string): Promise<boolean>
}

const FRESH_MS = 5_000
/** Some 300 bytes each. */
const ORIGINS_MAX = 10_000
/** Anyone may ask, so few look-ups reach the database at a time. */
const AT_ONCE = 2
const WAITING_MAX = 200
const RETRY_AFTER_MS = 1_000

export function knownOrigins(db: Database, changes: Pick<Changes, 'attach'>): KnownOrigins {
  const known = new LRUCache<string, boolean>({ max: ORIGINS_MAX, ttl: FRESH_MS })
  const inTurn = inTurns({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    refusal: () => new Refusal('limits_busy', { retryAfterMs: RETRY_AFTER_MS }),
  })
  const forget = () => known.clear()
  changes.attach({ forgetKey: forget, forgetAccount: forget, doubtAll: forget })

  const look = async (origin: string): Promise<boolean> => {
    const found = known.get(origin) ?? (await isKnownOrigin(db, origin))
    known.set(origin, found)
    return found
  }
  return {
    async has(origin) {
      if (origin.length > ORIGIN_LENGTH_MAX) return false
      return known.get(origin) ?? inTurn(() => look(origin))
    },
  }
}
