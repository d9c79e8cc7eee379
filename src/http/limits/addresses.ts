import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, FindCaller } from '../../accounts/caller.ts'
import { now } from '../../platform/clock.ts'
import type { Refusal } from '../../platform/errors.ts'
import { inTurns } from '../../platform/turns.ts'
import { type Limiter, limiterOf } from './counter.ts'
import { LIMITS, operationLimit, QUEUES, refusalOf } from './table.ts'

/**
 * Counts requests without a valid key or token by their address. The result is `rps_limit_exceeded` for an address that
 * sends more than `most` within ten seconds.
 */
export const anonymousRequests = (most: number): ((address: string) => Refusal | null) =>
  limiterOf({ ...LIMITS.anonymousRequests, most }).count

/** Counts requests to operations that need no key, by address. */
export interface KeyOptionalRequests {
  /** False when the address is at its limit. */
  take(request: FastifyRequest): boolean
  /** Counts a request without a key, writes the limit into its answer, and throws `rps_limit_exceeded` beyond it. */
  require(request: FastifyRequest, reply: FastifyReply): void
}

export function keyOptionalRequests(): KeyOptionalRequests {
  const limit = LIMITS.keyOptionalRequests
  const { take } = limiterOf(limit)
  return {
    take: ({ ip }) => take(ip).isAllowed,
    require({ ip }, reply) {
      const { isAllowed, remaining, waitMs } = take(ip)
      reply.headers({
        'X-RateLimit-Limit': limit.most,
        'X-RateLimit-Remaining': remaining,
        'X-RateLimit-Reset': Math.ceil((now() + waitMs) / 1_000),
      })
      if (!isAllowed) throw refusalOf(limit, waitMs)
    },
  }
}

/** An onRequest hook for operations with a limit of their own by address. Throws `rps_limit_exceeded`. */
export function operationLimits(): (request: FastifyRequest) => void {
  const limiters = new Map<string, Limiter>()
  return ({ ip, routeOptions }) => {
    const { name, addressLimit } = routeOptions.config.operation ?? {}
    if (!name || !addressLimit) return
    let limiter = limiters.get(name)
    if (!limiter) {
      limiter = limiterOf(operationLimit(addressLimit))
      limiters.set(name, limiter)
    }
    const refusal = limiter.count(ip)
    if (refusal) throw refusal
  }
}

/** Finds the holder of a key that the answer does not need, to show the limits of its plan. */
export type FindKeyHolder = (request: FastifyRequest) => Promise<Caller | undefined>

/** The result is undefined without a key, for an invalid one, and while too many are looked up. It never throws. */
export function keyHolders(findCaller: FindCaller): FindKeyHolder {
  const inTurn = inTurns(QUEUES.unneededKeys)
  return async ({ headers }) => {
    const key = headers['x-api-key']
    if (typeof key !== 'string' || key === '') return undefined
    return inTurn(() => findCaller(key)).catch(() => undefined)
  }
}
