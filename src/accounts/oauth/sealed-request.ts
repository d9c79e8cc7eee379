import { randomUUID } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { now } from '../../platform/clock.ts'
import type { TokenKeys } from './token-keys.ts'

const Asked = z.object({
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  state: z.string().nullable(),
  codeChallenge: z.string(),
  /** The URL of this service as the client knows it, and the resource below it. */
  base: z.string(),
  resource: z.string(),
  scopes: z.array(z.string()).min(1),
})
/** What a client requests from a user. */
export type Asked = Readonly<z.output<typeof Asked>>

/** An authorization request that was verified as ours. `id` is its own id. */
export interface OpenedRequest extends Asked {
  readonly id: string
  readonly expiresAtMs: number
}

/** Time to sign up, with an e-mail to confirm, and to decide. */
export const REQUEST_LIFE_MS = 30 * 60_000
/** The key encrypts the content directly, without key wrapping (RFC 7518, 4.5). */
const KEY_MANAGEMENT = 'dir'
const ENCRYPTION = 'A256GCM'

/**
 * A request as a text that only this service can read or make. It travels through the page to its decision, so that a
 * flood of requests stores nothing and displaces none.
 */
export async function sealRequest(keys: TokenKeys, asked: Asked): Promise<string> {
  const { id, sealing } = await keys.newest()
  return new EncryptJWT({ asked })
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION, kid: id })
    .setJti(randomUUID())
    .setExpirationTime(new Date(now() + REQUEST_LIFE_MS))
    .encrypt(sealing)
}

const Claims = z.object({ jti: z.uuid(), exp: z.number(), asked: Asked })

/** The request in a sealed text. Null for one that has expired and for any other text. */
export async function openRequest(keys: TokenKeys, text: string, nowMs: number = now()): Promise<OpenedRequest | null> {
  try {
    const { payload } = await jwtDecrypt(text, ({ kid }) => sealingKey(keys, kid), {
      keyManagementAlgorithms: [KEY_MANAGEMENT],
      contentEncryptionAlgorithms: [ENCRYPTION],
      currentDate: new Date(nowMs),
    })
    // A front of another version may have sealed it.
    const read = Claims.safeParse(payload)
    if (!read.success) return null
    const { jti: id, exp, asked } = read.data
    return { ...asked, id, expiresAtMs: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

async function sealingKey(keys: TokenKeys, kid: string | undefined): Promise<Uint8Array> {
  const key = await keys.find(kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.sealing
}
