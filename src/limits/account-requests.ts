import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors.ts'

/** Whoever is signed in clicks; a program that manages keys needs no more. */
export const ACCOUNT_REQUESTS_PER_SECOND = 10

/**
 * Counts what signed-in people ask of their accounts, whatever their plan, for each front by itself. The result throws
 * `rps_limit_exceeded`.
 */
export function accountRequests(): (accountId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: ACCOUNT_REQUESTS_PER_SECOND, duration: 1 })
  return async (accountId) => {
    try {
      await limiter.consume(accountId)
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(Math.max(1, refused.msBeforeNext)) : refused
    }
  }
}

const tooMany = (waitMs: number): Refusal =>
  new Refusal('rps_limit_exceeded', {
    message: `An account may be asked ${ACCOUNT_REQUESTS_PER_SECOND} times per second`,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, then send at most ${ACCOUNT_REQUESTS_PER_SECOND} requests per second`,
      tier_rps_limit: ACCOUNT_REQUESTS_PER_SECOND,
      penalty_active: false,
    },
  })
