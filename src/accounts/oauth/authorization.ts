import { AREA_NAMES, isArea } from '../../contract/areas.ts'
import { CODE_CHALLENGE, OAUTH_TEXT } from '../../contract/oauth.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Client } from './client.ts'
import type { FindClient } from './clients.ts'
import { type Parameters, parametersOf } from './parameters.ts'
import { isLoopback, isRegistered, withParameters } from './redirects.ts'
import { resourceOf } from './resource.ts'
import { type Asked, sealRequest } from './sealed-request.ts'
import type { TokenKeys } from './token-keys.ts'

/** How an authorization request is answered. */
export type Authorization =
  /** The owner decides. */
  | { readonly kind: 'ask'; readonly id: string; readonly asked: Asked }
  /** The redirect URI cannot be trusted: a page says why, without a redirect. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The client learns the error at its redirect URI. */
  | { readonly kind: 'returned'; readonly redirectTo: string; readonly reason: string; readonly isLocal: boolean }

interface AuthorizationParts {
  readonly keys: TokenKeys
  readonly findClient: FindClient
}

/** Checks an authorization request (OAuth 2.1, 4.1.1) and seals it for the page on which the user decides. */
export async function beginAuthorization(
  { keys, findClient }: AuthorizationParts,
  query: unknown,
  base: string,
): Promise<Authorization> {
  const parameters = parametersOf(query)
  const target = await redirectTarget(findClient, parameters)
  if ('kind' in target) return target
  const { client, redirectUri } = target
  const state = parameters.get('state') ?? null
  try {
    const asked = {
      ...{ clientId: client.id, clientName: client.name ?? '', redirectUri, base },
      ...{ state: checkedState(parameters), codeChallenge: checkedChallenge(parameters) },
      ...{ resource: checkedResource(parameters, base), scopes: checkedScopes(parameters) },
    }
    const id = await sealRequest(keys, asked)
    if (id.length > OAUTH_TEXT.request)
      throw new ReturnedError('invalid_request', 'state, redirect_uri and client_id are too long together')
    return { kind: 'ask', id, asked }
  } catch (error) {
    if (!(error instanceof ReturnedError)) throw error
    const answer = { error: error.code, error_description: error.message, iss: base }
    const known = state !== null && state.length <= OAUTH_TEXT.state ? state : null
    return {
      kind: 'returned',
      redirectTo: withParameters(redirectUri, { ...answer, state: known }),
      reason: error.message,
      isLocal: isLoopback(redirectUri),
    }
  }
}

/** An error that the client may learn. */
class ReturnedError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const refused = (reason: string): Authorization => ({ kind: 'refused', reason })

/** The client and its redirect URI. Nothing is sent to the URI before both are known to belong together. */
async function redirectTarget(
  findClient: FindClient,
  parameters: Parameters,
): Promise<Authorization | { readonly client: Client; readonly redirectUri: string }> {
  const clientId = parameters.get('client_id')
  const asked = parameters.get('redirect_uri')
  if (parameters.isRepeated('client_id') || parameters.isRepeated('redirect_uri'))
    return refused('client_id or redirect_uri is given more than once.')
  if (clientId === undefined) return refused('client_id is missing.')
  let client: Client
  try {
    client = await findClient(clientId)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'invalid_client') throw error
    return refused(`${error.message}.`)
  }
  const [only, ...others] = client.redirectUris
  const redirectUri = asked ?? (others.length === 0 ? only : undefined)
  if (redirectUri === undefined) return refused('redirect_uri is missing, and the client has several.')
  if (!isRegistered(client.redirectUris, redirectUri)) return refused('redirect_uri is not registered for this client.')
  return { client, redirectUri }
}

function checkedState(parameters: Parameters): string | null {
  const state = once(parameters, 'state')
  if (state !== undefined && state.length > OAUTH_TEXT.state)
    throw new ReturnedError('invalid_request', `state has more than ${OAUTH_TEXT.state} characters`)
  if (state !== undefined && !/^[\x20-\x7e]*$/.test(state))
    throw new ReturnedError('invalid_request', 'state must be printable ASCII')
  return state ?? null
}

/** Without a method the challenge would be plain, so the method is required (RFC 9700, 2.1.1). */
function checkedChallenge(parameters: Parameters): string {
  const type = once(parameters, 'response_type')
  if (type === undefined) throw new ReturnedError('invalid_request', 'response_type is missing')
  if (type !== 'code') throw new ReturnedError('unsupported_response_type', 'response_type must be code')
  const mode = once(parameters, 'response_mode')
  if (mode !== undefined && mode !== 'query') throw new ReturnedError('invalid_request', 'response_mode must be query')
  const challenge = once(parameters, 'code_challenge')
  if (once(parameters, 'code_challenge_method') !== 'S256')
    throw new ReturnedError('invalid_request', 'PKCE is required: code_challenge_method must be S256')
  if (challenge === undefined || !CODE_CHALLENGE.test(challenge))
    throw new ReturnedError('invalid_request', 'code_challenge must be a SHA-256 hash in base64url')
  return challenge
}

function checkedResource(parameters: Parameters, base: string): string {
  if (parameters.isRepeated('resource')) throw new ReturnedError('invalid_target', 'Request one resource at a time')
  const resource = resourceOf(base, parameters.get('resource'))
  if (resource === null) throw new ReturnedError('invalid_target', `resource must be ${base}/mcp or a path under it`)
  return resource
}

/** Without a scope a client asks for all of them. */
function checkedScopes(parameters: Parameters): string[] {
  const text = once(parameters, 'scope')
  if (text === undefined) return [...AREA_NAMES]
  const names = [...new Set(text.slice(0, OAUTH_TEXT.scope).split(' ').filter(Boolean))]
  // Clients of OpenID add these to every request. They mean nothing here.
  const asked = names.filter((name) => !IGNORED_SCOPES.has(name))
  if (asked.length === 0) return [...AREA_NAMES]
  const unknown = asked.find((name) => !isArea(name))
  if (unknown !== undefined) throw new ReturnedError('invalid_scope', `Allowed scopes: ${AREA_NAMES.join(' ')}`)
  return asked
}

const IGNORED_SCOPES = new Set(['openid', 'profile', 'email', 'offline_access'])

function once(parameters: Parameters, name: string): string | undefined {
  if (parameters.isRepeated(name)) throw new ReturnedError('invalid_request', `${name} is given more than once`)
  return parameters.get(name)
}
