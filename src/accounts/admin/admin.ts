import { deleteOldAdminActions, finishAdminAction, insertAdminAction } from '../../platform/db/admin-actions.ts'
import { deleteOldAttempts } from '../../platform/db/admin-attempts.ts'
import { deleteOldAdminSessions, endAdminSession, findLiveAdminSession } from '../../platform/db/admin-sessions.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/repeated.ts'
import { rowSweep } from '../../platform/db/row-sweep.ts'
import { Refusal } from '../../platform/errors.ts'
import { type SessionCookie, sessionCookie } from './session-cookie.ts'
import {
  type AdminCredentials,
  ATTEMPT_RULES,
  configuredAs,
  type OpenedSession,
  type SignInTry,
  signIns,
  tokenHash,
} from './sign-in.ts'

/** Who is signed in to the administration. */
export interface Operator {
  readonly sessionId: string
  readonly name: string
}

export interface AdminRequest {
  /** The IP address of the caller. */
  readonly address: string
  /** The name of the operation. */
  readonly operation: string
  /** What the action concerns, such as the id of a user. */
  readonly subject: string | null
  /** False for read-only requests. */
  readonly isChange: boolean
}

/** Access to the administration. Without configuration its methods throw `admin_not_configured`. */
export interface Admin {
  readonly isConfigured: boolean
  /** How a browser keeps the token of a session. */
  readonly cookie: SessionCookie
  signIn(wanted: SignInTry): Promise<OpenedSession>
  /**
   * Whose session a token is of. Nothing is cached, so that every front refuses an ended session immediately. Throws
   * `invalid_admin_session`, or `missing_admin_session` without a token.
   */
  findOperator(token: string | undefined): Promise<Operator>
  signOut(operator: Operator): Promise<void>
  /** Records an action before it runs, and returns its id. Throws `database_unavailable`: then it must not run. */
  begin(operator: Operator, request: AdminRequest): Promise<number>
  /** Adds the status of the answer. */
  finish(id: number, status: number): Promise<void>
  readonly sweeping: RecurringJob
}

export interface AdminOptions {
  readonly db: Database
  readonly credentials: AdminCredentials | undefined
  readonly sessionMs?: number | undefined
  /** PUBLIC_URL. */
  readonly publicUrl?: string | undefined
}

/** Other tokens are not looked up. */
const TOKEN = /^orr_admin_[\w-]{43}$/
/** Unauthenticated callers create these rows, so they have their own limit. */
const ATTEMPTS_MAX = 10_000
const FAILED_SIGN_INS_MAX = 100_000

/** Opens the administration of an installation. */
export function openAdmin({ db, credentials, sessionMs, publicUrl }: AdminOptions): Admin {
  const signIn = signIns({ db, sessionMs })
  const configured = (): AdminCredentials => {
    if (!credentials) throw new Refusal('admin_not_configured')
    return credentials
  }
  return {
    isConfigured: credentials !== undefined,
    cookie: sessionCookie(publicUrl),
    signIn: async (wanted) => signIn(configured(), wanted),
    async findOperator(token) {
      const mine = configuredAs(configured())
      if (token === undefined) throw new Refusal('missing_admin_session')
      const session = TOKEN.test(token)
        ? await findLiveAdminSession(db, { tokenHash: tokenHash(token), configuredAs: mine })
        : null
      if (!session) throw new Refusal('invalid_admin_session')
      return { sessionId: session.id, name: session.name }
    },
    signOut: ({ sessionId }) => endAdminSession(db, sessionId),
    begin: ({ sessionId, name }, request) => insertAdminAction(db, { name, sessionId, ...request }),
    finish: (id, status) => finishAdminAction(db, { id, status }),
    sweeping: sweep(db),
  }
}

const sweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old administrative actions and sessions',
    everyMs: 600_000,
    firstAfterMs: 60_000,
    sweeps: [
      (rowsMax) => deleteOldAttempts(db, { windowMs: ATTEMPT_RULES.windowMs, most: ATTEMPTS_MAX }, rowsMax),
      (rowsMax) => deleteOldAdminSessions(db, rowsMax),
      (rowsMax) => deleteOldAdminActions(db, FAILED_SIGN_INS_MAX, rowsMax),
    ],
  })
