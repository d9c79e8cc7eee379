import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { z } from 'zod'
import type { SoldPlan } from '../contract/accounts/plans.ts'
import type { Bucket } from '../jobs/exports/bucket-store.ts'
import { Environment } from './environment.ts'
import { ephemerisFolder } from './ephemeris-package.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** The addresses of a renderer and an exporter, and of a front for operators. */
  readonly operationsHost: string
  /** The address of a front for operators. Without it `port` serves them. */
  readonly operations: { readonly host: string; readonly port: number } | undefined
  /** Host names for operators, in addition to that of `publicUrl`. */
  readonly operationsNames: readonly string[]
  readonly rendererPort: number
  readonly exporterPort: number
  readonly publicUrl: string | undefined
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly varDir: string
  readonly ephemerisPath: string | undefined
  /** The first years of centuries that have series of positions. */
  readonly seriesCenturies: readonly number[]
  readonly chromiumPath: string | undefined
  readonly renderQueueLimit: number
  readonly threads: number
  readonly computeQueueLimit: number
  readonly addressRequests: number
  readonly logLevel: Environment['LOG_LEVEL']
  readonly logFormat: 'json' | 'text'
  readonly trustProxy: boolean
  /** An external OpenID issuer; without it the built-in provider. */
  readonly issuer:
    | {
        readonly url: string
        readonly jwksUrl: string
        /** This service as a client of the issuer. */
        readonly client: { clientId: string; clientSecret: string | undefined; scope: string } | undefined
      }
    | undefined
  readonly authAudience: string
  readonly authAlgorithms: readonly string[]
  readonly goTrue: { readonly url: string; readonly serviceKey: string } | undefined
  readonly authSecret: string | undefined
  readonly syncSecret: string | undefined
  /** Who administers this installation. */
  readonly admin: { readonly user: string; readonly passwordHash: string } | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly logMonths: number
  readonly logBytesMax: number
  readonly exportDays: number
  /** Folder of the files of exports. */
  readonly exportDir: string
  /** Their bucket instead. */
  readonly exportBucket: Bucket | undefined
  readonly reportDays: number
  readonly reportBacklog: number
  readonly callbackAllowHosts: readonly string[]
  readonly corsOrigins: readonly string[]
  readonly publicSky: boolean
  /** What is sold at Stripe. Absent without payments. */
  readonly stripe:
    | {
        readonly secretKey: string
        readonly webhookSecrets: readonly string[]
        readonly prices: Readonly<Record<SoldPlan, string[]>> & { readonly reportCredit: string }
        readonly portal: string | undefined
        readonly url: string | undefined
      }
    | undefined
  readonly billingOrigins: readonly string[]
  readonly graceDays: number
  readonly shutdownGraceMs: number
  readonly shutdownDelayMs: number
}

/**
 * Reads the environment. Throws with the invalid variables and their allowed values. An empty variable counts as unset.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new Error(`The environment is not valid.\n${z.prettifyError(parsed.error)}`)
  const env = parsed.data
  const issuer = pair(env, 'AUTH_ISSUER', 'AUTH_JWKS_URL')
  const client = clientOf(env)
  const goTrue = pair(env, 'AUTH_ADMIN_URL', 'AUTH_ADMIN_KEY')
  const admin = pair(env, 'ADMIN_USER', 'ADMIN_PASSWORD_HASH')
  return {
    host: env.HOST,
    port: env.PORT,
    operationsHost: env.OPERATIONS_HOST,
    operations:
      env.OPERATIONS_PORT === undefined ? undefined : { host: env.OPERATIONS_HOST, port: env.OPERATIONS_PORT },
    operationsNames: env.OPERATIONS_NAMES?.split(',') ?? [],
    rendererPort: env.RENDERER_PORT,
    exporterPort: env.EXPORTER_PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    varDir: resolve(env.VAR_DIR),
    ephemerisPath: ephemerisPath(env),
    seriesCenturies:
      env.SERIES_CENTURIES === 'none'
        ? []
        : [...new Set(env.SERIES_CENTURIES.split(',').map(Number))].sort((a, b) => a - b),
    chromiumPath: env.CHROMIUM_PATH,
    renderQueueLimit: env.RENDER_QUEUE,
    threads: calculationThreads(process.platform, env.THREADS, availableParallelism()),
    computeQueueLimit: env.COMPUTE_QUEUE,
    addressRequests: env.ADDRESS_REQUESTS,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    trustProxy: env.TRUST_PROXY,
    issuer: issuer && { url: issuer[0], jwksUrl: issuer[1], client },
    authAudience: env.AUTH_AUDIENCE,
    authAlgorithms: env.AUTH_ALGORITHMS.split(','),
    goTrue: goTrue && { url: goTrue[0].replace(/\/+$/, ''), serviceKey: goTrue[1] },
    authSecret: env.AUTH_SECRET,
    syncSecret: env.SYNC_SECRET,
    admin: admin && { user: admin[0], passwordHash: admin[1] },
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logMonths: env.LOG_MONTHS,
    logBytesMax: env.LOG_MB * 1_000_000,
    exportDays: env.EXPORT_DAYS,
    exportBucket: bucketOf(env),
    exportDir: resolve(env.EXPORT_DIR ?? join(env.VAR_DIR, 'exports')),
    reportDays: env.REPORT_DAYS,
    reportBacklog: env.REPORT_BACKLOG,
    callbackAllowHosts: listed(env.CALLBACK_ALLOW_HOSTS),
    corsOrigins: listed(env.CORS_ORIGIN),
    publicSky: env.PUBLIC_SKY,
    stripe: stripeOf(env),
    billingOrigins: listed(env.BILLING_ORIGINS),
    graceDays: env.GRACE_DAYS,
    shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS,
  }
}

/**
 * The operator's folders, then the files that `npm run data -- --ephemeris` downloaded, if any. They are located once,
 * so that a process keeps its data while it runs.
 */
