import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FindCaller, requireAccess } from '../accounts/caller.ts'
import { isKeyText } from '../accounts/key-text.ts'
import type { FindAssistant } from '../accounts/oauth/assistants.ts'
import { baseOf } from '../platform/base-address.ts'
import { Refusal } from '../platform/errors.ts'
import { type AssistantOrigins, assistantOrigins } from './assistant-origin.ts'
import { openToPage, showToPage } from './pages.ts'

interface AssistantParts extends AssistantOrigins {
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
export const assistantCheck = (parts: AssistantParts) => {
  const requireValidOrigin = assistantOrigins(parts)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const base = baseOf(parts.publicUrl)(request)
    const { key, token } = credentialOf(request)
    try {
      if (!key && !token) throw new Refusal('missing_token', { message: SEND_A_CREDENTIAL })
      request.caller = await (key ? parts.findCaller(key) : parts.findAssistant(token!, resourceOf(request, base)))
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
