import { randomUUID } from 'node:crypto'
import { claimKey } from '../../platform/db/idempotency.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { CLAIM_TIMING, type Claim, type ClaimTiming, holdClaim } from './claim.ts'
import { hashRequest, type IdempotentRequest } from './request-hash.ts'
import { type KeptAnswer, unseal } from './sealed-answer.ts'
import { deriveSecrets } from './secrets.ts'

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
