import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors.ts'

/** Enough for a person who clicks and for a program that manages keys. */
export const ACCOUNT_REQUESTS_PER_SECOND = 10

/**
 * Counts the requests of signed-in people to their accounts, with the same limit for all plans. Each front counts alone.
 * The result throws `rps_limit_exceeded`.
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
