import { AREAS, type Area, isArea } from '../contract/accounts/keys.ts'
import { isPlanName, type PlanName } from '../contract/accounts/plans.ts'
import { findLiveKey, type LiveKey } from '../platform/db/api-keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { Refusal } from '../platform/errors.ts'
import { lruCache } from '../platform/lru-cache.ts'
import { type BoughtUnits, boughtOf } from './billing/units.ts'
import { type Changes, KEY_FRESH_MS, KEY_FRESH_UNHEARD_MS, type Memory } from './changes.ts'
import { cacheId, type HashedKey, keyHasher } from './key-text.ts'

/** Who pays for a request. */
export interface Caller {
  /** Null for an assistant, which has a grant of the account's owner instead. */
  readonly keyId: string | null
  readonly grantId?: string
  readonly accountId: string
  readonly plan: PlanName
  readonly bought: BoughtUnits
  readonly subscribed: boolean
  /** The areas that the key or the grant may be used for. Absent: all. */
  readonly areas?: readonly string[]
  /** The only origins whose pages may use the key. Absent: the key is not for pages. */
  readonly allowedOrigins?: readonly string[]
}

export type FindCaller = (key: string) => Promise<Caller>

export interface CallerOptions {
  /** Without it no changes arrive, and the cache is used for less than a second. */
  readonly changes?: Pick<Changes, 'attach' | 'isHearing'>
  /** Milliseconds of a monotonic clock, so that no answer of Postgres seems newer than it is. */
  readonly now?: () => number
}

/** What Postgres knows of a key, or of the grant of an assistant. */
interface Live {
  readonly account_id: string
}

export interface SeenKey<Row extends Live> {
  readonly live: Row
  /** When Postgres was asked, in milliseconds of the clock of the memory. */
  readonly confirmedAt: number
}

/** Answers of Postgres about keys or grants. Changes make it forget. */
export interface KeyMemory<Row extends Live> {
  /** For `Changes.attach`. */
  readonly memory: Memory
  seen(id: string): SeenKey<Row> | undefined
  /** When Postgres last said that the key does not exist. */
  wrongAt(id: string): number
  /** Whether no change can have been missed since this instant. */
  isSure(confirmedAt: number): boolean
  /** Asks Postgres once for a key. Concurrent requests share the answer. */
  ask(id: string, find: () => Promise<Row | null>): Promise<Row | null>
}

/** How long a confirmed key works while Postgres is unavailable. */
export const KEY_GRACE_MS = 5 * 60_000
/** About 300 bytes each. Invalid keys have their own cache, so that a flood of them displaces no valid one. */
const KEYS_MAX = 10_000

/**
 * Finds the caller of a key, from a cache where possible. The result throws `invalid_api_key`, or
 * `database_unavailable` for a key that is not in the cache while Postgres is unavailable.
 */
export function callerFinder(db: Database, { changes, now = () => performance.now() }: CallerOptions = {}): FindCaller {
  const hashed = keyHasher(KEYS_MAX)
  const { memory, seen, wrongAt, isSure, ask } = keyMemory<LiveKey>(KEYS_MAX, now)
  changes?.attach(memory)

  const isFresh = (confirmedAt: number) =>
    isSure(confirmedAt) && now() - confirmedAt < (changes?.isHearing() ? KEY_FRESH_MS : KEY_FRESH_UNHEARD_MS)

  const hasEnded = ({ live: { ends_in_ms }, confirmedAt }: SeenKey<LiveKey>) =>
    ends_in_ms !== null && now() - confirmedAt >= ends_in_ms

  const find = async ({ id, hash }: HashedKey): Promise<LiveKey | null> => {
    const known = seen(id)
    if (known && isFresh(known.confirmedAt) && !hasEnded(known)) return known.live
    if (isFresh(wrongAt(id))) return null
    try {
      return await ask(id, () => findLiveKey(db, hash))
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.confirmedAt >= KEY_GRACE_MS) throw error
      return hasEnded(known) ? null : known.live
    }
  }

  return async (key) => {
    const live = await find(hashed(key))
    if (!live) throw new Refusal('invalid_api_key')
    const { id: keyId, account_id: accountId, plan, subscribed, areas, allowed_origins: allowedOrigins } = live
    if (!isPlanName(plan)) throw new Error(`Account ${accountId} has the unknown plan ${plan}`)
    const bought = boughtOf(live)
    return {
      keyId,
      accountId,
      plan,
      bought,
      subscribed,
      ...(areas && { areas }),
      ...(allowedOrigins && { allowedOrigins }),
    }
  }
}

