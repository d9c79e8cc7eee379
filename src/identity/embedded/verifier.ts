import type { Database } from '../../db/pool.ts'
import { seeSession } from '../../db/sessions.ts'
import { Refusal } from '../../errors.ts'
import type { VerifyToken } from '../identity.ts'
import { tokenVerifier } from '../token.ts'
import { tableKeys } from './keys.ts'
import { EMBEDDED_ISSUER, KEY_GRACE_SECONDS, TOKEN_ALGORITHM } from './provider.ts'

/** What a sign-in answers: random text and its signature; an access token has three parts. */
const SESSION_TOKEN = /^[^.]+\.[^.]+$/
const NEEDS_EXCHANGE =
  'Invalid access token: it is the token of a session; GET /api/auth/token gives an access token for it'

/**
 * Verifies tokens of the built-in provider. The session is asked for each time and never remembered, so that one that was
 * ended is over on every front at once.
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
