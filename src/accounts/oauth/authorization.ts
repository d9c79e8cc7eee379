import { randomUUID } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { AREA_NAMES, isArea } from '../../contract/accounts/keys.ts'
import { CODE_CHALLENGE, OAUTH_TEXT } from '../../contract/accounts/oauth.ts'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Client, isLoopback, isRegistered, withParameters } from './client.ts'
import type { FindClient } from './clients.ts'
import { resourceOf } from './metadata.ts'
import { type Parameters, parametersOf } from './parameters.ts'
import type { TokenKeys } from './secrets.ts'

/** What a client requests from a user. */
const Asked = z.object({
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  state: z.string().nullable(),
  codeChallenge: z.string(),
  /** The URL of this service as the client knows it, and the resource below it. */
  base: z.string(),
  resource: z.string(),
  scopes: z.array(z.string()).min(1),
})
export type Asked = Readonly<z.output<typeof Asked>>

/** The content of a sealed request. */
const Claims = z.object({ jti: z.uuid(), exp: z.number(), asked: Asked })

/** An authorization request that was verified as ours. */
export interface OpenedRequest extends Asked {
  /** Its own id, which is stored once it is decided. */
  readonly requestId: string
  readonly expiresAtMs: number
}

/** How an authorization request is answered. */
export type Authorization =
  /** The owner decides. */
  | { readonly kind: 'ask'; readonly sealed: string; readonly asked: Asked }
  /** The redirect URI cannot be trusted: a page says why, without a redirect. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The client learns the error at its redirect URI. */
  | { readonly kind: 'returned'; readonly redirectTo: string; readonly reason: string; readonly isLocal: boolean }

interface AuthorizationServices {
  readonly keys: TokenKeys
  readonly findClient: FindClient
}

/** Time to sign up, with an e-mail to confirm, and to decide. */
export const REQUEST_LIFE_MS = 30 * 60_000
/** The key encrypts the content directly, without key wrapping (RFC 7518, 4.5). */
const KEY_MANAGEMENT = 'dir'
const ENCRYPTION = 'A256GCM'
/** Clients of OpenID add these to every request. They mean nothing here. */
const IGNORED_SCOPES = new Set(['openid', 'profile', 'email', 'offline_access'])

/** Checks an authorization request (OAuth 2.1, 4.1.1) and seals it for the page on which the user decides. */
export async function beginAuthorization(
  { keys, findClient }: AuthorizationServices,
  query: unknown,
  base: string,
): Promise<Authorization> {
  const parameters = parametersOf(query)
  const target = await redirectTarget(findClient, parameters)
  if ('kind' in target) return target
  const { client, redirectUri } = target
  // As it was sent, for the answer to an error: also an error of the state itself.
  const state = parameters.get('state') ?? null
  try {
    const asked = {
      clientId: client.id,
      clientName: client.name ?? '',
      redirectUri,
      base,
      state: checkedState(parameters),
      codeChallenge: checkedChallenge(parameters),
      resource: checkedResource(parameters, base),
      scopes: checkedScopes(parameters),
    }
    const sealed = await sealRequest(keys, asked)
    if (sealed.length > OAUTH_TEXT.request)
      throw new ReturnedError('invalid_request', 'state, redirect_uri and client_id are too long together')
    return { kind: 'ask', sealed, asked }
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

/**
 * Checks the type and the mode of the response first. Without a method the challenge would be plain, so the method is
 * required (RFC 9700, 2.1.1).
 */
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
  const asked = names.filter((name) => !IGNORED_SCOPES.has(name))
  if (asked.length === 0) return [...AREA_NAMES]
  const unknown = asked.find((name) => !isArea(name))
  if (unknown !== undefined) throw new ReturnedError('invalid_scope', `Allowed scopes: ${AREA_NAMES.join(' ')}`)
  return asked
}

function once(parameters: Parameters, name: string): string | undefined {
  if (parameters.isRepeated(name)) throw new ReturnedError('invalid_request', `${name} is given more than once`)
  return parameters.get(name)
}

/**
 * A request as a text that only this service can read or make. It travels through the page to its decision, so that a
 * flood of requests stores nothing and displaces none.
 */
async function sealRequest(keys: TokenKeys, asked: Asked): Promise<string> {
  const { id, sealing } = await keys.newest()
  return new EncryptJWT({ asked })
    .setProtectedHeader({ alg: KEY_MANAGEMENT, enc: ENCRYPTION, kid: id })
    .setJti(randomUUID())
    .setExpirationTime(new Date(now() + REQUEST_LIFE_MS))
    .encrypt(sealing)
}

/** The request in a sealed text. Null for one that has expired and for any other text. */
export async function openRequest(
  keys: TokenKeys,
  sealed: string,
  nowMs: number = now(),
): Promise<OpenedRequest | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, ({ kid }) => sealingKey(keys, kid), {
      keyManagementAlgorithms: [KEY_MANAGEMENT],
      contentEncryptionAlgorithms: [ENCRYPTION],
      currentDate: new Date(nowMs),
    })
    // A front of another version may have sealed it.
    const read = Claims.safeParse(payload)
    if (!read.success) return null
    const { jti: requestId, exp, asked } = read.data
    return { ...asked, requestId, expiresAtMs: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

async function sealingKey(keys: TokenKeys, kid: string | undefined): Promise<Uint8Array> {
  const key = await keys.find(kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.sealing
}
