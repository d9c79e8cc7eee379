import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import { now } from '../../../platform/clock.ts'
import { listSigningKeys, type SigningKey, seeSession } from '../../../platform/db/identity.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { Refusal } from '../../../platform/errors.ts'
import { tokenVerifier, type VerifyToken } from '../identity.ts'
import { EMBEDDED_ISSUER, KEY_GRACE_SECONDS, TOKEN_ALGORITHM } from './provider.ts'

/** A session token: random text and its signature. An access token has three parts. */
const SESSION_TOKEN = /^[^.]+\.[^.]+$/
const NEEDS_EXCHANGE = 'Invalid access token: this is a session token; get an access token from GET /api/auth/token'

/**
 * Verifies tokens of the built-in provider. The session is read each time and never cached, so that every front refuses
 * an ended session immediately.
 */
export function embeddedVerifier(db: Database, audience: string): VerifyToken {
  const verify = tokenVerifier({
    issuer: EMBEDDED_ISSUER,
    audience,
    algorithms: [TOKEN_ALGORITHM],
    keys: tableKeys(db, KEY_GRACE_SECONDS * 1000),
  })
  return async (token) => {
    if (SESSION_TOKEN.test(token)) throw new Refusal('invalid_token', { message: NEEDS_EXCHANGE })
    const identity = await verify(token)
    const { sessionId, subject } = identity
    if (!sessionId || !(await seeSession(db, { id: sessionId, subject })))
      throw new Refusal('invalid_token', { message: 'Invalid access token: its session was ended' })
    return identity
  }
}

/**
 * An unknown key id causes a new query. This is the shortest time between queries, however many invalid tokens arrive.
 */
const COOLDOWN_MS = 1_000
/** How long a key that was deleted from the table is accepted. */
const KEYS_FRESH_MS = 60_000

interface CachedKeys {
  readonly keys: readonly SigningKey[]
  /** An instant of the monotonic clock. The service's clock may be set back, which would keep deleted keys. */
  readonly fetchedAt: number
}

/**
 * The keys of the built-in provider, as every front reads them from the table: the signing keys, and for `graceMs`
 * those that have stopped signing.
 */
export function tableKeys(db: Database, graceMs: number): JWTVerifyGetKey {
  let held: CachedKeys | undefined
  let fetching: Promise<CachedKeys> | undefined

  const fetchKeys = (): Promise<CachedKeys> => {
    fetching ??= listSigningKeys(db, graceMs)
      .then((keys) => (held = { keys, fetchedAt: performance.now() }))
      .finally(() => (fetching = undefined))
    return fetching
  }
  const find = ({ keys }: CachedKeys, kid: string | undefined) =>
    keys.find(({ id, believed_until }) => id === kid && (believed_until === null || believed_until > now()))

  return async (header, token) => {
    const fresh = held && performance.now() - held.fetchedAt < KEYS_FRESH_MS ? held : await fetchKeys()
    const mayAskAgain = performance.now() - fresh.fetchedAt >= COOLDOWN_MS
    const key = find(fresh, header.kid) ?? (mayAskAgain ? find(await fetchKeys(), header.kid) : undefined)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return createLocalJWKSet({ keys: [webKey(key)] })(header, token)
  }
}

const webKey = ({ id, alg, public_key }: SigningKey): JWK => ({ ...(JSON.parse(public_key) as JWK), kid: id, alg })
