import { z } from 'zod'

const Flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })

/** Identifiers of Stripe. */
const PriceIds = z
  .string()
  .regex(/^price_\w+(,price_\w+)*$/)
  .optional()

/** The PHC string format of scrypt. A hash takes 128 * 8 * 2^ln bytes: at most 256 MiB. */
const PASSWORD_HASH = /^\$scrypt\$ln=1[4-8],r=8,p=[1-9]\$[A-Za-z0-9+/]{22,86}\$[A-Za-z0-9+/]{43,86}$/

/** The environment, parsed once by the mains. Every variable is described here and nowhere else. */
export const Environment = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080).describe('Port to listen on; 0 takes a free one'),
  OPERATIONS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address of OPERATIONS_PORT, RENDERER_PORT and EXPORTER_PORT; 0.0.0.0 in a container'),
  OPERATIONS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('Port that only serves /metrics and the administration; PORT serves them when unset'),
  OPERATIONS_NAMES: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}(?:,[a-z0-9.-]{1,253}){0,19}$/, 'Expected host names in lower case, separated by commas')
    .optional()
    .describe('Host names with a dot for operators, in addition to that of PUBLIC_URL'),
  RENDERER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(8081)
    .describe('Port for the probes of the renderer'),
  EXPORTER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(8082)
    .describe('Port for the probes of the export worker, which runs without them if the port is taken'),
  PUBLIC_URL: z.url().optional().describe('Base URL that callers use, for printed lines and OpenAPI'),
  DATABASE_URL: z.string().min(1).optional().describe('URL of Postgres; an embedded one starts in VAR_DIR when unset'),
  REDIS_URL: z
    .string()
    .min(1)
    .optional()
    .describe('URL of Redis or Valkey for counts, the render queue and notifications; Postgres when unset'),
  VAR_DIR: z.string().min(1).default('var').describe('Data of the embedded Postgres and other local state'),
  EPHEMERIS_PATH: z
    .string()
    .min(1)
    .optional()
    .describe('Further folders of Swiss Ephemeris files, separated by ":"; `none` for only the packaged files'),
  SERIES_CENTURIES: z
    .string()
    .regex(/^(?:none|(?:0|-?\d{0,2}00)(?:,(?:0|-?\d{0,2}00))*)$/, 'Expected first years of centuries, as in 1900,2000')
    .default('1900,2000')
    .describe('Centuries with series of positions, by their first years: 44 MB of memory each; `none` for none'),
  CHROMIUM_PATH: z
    .string()
    .min(1)
    .optional()
    .describe('Path of the Chrome or Chromium to use, instead of the one from npm or in the usual places'),
  RENDER_QUEUE: z.coerce.number().int().min(1).default(64).describe('Images that may wait for a renderer'),
  THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(256)
    .optional()
    .describe('Calculation threads; one per core when unset, on macOS always one'),
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
    .describe('Requests without a valid key or token that an address may send in ten seconds'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged'),
  TRUST_PROXY: Flag.default(false).describe(
    'Trust the X-Forwarded-* values that the one proxy in front adds; set this behind a proxy',
  ),
  LOG_FORMAT: z
    .enum(['json', 'text'])
    .optional()
    .describe('Format of the log; when unset, text on a terminal and otherwise JSON'),
  AUTH_ISSUER: z.url().optional().describe('OpenID issuer of access tokens; the built-in identity provider when unset'),
  AUTH_JWKS_URL: z.url().optional().describe('URL of the keys of AUTH_ISSUER; required with it'),
  AUTH_CLIENT_ID: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Client id at AUTH_ISSUER for sign-in on the consent page; people paste a token when unset'),
  AUTH_CLIENT_SECRET: z.string().min(1).optional().describe('Secret of AUTH_CLIENT_ID, if the issuer requires one'),
  AUTH_SCOPE: z
    .string()
    .regex(/^[!#-[\]-~]+( [!#-[\]-~]+)*$/)
    .default('openid email')
    .describe('Scopes that AUTH_CLIENT_ID requests, separated by spaces'),
  AUTH_AUDIENCE: z.string().min(1).default('orrery').describe('Audience that access tokens must have'),
  AUTH_ALGORITHMS: z
    .string()
    .regex(/^(EdDSA|ES(256|384|512)|[RP]S(256|384|512))(,(EdDSA|ES(256|384|512)|[RP]S(256|384|512)))*$/)
    .default('EdDSA,ES256,RS256,PS256')
    .describe('Asymmetric algorithms that may sign access tokens, separated by ","'),
  AUTH_ADMIN_URL: z
    .url()
    .optional()
    .describe('URL of the GoTrue of AUTH_ISSUER, to delete users and resend verifications'),
  AUTH_ADMIN_KEY: z.string().min(1).optional().describe('Service key for AUTH_ADMIN_URL; required with it'),
  AUTH_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret of the built-in identity provider, the same on all fronts; created in VAR_DIR when unset'),
  SYNC_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret of a server that calls /api/v1/auth/sync for its users, in the header x-sync-secret'),
  ADMIN_USER: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Name of the operator at /admin and /api/v1/admin; no administration when unset'),
  ADMIN_PASSWORD_HASH: z
    .string()
    .regex(PASSWORD_HASH, 'Must be a hash from `npm run admin-password`, with every $: quote it in a shell')
    .optional()
    .describe('Password hash of ADMIN_USER, from `npm run admin-password`'),
  SMTP_URL: z.url().optional().describe('URL of the e-mail relay; required for sign-up from other machines'),
  MAIL_FROM: z.string().min(3).default('Orrery <no-reply@localhost>').describe('Sender of e-mail'),
  LOG_MONTHS: z.coerce.number().int().min(1).max(120).default(3).describe('Months that the request log is kept'),
  LOG_MB: z.coerce
    .number()
    .int()
    .min(100)
    .max(10_000_000)
    .default(5_000)
    .describe('Maximum size of the request log in MB; beyond that the oldest days are deleted, never the newest'),
  REPORT_DAYS: z.coerce.number().int().min(1).max(3650).default(90).describe('Days that reports are kept'),
  EXPORT_DAYS: z.coerce.number().int().min(1).max(3650).default(7).describe('Days that files of exports are kept'),
  EXPORT_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Bucket for the files of exports, instead of a folder; the AWS SDK finds the credentials'),
  EXPORT_BUCKET_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('URL of the S3-compatible store of the bucket; Amazon when unset'),
  EXPORT_BUCKET_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  EXPORT_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder for the files of exports, shared by all machines; `exports` in VAR_DIR when unset'),
  REPORT_BACKLOG: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe('Maximum number of unfinished reports of all accounts'),
  CALLBACK_ALLOW_HOSTS: z
    .string()
    .optional()
    .describe('Hosts (host:port) that callbacks may reach without TLS and at private addresses, separated by ","'),
  CORS_ORIGIN: z
    .string()
    .optional()
    .describe('Origins whose pages may call every operation, separated by ","; keys may allow others'),
  PUBLIC_SKY: Flag.default(false).describe(
    'Serve the current sky and the day of a place to anyone without a key, within limits by address',
  ),
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('Secret key of Stripe; nothing is sold when unset'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^,]+(,whsec_[^,]+)?$/)
    .optional()
    .describe('Secret that signs Stripe events; two, separated by ",", during a rotation'),
  STRIPE_PRICE_ENTRY: PriceIds.describe('Stripe price of the plan Entry; then earlier prices, separated by ","'),
  STRIPE_PRICE_HIGH: PriceIds.describe('Stripe price of the plan High; then earlier prices, separated by ","'),
  STRIPE_PRICE_REPORT_CREDIT: PriceIds.describe('Stripe price of one report credit'),
  STRIPE_PORTAL: z
    .string()
    .regex(/^bpc_\w+$/)
    .optional()
    .describe('Configuration of the Stripe portal; the default one when unset'),
  STRIPE_URL: z.url().optional().describe('URL of the Stripe API, for tests; the real one when unset'),
  BILLING_ORIGINS: z
    .string()
    .optional()
    .describe('Origins to which customers may return after paying, separated by ","; this service is always allowed'),
  GRACE_DAYS: z.coerce
    .number()
    .min(0)
    .max(90)
    .default(7)
    .describe('Days that a plan keeps working while payment is overdue'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe('Time for running requests to finish, in milliseconds'),
  SHUTDOWN_DELAY_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600_000)
    .default(0)
    .describe('Time that a stopping front still answers, with 503 at /readyz, in milliseconds'),
})

export type Environment = z.output<typeof Environment>
