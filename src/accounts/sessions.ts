import type { FastifyReply, FastifyRequest } from 'fastify'
import { insertSessionKey } from '../platform/db/api-keys.ts'
import { deleteSession, deleteSessions, endTokens, listSessions, type StoredSession } from '../platform/db/identity.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import type { Account, FindAccount } from './account.ts'
import { recordEvent } from './audit.ts'
import { digest } from './digest.ts'
import type { Answer } from './identity/embedded/questions.ts'
import type { IdentityService } from './identity/open.ts'
import { newKeyText, shownPart } from './key-text.ts'

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

export interface SessionServices {
  readonly identity: Pick<IdentityService, 'embedded'>
  readonly findAccount: FindAccount
}

/** A path of the built-in provider, and the body of a POST. Without a body it is a GET. */
export interface Question {
  readonly path: string
  readonly body?: object
}

/** A key with which a page of this service calls it for the signed-in account. */
export interface BrowserKey {
  readonly key: string
  readonly expiresAtMs: number
}

const NOT_SIGNED_IN: ReadonlySet<string> = new Set(['session_ended', 'invalid_token'])
/** How long the key of a browser works. A page asks for another one when it has expired. */
const LIFETIME_MS = 3_600_000
/** A browser needs a key per tab. Another one replaces the oldest. */
const PER_SESSION_MAX = 8
/** The name of such a key, which the request log shows. */
const NAME = 'Browser'

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

/** Passes a request to the built-in provider, and copies the cookies of its answer to the reply. */
export async function askProvider(
  { identity }: Pick<SessionServices, 'identity'>,
  { headers, ip: address }: FastifyRequest,
  reply: FastifyReply,
  { path, body }: Question,
): Promise<Answer> {
  const answer = await identity.embedded!.ask({
    path,
    method: body ? 'POST' : 'GET',
    headers,
    address,
    ...(body && { body }),
  })
  reply.header('Cache-Control', 'no-store')
  if (answer.cookies.length > 0) reply.header('Set-Cookie', [...answer.cookies])
  return answer
}

/** Finds the account of a browser's session, by its cookie. Null without a session. */
export async function sessionAccount(
  services: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account | null> {
  if (!services.identity.embedded!.namesSession(request.headers)) return null
  try {
    const { body } = await askProvider(services, request, reply, { path: '/token' })
    return await services.findAccount(body['token'] as string)
  } catch (error) {
    if (error instanceof Refusal && NOT_SIGNED_IN.has(error.code)) return null
    throw error
  }
}

/**
 * Creates a key that ends with the session of the account: when the user signs out, sets a new password or ends the
 * session elsewhere. Throws `session_ended` when it has ended meanwhile.
 */
export async function makeBrowserKey(
  db: Database,
  { id: accountId, sessionId }: Account,
  nowMs: number,
): Promise<BrowserKey> {
  const key = newKeyText()
  const expiresAtMs = nowMs + LIFETIME_MS
  const stored = { hash: digest(key), prefix: shownPart(key), name: NAME }
  const isMade =
    sessionId !== null &&
    (await insertSessionKey(db, { ...stored, accountId, sessionId, expiresAtMs }, PER_SESSION_MAX - 1))
  if (!isMade) throw new Refusal('session_ended')
  return { key, expiresAtMs }
}
