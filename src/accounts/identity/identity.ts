import { errors, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose'
import { today } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'

/** The claims of an access token about its user. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
  /** Unix milliseconds; 0 if the token does not have it. */
  readonly issuedAtMs: number
  /** The session of the token, if its issuer names one. */
  readonly sessionId: string | null
}

/** Throws `invalid_token`, or `identity_unavailable` while the keys of the issuer cannot be fetched. */
export type VerifyToken = (token: string) => Promise<Identity>

/** The administration of an identity provider. Users are named by their subject or address there. */
export interface IdentityAdmin {
  /** Deletes the user and its sessions. No error when there is no such user. */
  deleteUser(subject: string): Promise<void>
  /** Sends the verification e-mail again. False if there is no unconfirmed sign-up with this address. */
  resendVerification(email: string): Promise<boolean>
  /** Whether a user has confirmed this address. False where the provider does not say. */
  isVerified(email: string): Promise<boolean>
}

export interface TokenRules {
  readonly issuer: string
  readonly audience: string
  /** Asymmetric algorithms of JWS. No others are allowed, so that a public key is never used as a shared secret. */
  readonly algorithms: readonly string[]
  readonly keys: JWTVerifyGetKey
}

/** Clocks of issuer and service may differ by this much. */
const CLOCK_TOLERANCE_SECONDS = 5
const RETRY_AFTER_MS = 1_000
/**
 * Types of an access token (RFC 7519, 5.1; RFC 9068, 2.1). The same keys sign tokens for other purposes, such as
 * logging out.
 */
const TYPE = /^(application\/)?(at\+)?jwt$/i
/** Maximum length of a `sub` (OpenID Connect Core, 2). */
const SUBJECT_LENGTH_MAX = 255
/** RFC 5321, 4.5.3.1: both parts and the @. */
const EMAIL_LENGTH_MAX = 320

/** Verifies access tokens of one issuer: signature, algorithm, type, issuer, audience, expiry (RFC 7519, RFC 8725). */
export const tokenVerifier =
  ({ issuer, audience, algorithms, keys }: TokenRules): VerifyToken =>
  async (token) => {
    try {
      const payload = await verified(token, keys, {
        issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ['sub', 'exp'],
        currentDate: today(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
      return identityFromClaims(payload, issuer)
    } catch (error) {
      if (isIssuerAway(error)) throw away(error)
      throw new Refusal('invalid_token', { message: `Invalid access token: ${refusalReason(error)}` })
    }
  }

async function verified(token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions): Promise<JWTPayload> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, options).catch((error) => {
    if (error instanceof errors.JWKSMultipleMatchingKeys) return verifiedByOneOf(error, token, options)
    throw error
  })
  if (!TYPE.test(protectedHeader.typ ?? 'jwt')) throw new errors.JWTClaimValidationFailed('', payload, 'typ')
  return payload
}

/** An issuer may publish keys without ids, or two keys with one id. Then each key is tried. */
async function verifiedByOneOf(keys: errors.JWKSMultipleMatchingKeys, token: string, options: JWTVerifyOptions) {
  for await (const key of keys)
    try {
      return await jwtVerify(token, key, options)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  throw new errors.JWSSignatureVerificationFailed()
}

function identityFromClaims(claims: JWTPayload, issuer: string): Identity {
  const subject = lineClaim(claims.sub, SUBJECT_LENGTH_MAX)
  if (subject === null) throw new errors.JWTClaimValidationFailed('', claims, 'sub')
  const email = lineClaim(claims['email'], EMAIL_LENGTH_MAX)
  return {
    issuer,
    subject,
    email,
    emailVerified: email !== null && claims['email_verified'] === true,
    name: textClaim(claims['name']),
    issuedAtMs: (claims.iat ?? 0) * 1000,
    sessionId: textClaim(claims['sid'] ?? claims['session_id']),
  }
}

const textClaim = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

/** A claim as text that can be stored and compared. Null for any other value. */
function lineClaim(claim: unknown, longest: number): string | null {
  const text = textClaim(claim)
  if (text === null || text.length > longest || text.trim() === '') return null
  return text.isWellFormed() && !/\p{Cc}/u.test(text) ? text : null
}

/** The keys of the issuer could not be fetched, so the token can be neither accepted nor refused. */
const isIssuerAway = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  // The generic error: the response of the issuer is not 200 or not JSON.
  error.constructor === errors.JOSEError

const away = (cause: unknown): Refusal =>
  cause instanceof Refusal
    ? cause
    : Object.assign(new Refusal('identity_unavailable', { retryAfterMs: RETRY_AFTER_MS }), { cause })

const CLAIM_REASONS: Readonly<Record<string, string>> = {
  aud: 'it was issued for another audience',
  iss: 'it was issued by another issuer',
  nbf: 'it is not valid yet',
  typ: 'it is a token for another purpose',
}

function refusalReason(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'it has expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return CLAIM_REASONS[error.claim] ?? `its claim "${error.claim}" is missing or invalid`
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its algorithm is not allowed'
  if (error instanceof errors.JWKSNoMatchingKey) return 'its issuer has no such key'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'its signature is invalid'
  return 'it is not a signed JSON Web Token'
}
