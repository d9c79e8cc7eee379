import type { AbuseRules } from './abuse.ts'

/** What a bucket remembers. Instants are milliseconds of the clock that it is asked by, `-Infinity` where there was none. */
export interface BucketState {
  readonly requests: number
  readonly filledAtMs: number
  /** Refused for the rate in the second that began at `refusedSinceMs`. */
  readonly refused: number
  readonly refusedSinceMs: number
  /** The bursts that count towards the next penalty. */
  readonly strikesMs: readonly number[]
  readonly penalties: number
  readonly penaltyEndsMs: number
}

/** The requests of an account's second, counted in this process. Instants are milliseconds of one clock. */
export interface Bucket {
  /** What is left at an instant of requests and patience. `rps_exceeded` counts the refusal. */
  ask(perSecond: number, atMs: number): 'accepted' | 'rps_exceeded' | 'penalised'
  /** Takes the request that `ask` has found room for. */
  take(): void
  /** When the penalty ends, or ended. */
  penaltyEndsMs(): number
  state(): BucketState
}

const FULL: BucketState = {
  requests: Infinity,
  filledAtMs: 0,
  refused: 0,
  refusedSinceMs: -Infinity,
  strikesMs: [],
  penalties: 0,
  penaltyEndsMs: -Infinity,
}

const SECOND_MS = 1_000

/** The rule of `limit_settle` in Postgres and of settle-2.lua in Redis, for a front that counts by itself. */
export function newBucket(abuse: AbuseRules, from: BucketState = FULL): Bucket {
  let { requests, filledAtMs, refused, refusedSinceMs, strikesMs, penalties, penaltyEndsMs } = from

  const strike = (atMs: number) => {
    strikesMs = [...strikesMs.filter((struckMs) => struckMs > atMs - abuse.strikesWithinMs), atMs]
    if (strikesMs.length < abuse.strikes) return
    strikesMs = []
    penalties = atMs < penaltyEndsMs + abuse.doubledWithinMs ? penalties + 1 : 1
    penaltyEndsMs = atMs + Math.min(abuse.penaltyMsMax, abuse.penaltyMs * 2 ** (penalties - 1))
  }

  return {
    ask(perSecond, atMs) {
      if (penaltyEndsMs > atMs) return 'penalised'
      requests = Math.min(perSecond, requests + (Math.max(0, atMs - filledAtMs) * perSecond) / SECOND_MS)
      filledAtMs = Math.max(filledAtMs, atMs)
      if (requests >= 1) return 'accepted'
      if (atMs >= refusedSinceMs + SECOND_MS) {
        refusedSinceMs = atMs
        refused = 0
      }
      refused += 1
      if (refused === perSecond + 1) strike(atMs)
      return penaltyEndsMs > atMs ? 'penalised' : 'rps_exceeded'
    },
    take() {
      requests -= 1
    },
    penaltyEndsMs: () => penaltyEndsMs,
    state: () => ({ requests, filledAtMs, refused, refusedSinceMs, strikesMs, penalties, penaltyEndsMs }),
  }
}

/** As good as new: a bucket is full after a second, and bursts and penalties are forgotten some time. */
export const isAtRest = (
  { filledAtMs, strikesMs, penaltyEndsMs }: BucketState,
  abuse: AbuseRules,
  nowMs: number,
): boolean =>
  filledAtMs < nowMs - SECOND_MS &&
  (strikesMs.at(-1) ?? -Infinity) < nowMs - abuse.strikesWithinMs &&
  penaltyEndsMs < nowMs - abuse.doubledWithinMs
