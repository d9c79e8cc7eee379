import { LRUCache } from 'lru-cache'
import { isPlanName, type PlanName } from '../billing/plans.ts'
import { findLiveKey, type LiveKey } from '../db/api-keys.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { Refusal } from '../errors.ts'
import { hashKey, isKeyText } from './key-text.ts'

/** Who pays for a request. */
export interface Caller {
  readonly keyId: string
  readonly accountId: string
  readonly plan: PlanName
}

export type FindCaller = (key: string) => Promise<Caller>

/** How long an answer of Postgres about a key is believed, and so how long a revoked key may still work. */
export const KEY_FRESH_MS = 10_000
/** How long a key that Postgres has confirmed goes on working while Postgres is away. */
export const KEY_GRACE_MS = 5 * 60_000
/** Some 200 bytes each. Wrong keys have a cache of their own, so that a flood of them displaces no good one. */
const KEYS_MAX = 10_000

interface Seen {
  readonly live: LiveKey
  readonly confirmedAt: number
}

/**
 * Finds who holds a key, from memory where it can. The result throws `invalid_api_key`, `subscription_required`, or
 * `database_unavailable` for a key that it has not seen lately while Postgres is away. `now` gives milliseconds.
 */
export function callerFinder(db: Database, now: () => number = Date.now): FindCaller {
  const seen = new LRUCache<string, Seen>({ max: KEYS_MAX })
  const wrong = new LRUCache<string, number>({ max: KEYS_MAX })
  const asking = new Map<string, Promise<LiveKey | null>>()

  /** Postgres is asked once for a key, however many requests wait for the answer. */
  const ask = (id: string, hash: Buffer): Promise<LiveKey | null> => {
    const answer = asking.get(id) ?? findLiveKey(db, hash).finally(() => asking.delete(id))
    asking.set(id, answer)
    return answer
  }

  const find = async (id: string, hash: Buffer): Promise<LiveKey | null> => {
    const known = seen.get(id)
    if (known && now() - known.confirmedAt < KEY_FRESH_MS) return known.live
    if (now() - (wrong.get(id) ?? -Infinity) < KEY_FRESH_MS) return null
    try {
      const live = await ask(id, hash)
      if (live) seen.set(id, { live, confirmedAt: now() })
      else {
        seen.delete(id)
        wrong.set(id, now())
      }
      return live
    } catch (error) {
      if (known && isUnavailable(error) && now() - known.confirmedAt < KEY_GRACE_MS) return known.live
      throw error
    }
  }

  return async (key) => {
    if (!isKeyText(key)) throw new Refusal('invalid_api_key')
    const hash = hashKey(key)
    const live = await find(hash.toString('base64'), hash)
    if (!live) throw new Refusal('invalid_api_key')
    if (!live.subscribed) throw new Refusal('subscription_required')
    if (!isPlanName(live.plan)) throw new Error(`Account ${live.account_id} has the unknown plan ${live.plan}`)
    return { keyId: live.id, accountId: live.account_id, plan: live.plan }
  }
}