function ephemerisPath({ EPHEMERIS_PATH: named, VAR_DIR: varDir }: Environment): string | undefined {
  const fetched = ephemerisFolder(resolve(varDir))
  if (named === 'none' || !existsSync(fetched)) return named
  return named === undefined ? fetched : [named, fetched].join(delimiter)
}

/** The bucket of the files of exports. */
const bucketOf = ({ EXPORT_BUCKET: name, EXPORT_BUCKET_URL: endpoint, EXPORT_BUCKET_REGION: region }: Environment) =>
  name === undefined ? undefined : { name, endpoint, region }

const listed = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** This service as a client of AUTH_ISSUER. */
function clientOf({
  AUTH_ISSUER: issuer,
  AUTH_CLIENT_ID: clientId,
  AUTH_CLIENT_SECRET: clientSecret,
  AUTH_SCOPE: scope,
  AUTH_AUDIENCE: audience,
}: Environment) {
  if (clientId !== undefined && issuer === undefined)
    throw new Error('The environment is not valid.\nAUTH_CLIENT_ID is a client of AUTH_ISSUER: set both.')
  if (clientSecret !== undefined && clientId === undefined)
    throw new Error('The environment is not valid.\nAUTH_CLIENT_SECRET belongs to AUTH_CLIENT_ID: set both.')
  if (clientId !== undefined && clientId === audience)
    throw new Error(
      'The environment is not valid.\nAUTH_CLIENT_ID must differ from AUTH_AUDIENCE: an ID token would pass as an access token.',
    )
  return clientId === undefined ? undefined : { clientId, clientSecret, scope }
}

/** The variable with the price of each plan. */
const PRICES = { entry: 'STRIPE_PRICE_ENTRY', high: 'STRIPE_PRICE_HIGH' } as const satisfies Record<SoldPlan, string>

/** Stripe needs all of its variables, so that no payment goes unbooked. */
function stripeOf(env: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_PRICE_REPORT_CREDIT: credit } = env
  const plans = Object.fromEntries(Object.values(PRICES).map((name) => [name, env[name]]))
  const needed = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets }
  const all = { ...needed, ...plans, STRIPE_PRICE_REPORT_CREDIT: credit }
  const missing = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(all).length) return undefined
  if (!secretKey || !secrets || !credit || missing.length > 0)
    throw new Error(`The environment is not valid.\nStripe also needs ${missing.join(', ')}.`)
  return {
    secretKey,
    webhookSecrets: listed(secrets),
    portal: env.STRIPE_PORTAL,
    url: env.STRIPE_URL,
    prices: { ...pricesOf(env), reportCredit: listed(credit)[0]! },
  }
}

const pricesOf = (env: Environment): Record<SoldPlan, string[]> => ({
  entry: listed(env[PRICES.entry]),
  high: listed(env[PRICES.high]),
})

type TextName =
  | 'AUTH_ISSUER'
  | 'AUTH_JWKS_URL'
  | 'AUTH_ADMIN_URL'
  | 'AUTH_ADMIN_KEY'
  | 'ADMIN_USER'
  | 'ADMIN_PASSWORD_HASH'

/** Two variables that must be set together. */
function pair(env: Environment, one: TextName, other: TextName): [string, string] | undefined {
  const first = env[one]
  const second = env[other]
  if (first !== undefined && second !== undefined) return [first, second]
  if (first === undefined && second === undefined) return undefined
  throw new Error(`The environment is not valid.\n${one} and ${other} go together: set both or neither.`)
}

/**
 * The number of calculation threads. The library of the Swiss Ephemeris keeps its modes and its open files for each
 * thread on Linux, but on macOS for the whole process: there two threads would disturb each other. Throws when the
 * environment asks for more than one there.
 */
export function calculationThreads(platform: NodeJS.Platform, wanted: number | undefined, cores: number): number {
  if (platform !== 'darwin') return wanted ?? cores
  if (wanted === undefined || wanted === 1) return 1
  throw new Error(
    `The environment is not valid.\nTHREADS is ${wanted}, but on macOS the Swiss Ephemeris can calculate on one thread of a ` +
      'process: set THREADS to 1 or unset it. To use more cores, run several fronts with one DATABASE_URL, or Linux in a container.',
  )
}
