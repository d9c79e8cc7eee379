import { endSession, endSessions, type Session, sessionsOf } from '../accounts/sessions.ts'
import {
  DoneAnswer,
  SessionList,
  SessionPath,
  type SessionResponse,
  SessionsEnded,
} from '../contract/accounts/sign-in.ts'
import { Refusal } from '../platform/errors.ts'
import { instant } from '../platform/instant.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'

const shared = { tag: 'Account', access: TOKEN } as const

/**
 * The sessions of an account. An external issuer keeps its own sessions, so only with the built-in provider
 * (`builtInIdentity`) can they be listed and ended one by one. All of them are ended together anywhere, by refusing their
 * tokens.
 */
export const SESSION_OPERATIONS = [
  operation({
    ...shared,
    builtInIdentity: true,
    name: 'session_list',
    method: 'GET',
    url: '/api/v1/auth/sessions',
    summary: 'The sessions of the account, most recently used first',
    description:
      'A session is one browser or program that has signed in. End one with `DELETE /api/v1/auth/sessions/{session_id}`.',
    reply: SessionList,
    handle: async ({ account }, _, { db }) => (await sessionsOf(db, account)).map(sessionReply),
  }),
  operation({
    ...shared,
    builtInIdentity: true,
    name: 'session_end',
    method: 'DELETE',
    url: '/api/v1/auth/sessions/{session_id}',
    summary: 'Ends one session',
    description: 'Every front refuses its access tokens immediately. The id of another account’s session gets 404.',
    params: SessionPath,
    refuses: ['not_found'],
    reply: DoneAnswer,
    handle: async ({ account, params }, _, { db }) => {
      if (!(await endSession(db, account, params.session_id))) throw new Refusal('not_found')
      return { status: 'done' } as const
    },
  }),
  operation({
    ...shared,
    name: 'session_end_all',
    method: 'DELETE',
    url: '/api/v1/auth/sessions',
    summary: 'Ends every session of the account, including the current one',
    description: 'Every front refuses all access tokens issued so far, by any issuer. API keys keep working.',
    reply: SessionsEnded,
    handle: async ({ account }, _, { db, identity }) => ({
      ended: await endSessions(db, account, { embedded: identity.embedded !== null }),
    }),
  }),
]

/** A session for its owner. */
export const sessionReply = ({
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
