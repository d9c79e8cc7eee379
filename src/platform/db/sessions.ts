import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A session at the built-in provider. Times are Unix milliseconds. */
const StoredSession = z.object({
  id: z.string(),
  created_at: z.number(),
  seen_at: z.number(),
  expires_at: z.number(),
  user_agent: z.string().nullable(),
  /** The network that it was opened from. */
  network: z.string().nullable(),
})
export type StoredSession = z.output<typeof StoredSession>

interface OfUser {
  readonly id: string
  /** The user, as tokens name it. */
  readonly subject: string
}

const Id = z.object({ id: z.string() })

const see = statement('identity_session_see', Id)
const list = statement('identity_session_list', StoredSession)
const deleteOne = statement('identity_session_delete', Id)
const deleteAll = statement('identity_session_delete_all', Id)
const endAccountTokens = statement('account_end_tokens', Id)

/** False when the session has ended. Records its last use, to the minute. */
export const seeSession = async (db: Database, { id, subject }: OfUser): Promise<boolean> =>
  (await db.maybeOne(see({ id, subject }))) !== null

export const listSessions = (db: Database, subject: string): Promise<readonly StoredSession[]> =>
  db.any(list({ subject }))

/** False when the user has no such session. */
export const deleteSession = async (db: Database, { id, subject }: OfUser): Promise<boolean> =>
  (await db.maybeOne(deleteOne({ id, subject }))) !== null

/** The number of sessions that were ended. */
export const deleteSessions = async (db: Database, subject: string): Promise<number> =>
  (await db.any(deleteAll({ subject }))).length

/** Refuses every access token issued so far. Tokens of this second pass, if sessions are checked too. */
export const endTokens = async (db: Database, accountId: string, sessionsKnown: boolean): Promise<void> =>
  void (await db.one(endAccountTokens({ account_id: accountId, sessions_known: sessionsKnown })))
