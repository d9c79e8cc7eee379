import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { AuditAction } from '../../contract/accounts/logs.ts'
import { network } from '../../platform/addresses.ts'
import { breaker } from '../../platform/breaker.ts'
import { isClockRight } from '../../platform/clock.ts'
import { insertIdentityEvent } from '../../platform/db/audit.ts'
import {
  deleteIdentityUser,
  deleteUnverifiedUser,
  deleteUserLinks,
  findUserName,
  isLinkOver,
  isUnverified,
  isVerified,
  pruneIdentity,
} from '../../platform/db/identity.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import { isUnavailable, unavailable } from '../../platform/db/unavailable.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Mailer } from '../../platform/mail/letters.ts'
import { inTurnsOfAccounts } from '../../platform/turns.ts'
import { openProviderPool } from './embedded/pool.ts'
import {
  EMBEDDED_ISSUER,
  KEY_GRACE_SECONDS,
  linkBase,
  loadProvider,
  loopbackNames,
  type Provider,
} from './embedded/provider.ts'
import { type Answer, orUnavailable, passOn, type Question, TOO_MANY } from './embedded/questions.ts'
import { openSigningKeys, ownSecret, type SecretSource } from './embedded/secret.ts'
import { namesSession } from './embedded/session.ts'
import { embeddedVerifier } from './embedded/verifier.ts'
import type { IdentityAdmin, VerifyToken } from './identity.ts'

/** The identity provider that is part of this service. */
export interface EmbeddedIdentity {
  /** Throws the refusals of `embedded/questions.ts`, or `database_unavailable`. */
  ask(question: Question): Promise<Answer>
  /** Whether a request has a session cookie, valid or not. */
  namesSession(headers: Pick<IncomingHttpHeaders, 'cookie'>): boolean
  /** Where links in an e-mail lead that a request has caused. */
  linksFor(headers: Pick<IncomingHttpHeaders, 'host'>): string
  /** Whether a link to a new password no longer works, as far as the database can say. */
  isResetOver(token: string): Promise<boolean>
  /** Deletes what the provider no longer needs. */
  readonly pruning: RecurringJob
  readonly verify: VerifyToken
  readonly admin: IdentityAdmin
  /** Equal for fronts with equal secrets. Null while this front has not created or read the secret of its machine. */
  secretMark(): string | null
  /** Sets the base URL at which callers reach the service. Links in e-mails use it. */
  reachedAt(base: string): void
  close(): Promise<void>
}

export interface EmbeddedOptions {
  readonly db: Database
  readonly databaseUrl: string
  readonly mailer: Mailer
  readonly secret: SecretSource
  /** Where callers reach the service, without a slash at the end. */
  readonly base: string
  readonly trustedOrigins: readonly string[]
  readonly audience: string
  readonly warn: (message: string) => void
  /** Time limit of a statement. */
  readonly deadlineMs?: number | undefined
}

/**
 * Answers take at least this long, whether the user exists or not. It is longer than a password hash and a few
 * statements on a busy machine.
 */
const FLOOR_MS: Readonly<Record<string, number>> = {
  '/sign-up/email': 500,
  '/request-password-reset': 500,
  '/send-verification-email': 500,
}
/** Each question takes up to four statements of the few connections of the provider. An office shares an address. */
const OF_NETWORK = { atOnce: 2, waitingMax: 30 } as const
const OF_ALL = { atOnce: 64, waitingMax: 1_000 } as const
const PASSWORD_CHANGED: AuditAction = 'password_changed'
/** The provider's library reads the machine's clock: a wrong one would end all sessions, or create endless ones. */
const WRONG_CLOCK = 'The clock of this front is wrong, so sign-in is not possible here'
const CLOCK_RETRY_MS = 10_000
const PRUNE_EVERY_MS = 3_600_000
const UNVERIFIED_KEPT_MS = 7 * 86_400_000

/**
 * Opens the built-in provider. The first question loads its library and makes the secret of the machine, so a front
 * without sign-ins does neither. The first answer takes up to a second longer.
 */
