import { LRUCache } from 'lru-cache'
import { Refusal } from '../errors.ts'

/** Counts wrong keys and tokens by the address that sends them. */
export interface WrongCredentials {
  /** Whether the address sent too many wrong ones, and this credential has not been right since. */
  isSuspect(address: string, credential: () => string): boolean
  /** Counts a wrong credential. Returns `too_many_failures` if the address sent too many. */
  wrong(address: string): Refusal | null
  right(address: string, credential: () => string): void
}

/** An office with an old key in all its programs stays below. Ten guesses a second do not find a key of 256 bits. */
const WRONG_MAX = 200
const WITHIN_MS = 20_000
/** Some 200 bytes each. */
const NETWORKS_MAX = 50_000
/** Right credentials from addresses that also send wrong ones, such as the proxy of an office. */
const RIGHT_MAX = 10_000
/** How long a right credential needs no turn while others guess from its address. */
const RIGHT_MS = 600_000

/** Counts for this front alone. Remembers the `digest` of right credentials. */
export function wrongCredentials(digest: (credential: string) => string): WrongCredentials {
  const counts = new LRUCache<string, { wrong: number; readonly endsMs: number }>({ max: NETWORKS_MAX, ttl: WITHIN_MS })
  const knownRight = new LRUCache<string, true>({ max: RIGHT_MAX, ttl: RIGHT_MS })
  /** No count lives longer than this. It spares most requests the look-up. */
  let watchedUntilMs = -Infinity
  const counted = (address: string) => (performance.now() < watchedUntilMs ? counts.get(network(address)) : undefined)

  return {
    isSuspect: (address, credential) =>
      (counted(address)?.wrong ?? 0) >= WRONG_MAX && !knownRight.has(digest(credential())),
    wrong(address) {
      const nowMs = performance.now()
      watchedUntilMs = nowMs + WITHIN_MS
      const count = counted(address) ?? { wrong: 0, endsMs: watchedUntilMs }
      count.wrong += 1
      if (count.wrong === 1) counts.set(network(address), count)
      if (count.wrong <= WRONG_MAX) return null
      const retryAfterMs = Math.max(1, Math.ceil(count.endsMs - nowMs))
      return new Refusal('too_many_failures', { retryAfterMs, body: { retry_after_ms: retryAfterMs } })
    },
    right(address, credential) {
      if (counted(address)) knownRight.set(digest(credential()), true)
    },
  }
}

/** An IPv4 address, or the first 64 bits of an IPv6 address: the holder of one such network has all of its addresses. */
export function network(address: string): string {
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const head = address.split('::', 1)[0]!.split(':').filter(Boolean)
  return [...head, '0', '0', '0', '0'].slice(0, 4).join(':')
}
