import { z } from 'zod'
import { type Database, statement } from './pool.ts'

/** A key of an account, and the claim of one request on it. */
export interface ClaimRow {
  readonly accountId: string
  readonly keyHash: Buffer
  /** A UUID. */
  readonly claim: string
}

const Claimed = z.object({
  /** The caller holds the claim now. */
  claimed: z.boolean(),
  /** The request that held the claim before died with its front. */
  taken_over: z.boolean(),
  /** The request is the same as the first one with this key. */
  same: z.boolean(),
  /**
   * The hashes of the first request with this key: as it was read, and as it was sent. An earlier release stored no
   * second one.
   */
  first_read: z.instanceof(Buffer),
  first_sent: z.instanceof(Buffer).nullable(),
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
  { hashes, leaseMs, keptMs }: { hashes: { sent: Buffer; read: Buffer }; leaseMs: number; keptMs: number },
): Promise<Claimed | null> =>
  db.maybeOne(
    claim({
      ...columns(row),
      request_hash: hashes.read,
      sent_hash: hashes.sent,
      lease_ms: leaseMs,
      kept_ms: keptMs,
    }),
  )

/** False when another request has taken over the claim. */
export const renewClaim = async (db: Database, row: ClaimRow, leaseMs: number): Promise<boolean> =>
  (await db.maybeOne(renew({ ...columns(row), lease_ms: leaseMs }))) !== null

/**
 * Whether the bytes of the answer were stored. Null when the claim was lost. `bytesMax` limits all answers of an
 * account.
 */
export const finishClaim = async (
  db: Database,
  row: ClaimRow,
  { status, answer, bytesMax }: { status: number; answer: Buffer | null; bytesMax: number },
): Promise<boolean | null> =>
  (await db.maybeOne(finish({ ...columns(row), status, answer, bytes_max: bytesMax })))?.stored ?? null

export async function releaseClaim(db: Database, row: ClaimRow): Promise<void> {
  await db.maybeOne(release(columns(row)))
}

/** Deletes expired rows, oldest first. Returns their number. */
export const sweepClaims = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweep({ rows_max: rowsMax }))).rows
