import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { type Area, isArea } from '../../contract/accounts/keys.ts'
import { now, today } from '../../platform/clock.ts'
import { findLiveGrant, type LiveGrant } from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Caller, payerOf } from '../caller.ts'
import { type CredentialCacheOptions, credentialCache } from '../credential-cache.ts'
import { baseOfResource, wholeResource } from './metadata.ts'
import type { TokenKeys } from './secrets.ts'

export interface AccessGrant {
  readonly grantId: string
  readonly accountId: string
  readonly clientId: string
  readonly base: string
  readonly resource: string
  readonly scopes: readonly string[]
}

export interface VerifiedToken {
  readonly grantId: string
  readonly scopes: readonly Area[]
}

/**
 * Finds the caller of an access token for a resource, the address of an MCP endpoint. Throws `invalid_token` or
 * `database_unavailable`.
 */
export type FindAssistant = (token: string, resource: string) => Promise<Caller>

export interface AssistantOptions extends CredentialCacheOptions {
  readonly keys: TokenKeys
}

/** Short, because a token cannot be changed. Its grant is checked at each use. */
export const ACCESS_TOKEN_SECONDS = 600

/** One service signs and verifies, so the key is symmetric. */
const ALGORITHM = 'HS256'
/** RFC 9068, 2.1. */
const TYPE = 'at+jwt'
const CLOCK_TOLERANCE_SECONDS = 5

/** Signs an access token for one resource (RFC 9068). */
export async function signAccessToken(keys: TokenKeys, grant: AccessGrant): Promise<string> {
  const { id, secret } = await keys.newest()
  return new SignJWT({ client_id: grant.clientId, grant_id: grant.grantId, scope: grant.scopes.join(' ') })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
    .setIssuer(grant.base)
    .setAudience(grant.resource)
    .setSubject(grant.accountId)
    .setJti(randomUUID())
    .setIssuedAt(today())
    .setExpirationTime(new Date(now() + ACCESS_TOKEN_SECONDS * 1000))
    .sign(secret)
}

/**
 * Checks signature, type, issuer, audience and expiry. A token for all MCP endpoints is valid for each. Throws
 * `invalid_token`, or `database_unavailable` while the keys cannot be read.
 */
async function verifyAccessToken(keys: TokenKeys, token: string, resource: string): Promise<VerifiedToken> {
  const base = baseOfResource(resource)
  const { payload } = await jwtVerify(token, secretIn(keys), {
    issuer: base,
    audience: [resource, wholeResource(base)],
    algorithms: [ALGORITHM],
    typ: TYPE,
    requiredClaims: ['sub', 'exp'],
    currentDate: today(),
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? invalid(reasonOf(error)) : error
  })
  const { grant_id: grantId, scope } = payload
  if (typeof grantId !== 'string' || typeof scope !== 'string') throw invalid('it names no grant')
  return { grantId, scopes: scope.split(' ').filter(isArea) }
}

/**
 * The grant of a token for any resource, even if it has expired. Null for a text that is not a token of this service.
 */
export async function grantOfToken(keys: TokenKeys, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, secretIn(keys), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      currentDate: new Date(0),
    })
    return typeof payload['grant_id'] === 'string' ? payload['grant_id'] : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const secretIn =
  (keys: TokenKeys) =>
  async ({ kid }: { readonly kid?: string | undefined }): Promise<Uint8Array> => {
    const key = await keys.find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key.secret
  }

const invalid = (reason: string): Refusal =>
  new Refusal('invalid_token', { message: `Invalid access token: ${reason}` })

const endedGrant = (): Refusal => invalid('its grant was revoked or has expired')

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'it has expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return error.claim === 'aud' ? 'it is for another resource' : `its claim "${error.claim}" is invalid`
  return 'it is not a token of this service'
}

/** Grants are cached as keys are: an end is announced to all fronts. */
export function assistantFinder(db: Database, { keys, ...options }: AssistantOptions): FindAssistant {
  const find = credentialCache<LiveGrant>(options)
  return async (token, resource) => {
    const { grantId, scopes } = await verifyAccessToken(keys, token, resource)
    const live = await find(grantId, () => findLiveGrant(db, grantId))
    if (!live) throw endedGrant()
    const areas = scopes.filter((scope) => live.scopes.includes(scope))
    return { keyId: null, grantId, ...payerOf(live), areas }
  }
}
