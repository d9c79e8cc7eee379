import type { BucketRow } from '../db/quota-use.ts'
import type { AbuseRules } from './abuse.ts'
import type { BucketState } from './bucket.ts'

const SECOND_MS = 1_000

/** As good as new: a bucket is full after a second, and bursts and penalties are forgotten some time. */
export const isAtRest = (
  { filledAtMs, strikesMs, penaltyEndsMs }: BucketState,
  abuse: AbuseRules,
  nowMs: number,
): boolean =>
  filledAtMs < nowMs - SECOND_MS &&
  (strikesMs.at(-1) ?? -Infinity) < nowMs - abuse.strikesWithinMs &&
  penaltyEndsMs < nowMs - abuse.doubledWithinMs

export const stateOf = (row: BucketRow): BucketState => ({
  requests: row.requests,
  filledAtMs: row.filled_at_ms,
  refused: row.refused,
  refusedSinceMs: row.refused_since_ms ?? -Infinity,
  strikesMs: row.strikes_ms,
  penalties: row.penalties,
  penaltyEndsMs: row.penalty_until_ms ?? -Infinity,
})

export const rowOf = (state: BucketState): BucketRow => ({
  requests: state.requests,
  filled_at_ms: state.filledAtMs,
  refused: state.refused,
  // JSON has no infinity, and writes null.
  refused_since_ms: state.refusedSinceMs,
  strikes_ms: [...state.strikesMs],
  penalties: state.penalties,
  penalty_until_ms: state.penaltyEndsMs,
})
