import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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
