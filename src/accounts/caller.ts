import { LRUCache } from 'lru-cache'
import { isPlanName, type PlanName } from '../billing/plans.ts'
import { AREAS, type Area, isArea } from '../contract/areas.ts'
import { findLiveKey, type LiveKey } from '../db/api-keys.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { Refusal } from '../errors.ts'
import { type Changes, KEY_FRESH_MS } from './changes.ts'
import { hashKey, isKeyText } from './key-text.ts'

/** Who pays for a request. */
export interface Caller {
  readonly keyId: string
  readonly accountId: string
  readonly plan: PlanName
  readonly subscribed: boolean
  /** The areas that the key may be used for. Absent: all. */
  readonly areas?: readonly string[]
}

export type FindCaller = (key: string) => Promise<Caller>

export interface CallerOptions {
  /** Without it no changes arrive, and the cache is used for less than a second. */
  readonly changes?: Pick<Changes, 'attach' | 'isHearing'>
  /** Milliseconds. */
  readonly now?: () => number
}

/** The same for a front that receives none: less than the second within which every front refuses a revoked key. */
export const KEY_FRESH_UNHEARD_MS = 900
/** How long a confirmed key works while Postgres is unavailable. */
export const KEY_GRACE_MS = 5 * 60_000
/** About 300 bytes each. Wrong keys have their own cache, so that a flood of them displaces no good one. */
const KEYS_MAX = 10_000

interface Seen {
  readonly live: LiveKey
  readonly confirmedAt: number
}

/**
 * Finds the caller of a key, from a cache where possible. The result throws `invalid_api_key`, or `database_unavailable`
 * for a key that is not in the cache while Postgres is unavailable.
 */
export function callerFinder(db: Database, { changes, now = Date.now }: CallerOptions = {}): FindCaller {
  const hashes = new LRUCache<string, HashedKey>({ max: KEYS_MAX })
  const seen = new LRUCache<string, Seen>({ max: KEYS_MAX })
  const wrong = new LRUCache<string, number>({ max: KEYS_MAX })
  const asking = new Map<string, Promise<LiveKey | null>>()
  /** Answers from before this instant may be stale: an announcement may have been missed. */
  let doubtedUntil = Number.NEGATIVE_INFINITY

  changes?.attach({
    forgetKey(hash) {
      const id = cacheKey(hash)
      for (const memory of [seen, wrong, asking]) memory.delete(id)
    },
    forgetAccount(accountId) {
      for (const [id, { live }] of seen.entries()) if (live.account_id === accountId) seen.delete(id)
      // The account of a pending answer is not known yet.
      asking.clear()
    },
    doubtAll() {
      doubtedUntil = now()
      asking.clear()
    },
  })

  const isFresh = (confirmedAt: number) =>
    confirmedAt > doubtedUntil && now() - confirmedAt < (changes?.isHearing() ? KEY_FRESH_MS : KEY_FRESH_UNHEARD_MS)

  const hasEnded = ({ live: { ends_in_ms }, confirmedAt }: Seen) =>
    ends_in_ms !== null && now() - confirmedAt >= ends_in_ms

  /** Asks Postgres once for a key. Concurrent requests share the answer. */
  const ask = (id: string, hash: Buffer): Promise<LiveKey | null> => {
    const running = asking.get(id)
    if (running) return running
    const askedAt = now()
    const answer = findLiveKey(db, hash)
      .then((live) => {
        // The entry is gone when something changed while the question was under way.
        if (asking.get(id) === answer) remember(id, live, askedAt)
        return live
      })
      .finally(() => {
        if (asking.get(id) === answer) asking.delete(id)
      })
    asking.set(id, answer)
    return answer
  }

  const remember = (id: string, live: LiveKey | null, confirmedAt: number) => {
    if (live) seen.set(id, { live, confirmedAt })
    else {
      seen.delete(id)
      wrong.set(id, confirmedAt)
    }
  }

  const find = async (id: string, hash: Buffer): Promise<LiveKey | null> => {
    const known = seen.get(id)
    if (known && isFresh(known.confirmedAt) && !hasEnded(known)) return known.live
    if (isFresh(wrong.get(id) ?? Number.NEGATIVE_INFINITY)) return null
    try {
      return await ask(id, hash)
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.confirmedAt >= KEY_GRACE_MS) throw error
      return hasEnded(known) ? null : known.live
    }
  }

  /** Caches the hash of a key: computing it costs a twentieth of a chart. */
  const hashed = (key: string): HashedKey => {
    const known = hashes.get(key)
    if (known) return known
    if (!isKeyText(key)) throw new Refusal('invalid_api_key')
    const hash = hashKey(key)
    const made = { hash, id: cacheKey(hash) }
    hashes.set(key, made)
    return made
  }

  return async (key) => {
    const { hash, id } = hashed(key)
    const live = await find(id, hash)
    if (!live) throw new Refusal('invalid_api_key')
    const { id: keyId, account_id: accountId, plan, subscribed, areas } = live
    if (!isPlanName(plan)) throw new Error(`Account ${accountId} has the unknown plan ${plan}`)
    return { keyId, accountId, plan, subscribed, ...(areas && { areas }) }
  }
}

/** Throws `subscription_required`, or `key_area_denied` when the key may not be used for an area. */
export function requireAccess(caller: Pick<Caller, 'subscribed' | 'areas'>, area?: Area): void {
  if (!caller.subscribed) throw new Refusal('subscription_required')
  if (area) requireArea(caller, area)
}

/** Throws `key_area_denied` when the key may not be used for a further area of an operation. */
export function requireArea({ areas }: Pick<Caller, 'areas'>, area: Area): void {
  if (areas && !areas.includes(area)) throw areaDenied(area, areas)
}

interface HashedKey {
  readonly hash: Buffer
  /** The hash as text, the key of the caches. */
  readonly id: string
}

const cacheKey = (hash: Buffer): string => hash.toString('base64')

const areaDenied = (area: Area, allowed: readonly string[]): Refusal =>
  new Refusal('key_area_denied', {
    message: `This API key may not be used for ${area} (${AREAS[area]}). It may be used for: ${allowed
      .filter(isArea)
      .map((each) => `${each} (${AREAS[each]})`)
      .join(', ')}`,
  })
