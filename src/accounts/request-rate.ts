import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../platform/errors.ts'

interface AccountRate {
  readonly most: number
  /** The time in which an account may send `most`. */
  readonly seconds: number
  /** What an account may do, for its refusal. */
  readonly message: string
  /** The noun for what it may send, in the plural. */
  readonly what: string
}

/**
 * Counts requests by account, with the same limit for all plans. Each front counts on its own, and remembers the
 * accounts that sent requests within the time. The result throws `rps_limit_exceeded`.
 */
export function accountRate(rate: AccountRate): (accountId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: rate.most, duration: rate.seconds })
  return async (accountId) => {
    try {
      await limiter.consume(accountId)
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(rate, Math.max(1, refused.msBeforeNext)) : refused
    }
  }
}

const tooMany = ({ most, seconds, message, what }: AccountRate, waitMs: number): Refusal =>
  new Refusal('rps_limit_exceeded', {
    message,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, then send at most ${most} ${what} ${seconds === 1 ? 'per second' : `in ${seconds} seconds`}`,
      ...(seconds === 1 && { tier_rps_limit: most }),
      penalty_active: false,
    },
  })
