import { z } from 'zod'
import { AREA_LIST, AREA_NAMES } from './keys.ts'

/**
 * Longest texts that clients may send. `request` is part of a URL and contains all others: proxies refuse URLs over 8
 * kB. Postgres has an index on `clientId`, which takes at most 2,700 bytes.
 */
export const OAUTH_TEXT = {
  clientId: 2_000,
  redirectUri: 1_000,
  state: 2_000,
  resource: 300,
  scope: 500,
  request: 7_500,
} as const

const Scope = z.string().describe(`Names of areas, separated by spaces: ${AREA_LIST}.`)

/** A PKCE challenge with S256: 32 bytes in base64url (RFC 7636, 4.2). */
export const CODE_CHALLENGE = /^[\w-]{43}$/
/** RFC 7636, 4.1. */
export const CODE_VERIFIER = /^[\w.~-]{43,128}$/

const CLIENT = 'orr_client.WyJwNWpYTjhBUU05TFciLCJNeSBhc3Npc3RhbnQiLCJodHRwOi8vMTI3LjAuMC4xOjMzNDE4L2NhbGxiYWNrIl0'
const BASE = 'https://stars.example'
const CALLBACK = 'http://127.0.0.1:33418/callback'

/** An error of OAuth (RFC 6749, 5.2; RFC 7591, 3.2.2). */
export const OAuthError = z
  .object({ error: z.string().describe('A code.'), error_description: z.string().describe('A sentence.') })
  .meta({ id: 'OAuthError' })

/** RFC 9728, 2. */
export const ProtectedResource = z
  .object({
    resource: z.string(),
    authorization_servers: z.array(z.string()),
    scopes_supported: z.array(z.string()),
    bearer_methods_supported: z.array(z.string()),
    resource_name: z.string(),
  })
  .meta({
    id: 'ProtectedResource',
    examples: [
      {
        resource: `${BASE}/mcp`,
        authorization_servers: [BASE],
        scopes_supported: [...AREA_NAMES],
        bearer_methods_supported: ['header'],
        resource_name: 'Orrery',
      },
    ],
  })
export type ProtectedResource = z.output<typeof ProtectedResource>

/** RFC 8414, 2. */
export const AuthorizationServer = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])).meta({
  id: 'AuthorizationServer',
  examples: [
    { issuer: BASE, authorization_endpoint: `${BASE}/mcp/oauth/authorize`, response_types_supported: ['code'] },
  ],
})

export const ScopePath = z.object({
  path_scope: z
    .string()
    .max(40)
    .regex(/^[a-z_-]+$/, 'Expected small letters, hyphens and underscores')
    .describe('A group of tools, which is not an OAuth scope.')
    .meta({ examples: ['western'] }),
})

/** RFC 7591, 2. Members that are not listed are ignored. */
export const RegisterClientRequest = z
  .looseObject({
    redirect_uris: z
      .array(z.string().max(OAUTH_TEXT.redirectUri))
      .min(1)
      .max(10)
      .describe(
        'URIs with https, with http and a loopback host, or with a private scheme that is a reversed domain name.',
      ),
    client_name: z.string().max(1_000).optional().describe('The display name. It is not verified.'),
    grant_types: z.array(z.string().max(100)).max(20).optional(),
    response_types: z.array(z.string().max(100)).max(20).optional(),
    token_endpoint_auth_method: z
      .string()
      .max(100)
      .optional()
      .describe('Clients are public: the answer always says `none`.'),
  })
  .meta({ id: 'RegisterClientRequest', examples: [{ client_name: 'My assistant', redirect_uris: [CALLBACK] }] })

