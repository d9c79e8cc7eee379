import { hkdfSync } from 'node:crypto'

/** What is made of a caller's Idempotency-Key: none of these can be found from another. */
export interface Secrets {
  /** By which its row is found. The only one that is stored. */
  readonly lookup: Buffer
  /** Keys the hash of the request. */
  readonly print: Buffer
  /** Seals the answer. */
  readonly seal: Buffer
}

const BYTES = 32

/**
 * HKDF (RFC 5869) of a key, salted by its account. The key itself is not kept, so that rows tell nothing of a request to
 * anybody who does not have it; for that it has to be one that can't be guessed, such as a random UUID.
 */
export function secretsOf(accountId: string, key: string): Secrets {
  const all = Buffer.from(hkdfSync('sha256', key, accountId, 'orrery idempotency', 3 * BYTES))
  const part = (index: number) => all.subarray(index * BYTES, (index + 1) * BYTES)
  return { lookup: part(0), print: part(1), seal: part(2) }
}
