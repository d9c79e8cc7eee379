import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../errors.ts'

/** A client connects with some six messages at once, more than the requests of a second of a small plan. */
export const MESSAGES_PER_SECOND = 20

/**
 * Counts messages that call no tool, by account, for plans with fewer requests of the second. Each front counts alone. The
 * result throws `rps_limit_exceeded`.
 */
export function messageCounts(): (accountId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: MESSAGES_PER_SECOND, duration: 1 })
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
    message: `An account may send ${MESSAGES_PER_SECOND} messages per second that call no tool`,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, then send at most ${MESSAGES_PER_SECOND} messages per second`,
      tier_rps_limit: MESSAGES_PER_SECOND,
      penalty_active: false,
    },
  })
