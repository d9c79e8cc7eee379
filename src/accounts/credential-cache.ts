import { isUnavailable } from '../platform/db/unavailable.ts'
import { lruCache } from '../platform/lru-cache.ts'
import { type Changes, KEY_FRESH_MS, KEY_FRESH_UNHEARD_MS } from './changes.ts'
import { cacheId } from './key-text.ts'

/** What Postgres knows of a key, or of the grant of an assistant. */
interface Credential {
  readonly account_id: string
  /** Null for one that does not expire. */
  readonly ends_in_ms: number | null
}

/**
 * Finds a credential by its id. `ask` asks Postgres for it, and is called only if the cache has no answer that is young
 * enough. The result is null for a credential that does not exist or has ended.
 */
export type FindCredential<Row extends Credential> = (id: string, ask: () => Promise<Row | null>) => Promise<Row | null>

export interface CredentialCacheOptions {
  /** Without it no changes arrive, and an answer is used for less than a second. */
  readonly changes?: Pick<Changes, 'attach' | 'isHearing'> | undefined
  /** Milliseconds of a monotonic clock, so that no answer of Postgres seems newer than it is. */
  readonly now?: (() => number) | undefined
}

/** How long a confirmed credential works while Postgres is unavailable. */
export const KEY_GRACE_MS = 5 * 60_000
/** About 300 bytes each. Invalid ones have their own cache, so that a flood of them displaces no valid one. */
export const CREDENTIALS_MAX = 10_000

interface Answer<Row> {
  readonly row: Row
  /** When Postgres was asked, in milliseconds of the clock of the cache. */
  readonly askedAt: number
}

/** A cache of the answers of Postgres about credentials. An announced change makes it forget. */
export function credentialCache<Row extends Credential>({
  changes,
  now = () => performance.now(),
}: CredentialCacheOptions): FindCredential<Row> {
  const live = lruCache<Answer<Row>>(CREDENTIALS_MAX)
  /** When Postgres last said that a credential does not exist. */
  const unknown = lruCache<number>(CREDENTIALS_MAX)
  /** Concurrent requests share an answer. */
  const asking = new Map<string, Promise<Row | null>>()
  /** Answers from before this instant may be stale: an announcement may have been missed. */
  let doubtedUntil = Number.NEGATIVE_INFINITY

  changes?.attach({
    forgetKey(hash) {
      const id = cacheId(hash)
      for (const cache of [live, unknown, asking]) cache.delete(id)
    },
    forgetAccount(accountId) {
      for (const [id, { row }] of live.entries()) if (row.account_id === accountId) live.delete(id)
      // The account of a pending answer is not known yet.
      asking.clear()
    },
    doubtAll() {
      doubtedUntil = now()
      asking.clear()
    },
  })

  const isFresh = (askedAt: number) =>
    askedAt > doubtedUntil && now() - askedAt < (changes?.isHearing() ? KEY_FRESH_MS : KEY_FRESH_UNHEARD_MS)
  const hasEnded = ({ row: { ends_in_ms }, askedAt }: Answer<Row>) =>
    ends_in_ms !== null && now() - askedAt >= ends_in_ms

  const remember = (id: string, row: Row | null, askedAt: number) => {
    if (row) live.set(id, { row, askedAt })
    else {
      live.delete(id)
      unknown.set(id, askedAt)
    }
  }
  const askOnce = (id: string, ask: () => Promise<Row | null>): Promise<Row | null> => {
    const running = asking.get(id)
    if (running) return running
    const askedAt = now()
    const answer = ask()
      .then((row) => {
        // The entry is gone when the credential changed while Postgres was asked.
        if (asking.get(id) === answer) remember(id, row, askedAt)
        return row
      })
      .finally(() => {
        if (asking.get(id) === answer) asking.delete(id)
      })
    asking.set(id, answer)
    return answer
  }

  return async (id, ask) => {
    const known = live.get(id)
    if (known && isFresh(known.askedAt) && !hasEnded(known)) return known.row
    if (isFresh(unknown.get(id) ?? Number.NEGATIVE_INFINITY)) return null
    try {
      return await askOnce(id, ask)
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.askedAt >= KEY_GRACE_MS) throw error
      return hasEnded(known) ? null : known.row
    }
  }
}
