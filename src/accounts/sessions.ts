import type { Database } from '../platform/db/pool.ts'
import { deleteSession, deleteSessions, endTokens, listSessions, type StoredSession } from '../platform/db/sessions.ts'
import type { Account } from './account.ts'
import { recordEvent } from './audit.ts'

/** A session of an account at the built-in provider. Times are Unix milliseconds. */
export interface Session {
  readonly id: string
  readonly createdAtMs: number
  readonly seenAtMs: number
  readonly expiresAtMs: number
  readonly userAgent: string | null
  readonly network: string | null
  /** Whether it is the session of this request. */
  readonly current: boolean
}

/** The live sessions of an account, most recently used first. */
export const sessionsOf = async (db: Database, { subject, sessionId }: Account): Promise<Session[]> =>
  (await listSessions(db, subject)).map((stored) => toSession(stored, sessionId))

/** Ends one session: its access tokens are refused from now on. False when the account has no such session. */
export const endSession = (db: Database, { id: accountId, subject }: Account, id: string): Promise<boolean> =>
  db.transaction(async (transaction) => {
    if (!(await deleteSession(transaction, { id, subject }))) return false
    await recordEvent(transaction, { accountId, actor: 'account', action: 'session_ended' })
    return true
  })

/**
 * Ends every session, and refuses every access token issued so far, including those of an external issuer. Returns the
 * number of ended sessions. `embedded` is true if the built-in provider keeps the sessions.
 */
export const endSessions = (db: Database, { id, subject }: Account, { embedded }: { embedded: boolean }) =>
  db.transaction(async (transaction) => {
    const ended = embedded ? await deleteSessions(transaction, subject) : 0
    await endTokens(transaction, id, embedded)
    await recordEvent(transaction, { accountId: id, actor: 'account', action: 'sessions_ended' })
    return ended
  })

const toSession = (
  { id, created_at, seen_at, expires_at, user_agent, network }: StoredSession,
  currentId: string | null,
): Session => ({
  id,
  createdAtMs: created_at,
  seenAtMs: seen_at,
  expiresAtMs: expires_at,
  userAgent: user_agent,
  network,
  current: id === currentId,
})
