import { randomUUID } from 'node:crypto'
import {
  type ClaimRow,
  claimKey,
  finishClaim,
  releaseClaim,
  renewClaim,
  sweepClaims,
} from '../../platform/db/idempotency.ts'
import { keepLease } from '../../platform/db/lease.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../../platform/db/recurring-job.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { Refusal } from '../../platform/errors.ts'
import { hashRequest, type IdempotentRequest } from './request-hash.ts'
import { deriveSecrets, type KeptAnswer, seal, unseal } from './secrets.ts'

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

interface ClaimTiming {
  readonly leaseMs: number
  readonly renewMs: number
}

const CLAIM_TIMING: ClaimTiming = {
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
function holdClaim(
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

/** What identifies an effect of a request, so that it happens once. */
export interface OrderKeys {
  /** The hash of the request as it was read: fronts of all releases look for it. */
  readonly orderKey: Buffer
  /** Other hashes under which a front may have stored it. */
  readonly otherKeys: readonly Buffer[]
}

/** The state of a key: claimed now, or by an earlier request. */
export type Begun =
  /** `paid`: taken over from a front that died after it had charged the units. */
  | { readonly kind: 'claimed'; readonly claim: Claim; readonly paid: boolean; readonly order: OrderKeys }
  /** Answered before. The answer is null when it was not stored and must be computed again. */
  | { readonly kind: 'answered'; readonly answer: KeptAnswer | null; readonly order: OrderKeys }
  | { readonly kind: 'running' }
  | { readonly kind: 'other_request' }

export interface Idempotency {
  /**
   * Claims a key of an account for a request. Throws `database_unavailable`, and `invalid_api_key` when the account is
   * gone.
   */
  begin(accountId: string, key: string, request: IdempotentRequest): Promise<Begun>
}

/** A day, as clients of this kind of service expect. */
const KEPT_MS = 86_400_000

export interface IdempotencyOptions {
  readonly db: Database
  readonly keptMs?: number
  /** Maximum bytes of stored answers of one account. */
  readonly accountBytesMax?: number
  /** How long a claim outlives its front, and how often a running request renews it. */
  readonly timing?: ClaimTiming
}

/** The same key and request get the same answer. Postgres stores answers for all fronts. */
export function openIdempotency({
  db,
  keptMs = KEPT_MS,
  accountBytesMax,
  timing = CLAIM_TIMING,
}: IdempotencyOptions): Idempotency {
  return {
    async begin(accountId, key, request) {
      const secrets = deriveSecrets(accountId, key)
      const row = { accountId, keyHash: secrets.lookup, claim: randomUUID() }
      const hashes = hashRequest(request, secrets.requestHashing)
      const found = await claimKey(db, row, { hashes, leaseMs: timing.leaseMs, keptMs })
      if (!found) throw new Refusal('invalid_api_key')
      const { claimed, taken_over: paid, same, status, answer } = found
      const otherKeys = [found.first_sent, hashes.read, hashes.sent].filter((hash) => hash !== null)
      const order = { orderKey: found.first_read, otherKeys }
      if (claimed) {
        const claim = holdClaim(db, row, secrets.seal, timing, accountBytesMax)
        return { kind: 'claimed', claim, paid, order }
      }
      if (!same) return { kind: 'other_request' }
      if (status === null) return { kind: 'running' }
      return { kind: 'answered', answer: answer && { status, ...unseal(answer, secrets.seal) }, order }
    },
  }
}

const EVERY_MS = 60_000

/** Deletes expired Idempotency-Keys. */
export const claimSweep = (db: Database, everyMs = EVERY_MS): RecurringJob =>
  rowSweep({
    name: 'Deleting old idempotency keys',
    everyMs,
    firstAfterMs: everyMs,
    sweeps: [(rowsMax) => sweepClaims(db, rowsMax)],
  })
