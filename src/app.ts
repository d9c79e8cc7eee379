import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import reference from '@scalar/fastify-api-reference'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import manifest from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import { isDatabaseUp } from './db/ping.ts'
import { accessHook } from './http/access.ts'
import { accountPages, learnAddress } from './http/account-pages.ts'
import { failureHandler } from './http/failures.ts'
import { acceptForms } from './http/form.ts'
import { boundGuesses } from './http/guesses.ts'
import { idempotencyHooks } from './http/idempotency.ts'
import { mount, notFound } from './http/mount.ts'
import { quotaHooks } from './http/quota.ts'
import { logRequests } from './http/request-logging.ts'
import type { Log } from './log.ts'
import { outboxMessages } from './mail/outbox.ts'
import { openapi } from './openapi.ts'
import { allOperations } from './operations/index.ts'
import type { Services } from './services.ts'

const BODY_BYTES_MAX = 1_048_576
const PARAM_LENGTH_MAX = 16_384
/** A caller that sends or reads nothing for so long is cut off, so that slow ones can't hold streams for ever. */
const IDLE_TIMEOUT_MS = 60_000
const REQUEST_TIMEOUT_MS = 30_000
/** Answers below this gain nothing from compression. */
const COMPRESS_BYTES_MIN = 2_048
/** A good half of the best ratio at a tenth of its price. */
const BROTLI_QUALITY = 4
/** What scripts of other origins may read of our answers. */
const EXPOSED = [
  'ETag',
  'Idempotency-Replayed',
  'Retry-After',
  'X-Report-Pages',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
]
const DOCS = '/docs'
/** The page works without the network: nothing in it calls the services of its maker. */
const REFERENCE = {
  url: '/openapi.json',
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'apiKey' },
} as const

export interface AppParts extends Services {
  readonly config: Config
  readonly log: Log
}

/** The HTTP application: hooks in the order in which a request meets them, then the operations. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    log,
    changes,
    compute,
    db,
    deletions,
    findCaller,
    findAccount,
    idempotency,
    identity,
    limits,
    metrics,
    renders,
    reports,
    requests,
  } = parts
  const operations = allOperations({
    changes,
    compute,
    db,
    deletions,
    limits,
    issuer: identity.issuer,
    identity,
    renders,
    reports,
    requests,
    metrics,
    release: manifest.version,
    isDatabaseUp: () => isDatabaseUp(db),
    countedIn: limits.countedIn,
  })
  metrics.watchFallback(() => limits.countedIn() === 'process')
  const failed = failureHandler({ metrics })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES_MAX,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // One proxy: what it adds to X-Forwarded-For stands last, and whatever is before that a caller may have written.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    exposeHeadRoutes: false,
    frameworkErrors: failed,
    // How long a part of an address may be is for the contract of its operation to say.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_LENGTH_MAX },
  })
  app.removeContentTypeParser('text/plain')
  readEmptyJson(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.corsOrigins],
      methods: [...new Set(operations.map(({ method }) => method))],
      exposedHeaders: EXPOSED,
    })
  await app.register(accepts)
  await app.register(compress, {
    threshold: COMPRESS_BYTES_MIN,
    encodings: ['br', 'gzip', 'deflate'],
    requestEncodings: ['br', 'gzip', 'deflate', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  app.setErrorHandler(failed)
  app.setNotFoundHandler(notFound(operations))
  logRequests(app, { metrics, requests })

  await app.register(async (api) => {
    await api.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      // Browsers must not be told to use TLS where there is none.
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    })
    const quota = quotaHooks(limits)
    const once = idempotencyHooks({ idempotency, limits, metrics })
    api.addHook('onRequest', boundGuesses(accessHook({ findCaller, findAccount, syncSecret: config.syncSecret })))
    api.addHook('onRequest', quota.onRequest)
    api.addHook('preHandler', once.preHandler)
    api.addHook('preHandler', quota.preHandler)
    api.addHook('onSend', once.onSend)
    api.addHook('onSend', quota.onSend)
    mount(
      api,
      operations.filter(({ consumes }) => !consumes),
    )
    await api.register(async (forms) => {
      await acceptForms(forms)
      mount(
        forms,
        operations.filter(({ consumes }) => consumes),
      )
    })
    if (identity.embedded) {
      const outbox = config.smtpUrl === undefined ? () => outboxMessages(db) : null
      await api.register(accountPages, { identity: identity.embedded, outbox })
    }
  })
  if (identity.embedded && !config.publicUrl) learnAddress(app, identity.embedded)
  const document = openapi(operations, { version: manifest.version, url: config.publicUrl ?? '/' })
  app.get('/openapi.json', () => document)
  await app.register(reference, { routePrefix: DOCS, configuration: REFERENCE })
  return app
}

/** A client that declares JSON with every request sends none with some: an operation that takes no body needs none. */
function readEmptyJson(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, String(body), done),
  )
}
