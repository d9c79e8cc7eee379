import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/caller.ts'
import { Refusal } from '../platform/errors.ts'
import { type OperatorsHosts, ownHosts } from './operators-host.ts'
import { showToPage } from './pages.ts'

export interface AssistantOrigins extends OperatorsHosts {
  /** CORS_ORIGIN. */
  readonly corsOrigins: readonly string[]
}

const ANY = '*'
const LOOPBACK = /^https?:\/\/(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Refuses pages of origins that are not valid (MCP, Streamable HTTP, Security). Valid origins: pages of this service
 * under its own host, those of CORS_ORIGIN and of the user's machine, and those that the credential itself allows (a
 * key by its `allowed_origins`, an access token because it was granted to the page). A page whose host name resolves to
 * this service (DNS rebinding) is none of these. Programs other than browsers send no Origin. The result throws
 * `origin_denied`.
 */
export function assistantOrigins({ corsOrigins, ...hosts }: AssistantOrigins) {
  const isOwn = ownHosts(hosts)
  const publicOrigin = hosts.publicUrl === undefined ? null : new URL(hosts.publicUrl).origin
  const isValid = (origin: string, host: string): boolean =>
    corsOrigins.includes(ANY) ||
    corsOrigins.includes(origin) ||
    origin === publicOrigin ||
    LOOPBACK.test(origin) ||
    (URL.canParse(origin) && new URL(origin).host === host && isOwn(host))

  return (request: FastifyRequest, reply: FastifyReply, { allowedOrigins, grantId }: Caller): void => {
    const { origin } = request.headers
    // `requireOrigin` looks at the origins of a key.
    if (origin === undefined || allowedOrigins || grantId !== undefined || isValid(origin, request.host)) return
    showToPage(request, reply)
    throw new Refusal('origin_denied', {
      message: `Pages from ${origin.slice(0, ORIGIN_MAX)} may not call this endpoint with this key: add the origin to its allowed_origins, or to CORS_ORIGIN`,
    })
  }
}

const ORIGIN_MAX = 100
