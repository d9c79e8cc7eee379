import type { Database } from '../../../platform/db/pool.ts'
import { seeSession } from '../../../platform/db/sessions.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { VerifyToken } from '../identity.ts'
import { tokenVerifier } from '../token.ts'
import { tableKeys } from './keys.ts'
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
