import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, requireOrigin } from '../accounts/caller.ts'
import { WARNINGS_HEADER } from '../contract/warnings.ts'
import type { Access } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import { baseOf } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'

/** Headers that any answer may have. Those of single operations are in their declarations. */
const EXPOSED = [
  'Allow',
  'Content-Disposition',
  'ETag',
  'Idempotency-Replayed',
  'Idempotency-Replay-Units',
  'Preference-Applied',
  'Retry-After',
  'WWW-Authenticate',
  'X-Orrery-Sample',
  WARNINGS_HEADER,
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
]
/** A browser repeats the preflight after this time. */
const PREFLIGHT_SECONDS = 600
const ANY = '*'
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin'

interface PageRules {
  /** CORS_ORIGIN: their pages may call every operation. */
  readonly named: readonly string[]
  readonly operations: readonly Operation[]
}

/**
 * Says which pages may call. Every page may send a request with a key: a preflight has no key, and reveals nothing
 * about keys. The access hook then decides whether the page may read the answer. A refused preflight reaches the
 * handler of unknown paths, which answers with `refusePreflight`.
 */
export async function allowPages(app: FastifyInstance, { named, operations }: PageRules): Promise<void> {
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
    return openToPages === true || (access?.kind === 'key' && access.keyOptional === true)
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

/** The operations by their paths, for requests that reach no route. */
interface Addresses {
  /** Methods of a path, without its query. */
  methodsAt(address: string): string[]
  find(method: string, address: string): Operation | undefined
}

export function addresses(operations: readonly Operation[]): Addresses {
  const known = operations.map((operation) => ({ operation, path: pathOf(operation.url) }))
  const at = (address: string): Operation[] => {
    const asked = address.split('?', 1)[0]!
    return known.filter(({ path }) => path.test(asked)).map(({ operation }) => operation)
  }
  return {
    methodsAt: (address) => at(address).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    find: (method, address) => at(address).find((each) => each.method === (method === 'HEAD' ? 'GET' : method)),
  }
}

/** As in the router, a part in braces matches any text, and a slash may end the path. */
const pathOf = (url: string): RegExp => new RegExp(`^${url.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

/**
 * A page that the key allows may read the answer. Throws `origin_denied` for any other page, which may read the
 * refusal.
 */
export function openToPage(request: FastifyRequest, reply: FastifyReply, caller: Caller): void {
  if (caller.allowedOrigins) showToPage(request, reply)
  requireOrigin(caller, request.headers.origin)
}

/** Lets the requesting page read this answer. */
export function showToPage({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  if (origin !== undefined) reply.header(ALLOW_ORIGIN, origin)
}

/**
 * An onRequest hook. Throws `origin_refused` for a form that does not come from a page of this service, if the
 * operation only accepts our own forms. Every browser says where a POST comes from: with Sec-Fetch-Site over TLS and on
 * this machine, with Origin anywhere.
 */
export const ownForms =
  (publicUrl: string | undefined) =>
  async (request: FastifyRequest): Promise<void> => {
    const { headers, routeOptions } = request
    const { operation } = routeOptions.config
    if (!operation?.ownForm) return
    if (headers['sec-fetch-site'] === 'same-origin' || headers.origin === new URL(baseOf(publicUrl, request)).origin)
      return
    if (operation.isForOperators && isOfHost(headers.origin, request.host)) return
    throw new Refusal('origin_refused', { message: 'Only the pages of this service may submit this form' })
  }

/** Operators may have a separate address in addition to PUBLIC_URL. A page of another host has no session there. */
const isOfHost = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
