import { timingSafeEqual } from 'node:crypto'
import { CODE_VERIFIER, OAUTH_TEXT, type TokenResponse } from '../../contract/accounts/oauth.ts'
import {
  findGrant,
  findGrantByCode,
  type Granted,
  isRotatedTo,
  redeemGrant,
  rotateRefresh,
} from '../../platform/db/oauth.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Changes } from '../changes.ts'
import { digest } from '../digest.ts'
import { ACCESS_TOKEN_SECONDS, grantOfToken, signAccessToken } from './access-token.ts'
import { endGrant, GRANT_DAYS } from './grants.ts'
import { covers, resourceOf } from './metadata.ts'
import { optionalParameter, type Parameters, parametersOf, requiredParameter } from './parameters.ts'
import { newSecret, nextSecret, readRefresh, refreshText, type TokenKeys } from './secrets.ts'

export interface TokenServices {
  readonly db: Database
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly keys: TokenKeys
}

const SECRET_LENGTH_MAX = 300
/** For how long a refresh may be repeated: a client that got no answer tries again immediately. */
const GRACE_MS = 10_000

/**
 * Exchanges a code or a refresh token for new tokens (OAuth 2.1, 4.1.3 and 4.3). Throws the errors of RFC 6749, 5.2,
 * and `invalid_target`.
 */
export async function exchange(services: TokenServices, body: unknown): Promise<TokenResponse> {
  const parameters = parametersOf(body)
  const type = requiredParameter(parameters, 'grant_type', 100)
  if (type === 'authorization_code') return exchangeCode(services, parameters)
  if (type === 'refresh_token') return exchangeRefresh(services, parameters)
  throw new Refusal('unsupported_grant_type')
}

async function exchangeCode(services: TokenServices, parameters: Parameters): Promise<TokenResponse> {
  const { db } = services
  const code = requiredParameter(parameters, 'code', SECRET_LENGTH_MAX)
  const clientId = requiredParameter(parameters, 'client_id', OAUTH_TEXT.clientId)
  const verifier = requiredParameter(parameters, 'code_verifier', 128)
  const redirectUri = optionalParameter(parameters, 'redirect_uri', OAUTH_TEXT.redirectUri)
  const grant = await findGrantByCode(db, digest(code))
  if (!grant) throw wrong('Unknown code')
  if (grant.client_id !== clientId) throw wrong('The code was issued to another client')
  // An old code in a log or a history does not end the grant: it takes the verifier too.
  if (grant.redeemed_at !== null && isVerifier(verifier, grant.code_challenge)) return replayed(services, grant.id)
  if (grant.redeemed_at !== null) throw wrong('The code was already used')
  if (grant.code_expired) throw wrong('The code has expired')
  if (redirectUri !== undefined && redirectUri !== grant.redirect_uri)
    throw wrong('redirect_uri differs from the one in the authorization request')
  if (!isVerifier(verifier, grant.code_challenge)) throw wrong('code_verifier does not match code_challenge')
  const access = narrowed(parameters, grant)
  const token = { grantId: grant.id, family: newSecret(), own: newSecret() }
  const hashes = { familyHash: digest(token.family), refreshHash: digest(token.own) }
  if (!(await redeemGrant(db, { id: grant.id, ...hashes }))) return replayed(services, grant.id)
  return answer(services, access, refreshText(token))
}

/** A code that is presented twice was stolen, before or after its client used it (RFC 6749, 10.5). */
async function replayed({ db, changes }: TokenServices, id: string): Promise<never> {
  await endGrant(db, changes, { id, actor: 'system', reason: 'its code was used twice' })
  throw wrong('The code was already used: its grant was revoked')
}

