import { createRemoteJWKSet, customFetch, errors } from 'jose'
import * as oauth from 'oauth4webapi'
import { Refusal } from '../../platform/errors.ts'
import { inTurns } from '../../platform/turns.ts'
import { tokenVerifier, type VerifyToken } from './identity.ts'

export interface IssuerOptions {
  readonly issuer: string
  readonly jwksUrl: string
  readonly audience: string
  readonly algorithms: readonly string[]
}

const FETCH_TIMEOUT_MS = 3_000
/**
 * An unknown key id causes a new fetch. This is the shortest time between fetches, so that invalid tokens cannot flood
 * the issuer.
 */
const COOLDOWN_MS = 5_000
/** How long a key that the issuer withdrew is accepted. */
const KEYS_FRESH_MS = 5 * 60_000

/** Verifies the tokens of an external OpenID issuer with its published keys. New keys are fetched when they appear. */
export function issuerVerifier({ issuer, jwksUrl, audience, algorithms }: IssuerOptions): VerifyToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: KEYS_FRESH_MS,
    [customFetch]: fetchBounded,
  })
  return tokenVerifier({ issuer, audience, algorithms, keys })
}

/** Signs users in at an external issuer, as its client: authorization code with PKCE (OAuth 2.1, 4.1). */
export interface IssuerSignIn {
  /**
   * The URL at the issuer that a browser opens, without the state and the challenge, which its page adds. Throws
   * `identity_unavailable`.
   */
  address(redirectUri: string): Promise<string>
  /**
   * Exchanges a code for an access token. Throws `sign_in_failed` if the issuer refuses, `sign_in_busy`, or
   * `identity_unavailable`.
   */
  exchange(answer: IssuerAnswer): Promise<string>
}

/** What the issuer has sent to `redirectUri`, with the verifier of the page that asked. */
export interface IssuerAnswer {
  readonly code: string
  readonly verifier: string
  /** The issuer named in the response (RFC 9207). */
  readonly iss: string | null
  readonly redirectUri: string
}

export interface IssuerClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | undefined
  readonly scope: string
}

const DEADLINE_MS = 3_000
const METADATA_FRESH_MS = 10 * 60_000
/** The shortest time between two attempts to read the metadata. */
const RETRY_MS = 2_000
const AT_ONCE = 16
const WAITING_MAX = 64
const BUSY_RETRY_MS = 1_000

export function issuerSignIn(client: IssuerClient, warn: (message: string) => void): IssuerSignIn {
  const { issuer, clientId: client_id, clientSecret, scope } = client
  const asking = {
    [oauth.customFetch]: fetchBounded,
    // An issuer without TLS is in the operator's own network.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    signal: () => AbortSignal.timeout(DEADLINE_MS),
  }
  const server = kept(async () => {
    try {
      return await discovered(issuer, asking)
    } catch (error) {
      warn(`The metadata of AUTH_ISSUER cannot be used: ${(error as Error).message}`)
      throw away(error)
    }
  })
  const inTurn = inTurns({
    atOnce: AT_ONCE,
    waitingMax: WAITING_MAX,
    refusal: () => new Refusal('sign_in_busy', { retryAfterMs: BUSY_RETRY_MS }),
  })
  return {
    async address(redirectUri) {
      const address = new URL((await server()).authorization_endpoint!)
      const parameters = { response_type: 'code', client_id, redirect_uri: redirectUri, scope }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      address.searchParams.set('code_challenge_method', 'S256')
      return address.href
    },
    exchange: ({ code, verifier, iss, redirectUri }) =>
      inTurn(async () => {
        const known = await server()
        const sent = new URLSearchParams({ code, ...(iss !== null && { iss }) })
        try {
          // The page has checked the state, which only it knows.
          const answer = oauth.validateAuthResponse(known, { client_id }, sent, oauth.skipStateCheck)
          const authentication = clientAuthentication(known, clientSecret)
          const tokens = await oauth.processAuthorizationCodeResponse(
            known,
            { client_id },
            await oauth.authorizationCodeGrantRequest(
              known,
              { client_id },
              authentication,
              answer,
              redirectUri,
              verifier,
              asking,
            ),
          )
          return tokens.access_token
        } catch (error) {
          throw refusalOf(error)
        }
      }),
  }
}

type Asking = oauth.DiscoveryRequestOptions & oauth.TokenEndpointRequestOptions

async function discovered(issuer: string, asking: Asking): Promise<oauth.AuthorizationServer> {
  const response = await oauth.discoveryRequest(new URL(issuer), asking)
  const server = await oauth.processDiscoveryResponse(new URL(issuer), response)
  const allowed = issuer.startsWith('http:') ? /^https?:/ : /^https:/
  for (const name of ['authorization_endpoint', 'token_endpoint'] as const)
    if (!allowed.test(server[name] ?? '')) throw new Error(`${name} is missing or is not https`)
  return server
}

/**
 * Runs work again when its result is old, or when it failed a moment ago. While it fails, the last good result is used.
 */
function kept<T>(work: () => Promise<T>): () => Promise<T> {
  let last: { readonly result: Promise<T>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.result
    const before = last?.result
    const fresh = work()
    const mine = {
      result: fresh.catch((error) => before ?? Promise.reject(error)),
      until: performance.now() + METADATA_FRESH_MS,
    }
    fresh.catch(() => {
      mine.until = performance.now() + RETRY_MS
    })
    last = mine
    return mine.result
  }
}

/** `client_secret_basic` is the default of RFC 8414. */
function clientAuthentication(server: oauth.AuthorizationServer, secret: string | undefined): oauth.ClientAuth {
  if (secret === undefined) return oauth.None()
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

/** The issuer, or the response that claims to be from it, refuses; or the issuer is unreachable. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof oauth.ResponseBodyError)
    return refused(`it returned ${/^[\w-]{1,60}$/.test(error.error) ? error.error : 'an error'}`)
  if (error instanceof oauth.WWWAuthenticateChallengeError) return refused('it does not know this client')
  if (error instanceof oauth.OperationProcessingError && error.code === oauth.INVALID_RESPONSE)
    return refused('the response is not from it')
  return away(error)
}

const refused = (reason: string): Refusal =>
  new Refusal('sign_in_failed', { message: `The identity provider refused the sign-in: ${reason}` })

const away = (cause: unknown): Refusal =>
  Object.assign(new Refusal('identity_unavailable', { retryAfterMs: RETRY_MS }), { cause })

/** Room for hundreds of keys. A wrong address with an endless answer cannot fill the memory. */
const BYTES_MAX = 262_144

/** What the libraries that ask an issuer send. */
interface FetchOptions {
  readonly method: string
  readonly headers: Headers | Record<string, string>
  readonly body?: unknown
  readonly redirect: 'manual'
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the issuer, whose URL the operator has chosen. A private network is allowed there. Throws for an answer
 * that is too long.
 */
async function fetchBounded(url: string, options: FetchOptions): Promise<Response> {
  const { status, headers, body } = await fetch(url, options as RequestInit)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > BYTES_MAX) throw new errors.JOSEError(`The response of the issuer has more than ${BYTES_MAX} bytes`)
    chunks.push(chunk)
  }
  const type = headers.get('content-type')
  return new Response(Buffer.concat(chunks), { status, headers: type === null ? {} : { 'content-type': type } })
}
