import type { Bursts } from './store.ts'

/** When bursts bring a penalty, and how long it is. */
export interface AbuseRules {
  /** Bursts that bring a penalty. */
  readonly strikes: number
  /** How long a burst counts. */
  readonly strikesWithinMs: number
  readonly penaltyMs: number
  /** The next penalty is twice as long when it begins within this time after the last. */
  readonly doubledWithinMs: number
  readonly penaltyMsMax: number
}

/**
 * A burst is a second, begun by a refusal for the rate, in which more requests are refused for it than the plan allows in
 * one. A caller below twice the plan never makes one. Neither does a client that waits as `Retry-After` says, while it
 * waits for no more answers at a time than the plan allows requests in a second.
 */
export const ABUSE: AbuseRules = {
  strikes: 5,
  strikesWithinMs: 60_000,
  penaltyMs: 30_000,
  doubledWithinMs: 3_600_000,
  penaltyMsMax: 600_000,
}

/** How long a request refused for the rate waits: a bucket that holds one second's requests is full after one. */
export const RATE_WAIT_MS = 1_000

/** The bursts of an account after another one. Enough of them bring a penalty. */
export function afterStrike({ strikesMs, penalties, penaltyEndsMs }: Bursts, atMs: number, rules: AbuseRules): Bursts {
  const counting = [...strikesMs.filter((struckMs) => struckMs > atMs - rules.strikesWithinMs), atMs]
  if (counting.length < rules.strikes) return { strikesMs: counting, penalties, penaltyEndsMs }
  const nth = atMs < penaltyEndsMs + rules.doubledWithinMs ? penalties + 1 : 1
  const lengthMs = Math.min(rules.penaltyMsMax, rules.penaltyMs * 2 ** (nth - 1))
  return { strikesMs: [], penalties: nth, penaltyEndsMs: atMs + lengthMs }
}
