import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, type FindCaller, requireAccess } from '../accounts/caller.ts'
import { isKeyText } from '../accounts/key-text.ts'
import type { FindAssistant } from '../accounts/oauth/access-token.ts'
import { baseOf } from '../platform/addresses.ts'
import { Refusal } from '../platform/errors.ts'
import { type OperatorsHosts, ownHosts } from './admin-access.ts'
import { openToPage, showToPage } from './cross-origin.ts'

export interface AssistantOrigins extends OperatorsHosts {
  /** CORS_ORIGIN. */
  readonly corsOrigins: readonly string[]
}

interface AssistantServices extends AssistantOrigins {
  readonly findCaller: FindCaller
  readonly findAssistant: FindAssistant
}

const SEND_A_CREDENTIAL =
  'Missing credentials: send an API key (x-api-key, or authorization: Bearer), or an access token (authorization: Bearer)'

/**
 * Identifies an assistant by an API key or an access token. Each 401 has the URL of the metadata that tells a client
 * where to sign in (RFC 9728, 5.1). Throws `missing_token`, `invalid_api_key`, `invalid_token`,
 * `subscription_required`, `origin_denied` or `database_unavailable`.
 */
export const assistantCheck = (services: AssistantServices) => {
  const requireValidOrigin = assistantOrigins(services)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const base = baseOf(services.publicUrl, request)
    const { key, token } = credentialOf(request)
    try {
      if (!key && !token) throw new Refusal('missing_token', { message: SEND_A_CREDENTIAL })
      request.caller = await (key
        ? services.findCaller(key)
        : services.findAssistant(token!, resourceOf(request, base)))
    } catch (error) {
      showToPage(request, reply)
      if (error instanceof Refusal && error.status === 401)
        reply.header(
          'WWW-Authenticate',
          `Bearer ${key || token ? 'error="invalid_token", ' : ''}resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`,
        )
      throw error
    }
    // A page holds a token because the user granted it to that page.
    if (token) showToPage(request, reply)
    requireValidOrigin(request, reply, request.caller)
    openToPage(request, reply, request.caller)
    requireAccess(request.caller)
  }
}

function credentialOf({ headers }: FastifyRequest): { readonly key?: string; readonly token?: string } {
  if (headers['x-api-key']) return { key: String(headers['x-api-key']) }
  const [, bearer] = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? []
  if (!bearer) return {}
  return isKeyText(bearer) ? { key: bearer } : { token: bearer }
}

/** The canonical URL of the endpoint, with its scope in the path, however the request named it. */
function resourceOf({ params, query }: FastifyRequest, base: string): string {
  const given = { ...(query as Named), ...(params as Named) }
  const scope = given.path_scope ?? given.scope
  return typeof scope === 'string' && scope !== '' ? `${base}/mcp/${scope}` : `${base}/mcp`
}

interface Named {
  readonly path_scope?: unknown
  readonly scope?: unknown
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
function assistantOrigins({ corsOrigins, ...hosts }: AssistantOrigins) {
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
