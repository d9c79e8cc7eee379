import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KnownOrigins } from '../accounts/origins.ts'
import { WARNINGS_HEADER } from '../contract/warning-header.ts'
import { Refusal } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { type Addresses, addresses } from './addresses.ts'

/** Headers that any answer may have. Those of single operations are in their declarations. */
const EXPOSED = [
  ...['Allow', 'Content-Disposition', 'ETag', 'Idempotency-Replayed', 'Idempotency-Replay-Units', 'Preference-Applied'],
  ...['Retry-After', 'WWW-Authenticate', WARNINGS_HEADER, 'X-RateLimit-Limit', 'X-RateLimit-Remaining'],
  ...['X-RateLimit-Reset', 'X-Request-Id'],
]
/** A browser asks again after this time. */
const PREFLIGHT_SECONDS = 600
const ANY = '*'
export const ALLOW_ORIGIN = 'Access-Control-Allow-Origin'

interface PageParts {
  /** CORS_ORIGIN: their pages may call every operation. */
  readonly named: readonly string[]
  /** Their pages may call the operations of keys, with a key that allows them. */
  readonly origins: KnownOrigins
  readonly operations: readonly Operation[]
}

/**
 * Says which pages may call. The access hook adds the origins of a key to the answer. A refused preflight reaches the
 * handler of unknown addresses, which answers by `refusePreflight`.
 */
export async function allowPages(app: FastifyInstance, { named, origins, operations }: PageParts): Promise<void> {
  const at = addresses(operations)
  const exposedHeaders = [
    ...new Set([...EXPOSED, ...operations.flatMap(({ answer }) => Object.keys(answer?.headers ?? {}))]),
  ]
  const methods = [...new Set(operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
  const shared = { methods, exposedHeaders, maxAge: PREFLIGHT_SECONDS }

  const mayCall = (request: FastifyRequest, origin: string): boolean | Promise<boolean> => {
    if (named.includes(ANY) || named.includes(origin)) return true
    const asked = preflightOf(request, at) ?? request.routeOptions.config.operation
    if (asked?.access.kind !== 'key') return false
    if (asked.access.keyless) return true
    return isPreflight(request) && origins.has(origin)
  }
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers
      const verdict = origin !== undefined && mayCall(request, origin)
      const decided = (isAllowed: boolean) => done(null, { ...shared, origin: isAllowed })
      if (typeof verdict === 'boolean') decided(verdict)
      else verdict.then(decided, (error: Error) => done(error))
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    // Later hooks write these headers too.
    const vary = String(reply.getHeader('Vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('Vary', vary === '' ? 'Origin' : `${vary}, Origin`)
    if (reply.hasHeader(ALLOW_ORIGIN)) reply.header('Access-Control-Expose-Headers', exposedHeaders.join(', '))
  })
}

/** Throws `preflight_refused`, which says how to allow the page, for a preflight of an operation. */
export function refusePreflight(request: FastifyRequest, at: Addresses): void {
  const asked = preflightOf(request, at)
  if (!asked) return
  const { origin } = request.headers
  const byKey =
    asked.access.kind === 'key'
      ? 'Add it to allowed_origins of the API key (PATCH /api/v1/auth/keys/{key_id}), or the operator adds it to CORS_ORIGIN'
      : 'The operator may add it to CORS_ORIGIN'
  throw new Refusal('preflight_refused', { message: `Pages of ${origin} may not call this operation. ${byKey}` })
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined

/** The operation that a preflight asks for. */
const preflightOf = (request: FastifyRequest, at: Addresses): Operation | undefined =>
  isPreflight(request) ? at.find(String(request.headers['access-control-request-method']), request.url) : undefined
