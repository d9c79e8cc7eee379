import type { BetterAuthOptions } from 'better-auth'
import type { Jwk, JwtOptions } from 'better-auth/plugins/jwt'
import type pg from 'pg'
import { PASSWORD_LENGTH } from '../../../contract/accounts/sign-in.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { existingAccount, passwordChanged, resetPassword, verifyAddress } from '../../../platform/mail/letters.ts'
import { inTurns } from '../../../platform/turns.ts'
import { hashPassword, isPassword } from './password.ts'
import { CHECK_PATH, passwordCheck } from './password-check.ts'
import { cookieRules, shortenedSession } from './session.ts'

export interface ProviderOptions {
  readonly pool: pg.Pool
  readonly secret: string
  /** The keys that `secret` can decrypt. */
  readonly signingKeys: () => Promise<Jwk[]>
  /** Where callers reach the service, without a slash at the end. */
  readonly base: string
  /** Further origins whose pages may sign users in. */
  readonly trustedOrigins: readonly string[]
  readonly audience: string
  /** Deletes the user who signed up with an address and never confirmed it. */
  readonly forgetUnverified: (email: string) => Promise<void>
  /** Runs after a user has set a new password. */
  readonly passwordSet: (userId: string) => Promise<void>
  /** The name of a user who has signed in before, for an e-mail to them. Null without one. */
  readonly nameOf: (userId: string) => Promise<string | null>
  readonly send: (to: string, letter: Letter) => Promise<void>
  /** Runs work that the answer does not wait for, so that the time of an answer does not show whether a user exists. */
  readonly background: (work: Promise<unknown>) => void
  readonly warn: (message: string) => void
}

/** The provider as the rest of the service sees it. */
export interface Provider {
  handler(request: Request): Promise<Response>
  readonly api: { sendVerificationEmail(input: { body: { email: string } }): Promise<unknown> }
  readonly options: BetterAuthOptions
}

/** The issuer of our tokens. Not a URL, because accounts belong to an issuer and must survive a change of address. */
export const EMBEDDED_ISSUER = 'orrery'
export const BASE_PATH = '/api/auth'
/** Set by this service on every request to the provider, never taken from a caller. */
export const ADDRESS_HEADER = 'x-orrery-address'
export const BASE_HEADER = 'x-orrery-base'
/** The provider signs its tokens with this algorithm. */
export const TOKEN_ALGORITHM = 'EdDSA'
/** How long a key signs, and how long it is published after that: longer than the lifetime of a token. */
const KEY_ROTATION_SECONDS = 30 * 86_400
export const KEY_GRACE_SECONDS = 86_400

/** When to retry while too many people sign in or up. */
export const BUSY_RETRY_MS = 1_000

const SIGN_UP_PATH = '/sign-up/email'
/** Changes the password of the signed-in user. */
const CHANGE_PASSWORD_PATH = '/change-password'
const TOKEN_LIFE = '15m'
const VERIFICATION_SECONDS = 86_400
const RESET_SECONDS = 3_600
/**
 * Two of the four libuv threads hash passwords. The others continue to compress answers and read files. The last of 32
 * waiting sign-ins waits two seconds.
 */
const PASSWORDS_AT_ONCE = 2
const PASSWORDS_WAITING_MAX = 32
const SESSION_SECONDS = 30 * 86_400
/** A session in use is extended once a day. */
const SESSION_PROLONG_SECONDS = 86_400

/** Loads and configures better-auth, which takes most of a second and about 30 MB. */
export async function loadProvider(options: ProviderOptions): Promise<Provider> {
  const { pool, secret, base, audience, warn } = options
  const { origin } = new URL(base)
  const [{ betterAuth }, { createAuthMiddleware }, { jwt }, { bearer }, { PostgresDialect }] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('better-auth/plugins/jwt'),
    import('better-auth/plugins/bearer'),
    import('kysely'),
  ])
  return betterAuth({
    appName: 'Orrery',
    baseURL: origin,
    basePath: BASE_PATH,
    secret,
    trustedOrigins: [...options.trustedOrigins],
    telemetry: { enabled: false },
    database: {
      dialect: new PostgresDialect({ pool }),
      type: 'postgres',
      schemaName: 'identity',
      transaction: true,
    },
    emailAndPassword: passwordRules(options),
    emailVerification: verificationRules(options),
    hooks: {
      // The last sign-up counts, so that signing up first cannot take an address from its owner.
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === SIGN_UP_PATH) await options.forgetUnverified(body.email)
      }),
      // The library opens a session only after it has changed the password and ended all others.
      after: createAuthMiddleware(async ({ path, request, context: { newSession } }) => {
        if (path === CHANGE_PASSWORD_PATH && newSession) await passwordIsSet(options, newSession.user, request)
      }),
    },
    // Reading the table must not be enough to set a password.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_PROLONG_SECONDS },
    databaseHooks: { session: { create: { before: shortenedSession } } },
    rateLimit: RATE_LIMIT,
    advanced: advanced(origin, options.background),
    // An error that is not a refusal arrives here as it was thrown.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (_, message) => warn(`identity provider: ${message}`) },
    plugins: [
      // Only a session token with our signature is accepted, so a copy of the table opens no session.
      bearer({ requireSignature: true }),
      jwt(tokenRules(audience, options.signingKeys)),
      await passwordCheck(),
    ],
  }) as unknown as Provider
}

