import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { PLANS } from '../billing/plans.ts'
import type { Slot } from './ledger.ts'

export type Seconds = (slot: Slot) => Promise<number>

/**
 * Counts requests per second in this process. The result takes one request and gives the milliseconds to wait: zero
 * when there was room. A second begins with an account's first request in it.
 */
export function secondsInProcess(): Seconds {
  const limiters = new Map(
    Object.values(PLANS).map(({ requestsPerSecond: points }): [number, RateLimiterMemory] => [
      points,
      new RateLimiterMemory({ points, duration: 1 }),
    ]),
  )
  return async ({ accountId, plan: { requestsPerSecond } }) => {
    try {
      await limiters.get(requestsPerSecond)!.consume(accountId)
      return 0
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext)
      throw refused
    }
  }
}
