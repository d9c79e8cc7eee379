import { Refusal } from '../platform/errors.ts'
import { addressCounts } from './address-counts.ts'

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
export function tooManyOf({ most, seconds }: { most: number; seconds: number }, who: string, waitMs: number): Refusal {
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
