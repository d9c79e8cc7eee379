import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { ACCESS_TOKEN_SECONDS } from '../accounts/oauth/access-token.ts'
import type { Authorization } from '../accounts/oauth/authorization.ts'
import { isLoopback, isPrivateScheme, redirectHost } from '../accounts/oauth/client.ts'
import { GRANT_DAYS, grantedScopes, shownClient } from '../accounts/oauth/grants.ts'
import { authorizationServer, OAUTH_PATHS, protectedResource, wholeResource } from '../accounts/oauth/metadata.ts'
import {
  AuthorizationServer,
  AuthorizeQuery,
  OAUTH_TEXT,
  ProtectedResource,
  RegisterClientRequest,
  RegisteredClient,
  Revoked,
  RevokeRequest,
  ScopePath,
  TokenRequest,
  TokenResponse,
} from '../contract/accounts/oauth.ts'
import { type Consent, type ConsentSignIn, consentPage, refusedPage, returnPage } from '../pages/consent.ts'
import { type Page, showPage } from '../pages/frame.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC } from './access.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

type Question = Extract<Authorization, { kind: 'ask' }>

const METADATA_MAX_AGE_SECONDS = 300
/** A server of assistants registers for all of its users from a few addresses. */
const REGISTRATIONS = { most: 100, seconds: 3_600 } as const
/** Each may fetch a document. An office shares an address. */
const AUTHORIZATIONS = { most: 100, seconds: 600 } as const
/** A server of assistants sends requests for all of its users. */
const TOKENS = { most: 600, seconds: 60 } as const

const shared = { tag: 'Assistants', access: PUBLIC } as const
const metadata = { ...shared, method: 'GET', openToPages: true } as const
const protocol = { ...shared, faults: 'oauth', confidential: true } as const
const post = { ...protocol, method: 'POST', openToPages: true } as const

/** Not for shared caches: without PUBLIC_URL the answer depends on what the request says of its host. */
const cached = (reply: FastifyReply): void =>
  void reply.header('Cache-Control', `private, max-age=${METADATA_MAX_AGE_SECONDS}`)

const resourceMetadata = {
  ...metadata,
  summary: 'The authorization server of the MCP endpoint (RFC 9728)',
  description: 'The `WWW-Authenticate` header of a 401 sends a client without a token here. Not for shared caches.',
  reply: ProtectedResource,
} as const

