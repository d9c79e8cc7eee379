import { type ClaimRow, finishClaim, releaseClaim, renewClaim } from '../../platform/db/idempotency.ts'
import { keepLease } from '../../platform/db/lease.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { Refusal } from '../../platform/errors.ts'
import { type KeptAnswer, seal } from './sealed-answer.ts'

/** The claim of a running request on its key. Exactly one of `finish` and `release` ends it. */
export interface Claim {
  isOpen(): boolean
  /**
   * Stores a successful answer. Given null, it records only that there was one. Resolves to false when a replay has to
   * calculate the answer again. Throws `request_in_progress` if another front has taken over the claim, and
   * `database_unavailable`.
   */
  finish(status: number, answer: Omit<KeptAnswer, 'status'> | null): Promise<boolean>
  /** Lets a retry start again. While Postgres is unavailable it does nothing, and the lease expires. */
  release(): Promise<void>
}

export interface ClaimTiming {
  readonly leaseMs: number
  readonly renewMs: number
}

export const CLAIM_TIMING: ClaimTiming = {
  // Longer than the worst pause of a live process, short enough for a caller to wait after a crash.
  leaseMs: 10_000,
  renewMs: 3_000,
}
/** Ten minutes: no answer takes longer to start. */
const RENEWALS_MAX = 200
/** Larger answers are cheaper to compute again than to store. */
const ANSWER_BYTES_MAX = 1_048_576
/** Bytes that an account may store in a day. Beyond it, replays calculate the answer again, and cost its units. */
const ACCOUNT_BYTES_MAX = 268_435_456
/** Most answers take less. */
export const RETRY_AFTER_MS = 1_000

/** Keeps the lease of a claim alive until it is finished or released. */
export function holdClaim(
  db: Database,
  row: ClaimRow,
  secret: Buffer,
  { leaseMs, renewMs }: ClaimTiming,
  bytesMax = ACCOUNT_BYTES_MAX,
): Claim {
  // If Postgres is unavailable, the next renewal may succeed before the lease expires.
  const { isKept, end } = keepLease(() => renewClaim(db, row, leaseMs), {
    everyMs: renewMs,
    renewalsMax: RENEWALS_MAX,
  })

  return {
    isOpen: isKept,
    async finish(status, answer) {
      end()
      const small = answer !== null && answer.body.length <= ANSWER_BYTES_MAX
      const stored = await finishClaim(db, row, { status, answer: small ? seal(answer, secret) : null, bytesMax })
      if (stored === null) throw new Refusal('request_in_progress', { retryAfterMs: RETRY_AFTER_MS })
      return stored
    },
    async release() {
      end()
      try {
        await releaseClaim(db, row)
      } catch (error) {
        if (!isUnavailable(error)) throw error
      }
    },
  }
}
