import { hkdfSync, randomBytes } from 'node:crypto'
import { ensureTokenKeys } from '../../platform/db/oauth-keys.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'

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
          ...{ id, secret: derived(secret, authSecret, PURPOSES.secret) },
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
