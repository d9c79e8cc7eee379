import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { ensureTokenKeys } from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'

/** A refresh token names its grant, then the family that all tokens of the grant share, then itself. */
export interface RefreshToken {
  readonly grantId: string
  readonly family: string
  readonly own: string
}

export interface TokenKey {
  readonly id: string
  /** Signs access tokens. */
  readonly secret: Uint8Array
  /** Seals requests for authorization. */
  readonly sealing: Uint8Array
  /** Makes the next refresh token of one. */
  readonly renewal: Uint8Array
}

/** The keys of access tokens and of requests, the same on all fronts. */
export interface TokenKeys {
  newest(): Promise<TokenKey>
  /** The keys in use, newest first. */
  all(): Promise<readonly TokenKey[]>
  find(id: string | undefined): Promise<TokenKey | null>
}

const BYTES = 32
const HEX_ID = 32
const HALF = 43
/** The form of a refresh token. */
const SHAPE = new RegExp(`^([0-9a-f]{${HEX_ID}})([\\w-]{${HALF}})([\\w-]{${HALF}})$`)
/** How long a key signs. It verifies for one more day, longer than a token lives. */
export const KEY_DAYS = 30
/** A front that holds a key uses it for this long before it asks whether there is a newer one. */
const FRESH_MS = 60_000
/** An unknown key id causes a new query. This is the shortest time between queries. */
const COOLDOWN_MS = 1_000
const KEY_BYTES = 32
/** Keys derived from one secret reveal nothing about each other. */
const PURPOSES = {
  secret: 'orrery access token',
  sealing: 'orrery authorization request',
  renewal: 'orrery refresh token',
} as const

/** A text that cannot be guessed: 256 random bits in base64url. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/** The secret that follows another one: the same each time for the holder of the key, unguessable without it. */
export const nextSecret = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

export const refreshText = ({ grantId, family, own }: RefreshToken): string =>
  `${grantId.replaceAll('-', '')}${family}${own}`

/** The parts of a refresh token. Null for any other text. */
export function readRefresh(text: string): RefreshToken | null {
  const [, id, family, own] = SHAPE.exec(text) ?? []
  if (!id || !family || !own) return null
  return { grantId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), family, own }
}

/**
 * Reads the keys from Postgres, and makes them. With AUTH_SECRET, reading the table is not enough to sign: a key is
 * derived of both.
 */
export function openTokenKeys(db: Database, authSecret = '', now: () => number = () => performance.now()): TokenKeys {
  let held: { readonly keys: readonly TokenKey[]; readonly askedAt: number } | undefined
  let asking: Promise<readonly TokenKey[]> | undefined

  const ask = (): Promise<readonly TokenKey[]> => {
    const askedAt = now()
    asking ??= ensureTokenKeys(db, randomBytes(KEY_BYTES), KEY_DAYS)
      .then((rows) => {
        const keys = rows.map(({ id, secret }) => ({
          id,
          secret: derived(secret, authSecret, PURPOSES.secret),
          sealing: derived(secret, authSecret, PURPOSES.sealing),
          renewal: derived(secret, authSecret, PURPOSES.renewal),
        }))
        held = { keys, askedAt }
        return keys
      })
      .finally(() => (asking = undefined))
    return asking
  }
  const isOlderThan = (ms: number): boolean => !held || now() - held.askedAt >= ms
  /** During an outage the known keys serve. */
  const askOrHold = () =>
    ask().catch((error) => {
      if (held && isUnavailable(error)) return held.keys
      throw error
    })
  const keys = async () => (isOlderThan(FRESH_MS) ? askOrHold() : held!.keys)

  return {
    newest: async () => (await keys())[0]!,
    all: keys,
    async find(id) {
      const known = (await keys()).find((each) => each.id === id)
      if (known || !isOlderThan(COOLDOWN_MS)) return known ?? null
      return (await ask()).find((each) => each.id === id) ?? null
    },
  }
}

const derived = (secret: Buffer, authSecret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, authSecret, purpose, KEY_BYTES))
