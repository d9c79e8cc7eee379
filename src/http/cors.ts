import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WARNINGS_HEADER } from '../contract/warning-header.ts'
import type { Access } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import { Refusal } from '../platform/errors.ts'
import { type Addresses, addresses } from './addresses.ts'

/** Headers that any answer may have. Those of single operations are in their declarations. */
const EXPOSED = [
  ...['Allow', 'Content-Disposition', 'ETag', 'Idempotency-Replayed', 'Idempotency-Replay-Units', 'Preference-Applied'],
  ...['Retry-After', 'WWW-Authenticate', WARNINGS_HEADER, 'X-RateLimit-Limit', 'X-RateLimit-Remaining'],
  ...['X-RateLimit-Reset', 'X-Request-Id'],
]
/** A browser repeats the preflight after this time. */
const PREFLIGHT_SECONDS = 600
const ANY = '*'
export const ALLOW_ORIGIN = 'Access-Control-Allow-Origin'

interface PageParts {
  /** CORS_ORIGIN: their pages may call every operation. */
  readonly named: readonly string[]
  readonly operations: readonly Operation[]
}

/**
 * Says which pages may call. Every page may send a request with a key: a preflight has no key, and reveals nothing
 * about keys. The access hook then decides whether the page may read the answer. A refused preflight reaches the
 * handler of unknown paths, which answers with `refusePreflight`.
 */
export async function allowPages(app: FastifyInstance, { named, operations }: PageParts): Promise<void> {
  const at = addresses(operations)
  const exposedHeaders = [
    ...new Set([...EXPOSED, ...operations.flatMap(({ answer }) => Object.keys(answer?.headers ?? {}))]),
  ]
  const methods = [...new Set(operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
  const shared = { methods, exposedHeaders, maxAge: PREFLIGHT_SECONDS }

  const mayCall = (request: FastifyRequest, origin: string): boolean => {
    if (named.includes(ANY) || named.includes(origin)) return true
    if (isPreflight(request)) {
      const asked = preflightOf(request, at)
      return isOpen(asked?.access.kind) || asked?.openToPages === true
    }
    const { access, openToPages } = request.routeOptions.config.operation ?? {}
    return openToPages === true || (access?.kind === 'key' && access.keyless === true)
  }
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers
      done(null, { ...shared, origin: origin !== undefined && mayCall(request, origin) })
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    // Later hooks write these headers too.
    const vary = String(reply.getHeader('Vary') ?? '')
    if (!/\borigin\b/i.test(vary)) reply.header('Vary', vary === '' ? 'Origin' : `${vary}, Origin`)
    if (reply.hasHeader(ALLOW_ORIGIN)) reply.header('Access-Control-Expose-Headers', exposedHeaders.join(', '))
  })
}

/** Throws `preflight_refused`, which says how to allow the page, for a preflight of an operation without a key. */
export function refusePreflight(request: FastifyRequest, at: Addresses): void {
  if (!isPreflight(request) || !preflightOf(request, at)) return
  const { origin } = request.headers
  throw new Refusal('preflight_refused', {
    message: `Pages from ${origin} may not call this operation. The operator may add the origin to CORS_ORIGIN`,
  })
}

/** Kinds of access with a credential that a page has to send explicitly. */
const isOpen = (kind: Access['kind'] | undefined): boolean => kind === 'key' || kind === 'mcp'

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined

/** The operation that a preflight asks for. */
const preflightOf = ({ headers, url }: FastifyRequest, at: Addresses): Operation | undefined =>
  at.find(String(headers['access-control-request-method']), url)
