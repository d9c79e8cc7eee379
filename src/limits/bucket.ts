import type { AbuseRules } from './abuse.ts'

/** The requests of an account's second, counted in this process. Instants are milliseconds of one clock. */
export interface Bucket {
  /** What is left at an instant of requests and patience. `rps_exceeded` counts the refusal. */
  ask(perSecond: number, atMs: number): 'accepted' | 'rps_exceeded' | 'penalised'
  /** Takes the request that `ask` has found room for. */
  take(): void
  /** When the penalty ends, or ended. */
  penaltyEndsMs(): number
}

const SECOND_MS = 1_000

/** The rule of `limit_settle` in Postgres and of settle-2.lua in Redis, for the time in which these are away. */
export function newBucket(abuse: AbuseRules): Bucket {
  let requests = Infinity
  let filledAtMs = 0
  let refused = 0
  let refusedSinceMs = -Infinity
  let strikes: readonly number[] = []
  let penalties = 0
  let endsMs = -Infinity

  const strike = (atMs: number) => {
    strikes = [...strikes.filter((struckMs) => struckMs > atMs - abuse.strikesWithinMs), atMs]
    if (strikes.length < abuse.strikes) return
    strikes = []
    penalties = atMs < endsMs + abuse.doubledWithinMs ? penalties + 1 : 1
    endsMs = atMs + Math.min(abuse.penaltyMsMax, abuse.penaltyMs * 2 ** (penalties - 1))
  }

  return {
    ask(perSecond, atMs) {
      if (endsMs > atMs) return 'penalised'
      requests = Math.min(perSecond, requests + (Math.max(0, atMs - filledAtMs) * perSecond) / SECOND_MS)
      filledAtMs = atMs
      if (requests >= 1) return 'accepted'
      if (atMs >= refusedSinceMs + SECOND_MS) {
        refusedSinceMs = atMs
        refused = 0
      }
      refused += 1
      if (refused === perSecond + 1) strike(atMs)
      return endsMs > atMs ? 'penalised' : 'rps_exceeded'
    },
    take() {
      requests -= 1
    },
    penaltyEndsMs: () => endsMs,
  }
}
