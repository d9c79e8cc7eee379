import { LRUCache } from 'lru-cache'
import { Refusal } from '../platform/errors.ts'
import { addressCounts } from './address-counts.ts'

/** Counts invalid keys and tokens by the address that sends them. */
export interface WrongCredentials {
  /** Whether the address sent too many invalid ones, and this credential has not been valid since. */
  isSuspect(address: string, credential: () => string): boolean
  /** Counts an invalid credential. Returns `too_many_failures` if the address sent too many. */
  wrong(address: string): Refusal | null
  right(address: string, credential: () => string): void
}

/**
 * An office with an old key in all its programs stays below this. Ten guesses per second do not find a key of 256 bits.
 */
const WRONG = { most: 200, seconds: 20 }
/** Valid credentials from addresses that also send invalid ones, such as the proxy of an office. */
const RIGHT_MAX = 10_000
/** How long a valid credential need not wait while others guess from its address. */
const RIGHT_MS = 600_000

/** Counts only for this front. Remembers the `digest` of valid credentials. */
export function wrongCredentials(digest: (credential: string) => string): WrongCredentials {
  const counts = addressCounts(WRONG)
  const knownRight = new LRUCache<string, true>({ max: RIGHT_MAX, ttl: RIGHT_MS })
  /** No count lives longer than this. It spares most requests the look-up. */
  let watchedUntilMs = -Infinity
  const isWatching = () => performance.now() < watchedUntilMs

  return {
    isSuspect: (address, credential) => isWatching() && counts.isFull(address) && !knownRight.has(digest(credential())),
    wrong(address) {
      watchedUntilMs = performance.now() + WRONG.seconds * 1_000
      const { isAllowed, waitMs } = counts.take(address)
      if (isAllowed) return null
      return new Refusal('too_many_failures', { retryAfterMs: waitMs, body: { retry_after_ms: waitMs } })
    },
    right(address, credential) {
      if (isWatching() && counts.has(address)) knownRight.set(digest(credential()), true)
    },
  }
}