export function openEmbedded(options: EmbeddedOptions): EmbeddedIdentity {
  const { db, databaseUrl, audience, mailer, deadlineMs } = options
  const pool = openProviderPool(databaseUrl, deadlineMs)
  const loaded = lazyProvider(options, pool)
  const spare = breaker(
    isUnavailable,
    () => unavailable(new Error('The database is unreachable')),
    // A connection that does not answer leaves the pool here. The provider would return it.
    () => orUnavailable(pool.query('select')),
  )
  const refusal = () => new Refusal('rate_limit_exceeded', { retryAfterMs: 1_000, message: TOO_MANY })
  const inTurn = inTurnsOfAccounts({ ...OF_NETWORK, refusal }, { ...OF_ALL, refusal })
  return {
    async ask(question) {
      const floor = sleep(FLOOR_MS[question.path] ?? 0)
      const { address } = question
      try {
        return await inTurn(network(address), () => spare(() => passOn(question, loaded.base(), loaded.provider)))
      } finally {
        await floor
      }
    },
    namesSession: ({ cookie }) => namesSession(cookie, loaded.base()),
    linksFor: ({ host }) => linkBase(loaded.base(), host),
    isResetOver: (token) => isLinkOver(db, resetIdentifier(token)),
    pruning: pruning(db),
    verify: embeddedVerifier(db, audience),
    admin: {
      async deleteUser(subject) {
        const email = await deleteIdentityUser(db, subject)
        if (email !== null) await mailer.forget(email)
      },
      async resendVerification(email) {
        if (!(await isUnverified(db, email))) return false
        await (await loaded.provider()).api.sendVerificationEmail({ body: { email: email.toLowerCase() } })
        return true
      },
      isVerified: (email) => isVerified(db, email),
    },
    secretMark: loaded.secretMark,
    reachedAt: loaded.reachedAt,
    async close() {
      await loaded.settled()
      await pool.end()
    },
  }
}

/** The provider of the current base address, loaded when it is first used. */
function lazyProvider({ db, mailer, audience, trustedOrigins, warn, ...options }: EmbeddedOptions, pool: pg.Pool) {
  let { base } = options
  const own = ownSecret(options.secret)
  let loading: Promise<Provider> | undefined

  const make = async (): Promise<Provider> => {
    const secret = await own.read()
    return loadProvider({
      pool,
      base,
      audience,
      warn,
      secret,
      signingKeys: await openSigningKeys({ db, secret, isGiven: own.isGiven, warn }),
      trustedOrigins: [...trustedOrigins, ...loopbackNames(base)],
      forgetUnverified: (email) => deleteUnverifiedUser(db, email),
      passwordSet: (subject) => passwordSet(db, subject),
      nameOf: (subject) => findUserName(db, { issuer: EMBEDDED_ISSUER, subject }),
      send: (to, letter) => mailer.send({ to, ...letter }),
      background: (work) => void work.catch((error: Error) => warn(`identity provider: ${error.message}`)),
    })
  }
  return {
    base: () => base,
    secretMark: own.mark,
    async provider(): Promise<Provider> {
      if (!isClockRight())
        throw new Refusal('identity_unavailable', { retryAfterMs: CLOCK_RETRY_MS, message: WRONG_CLOCK })
      loading ??= make().catch((error) => {
        loading = undefined
        throw error
      })
      return loading
    },
    reachedAt(reached: string): void {
      if (reached === base) return
      base = reached
      loading = undefined
    },
    async settled(): Promise<void> {
      await loading?.catch(() => {})
    },
  }
}

/** Better-auth stores the SHA-256 of what a link is for, because of `storeIdentifier`. */
const resetIdentifier = (token: string): string => hash('sha256', `reset-password:${token}`, 'base64url')

async function passwordSet(db: Database, subject: string): Promise<void> {
  // An attacker may have a link that was sent before the password changed.
  await deleteUserLinks(db, subject)
  await insertIdentityEvent(db, { issuer: EMBEDDED_ISSUER, subject, actor: 'account', action: PASSWORD_CHANGED })
}

const pruning = (db: Database): RecurringJob => ({
  name: 'Deleting expired data of the identity provider',
  everyMs: PRUNE_EVERY_MS,
  firstAfterMs: PRUNE_EVERY_MS,
  work: () => pruneIdentity(db, { graceMs: KEY_GRACE_SECONDS * 1000, unverifiedMs: UNVERIFIED_KEPT_MS }),
})
