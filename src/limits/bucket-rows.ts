import type { BucketRow } from '../db/quota-use.ts'
import type { BucketState } from './bucket.ts'

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
