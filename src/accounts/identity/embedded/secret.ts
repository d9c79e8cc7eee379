import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Jwk } from 'better-auth/plugins/jwt'
import { listFrontsOfOtherSecret, type OtherFront } from '../../../platform/db/health.ts'
import { deleteSealedKeys, listSealedKeys, type SealedKey } from '../../../platform/db/identity.ts'
import type { Database } from '../../../platform/db/pool.ts'

const FILE = 'auth-secret'
const SECRET_BYTES = 32
const SECRET_LENGTH_MIN = 32

/** The file of the secret of this machine. */
export const secretPath = (varDir: string): string => join(varDir, FILE)

/**
 * The secret of this machine. It is created if there is none. The file appears only when it is complete; the first of
 * several concurrent starts wins. Throws if the file cannot be read or is not a secret.
 */
export async function machineSecret(varDir: string): Promise<string> {
  const path = secretPath(varDir)
  const secret = (await read(path)) ?? (await make(varDir, path))
  if (secret.length < SECRET_LENGTH_MIN)
    throw new Error(
      `${path} is too short for a secret: it needs ${SECRET_LENGTH_MIN} characters. Delete it for a new one.`,
    )
  return secret
}

async function read(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function make(varDir: string, path: string): Promise<string> {
  await mkdir(varDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  return (await readFile(path, 'utf8')).trim()
}

/** AUTH_SECRET, or the function that reads or creates the secret of the machine. */
export type SecretSource = string | (() => Promise<string>)

/** The secret of this front. Its mark is null until the secret of the machine is read. */
export function ownSecret(source: SecretSource) {
  let mark = typeof source === 'string' ? secretMark(source) : null
  return {
    isGiven: typeof source === 'string',
    mark: () => mark,
    async read(): Promise<string> {
      const secret = typeof source === 'string' ? source : await source()
      mark = secretMark(secret)
      return secret
    },
  }
}

/** Equal for equal secrets. Shows fronts whether they have different ones, and reveals nothing about a secret. */
const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('the secret hash of a front').digest('base64url').slice(0, MARK_LENGTH)

const MARK_LENGTH = 22

export interface SigningKeysOptions {
  readonly db: Database
  readonly secret: string
  /** The secret is AUTH_SECRET, not the file of this machine. */
  readonly isGiven: boolean
  readonly warn: (message: string) => void
}

const CHANGED =
  'AUTH_SECRET has changed, or the secret file in VAR_DIR: it cannot decrypt the keys that signed access tokens. They are replaced, and everyone has to sign in again'

/**
 * The keys that the current secret can decrypt, for the provider to sign with: it creates one if there is none. Those
 * that it cannot decrypt are deleted, because anyone who knows the previous secret may know them, unless they may
 * belong to a live front: then they are left to it, and the operator is warned once that the secrets differ.
 */
export async function openSigningKeys({
  db,
  secret,
  isGiven,
  warn,
}: SigningKeysOptions): Promise<() => Promise<Jwk[]>> {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  let isTold = false
  const opens = async ({ private_key: sealed }: SealedKey): Promise<boolean> => {
    try {
      await symmetricDecrypt({ key: secret, data: JSON.parse(sealed) as string })
      return true
    } catch {
      return false
    }
  }

  async function replaceForeign(ids: readonly string[]): Promise<void> {
    const others = await listFrontsOfOtherSecret(db, secretMark(secret))
    if (others.length === 0) {
      if ((await deleteSealedKeys(db, ids)) > 0) warn(CHANGED)
    } else if (!isTold) {
      isTold = true
      warn(differs(others, isGiven))
    }
  }

  async function signingKeys(): Promise<Jwk[]> {
    const keys = await Promise.all((await listSealedKeys(db)).map(async (key) => ({ key, isOurs: await opens(key) })))
    const foreign = keys.filter(({ isOurs }) => !isOurs).map(({ key }) => key.id)
    if (foreign.length > 0) await replaceForeign(foreign)
    return keys.filter(({ isOurs }) => isOurs).map(({ key }) => keyOf(key))
  }

  await signingKeys()
  return signingKeys
}

function differs(others: readonly OtherFront[], isGiven: boolean): string {
  const named = others.map(({ host, pid, is_known }) => `${host} (process ${pid}${is_known ? '' : ', secret unknown'})`)
  const own = isGiven ? 'AUTH_SECRET of this front' : 'AUTH_SECRET is not set here, and the secret file in VAR_DIR'
  return `${own} cannot decrypt all keys that sign access tokens. They may belong to ${named.join(', ')}, so they are kept until those fronts have stopped or have the same secret. Set the same AUTH_SECRET on all fronts, or people have to sign in at each of them`
}

const keyOf = ({ id, public_key, private_key, created_at, expires_at, alg, crv }: SealedKey): Jwk =>
  ({
    id,
    publicKey: public_key,
    privateKey: private_key,
    createdAt: new Date(created_at),
    ...(expires_at !== null && { expiresAt: new Date(expires_at) }),
    ...(alg !== null && { alg }),
    ...(crv !== null && { crv }),
  }) as Jwk
