import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, FindCaller } from '../accounts/caller.ts'
import { now } from '../platform/clock.ts'
import { Refusal } from '../platform/errors.ts'
import { inTurns } from '../platform/turns.ts'
import { addressCounts } from './address-limits.ts'

const SECONDS = 10

/**
 * Counts requests without a valid key or token by their address. Each front counts on its own. The result is
 * `rps_limit_exceeded` for an address that sends more than `most` within ten seconds.
 */
export function strangerRequests(most: number): (address: string) => Refusal | null {
  const limit = { most, seconds: SECONDS }
  const counts = addressCounts(limit)
  return (address) => {
    const { isAllowed, waitMs } = counts.take(address)
    return isAllowed ? null : tooManyOf(limit, 'Without a valid API key or token', waitMs)
  }
}

/** The refusal of a request over the limit of its address. */
function tooManyOf({ most, seconds }: { most: number; seconds: number }, who: string, waitMs: number): Refusal {
  return new Refusal('rps_limit_exceeded', {
    message: `${who}, an address may send ${most} requests in ${seconds} seconds`,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, or send an API key`,
      tier_rps_limit: most / seconds,
      penalty_active: false,
    },
  })
}

/** Requests of one address to operations that need no key. A person types ten letters in three seconds. */
const KEYLESS = { most: 60, seconds: 10 } as const

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

/** Look-ups at a time, so that invalid keys at endpoints that need no key leave the database to others. */
const AT_ONCE = 4
/** The last one waits a few tenths of a second. */
const WAITING_MAX = 100

/** Finds the holder of a key that the answer does not need, to show the limits of its plan. */
export type FindBystander = (request: FastifyRequest) => Promise<Caller | undefined>

/** The result is undefined without a key, for an invalid one, and while too many are looked up. It never throws. */
export function bystanders(findCaller: FindCaller): FindBystander {
  const inTurn = inTurns({ atOnce: AT_ONCE, waitingMax: WAITING_MAX, refusal: () => new Refusal('limits_busy') })
  return async ({ headers }) => {
    const key = headers['x-api-key']
    if (typeof key !== 'string' || key === '') return undefined
    return inTurn(() => findCaller(key)).catch(() => undefined)
  }
}
