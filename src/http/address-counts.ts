import { LRUCache } from 'lru-cache'
import { network } from '../platform/network.ts'

/**
 * Counts the requests of addresses, or of other callers, each for a time that begins with its first. Each front counts
 * on its own.
 */
export interface AddressCounts {
  has(address: string): boolean
  /** Whether nothing more is allowed at present. */
  isFull(address: string): boolean
  /** Counts one more, if it is allowed. */
  take(address: string): Taken
}

export interface Taken {
  readonly isAllowed: boolean
  readonly remaining: number
  /** Milliseconds until the count of the address resets. */
  readonly waitMs: number
}

/** About 200 bytes each. The least recently seen are forgotten. */
const NETWORKS_MAX = 50_000

export function addressCounts(
  { most, seconds }: { most: number; seconds: number },
  idOf: (address: string) => string = network,
): AddressCounts {
  const withinMs = seconds * 1_000
  const counts = new LRUCache<string, { used: number; readonly endsMs: number }>({ max: NETWORKS_MAX, ttl: withinMs })
  return {
    has: (address) => counts.has(idOf(address)),
    isFull: (address) => (counts.get(idOf(address))?.used ?? 0) >= most,
    take(address) {
      const id = idOf(address)
      let count = counts.get(id)
      if (!count) {
        count = { used: 0, endsMs: performance.now() + withinMs }
        counts.set(id, count)
      }
      const isAllowed = count.used < most
      if (isAllowed) count.used += 1
      return {
        isAllowed,
        remaining: most - count.used,
        waitMs: Math.max(1, Math.ceil(count.endsMs - performance.now())),
      }
    },
  }
}
