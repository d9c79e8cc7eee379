import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { allowPages } from '../http/cross-origin.ts'
import { failureHandler } from '../http/failures.ts'
import { readJson } from '../http/json-body.ts'
import { mount, notFound } from '../http/mount.ts'
import { described, openapiInTurns } from '../http/openapi/document.ts'
import { showReference } from '../http/openapi/reference.ts'
import { sampleOf } from '../http/openapi/samples.ts'
import { accountPages, learnAddress, pageFiles } from '../http/pages.ts'
import { mailRule, noticeProxy } from '../http/proxies.ts'
import { securityHeaders, UNREADABLE } from '../http/security-headers.ts'
import { refuseUnreadable } from '../http/unreadable-requests.ts'
import { type Audience, operationsWith } from '../operations/index.ts'
import type { Operation } from '../operations/operation.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { hooks, surround } from './pipeline.ts'
import type { FrontServices } from './services.ts'

const BODY_BYTES_MAX = 1_048_576
const PARAM_LENGTH_MAX = 16_384
/** An idle connection is closed after this time, so that slow callers cannot hold streams. */
const IDLE_TIMEOUT_MS = 60_000
/** Node checks for late requests at this interval, so a request ends at most this much later. */
const REQUEST_TIMES: RequestTimes = { wholeMs: 30_000, checkedEveryMs: 5_000 }
/** By default Fastify gives up starting a plugin after ten seconds, which a busy machine may need. */
const PLUGIN_START_MS = 60_000
/** Smaller answers gain nothing from compression. */
const COMPRESS_BYTES_MIN = 2_048
/** This level reaches more than half of the best ratio in a tenth of the time. */
const BROTLI_QUALITY = 4
/**
 * 64 kB. The default window of 4 MB does not make tables and wheels smaller, takes longer, and needs 10 MB per answer.
 */
const BROTLI_WINDOW_BITS = 16

export interface AppServices extends FrontServices {
  readonly config: Config
  readonly log: Log
}

/** How long a caller may take to send a request, head and body, and how often that is checked. */
export interface RequestTimes {
  readonly wholeMs: number
  readonly checkedEveryMs: number
}

interface AppOptions {
  readonly audience?: Audience
  readonly times?: RequestTimes
  /** Those of the audience by default. */
  readonly operations?: readonly Operation[]
}

/** The HTTP application of an address: hooks in the order in which a request meets them, then the operations. */
export async function buildApp(
  services: AppServices,
  { audience = 'all', times = REQUEST_TIMES, operations: chosen }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, identity } = services
  const operations =
    chosen ?? operationsWith({ builtInIdentity: identity.embedded !== null, publicSky: config.publicSky, audience })
  const app = newServer(services, times)
  await negotiate(app, operations, services)
  securityHeaders(app, { isTls: config.publicUrl?.startsWith('https:') ?? false })
  surround(app, services)
  if (!config.trustProxy) noticeProxy(app, services.advice)
  leaveConnections(app, services)
  await app.register((api) => serve(api, operations, audience, services))
  if (audience !== 'operators' && identity.embedded && !config.publicUrl) learnAddress(app, identity.embedded)
  return app
}

/** The caller then opens its next connection to a front that keeps running. */
function leaveConnections(app: FastifyInstance, { isStopping }: AppServices): void {
  app.addHook('onSend', async (_, reply) => {
    if (isStopping()) reply.header('Connection', 'close')
  })
}

function newServer({ config, log, metrics }: AppServices, { wholeMs, checkedEveryMs }: RequestTimes): FastifyInstance {
  const fail = failureHandler({ metrics })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_BYTES_MAX,
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: wholeMs,
    pluginTimeout: PLUGIN_START_MS,
    // Node waits for the longer of both times before it ends a request.
    http: { headersTimeout: wholeMs, connectionsCheckingInterval: checkedEveryMs },
    // One proxy: its entry in X-Forwarded-For is the last one. A caller may have written every entry before it.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    exposeHeadRoutes: true,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors(error, request, reply) {
      reply.headers({ ...UNREADABLE, 'X-Request-Id': request.id })
      fail(error, request, reply)
    },
    // The contract of each operation limits its path parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_LENGTH_MAX },
  })
  app.removeContentTypeParser('text/plain')
  readJson(app)
  return app
}

/** Origins, media types and encodings. */
async function negotiate(
  app: FastifyInstance,
  operations: readonly Operation[],
  { config }: AppServices,
): Promise<void> {
  await allowPages(app, { named: config.corsOrigins, operations })
  await app.register(accepts)
  app.addHook('onRequest', async ({ method, headers }) => {
    // The body of such a request is not read, so its encoding does not matter.
    if (method === 'GET' || method === 'HEAD') delete headers['content-encoding']
  })
  await app.register(compress, {
    threshold: COMPRESS_BYTES_MIN,
    encodings: ['br', 'gzip', 'deflate'],
    requestEncodings: ['br', 'gzip', 'deflate', 'identity'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    },
  })
}

/** The operations behind their hooks. */
async function serve(
  api: FastifyInstance,
  operations: readonly Operation[],
  audience: Audience,
  services: AppServices,
): Promise<void> {
  const { config, identity, release } = services
  hooks(api, {
    ...services,
    addressRequests: config.addressRequests,
    syncSecret: config.syncSecret,
    publicUrl: config.publicUrl,
    operationsNames: config.operationsNames,
    corsOrigins: config.corsOrigins,
    canMail: mailRule(config),
  })
  mount(api, operations, services, sampleOf)
  // Here, so that unknown paths pass the same hooks.
  api.setNotFoundHandler(notFound(operations))
  // Created when it is first requested, because it takes longer than everything else here.
  let document: Promise<string> | undefined
  api.get('/openapi.json', async (_, reply) => {
    const installation = { version: release, url: config.publicUrl ?? '/' }
    document ??= openapiInTurns(described(operations), installation).then((made) => JSON.stringify(made))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
  showReference(api, { operations, embedded: identity.embedded, publicUrl: config.publicUrl })
  await api.register(pageFiles)
  if (audience !== 'operators' && identity.embedded) await api.register(accountPages, { identity: identity.embedded })
}