interface MailedUser {
  readonly id: string
  readonly email: string
}

/** Tells a user that their password was changed. The answer does not wait for the e-mail. */
async function passwordIsSet(options: ProviderOptions, { id, email }: MailedUser, request?: Request): Promise<void> {
  const { base, send, passwordSet, nameOf, background } = options
  await passwordSet(id)
  background(nameOf(id).then((name) => send(email, passwordChanged(linksOf(request, base), name))))
}

function passwordRules(options: ProviderOptions): NonNullable<BetterAuthOptions['emailAndPassword']> {
  const { base, send, nameOf } = options
  const inTurn = inTurns({
    atOnce: PASSWORDS_AT_ONCE,
    waitingMax: PASSWORDS_WAITING_MAX,
    refusal: () => new Refusal('sign_in_busy', { retryAfterMs: BUSY_RETRY_MS }),
  })
  return {
    enabled: true,
    requireEmailVerification: true,
    autoSignIn: false,
    password: {
      hash: (password) => inTurn(() => hashPassword(password)),
      verify: (given) => inTurn(() => isPassword(given)),
    },
    minPasswordLength: PASSWORD_LENGTH.min,
    // Better-auth counts UTF-16 units, up to two for each character. The contract counts characters.
    maxPasswordLength: 2 * PASSWORD_LENGTH.max,
    resetPasswordTokenExpiresIn: RESET_SECONDS,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token }, request) =>
      send(user.email, resetPassword(linksOf(request, base), token, await nameOf(user.id))),
    onExistingUserSignUp: async ({ user }, request) =>
      send(user.email, existingAccount(linksOf(request, base), await nameOf(user.id))),
    onPasswordReset: ({ user }, request) => passwordIsSet(options, user, request),
  }
}

const verificationRules = ({ base, send }: ProviderOptions): NonNullable<BetterAuthOptions['emailVerification']> => ({
  sendOnSignUp: true,
  autoSignInAfterVerification: false,
  expiresIn: VERIFICATION_SECONDS,
  sendVerificationEmail: ({ user, token }, request) => send(user.email, verifyAddress(linksOf(request, base), token)),
})

/** The base of links in an e-mail. E-mails that the operator triggers, without a request, use the base URL. */
const linksOf = (request: Request | undefined, base: string): string => request?.headers.get(BASE_HEADER) ?? base

/** The largest count that the column of the identity library holds. */
const COUNT_MAX = 2_147_483_647

const RATE_LIMIT: BetterAuthOptions['rateLimit'] = {
  enabled: true,
  storage: 'database',
  // Better-auth has stricter rules for mail, 3 in 60 seconds, and for passwords, 3 in 10 seconds.
  customRules: {
    '/reset-password': { window: 60, max: 10 },
    [CHECK_PATH]: { window: 60, max: 10 },
    '/verify-email': { window: 60, max: 20 },
    // Asked for every account page. Better-auth resets a count only after a pause, which an office behind one address never
    // makes, so this count has no limit: ours bound it (two questions of a network at a time, and the requests of an account
    // per second). It is still read, because better-auth takes a session that cannot be read for none: without the count, a
    // database that is away would sign everybody out.
    '/token': { window: 10, max: COUNT_MAX },
    '/jwks': false,
  },
}

const advanced = (
  origin: string,
  background: ProviderOptions['background'],
): NonNullable<BetterAuthOptions['advanced']> => ({
  ...cookieRules(origin),
  // Better-auth skips these checks under NODE_ENV=test by default.
  disableOriginCheck: false,
  disableCSRFCheck: false,
  ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
  database: { validateSchema: false },
  backgroundTasks: { handler: background },
})

const tokenRules = (audience: string, signingKeys: ProviderOptions['signingKeys']): JwtOptions => ({
  disableSettingJwtHeader: true,
  adapter: { getJwks: signingKeys },
  jwks: {
    keyPairConfig: { alg: TOKEN_ALGORITHM, crv: 'Ed25519' },
    rotationInterval: KEY_ROTATION_SECONDS,
    gracePeriod: KEY_GRACE_SECONDS,
  },
  jwt: {
    issuer: EMBEDDED_ISSUER,
    audience,
    expirationTime: TOKEN_LIFE,
    definePayload: ({ user, session }) => ({
      sid: session.id,
      email: user.email,
      email_verified: user.emailVerified,
      name: user.name,
    }),
  },
})

/** The other addresses of a service at `localhost`. */
export function loopbackNames(base: string): string[] {
  const { protocol, hostname, port } = new URL(base)
  if (hostname !== 'localhost') return []
  return ['127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
}

/**
 * Where a link in an e-mail leads: to the name of this machine that the user used, otherwise to the base URL. A caller
 * may send any `Host`, and a link has a secret, so no other name counts.
 */
export const linkBase = (base: string, host: string | undefined): string =>
  loopbackNames(base).find((name) => new URL(name).host === host) ?? base
