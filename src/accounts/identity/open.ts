import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { Mailer } from '../../platform/mail/letters.ts'
import { EMBEDDED_ISSUER } from './embedded/provider.ts'
import { machineSecret } from './embedded/secret.ts'
import { type EmbeddedIdentity, openEmbedded } from './embedded.ts'
import { goTrueAdmin } from './go-true.ts'
import type { IdentityAdmin, VerifyToken } from './identity.ts'
import { type IssuerSignIn, issuerSignIn, issuerVerifier } from './issuer.ts'

export interface IdentityService {
  /** The issuer of the accounts of this service. */
  readonly issuer: string
  readonly verify: VerifyToken
  /** Null for an external issuer without a supported administration. */
  readonly admin: IdentityAdmin | null
  /** Null if an external issuer signs users in. */
  readonly embedded: EmbeddedIdentity | null
  /** Null without an external issuer of which this service is a client. */
  readonly signIn: IssuerSignIn | null
  close(): Promise<void>
}

export interface IdentityOptions {
  readonly config: Config
  readonly db: Database
  readonly databaseUrl: string
  readonly mailer: Mailer
  readonly warn: (message: string) => void
  readonly deadlineMs?: number | undefined
}

/** The identity provider of the configuration: an external issuer, or the built-in one. */
export function openIdentity(options: IdentityOptions): IdentityService {
  const { config, db, databaseUrl, mailer, warn, deadlineMs } = options
  const { issuer, authAudience: audience, authAlgorithms: algorithms, goTrue } = config
  if (issuer)
    return {
      issuer: issuer.url,
      verify: issuerVerifier({ issuer: issuer.url, jwksUrl: issuer.jwksUrl, audience, algorithms }),
      admin: goTrue ? goTrueAdmin(goTrue) : null,
      embedded: null,
      signIn: issuer.client ? issuerSignIn({ issuer: issuer.url, ...issuer.client }, warn) : null,
      async close() {},
    }
  if (config.databaseUrl && !config.authSecret)
    warn(
      'AUTH_SECRET is not set: this machine creates its own. Users who sign in here cannot use fronts on other machines',
    )
  const embedded = openEmbedded({
    db,
    databaseUrl,
    mailer,
    audience,
    warn,
    deadlineMs,
    secret: config.authSecret ?? (() => machineSecret(config.varDir)),
    base: config.publicUrl ?? `http://localhost:${config.port}`,
    // Better-auth reads * and ? as wildcards. Origins that sign users in must be named.
    trustedOrigins: config.corsOrigins.filter((origin) => !/[*?]/.test(origin)),
  })
  const { verify, admin, close } = embedded
  return { issuer: EMBEDDED_ISSUER, verify, admin, embedded, signIn: null, close }
}