async function exchangeRefresh(services: TokenServices, parameters: Parameters): Promise<TokenResponse> {
  const { db, changes, keys } = services
  const text = requiredParameter(parameters, 'refresh_token', SECRET_LENGTH_MAX)
  const clientId = requiredParameter(parameters, 'client_id', OAUTH_TEXT.clientId)
  const token = readRefresh(text)
  const grant = token && (await findGrant(db, token.grantId))
  if (!grant || !isHashOf(token.family, grant.family_hash)) throw wrong('Unknown or expired refresh token')
  if (grant.client_id !== clientId) throw wrong('The refresh token was issued to another client')
  const access = narrowed(parameters, grant)
  const all = await keys.all()
  const nexts = all.map(({ renewal }) => nextSecret(renewal, token.own))
  const refreshHash = digest(token.own)
  const nextHash = digest(nexts[0]!)
  if (await rotateRefresh(db, { id: grant.id, refreshHash, nextHash, grantDays: GRANT_DAYS }))
    return answer(services, access, refreshText({ ...token, own: nexts[0]! }))
  // A client whose answer was lost, or two that share the grant, get the same next token, whichever key made it.
  for (const own of nexts)
    if (await isRotatedTo(db, { id: grant.id, nextHash: digest(own), graceMs: GRACE_MS }))
      return answer(services, access, refreshText({ ...token, own }))
  // An old token of the family: either the client or a thief has the next one, and there is no way to know which (RFC
  // 9700, 4.14.2).
  await endGrant(db, changes, { id: grant.id, actor: 'system', reason: 'its refresh token was used twice' })
  throw wrong('The refresh token was already used: its grant was revoked')
}

/** Revokes the grant of a token (RFC 7009). An unknown token is not an error. Throws `invalid_request`. */
export async function revoke({ db, changes, keys }: TokenServices, body: unknown): Promise<void> {
  const parameters = parametersOf(body)
  const text = requiredParameter(parameters, 'token', 4_000)
  const clientId = optionalParameter(parameters, 'client_id', OAUTH_TEXT.clientId)
  const refresh = readRefresh(text)
  const id = refresh?.grantId ?? (await grantOfToken(keys, text))
  const grant = id && (await findGrant(db, id))
  if (!grant || (refresh && !isHashOf(refresh.family, grant.family_hash))) return
  if (clientId !== undefined && clientId !== grant.client_id)
    throw new Refusal('invalid_request', { message: 'The token was issued to another client' })
  await endGrant(db, changes, { id: grant.id, actor: 'account', reason: 'the client revoked it' })
}

/** What an access token is for: the granted resource and scopes, or the part that the client requests. */
function narrowed(parameters: Parameters, grant: Granted): Granted {
  if (parameters.isRepeated('resource'))
    throw new Refusal('invalid_target', { message: 'Request one resource at a time' })
  const asked = parameters.get('resource')
  const resource = asked === undefined ? grant.resource : resourceOf(grant.base, asked)
  if (resource === null || !covers(grant.resource, resource)) throw new Refusal('invalid_target')
  const names = optionalParameter(parameters, 'scope', OAUTH_TEXT.scope)?.split(' ').filter(Boolean)
  const scopes = names ? [...new Set(names)] : grant.scopes
  if (scopes.length === 0 || scopes.some((scope) => !grant.scopes.includes(scope))) throw new Refusal('invalid_scope')
  return { ...grant, resource, scopes }
}

async function answer({ keys }: TokenServices, access: Granted, refreshToken: string): Promise<TokenResponse> {
  const { id: grantId, account_id: accountId, client_id: clientId, base, resource, scopes } = access
  return {
    access_token: await signAccessToken(keys, { grantId, accountId, clientId, base, resource, scopes }),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  }
}

/** PKCE with S256 (RFC 7636, 4.6). */
const isVerifier = (verifier: string, challenge: string): boolean =>
  CODE_VERIFIER.test(verifier) && timingSafeEqual(digest(verifier), Buffer.from(challenge, 'base64url'))

const isHashOf = (text: string, expected: Buffer): boolean => timingSafeEqual(digest(text), expected)

const wrong = (message: string): Refusal => new Refusal('invalid_grant', { message })
