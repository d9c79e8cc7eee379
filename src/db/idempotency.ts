import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A key of an account, and the claim on it that one request holds. */
export interface ClaimRow {
  readonly accountId: string
  readonly keyHash: Buffer
  /** A UUID. */
  readonly claim: string
}

const Claimed = z.object({
  /** The claim is the caller's now. */
  claimed: z.boolean(),
  /** The request that held it before has died with its front. */
  taken_over: z.boolean(),
  /** It is the request that first came with this key. */
  same: z.boolean(),
  /** Null while it runs. */
  status: z.number().nullable(),
  answer: z.instanceof(Buffer).nullable(),
})
export type Claimed = z.output<typeof Claimed>

const Claim = z.object({ claim: z.uuid() })

const claim = statement('idempotency_claim', Claimed)
const renew = statement('idempotency_renew', Claim)
const finish = statement('idempotency_finish', z.object({ stored: z.boolean() }))
const release = statement('idempotency_release', Claim)
const sweep = statement('idempotency_sweep', z.object({ rows: z.number() }))

const columns = ({ accountId, keyHash, claim: id }: ClaimRow) => ({
  account_id: accountId,
  key_hash: keyHash,
  claim: id,
})

/** Claims a key, or returns the claim that holds it. Null when the account is gone. */
export const claimKey = (
  db: Database,
  row: ClaimRow,
  { requestHash, leaseMs, keptMs }: { requestHash: Buffer; leaseMs: number; keptMs: number },
): Promise<Claimed | null> =>
  db.maybeOne(claim({ ...columns(row), request_hash: requestHash, lease_ms: leaseMs, kept_ms: keptMs }))

/** False when the claim has been lost. */
export const renewClaim = async (db: Database, row: ClaimRow, leaseMs: number): Promise<boolean> =>
  (await db.maybeOne(renew({ ...columns(row), lease_ms: leaseMs }))) !== null

/** Whether the answer's bytes were stored too; null when the claim has been lost. `bytesMax` is for all of an account. */
export const finishClaim = async (
  db: Database,
  row: ClaimRow,
  { status, answer, bytesMax }: { status: number; answer: Buffer | null; bytesMax: number },
): Promise<boolean | null> =>
  (await db.maybeOne(finish({ ...columns(row), status, answer, bytes_max: bytesMax })))?.stored ?? null

export async function releaseClaim(db: Database, row: ClaimRow): Promise<void> {
  await db.maybeOne(release(columns(row)))
}

/** Removes rows past their time, oldest first; how many. */
export const sweepClaims = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweep({ rows_max: rowsMax }))).rows
