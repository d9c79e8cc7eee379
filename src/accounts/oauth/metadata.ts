import { AREA_NAMES } from '../../contract/accounts/keys.ts'
import type { ProtectedResource } from '../../contract/accounts/oauth.ts'

/** The paths of the endpoints. */
export const OAUTH_PATHS = {
  authorize: '/mcp/oauth/authorize',
  token: '/mcp/oauth/token',
  register: '/mcp/oauth/register',
  revoke: '/mcp/oauth/revoke',
  /** Where users return from an external issuer. Clients do not use it. */
  signedIn: '/mcp/oauth/signed-in',
} as const

/** RFC 9728. */
export const protectedResource = (base: string, resource: string): ProtectedResource => ({
  resource,
  authorization_servers: [base],
  scopes_supported: [...AREA_NAMES],
  bearer_methods_supported: ['header'],
  resource_name: 'Orrery',
})

/** RFC 8414, RFC 9207 and the draft of client id metadata documents. */
export const authorizationServer = (base: string) => ({
  issuer: base,
  authorization_endpoint: base + OAUTH_PATHS.authorize,
  token_endpoint: base + OAUTH_PATHS.token,
  registration_endpoint: base + OAUTH_PATHS.register,
  revocation_endpoint: base + OAUTH_PATHS.revoke,
  scopes_supported: [...AREA_NAMES],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
})

const PATH = '/mcp'
const SCOPED = /^\/mcp\/(?!oauth$)[a-z_-]{1,40}$/

/** The resource that stands for all MCP endpoints of a service. */
export const wholeResource = (base: string): string => base + PATH

/** The resource that a client asks for (RFC 8707), in its canonical form. Null for one that is not of this service. */
export function resourceOf(base: string, asked: string | undefined): string | null {
  if (asked === undefined) return wholeResource(base)
  if (!URL.canParse(asked)) return null
  const { origin, pathname, search, username, password } = new URL(asked)
  const text = `${origin}${pathname}`.replace(/\/$/, '')
  if (search || username || password || asked.includes('#') || !text.startsWith(base)) return null
  const path = text.slice(base.length)
  return path === PATH || SCOPED.test(path) ? text : null
}

/** Whether a grant for one resource is enough for another: the same, or a part of all endpoints. */
export const covers = (granted: string, asked: string): boolean =>
  granted === asked || (granted.endsWith(PATH) && asked.startsWith(`${granted}/`))

/** The service that a resource belongs to. */
export const baseOfResource = (resource: string): string => resource.replace(/\/mcp(?:\/[^/]*)?$/, '')
