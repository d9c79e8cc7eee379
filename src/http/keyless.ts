import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../errors.ts'
import { network } from './wrong-credentials.ts'

/** Requests of one address to operations that need no key. A person types ten letters in three seconds. */
export const KEYLESS = { requests: 60, seconds: 10 } as const

const WITHIN_MS = KEYLESS.seconds * 1_000
/** Some 200 bytes each. */
const NETWORKS_MAX = 50_000

/** Counts requests to operations that need no key, by address. Each front counts alone. */
export interface KeylessRequests {
  /** False when the address is at its limit. */
  take(request: FastifyRequest): boolean
  /** Counts a request without a key, writes the limit into its answer, and throws `rps_limit_exceeded` beyond it. */
  require(request: FastifyRequest, reply: FastifyReply): void
}

export function keylessRequests(): KeylessRequests {
  const counts = new LRUCache<string, { used: number; readonly endsMs: number }>({ max: NETWORKS_MAX, ttl: WITHIN_MS })

  const countOf = ({ ip }: FastifyRequest) => {
    const id = network(ip)
    const known = counts.get(id)
    if (known) return known
    const count = { used: 0, endsMs: performance.now() + WITHIN_MS }
    counts.set(id, count)
    return count
  }
  const taken = (count: { used: number }): boolean => {
    if (count.used >= KEYLESS.requests) return false
    count.used += 1
    return true
  }

  return {
    take: (request) => taken(countOf(request)),
    require(request, reply) {
      const count = countOf(request)
      const isAllowed = taken(count)
      const waitMs = Math.max(1, Math.ceil(count.endsMs - performance.now()))
      reply.headers({
        'X-RateLimit-Limit': KEYLESS.requests,
        'X-RateLimit-Remaining': KEYLESS.requests - count.used,
        'X-RateLimit-Reset': Math.ceil((Date.now() + waitMs) / 1_000),
      })
      if (!isAllowed) throw tooMany(waitMs)
    },
  }
}

const tooMany = (waitMs: number): Refusal => {
  const message = `Without an API key an address may ask ${KEYLESS.requests} times in ${KEYLESS.seconds} seconds`
  return new Refusal('rps_limit_exceeded', {
    message,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, or send an API key`,
      tier_rps_limit: KEYLESS.requests / KEYLESS.seconds,
      penalty_active: false,
    },
  })
}
