import { network } from '../../platform/addresses.ts'
import type { Refusal } from '../../platform/errors.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { type Limit, type RefusingLimit, refusalOf } from './table.ts'

/** Counts the actions of each caller in a time that begins with the first one. An id is an address, or that of an account. */
export interface Counter {
  has(id: string): boolean
  /** Whether nothing more is allowed at present. */
  isFull(id: string): boolean
  /** Counts one more, if it is allowed. */
  take(id: string): Taken
}

export interface Taken {
  readonly isAllowed: boolean
  readonly remaining: number
  /** Milliseconds until the count resets. */
  readonly waitMs: number
}

/** The ids that a counter remembers, of about 200 bytes each. The least recently seen are forgotten. */
const IDS_MAX = 50_000

/** A counter in the memory of this front. */
export function counterOf(
  { by, most, seconds }: Pick<Limit, 'by' | 'most' | 'seconds'>,
  now = () => performance.now(),
): Counter {
  const counts = lruCache<{ used: number; readonly endsMs: number }>(IDS_MAX)
  const keyOf = (id: string) => (by === 'network' ? network(id) : id)
  const present = (key: string) => {
    const count = counts.get(key)
    return count && now() < count.endsMs ? count : undefined
  }
  return {
    has: (id) => present(keyOf(id)) !== undefined,
    isFull: (id) => (present(keyOf(id))?.used ?? 0) >= most,
    take(id) {
      const key = keyOf(id)
      let count = present(key)
      if (!count) {
        count = { used: 0, endsMs: now() + seconds * 1_000 }
        counts.set(key, count)
      }
      const isAllowed = count.used < most
      if (isAllowed) count.used += 1
      return { isAllowed, remaining: most - count.used, waitMs: Math.max(1, Math.ceil(count.endsMs - now())) }
    },
  }
}

export interface Limiter extends Counter {
  /** Counts one more. Returns the refusal of the limit if it is not allowed. */
  count(id: string): Refusal | null
}

/** A counter that refuses what is over its limit. */
export function limiterOf(limit: RefusingLimit): Limiter {
  const counter = counterOf(limit)
  return {
    ...counter,
    count(id) {
      const { isAllowed, waitMs } = counter.take(id)
      return isAllowed ? null : refusalOf(limit, waitMs)
    },
  }
}

/** Counts one more for an account. Throws the refusal of the limit. */
export type CountAccount = (accountId: string) => Promise<void>

/** A limit of an account for handlers, which count when they know that the request has a cost. */
export function accountLimit(limit: RefusingLimit): CountAccount {
  const { count } = limiterOf(limit)
  return async (accountId) => {
    const refusal = count(accountId)
    if (refusal) throw refusal
  }
}