export const RegisteredClient = z
  .object({
    client_id: z.string(),
    client_id_issued_at: z.int(),
    client_name: z.string().optional(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    token_endpoint_auth_method: z.literal('none'),
  })
  .meta({
    id: 'RegisteredClient',
    examples: [
      {
        client_id: CLIENT,
        client_id_issued_at: 1_795_356_000,
        client_name: 'My assistant',
        redirect_uris: [CALLBACK],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
    ],
  })
export type RegisteredClient = z.output<typeof RegisteredClient>

/**
 * RFC 6749, 4.1.1; RFC 7636; RFC 8707. Only for the document: the operation reads the parameters by the rules of OAuth.
 */
export const AuthorizeQuery = z.object({
  response_type: z
    .string()
    .max(100)
    .describe('`code`.')
    .meta({ examples: ['code'] }),
  client_id: z.string().max(OAUTH_TEXT.clientId).describe('From the registration, or the URL of a metadata document.'),
  redirect_uri: z.string().max(OAUTH_TEXT.redirectUri).optional(),
  code_challenge: z.string().max(128).describe('PKCE by S256.'),
  code_challenge_method: z.string().max(100).describe('`S256`.'),
  state: z.string().max(OAUTH_TEXT.state).optional(),
  scope: Scope.max(OAUTH_TEXT.scope).optional(),
  resource: z.string().max(OAUTH_TEXT.resource).optional().describe('The URL of the MCP endpoint.'),
})

/** RFC 6749, 4.1.3 and 6. Only for the document, as above. */
export const TokenRequest = z
  .object({
    grant_type: z.enum(['authorization_code', 'refresh_token']),
    client_id: z.string().max(OAUTH_TEXT.clientId),
    code: z.string().max(200).optional(),
    code_verifier: z.string().max(128).optional(),
    redirect_uri: z.string().max(OAUTH_TEXT.redirectUri).optional(),
    refresh_token: z.string().max(300).optional(),
    resource: z.string().max(OAUTH_TEXT.resource).optional(),
    scope: z.string().max(OAUTH_TEXT.scope).optional().describe('Fewer scopes than were granted.'),
  })
  .meta({
    id: 'TokenRequest',
    examples: [
      {
        grant_type: 'authorization_code',
        client_id: CLIENT,
        code: 'SplxlOBeZQQYbYS6WxSbIA',
        code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
        redirect_uri: CALLBACK,
      },
    ],
  })

export const TokenResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds.'),
    refresh_token: z.string().describe('Valid for one use.'),
    scope: z.string(),
  })
  .meta({
    id: 'TokenResponse',
    examples: [
      {
        access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJtY3AifQ.c2lnbmF0dXJl',
        token_type: 'Bearer',
        expires_in: 600,
        refresh_token: 'tGzv3JOkF0XG5Qx2TlKWIA',
        scope: 'natal ephemeris',
      },
    ],
  })
export type TokenResponse = z.output<typeof TokenResponse>

/** The response of an external issuer to our page. */
export const IssuerAnswer = z
  .strictObject({
    code: z.string().min(1).max(4_000).describe('The code of the issuer.'),
    code_verifier: z.string().regex(CODE_VERIFIER, 'Expected 43 to 128 letters, digits, or any of - . _ ~').max(128),
    iss: z.string().max(500).nullable().default(null).describe('The issuer named in the response (RFC 9207).'),
  })
  .meta({
    id: 'IssuerAnswer',
    examples: [{ code: 'SplxlOBeZQQYbYS6WxSbIA', code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' }],
  })

export const IssuerToken = z
  .object({ access_token: z.string().describe('The token that account operations take.') })
  .meta({ id: 'IssuerToken', examples: [{ access_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl' }] })

/** RFC 7009, 2.1. */
export const RevokeRequest = z
  .object({
    token: z.string().max(4_000).describe('An access token or a refresh token. Its grant is revoked.'),
    token_type_hint: z.string().max(100).optional(),
    client_id: z.string().max(OAUTH_TEXT.clientId).optional(),
  })
  .meta({ id: 'RevokeRequest', examples: [{ token: 'tGzv3JOkF0XG5Qx2TlKWIA', client_id: CLIENT }] })

export const Revoked = z.object({}).meta({ id: 'Revoked', examples: [{}] })
