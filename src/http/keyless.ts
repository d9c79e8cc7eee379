import type { FastifyReply, FastifyRequest } from 'fastify'
import { now } from '../platform/clock.ts'
import { addressCounts } from './address-counts.ts'
import { tooManyOf } from './strangers.ts'

/** Requests of one address to operations that need no key. A person types ten letters in three seconds. */
export const KEYLESS = { most: 60, seconds: 10 } as const

/** Counts requests to operations that need no key, by address. Each front counts on its own. */
export interface KeylessRequests {
  /** False when the address is at its limit. */
  take(request: FastifyRequest): boolean
  /** Counts a request without a key, writes the limit into its answer, and throws `rps_limit_exceeded` beyond it. */
  require(request: FastifyRequest, reply: FastifyReply): void
}

export function keylessRequests(): KeylessRequests {
  const counts = addressCounts(KEYLESS)
  return {
    take: ({ ip }) => counts.take(ip).isAllowed,
    require({ ip }, reply) {
      const { isAllowed, remaining, waitMs } = counts.take(ip)
      reply.headers({
        'X-RateLimit-Limit': KEYLESS.most,
        'X-RateLimit-Remaining': remaining,
        'X-RateLimit-Reset': Math.ceil((now() + waitMs) / 1_000),
      })
      if (!isAllowed) throw tooManyOf(KEYLESS, 'Without an API key', waitMs)
    },
  }
}
