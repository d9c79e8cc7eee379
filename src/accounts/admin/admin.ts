import type { AdminAction, AdminActionList } from '../../contract/admin/access.ts'
import { now } from '../../platform/clock.ts'
import {
  deleteOldAdminSessions,
  deleteOldAttempts,
  endAdminSession,
  findLiveAdminSession,
} from '../../platform/db/admin-sign-in.ts'
import {
  deleteOldAdminActions,
  finishAdminAction,
  insertAdminAction,
  listAdminActions,
} from '../../platform/db/audit.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../../platform/db/recurring-job.ts'
import { Refusal } from '../../platform/errors.ts'
import { digest } from '../digest.ts'
import {
  type AdminCredentials,
  ATTEMPT_RULES,
  configuredAs,
  type OpenedSession,
  type SignInTry,
  signIns,
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

/** How a request of a browser reached the service. */
interface Reached {
  readonly protocol: string
  readonly host: string
}

/** The cookie with the token of a session. Only paths of the page of the administration read it. */
interface SessionCookie {
  /** The token of a request. */
  tokenIn(request: Reached & { readonly headers: { readonly cookie?: string | undefined } }): string | undefined
  /** The Set-Cookie header that keeps a token until an instant in Unix milliseconds. */
  keep(request: Reached, token: string, expiresAtMs: number): string
  /** The Set-Cookie header that forgets it. */
  forget(request: Reached): string
}

export interface ActionPage {
  readonly limit: number
  /** Only actions before this id. By default the newest. */
  readonly before?: number | undefined
  /** Leaves out read-only actions. */
  readonly changes_only: boolean
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
        ? await findLiveAdminSession(db, { tokenHash: digest(token), configuredAs: mine })
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

/**
 * A browser accepts a name with `__Host-` only from this host, over TLS, for every path, so that no other host of the
 * domain can set it. Strict: a browser that comes from another site is not signed in. Operators may have a separate
 * address without TLS, so the protocol of each request decides.
 */
export function sessionCookie(publicUrl: string | undefined): SessionCookie {
  const base = publicUrl === undefined ? null : new URL(publicUrl)
  const isTls = ({ protocol, host }: Reached): boolean =>
    protocol === 'https' || (base?.protocol === 'https:' && base.host === host)
  const nameFor = (request: Reached) => (isTls(request) ? '__Host-orrery_admin' : 'orrery_admin')
  const set = (request: Reached, value: string, seconds: number) =>
    `${nameFor(request)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${isTls(request) ? '; Secure' : ''}`
  return {
    tokenIn(request) {
      const start = `${nameFor(request)}=`
      const pairs = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? []
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined
    },
    keep: (request, token, expiresAtMs) => set(request, token, Math.floor((expiresAtMs - now()) / 1000)),
    forget: (request) => set(request, '', 0),
  }
}

/** The actions of the operator and the sign-in attempts, newest first. */
export async function actionsOf(
  db: Database,
  { limit, before, changes_only: changesOnly }: ActionPage,
): Promise<AdminActionList> {
  const rows: readonly AdminAction[] = await listAdminActions(db, {
    before: before ?? null,
    limit: limit + 1,
    changesOnly,
  })
  const actions = rows.slice(0, limit)
  return { actions, next_before: rows.length > limit ? actions.at(-1)!.id : null }
}
