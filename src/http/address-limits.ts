import type { FastifyRequest } from 'fastify'
import { network } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import { lruCache } from '../platform/lru-cache.ts'

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
  const counts = lruCache<{ used: number; readonly endsMs: number }>(NETWORKS_MAX, { ttl: withinMs })
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

/** An onRequest hook for operations with a limit of their own by address. Throws `rps_limit_exceeded`. */
export function addressLimits(): (request: FastifyRequest) => void {
  const counts = new Map<string, AddressCounts>()
  return ({ ip, routeOptions }) => {
    const { name, addressLimit } = routeOptions.config.operation ?? {}
    if (!name || !addressLimit) return
    let count = counts.get(name)
    if (!count) {
      count = addressCounts(addressLimit)
      counts.set(name, count)
    }
    const { isAllowed, waitMs } = count.take(ip)
    if (isAllowed) return
    throw new Refusal('rps_limit_exceeded', {
      message: `An address may send ${addressLimit.most} of these requests in ${addressLimit.seconds} seconds`,
      retryAfterMs: waitMs,
      body: { retry_after_ms: waitMs },
    })
  }
}
