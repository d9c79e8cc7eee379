import { endSession, endSessions, type Session, sessionsOf } from '../accounts/sessions.ts'
import { SessionList, SessionPath, type SessionResponse, SessionsEnded } from '../contract/sessions.ts'
import { DoneAnswer } from '../contract/sign-in.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import type { IdentityService } from '../identity/open.ts'
import { operation } from '../operation.ts'
import { instant } from '../wire/instant.ts'

export interface SessionParts {
  readonly db: Database
  /** Without a built-in provider the issuer keeps the sessions: they can only all be ended, by refusing their tokens. */
  readonly identity: Pick<IdentityService, 'embedded'>
}

/** Where somebody is signed in, and how to end that. */
export function sessionOperations({ db, identity }: SessionParts) {
  const embedded = identity.embedded !== null
  const shared = { tag: 'Account', access: 'account', cost: 0, tool: false } as const
  const endAll = operation({
    ...shared,
    name: 'session_end_all',
    method: 'DELETE',
    url: '/api/v1/auth/sessions',
    summary: 'Ends every session of the account, this one too',
    description: `Every access token made so far is refused, on every front, whoever issued it. API keys go on working.`,
    reply: SessionsEnded,
    handle: async ({ account }) => ({ ended: await endSessions(db, account!, { embedded }) }),
  })
  if (!embedded) return [endAll]
  return [
    operation({
      ...shared,
      name: 'session_list',
      method: 'GET',
      url: '/api/v1/auth/sessions',
      summary: 'Where the account is signed in, seen last first',
      reply: SessionList,
      handle: async ({ account }) => (await sessionsOf(db, account!)).map(replyOf),
    }),
    operation({
      ...shared,
      name: 'session_end',
      method: 'DELETE',
      url: '/api/v1/auth/sessions/{session_id}',
      summary: 'Ends one session',
      description: 'Its access tokens are refused at once, on every front. Of somebody else’s session it answers 404.',
      params: SessionPath,
      refuses: ['not_found'],
      reply: DoneAnswer,
      async handle({ account, params }) {
        if (!(await endSession(db, account!, params.session_id))) throw new Refusal('not_found')
        return { status: 'done' }
      },
    }),
    endAll,
  ]
}

const replyOf = ({
  id,
  createdAtMs,
  seenAtMs,
  expiresAtMs,
  userAgent,
  network,
  current,
}: Session): SessionResponse => ({
  id,
  created_at: instant(createdAtMs),
  last_seen_at: instant(seenAtMs),
  expires_at: instant(expiresAtMs),
  user_agent: userAgent,
  network,
  current,
})
