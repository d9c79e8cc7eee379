import type { Jwk } from 'better-auth/plugins/jwt'
import { deleteSealedKeys, listSealedKeys, type SealedKey } from '../../db/identity.ts'
import type { Database } from '../../db/pool.ts'

export interface SigningKeysParts {
  readonly db: Database
  readonly secret: string
  readonly warn: (message: string) => void
}

const CHANGED =
  'AUTH_SECRET has changed, or the secret file in VAR_DIR: it does not open the keys that signed access tokens. They are replaced, and everyone has to sign in again'

/**
 * The keys that the present secret opens, for the provider to sign with: it makes one if there is none. Those that it does
 * not open are deleted now, because whoever knows the secret of before may know them. A front with another secret may add
 * such keys later: they are left to it, so that two fronts do not delete each other's keys in turns.
 */
export async function openSigningKeys({ db, secret, warn }: SigningKeysParts): Promise<() => Promise<Jwk[]>> {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const opens = async ({ private_key: sealed }: SealedKey): Promise<boolean> => {
    try {
      await symmetricDecrypt({ key: secret, data: JSON.parse(sealed) as string })
      return true
    } catch {
      return false
    }
  }
  const sorted = async () => {
    const keys = await Promise.all((await listSealedKeys(db)).map(async (key) => ({ key, isOurs: await opens(key) })))
    return {
      ours: keys.filter(({ isOurs }) => isOurs).map(({ key }) => key),
      foreign: keys.filter(({ isOurs }) => !isOurs).map(({ key }) => key.id),
    }
  }

  const { foreign } = await sorted()
  if (foreign.length > 0 && (await deleteSealedKeys(db, foreign)) > 0) warn(CHANGED)
  return async () => (await sorted()).ours.map(keyOf)
}

const keyOf = ({ id, public_key, private_key, created_at, expires_at, alg, crv }: SealedKey): Jwk =>
  ({
    ...{ id, publicKey: public_key, privateKey: private_key, createdAt: new Date(created_at) },
    ...(expires_at !== null && { expiresAt: new Date(expires_at) }),
    ...(alg !== null && { alg }),
    ...(crv !== null && { crv }),
  }) as Jwk
