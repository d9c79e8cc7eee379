import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

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

/** A stored answer. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LINE_END = 10

/** Encrypts headers and body by AES-256-GCM: nonce, tag, ciphertext. The nonce is random, so equal input gives other bytes. */
export function seal({ headers, body }: Omit<KeptAnswer, 'status'>, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
  const sealed = [cipher.update(`${JSON.stringify(headers)}\n`), cipher.update(body), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** Throws when a byte was changed, or another secret sealed it. */
export function unseal(bytes: Buffer, secret: Buffer): Omit<KeptAnswer, 'status'> {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const open = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  const end = open.indexOf(LINE_END)
  return {
    headers: JSON.parse(open.toString('utf8', 0, end)) as Record<string, string>,
    body: open.subarray(end + 1),
  }
}