/** The authorization server for assistants, by the standards that MCP names. */
export const OAUTH_OPERATIONS = [
  ...(['', '/mcp'] as const).map((path) =>
    operation({
      ...resourceMetadata,
      name: path === '' ? 'oauth_resource' : 'oauth_resource_mcp',
      url: `/.well-known/oauth-protected-resource${path}`,
      handle: async (request, reply, { oauth }) => {
        cached(reply)
        const base = oauth.baseOf(request)
        return protectedResource(base, wholeResource(base))
      },
    }),
  ),
  operation({
    ...resourceMetadata,
    name: 'oauth_resource_scope',
    url: '/.well-known/oauth-protected-resource/mcp/{path_scope}',
    refuses: ['not_found'],
    params: ScopePath,
    handle: async (request, reply, { oauth, mcp }) => {
      const scope = mcp.scopeOf([request.params.path_scope])
      cached(reply)
      const base = oauth.baseOf(request)
      return protectedResource(base, `${wholeResource(base)}/${scope}`)
    },
  }),
  operation({
    ...metadata,
    name: 'oauth_server',
    url: '/.well-known/oauth-authorization-server',
    summary: 'The endpoints and capabilities of the authorization server (RFC 8414)',
    description:
      'Assistants read it before they register: the endpoints for registration, authorization, tokens and revocation, and the scopes.',
    reply: AuthorizationServer,
    handle: async (request, reply, { oauth }) => {
      cached(reply)
      return authorizationServer(oauth.baseOf(request))
    },
  }),
  operation({
    ...post,
    name: 'oauth_client_register',
    url: OAUTH_PATHS.register,
    summary: 'Registers a client (RFC 7591)',
    description: `Clients are public and use PKCE. A client whose id is the https URL of its metadata document needs no
registration. An id does not expire. It contains the name and the redirect URIs, and has at most ${OAUTH_TEXT.clientId}
characters. An address may register ${REGISTRATIONS.most} clients per hour.`,
    addressLimit: REGISTRATIONS,
    refuses: ['invalid_redirect_uri', 'invalid_client_metadata'],
    body: RegisterClientRequest,
    reply: RegisteredClient,
    answer: { statuses: { 201: 'The client is registered' } },
    handle: async (request, reply, { oauth }) => {
      const client = oauth.register(request.body)
      reply.code(201).header('Cache-Control', 'no-store')
      return client
    },
  }),
  operation({
    ...protocol,
    method: 'GET',
    name: 'oauth_authorize',
    url: OAUTH_PATHS.authorize,
    summary: 'The page on which a user grants a client access (OAuth 2.1, 4.1.1)',
    description: `For browsers. PKCE with S256 is required. An error is sent back to a client on the same machine with a
redirect. For other clients a page shows it, with a link to their server, because anyone may register a redirect URI.`,
    addressLimit: AUTHORIZATIONS,
    refuses: ['limits_busy', 'database_unavailable'],
    query: AuthorizeQuery,
    reply: z.string(),
    answer: {
      types: { 'text/html': 'html' },
      statuses: { 302: 'An error is sent back to a client on the same machine', 400: 'A page says what is wrong' },
    },
    handle: async (request, reply, { oauth, identity }) => {
      const authorization = await oauth.authorize(request.query, oauth.baseOf(request))
      if (authorization.kind === 'returned' && authorization.isLocal)
        return reply.header('Cache-Control', 'no-store').redirect(authorization.redirectTo, 302)
      if (authorization.kind !== 'ask') return showPage(reply, 400, faultPage(authorization))
      const signIn = await signInOf(identity, oauth.baseOf(request))
      return showPage(reply, 200, questionPage(authorization, { signIn, decisionAfterMs: oauth.decisionAfterMs }))
    },
  }),
  operation({
    ...post,
    name: 'oauth_token',
    url: OAUTH_PATHS.token,
    summary: 'Exchanges a code or a refresh token for new tokens',
    description: `An access token is valid for ${ACCESS_TOKEN_SECONDS} seconds and for one resource (RFC 8707). A
refresh token is valid once; a second use revokes the grant, and so does a second use of a code. A grant expires
${GRANT_DAYS} days after its last renewal.`,
    addressLimit: TOKENS,
    consumes: 'application/x-www-form-urlencoded',
    refuses: [
      'invalid_request',
      'invalid_grant',
      'unsupported_grant_type',
      'invalid_scope',
      'invalid_target',
      'database_unavailable',
    ],
    body: TokenRequest,
    reply: TokenResponse,
    handle: async (request, reply, { oauth }) => {
      reply.header('Cache-Control', 'no-store')
      return oauth.exchange(request.body)
    },
  }),
  operation({
    ...post,
    name: 'oauth_revoke',
    url: OAUTH_PATHS.revoke,
    summary: 'Revokes the grant of a token (RFC 7009)',
    description: 'An unknown token gets the same answer. Every front refuses the tokens of the grant within a second.',
    addressLimit: TOKENS,
    consumes: 'application/x-www-form-urlencoded',
    refuses: ['invalid_request', 'database_unavailable'],
    body: RevokeRequest,
    reply: Revoked,
    handle: async (request, reply, { oauth }) => {
      await oauth.revoke(request.body)
      reply.header('Cache-Control', 'no-store')
      return {}
    },
  }),
]

/** A page for an issuer that cannot be reached now says so. */
async function signInOf({ embedded, issuer, signIn }: Services['identity'], base: string): Promise<ConsentSignIn> {
  if (embedded) return { kind: 'built-in' }
  if (!signIn) return { kind: 'token', issuer }
  const address = await signIn.address(base + OAUTH_PATHS.signedIn).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'identity_unavailable') return null
    throw error
  })
  return { kind: 'issuer', issuer, address }
}

function questionPage({ sealed, asked }: Question, settings: Pick<Consent, 'signIn' | 'decisionAfterMs'>): Page {
  const { clientId, clientName, redirectUri, scopes } = asked
  const { name, verified_host } = shownClient(clientId, clientName)
  return consentPage({
    ...settings,
    sealed,
    clientName: name,
    verifiedHost: verified_host,
    redirectHost: redirectHost(redirectUri),
    redirectIsLocal: isLoopback(redirectUri),
    scopes: grantedScopes(scopes),
  })
}

function faultPage(fault: Exclude<Authorization, Question>): Page {
  const { kind, reason } = fault
  if (kind === 'refused') return refusedPage(reason)
  const { redirectTo } = fault
  const link = isPrivateScheme(redirectTo) ? null : { to: redirectTo, host: redirectHost(redirectTo) }
  return returnPage({ reason, link })
}
