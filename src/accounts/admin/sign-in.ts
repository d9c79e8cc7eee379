import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { network } from '../../platform/addresses.ts'
import {
  type AttemptHashes,
  type AttemptRules,
  attemptWaitMs,
  forgetAttempts,
  insertAdminSession,
  isAdminNetworkKnown,
  takeAttempt,
} from '../../platform/db/admin-sign-in.ts'
import { finishAdminAction, insertAdminAction } from '../../platform/db/audit.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { type InTurn, inTurns } from '../../platform/turns.ts'
import { digest } from '../digest.ts'
import { isAdminPassword } from './password.ts'

/** ADMIN_USER and ADMIN_PASSWORD_HASH. */
export interface AdminCredentials {
  readonly user: string
  readonly passwordHash: string
}

export interface SignInTry {
  readonly username: string
  readonly password: string
  /** The IP address of the caller. */
  readonly address: string
}

export interface OpenedSession {
  /** Only this value has it. The database has its hash. */
  readonly token: string
  readonly username: string
  /** Unix milliseconds. */
  readonly expiresAtMs: number
}

export interface SignInOptions {
  readonly db: Database
  readonly sessionMs?: number | undefined
}

export type SignIn = (credentials: AdminCredentials, wanted: SignInTry) => Promise<OpenedSession>

/** The operationId of a sign-in attempt in the list of actions. */
const SIGN_IN_ACTION = 'admin_login'
const SESSION_MS = 12 * 3_600_000
const SESSIONS_MAX = 20
const TOKEN_BYTES = 32
/**
 * Waits double from one second. A count is forgotten 15 minutes after the last attempt, so that an attacker has at best
 * 12 attempts per 17 minutes.
 */
export const ATTEMPT_RULES: AttemptRules = { free: 5, windowMs: 15 * 60_000, waitMaxMs: 300_000 }
/**
 * Each hash takes 128 MiB. Networks that signed in before have a line of their own, so that other callers cannot fill
 * it. The last one waits about eight seconds.
 */
const LINE = { atOnce: 1, waitingMax: 16, refusal: () => new Refusal('sign_in_busy', { retryAfterMs: 5_000 }) }

/**
 * The result opens a session for the right name and password. Throws `admin_sign_in_failed`, `too_many_sign_ins`,
 * `sign_in_busy` and `database_unavailable`. Attempts are counted in Postgres for all fronts: by the network, and by
 * the name unless the network signed in before, so that others cannot lock the operator out.
 */
export function signIns({ db, sessionMs = SESSION_MS }: SignInOptions): SignIn {
  const lines: Readonly<Record<'known' | 'strange', InTurn>> = { known: inTurns(LINE), strange: inTurns(LINE) }
  return async (credentials, wanted) => {
    const from = network(wanted.address)
    const isKnown = await isAdminNetworkKnown(db, { network: from, configuredAs: configuredAs(credentials) })
    const hashes = hashesOf(credentials, from, isKnown ? null : wanted.username)
    const waitMs = await attemptWaitMs(db, hashes)
    if (waitMs > 0) throw tooMany(waitMs)
    return lines[isKnown ? 'known' : 'strange'](async () => {
      // Another attempt at the same moment was counted first.
      if ((await takeAttempt(db, hashes, ATTEMPT_RULES)) < countOf(hashes))
        throw tooMany(Math.max(1, await attemptWaitMs(db, hashes)))
      const isName = isSame(wanted.username, credentials.user)
      const id = await insertAdminAction(db, {
        name: isName ? credentials.user : null,
        sessionId: null,
        address: wanted.address,
        operation: SIGN_IN_ACTION,
        subject: null,
        isChange: true,
      })
      // A wrong name takes as long as a wrong password.
      if (!(await isAdminPassword(wanted.password, credentials.passwordHash)) || !isName) {
        await finishAdminAction(db, { id, status: 401 })
        throw new Refusal('admin_sign_in_failed')
      }
      const token = `orr_admin_${randomBytes(TOKEN_BYTES).toString('base64url')}`
      const session = await db.transaction(async (transaction) => {
        await forgetAttempts(transaction, hashes)
        const opened = await insertAdminSession(transaction, {
          tokenHash: digest(token),
          configuredAs: configuredAs(credentials),
          name: credentials.user,
          network: from,
          lifeMs: sessionMs,
          othersMax: SESSIONS_MAX - 1,
        })
        await finishAdminAction(transaction, { id, status: 200, sessionId: opened.id })
        return opened
      })
      return { token, username: credentials.user, expiresAtMs: session.expires_at }
    })
  }
}

/** A session belongs to the name and the password hash with which it was opened. */
export const configuredAs = ({ user, passwordHash }: AdminCredentials): Buffer =>
  digest(JSON.stringify([user, passwordHash]))

const tooMany = (retryAfterMs: number): Refusal =>
  new Refusal('too_many_sign_ins', { retryAfterMs, body: { retry_after_ms: retryAfterMs } })

/**
 * What is typed as a name may be a password. The key is not in the database, so that its hash cannot be guessed
 * offline.
 */
function hashesOf({ passwordHash }: AdminCredentials, from: string, username: string | null): AttemptHashes {
  const keyed = (text: string) => createHmac('sha256', passwordHash).update(text).digest()
  const one = keyed(`network ${from}`)
  return { one, other: username === null ? one : keyed(`name ${username}`) }
}

const countOf = ({ one, other }: AttemptHashes): number => (one === other ? 1 : 2)

/** Digests have equal lengths, so the duration reveals nothing about the name. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
