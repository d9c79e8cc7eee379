/** When bursts bring a penalty, and how long it is. */
export interface AbuseRules {
  /** So many bursts bring one. */
  readonly strikes: number
  /** A burst counts for so long. */
  readonly strikesWithinMs: number
  readonly penaltyMs: number
  /** The next one is twice as long when it begins within this time after the last. */
  readonly doubledWithinMs: number
  readonly penaltyMsMax: number
}

/**
 * A burst is a second, begun by a refusal for the rate, in which more requests are refused for it than the plan allows in
 * one: whoever asks for less than twice the plan never makes one. Neither does a client that waits as `Retry-After` says,
 * however eager, as long as it waits for no more answers at a time than the plan allows requests in a second.
 */
export const ABUSE: AbuseRules = {
  strikes: 5,
  strikesWithinMs: 60_000,
  penaltyMs: 30_000,
  doubledWithinMs: 3_600_000,
  penaltyMsMax: 600_000,
}

/** As the function of Postgres and the script of Redis take them. */
export const abuseList = (rules: AbuseRules): readonly number[] => {
  const { strikes, strikesWithinMs, penaltyMs, doubledWithinMs, penaltyMsMax } = rules
  return [strikes, strikesWithinMs, penaltyMs, doubledWithinMs, penaltyMsMax]
}

/** What whoever is refused for the rate is told to wait: a bucket that holds one second's requests is full after one. */
export const RATE_WAIT_MS = 1_000