/** Throws `subscription_required`, or `key_area_denied` when the key may not be used for an area. */
export function requireAccess(caller: Pick<Caller, 'subscribed' | 'areas' | 'grantId'>, area?: Area): void {
  if (!caller.subscribed) throw new Refusal('subscription_required')
  if (area) requireArea(caller, area)
}

/** Throws `key_area_denied` when the key may not be used for a further area of an operation. */
export function requireArea({ areas, grantId }: Pick<Caller, 'areas' | 'grantId'>, area: Area): void {
  if (areas && !areas.includes(area)) throw areaDenied(area, areas, grantId !== undefined)
}

/** Throws `origin_denied` when a key for pages comes from another page, or from none. */
export function requireOrigin({ allowedOrigins }: Pick<Caller, 'allowedOrigins'>, origin: string | undefined): void {
  if (!allowedOrigins || (origin !== undefined && allowedOrigins.includes(origin))) return
  const from = origin === undefined ? 'This request has no Origin header' : `This request comes from ${origin}`
  throw new Refusal('origin_denied', {
    message: `This API key works only for pages from ${allowedOrigins.join(', ')}. ${from}. Its owner may change allowed_origins (PATCH /api/v1/auth/keys/{key_id})`,
  })
}

function areaDenied(area: Area, allowed: readonly string[], isGrant: boolean): Refusal {
  const areas = allowed
    .filter(isArea)
    .map((each) => `${each} (${AREAS[each]})`)
    .join(', ')
  return new Refusal('key_area_denied', {
    message: isGrant
      ? `The user has not granted ${area} (${AREAS[area]}). Connect again, and allow it on the page. Allowed: ${areas}`
      : `This API key does not cover ${area} (${AREAS[area]}). It covers: ${areas}`,
  })
}

export function keyMemory<Row extends Live>(keysMax: number, now: () => number): KeyMemory<Row> {
  const seen = lruCache<SeenKey<Row>>(keysMax)
  const wrong = lruCache<number>(keysMax)
  const asking = new Map<string, Promise<Row | null>>()
  /** Answers from before this instant may be stale: an announcement may have been missed. */
  let doubtedUntil = Number.NEGATIVE_INFINITY

  const remember = (id: string, live: Row | null, confirmedAt: number) => {
    if (live) seen.set(id, { live, confirmedAt })
    else {
      seen.delete(id)
      wrong.set(id, confirmedAt)
    }
  }
  return {
    memory: {
      forgetKey(hash) {
        const id = cacheId(hash)
        for (const cache of [seen, wrong, asking]) cache.delete(id)
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
    },
    seen: (id) => seen.get(id),
    wrongAt: (id) => wrong.get(id) ?? Number.NEGATIVE_INFINITY,
    isSure: (confirmedAt) => confirmedAt > doubtedUntil,
    ask(id, find) {
      const running = asking.get(id)
      if (running) return running
      const askedAt = now()
      const answer = find()
        .then((live) => {
          // The entry is gone when the key changed while Postgres was asked.
          if (asking.get(id) === answer) remember(id, live, askedAt)
          return live
        })
        .finally(() => {
          if (asking.get(id) === answer) asking.delete(id)
        })
      asking.set(id, answer)
      return answer
    },
  }
}
