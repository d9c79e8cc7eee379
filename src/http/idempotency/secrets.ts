import { hkdfSync } from 'node:crypto'

/** Secrets derived from a caller's Idempotency-Key. None can be computed from another. */
export interface Secrets {
  /** Finds the row. Only this secret is stored. */
  readonly lookup: Buffer
  /** Keys the hash of the request. */
  readonly requestHashing: Buffer
  /** Seals the answer. */
  readonly seal: Buffer
}

const BYTES = 32

/**
 * HKDF (RFC 5869) of a key, salted by its account. The key is not stored, so a row reveals nothing of a request without
 * the key. This holds for keys that cannot be guessed, such as random UUIDs.
 */
export function deriveSecrets(accountId: string, key: string): Secrets {
  const all = Buffer.from(hkdfSync('sha256', key, accountId, 'orrery idempotency', 3 * BYTES))
  const part = (index: number) => all.subarray(index * BYTES, (index + 1) * BYTES)
  return { lookup: part(0), requestHashing: part(1), seal: part(2) }
}
