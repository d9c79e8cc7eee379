import { type ClaimRow, finishClaim, releaseClaim, renewClaim } from '../db/idempotency.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { Refusal } from '../errors.ts'
import { type KeptAnswer, seal } from './sealed-answer.ts'

/** The hold of a running request on its key. It ends by exactly one of `finish` and `release`. */
export interface Claim {
  isOpen(): boolean
  /**
   * Stores a successful answer, or of one that is not to be stored only that it was given. Throws `request_in_progress`
   * when another front has taken the claim over meanwhile, and `database_unavailable`.
   */
  finish(status: number, answer: Omit<KeptAnswer, 'status'> | null): Promise<void>
  /** Lets a retry begin anew. While Postgres is away nothing happens: the lease runs out by itself. */
  release(): Promise<void>
}

/** Longer than the worst pause of a process that lives, short enough for a caller to wait after a crash. */
export const LEASE_MS = 10_000
const RENEW_MS = 3_000
/** Ten minutes: no answer takes longer to begin. */
const RENEWALS_MAX = 200
/** Larger answers are cheaper to compute again than to keep. */
const ANSWER_BYTES_MAX = 1_048_576
/** What an account may have stored in a day; beyond it answers are computed again, at no cost. */
const ACCOUNT_BYTES_MAX = 268_435_456
/** Most answers take less. */
export const RETRY_AFTER_MS = 1_000

/** Keeps the lease of a claim alive until it is finished or released. */
export function holdClaim(db: Database, row: ClaimRow, secret: Buffer, bytesMax = ACCOUNT_BYTES_MAX): Claim {
  let open = true
  let renewals = 0
  const timer = setInterval(() => {
    renewals += 1
    // Postgres away: the next renewal may reach it before the lease is over.
    if (renewals <= RENEWALS_MAX) renewClaim(db, row, LEASE_MS).catch(() => {})
    else end()
  }, RENEW_MS).unref()
  const end = () => {
    open = false
    clearInterval(timer)
  }

  return {
    isOpen: () => open,
    async finish(status, answer) {
      end()
      const small = answer !== null && answer.body.length <= ANSWER_BYTES_MAX
      const stored = await finishClaim(db, row, { status, answer: small ? seal(answer, secret) : null, bytesMax })
      if (stored === null) throw new Refusal('request_in_progress', { retryAfterMs: RETRY_AFTER_MS })
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
