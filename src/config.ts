import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const Flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })

/** The environment, parsed once by the mains. Every variable is described here and nowhere else. */
export const Environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080).describe('Port to listen on; 0 takes a free one'),
  RENDERER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(8081)
    .describe('Port for the probes of the renderer'),
  PUBLIC_URL: z.url().optional().describe('Base address that callers use, for printed lines and OpenAPI'),
  DATABASE_URL: z.string().min(1).optional().describe('Postgres; an embedded one starts under VAR_DIR when unset'),
  REDIS_URL: z
    .string()
    .min(1)
    .optional()
    .describe('Redis or Valkey for counts, the render queue and notifications; Postgres when unset'),
  VAR_DIR: z.string().min(1).default('var').describe('Data of the embedded Postgres and other local state'),
  EPHEMERIS_PATH: z.string().min(1).optional().describe('Further folders of Swiss Ephemeris files, separated by ":"'),
  CHROMIUM_PATH: z.string().min(1).optional().describe('Chromium to use instead of the one from npm'),
  RENDER_QUEUE: z.coerce.number().int().min(1).default(64).describe('Pictures that may wait for a renderer'),
  THREADS: z.coerce.number().int().min(1).max(256).optional().describe('Calculation threads; one per core when unset'),
  COMPUTE_QUEUE: z.coerce
    .number()
    .int()
    .min(1)
    .default(512)
    .describe('Calculations that may wait for a thread, of all accounts together'),
  ADDRESS_REQUESTS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Requests without a right key or token that an address may send in ten seconds'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged'),
  TRUST_PROXY: Flag.default(false).describe(
    'Trust the X-Forwarded-* values that the one proxy in front adds; set it behind a proxy',
  ),
  LOG_FORMAT: z
    .enum(['json', 'text'])
    .optional()
    .describe('Log as lines of JSON or as readable text; text on a terminal and JSON elsewhere when unset'),
  AUTH_ISSUER: z.url().optional().describe('OpenID issuer of access tokens; the built-in identity provider when unset'),
  AUTH_JWKS_URL: z.url().optional().describe('Address of the keys of AUTH_ISSUER; required with it'),
  AUTH_CLIENT_ID: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Client of AUTH_ISSUER as which the consent page signs people in; they paste a token when unset'),
  AUTH_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of AUTH_CLIENT_ID, if the issuer asks for one'),
  AUTH_SCOPE: z
    .string()
    .regex(/^[!#-[\]-~]+( [!#-[\]-~]+)*$/)
    .default('openid email')
    .describe('Scopes that AUTH_CLIENT_ID asks for, separated by spaces'),
  AUTH_AUDIENCE: z.string().min(1).default('orrery').describe('Audience that access tokens must have'),
  AUTH_ALGORITHMS: z
    .string()
    .regex(/^(EdDSA|ES(256|384|512)|[RP]S(256|384|512))(,(EdDSA|ES(256|384|512)|[RP]S(256|384|512)))*$/)
    .default('EdDSA,ES256,RS256,PS256')
    .describe('Asymmetric algorithms that may sign access tokens, separated by ","'),
  AUTH_ADMIN_URL: z.url().optional().describe('GoTrue of AUTH_ISSUER, to delete users and send verifications again'),
  AUTH_ADMIN_KEY: z.string().min(1).optional().describe('Service key for AUTH_ADMIN_URL; required with it'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret of the built-in identity provider, the same on all fronts; created under VAR_DIR when unset'),
  SYNC_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret of a server that calls /api/v1/auth/sync for its users, in the header x-sync-secret'),
  SMTP_URL: z.url().optional().describe('E-mail relay; required for sign-up from other machines'),
  MAIL_FROM: z.string().min(3).default('Orrery <no-reply@localhost>').describe('Sender of e-mail'),
  LOG_MONTHS: z.coerce.number().int().min(1).max(120).default(3).describe('Months for which the request log is kept'),
  LOG_MB: z.coerce
    .number()
    .int()
    .min(100)
    .max(10_000_000)
    .default(5_000)
    .describe('Size of the request log in MB; its oldest week is emptied beyond it'),
  REPORT_DAYS: z.coerce.number().int().min(1).max(3650).default(90).describe('Days for which reports are kept'),
  REPORT_BACKLOG: z.coerce.number().int().min(1).default(500).describe('Unfinished reports of all accounts, at most'),
  CALLBACK_ALLOW_HOSTS: z
    .string()
    .optional()
    .describe('Hosts, as host:port, that callbacks may reach without TLS and at private addresses, separated by ","'),
  CORS_ORIGIN: z
    .string()
    .optional()
    .describe('Origins whose pages may call every operation, separated by ","; keys may allow others'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('Time that running requests have to finish, in milliseconds'),
})

export interface Config {
  readonly host: string
  readonly port: number
  readonly rendererPort: number
  readonly publicUrl: string | undefined
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly varDir: string
  readonly ephemerisPath: string | undefined
  readonly chromiumPath: string | undefined
  readonly renderQueueLimit: number
  readonly threads: number
  readonly computeQueueLimit: number
  readonly addressRequests: number
  readonly logLevel: z.output<typeof Environment>['LOG_LEVEL']
  readonly logFormat: 'json' | 'text'
  readonly trustProxy: boolean
  /** An outside OpenID issuer; without it the built-in provider. */
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
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly logMonths: number
  readonly logBytesMax: number
  readonly reportDays: number
  readonly reportBacklog: number
  readonly callbackAllowHosts: readonly string[]
  readonly corsOrigins: readonly string[]
  readonly shutdownGraceMs: number
}

/**
 * Reads the environment. Throws with the wrong variables and their allowed values. An empty variable counts as unset.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new Error(`The environment is not valid.\n${z.prettifyError(parsed.error)}`)
  const env = parsed.data
  const issuer = pair(env, 'AUTH_ISSUER', 'AUTH_JWKS_URL')
  const client = clientOf(env)
  const goTrue = pair(env, 'AUTH_ADMIN_URL', 'AUTH_ADMIN_KEY')
  return {
    host: env.HOST,
    port: env.PORT,
    rendererPort: env.RENDERER_PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    varDir: resolve(env.VAR_DIR),
    ephemerisPath: env.EPHEMERIS_PATH,
    chromiumPath: env.CHROMIUM_PATH,
    renderQueueLimit: env.RENDER_QUEUE,
    threads: env.THREADS ?? availableParallelism(),
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
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logMonths: env.LOG_MONTHS,
    logBytesMax: env.LOG_MB * 1_000_000,
    reportDays: env.REPORT_DAYS,
    reportBacklog: env.REPORT_BACKLOG,
    callbackAllowHosts: listed(env.CALLBACK_ALLOW_HOSTS),
    corsOrigins: listed(env.CORS_ORIGIN),
    shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
  }
}

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
}: z.output<typeof Environment>) {
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

type TextName = 'AUTH_ISSUER' | 'AUTH_JWKS_URL' | 'AUTH_ADMIN_URL' | 'AUTH_ADMIN_KEY'

/** Two variables that must be set together. */
function pair(env: z.output<typeof Environment>, one: TextName, other: TextName): [string, string] | undefined {
  const [first, second] = [env[one], env[other]]
  if (first !== undefined && second !== undefined) return [first, second]
  if (first === undefined && second === undefined) return undefined
  throw new Error(`The environment is not valid.\n${one} and ${other} go together: set both or neither.`)
}
