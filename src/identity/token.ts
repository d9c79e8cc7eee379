import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Refusal } from '../errors.ts'
import type { Identity, VerifyToken } from './identity.ts'

export interface TokenRules {
  readonly issuer: string
  readonly audience: string
  /** Asymmetric algorithms of JWS; no others are looked at, so that a public key is never taken for a shared secret. */
  readonly algorithms: readonly string[]
  readonly keys: JWTVerifyGetKey
}

/** Clocks of issuer and service may differ by so much. */
const CLOCK_TOLERANCE_SECONDS = 5
const RETRY_AFTER_MS = 1_000

/** Verifies access tokens of one issuer: signature, algorithm, issuer, audience, expiry (RFC 7519, RFC 8725). */
export const tokenVerifier =
  ({ issuer, audience, algorithms, keys }: TokenRules): VerifyToken =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
      return identityOf(payload, issuer)
    } catch (error) {
      if (isIssuerAway(error)) throw away(error)
      throw new Refusal('invalid_token', { message: `Invalid access token: ${reasonOf(error)}` })
    }
  }

const identityOf = (claims: JWTPayload, issuer: string): Identity => ({
  issuer,
  subject: claims.sub!,
  email: textOf(claims['email']),
  emailVerified: claims['email_verified'] === true,
  name: textOf(claims['name']),
  issuedAtMs: (claims.iat ?? 0) * 1000,
  sessionId: textOf(claims['sid'] ?? claims['session_id']),
})

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

/** Not that the token is wrong: its issuer's keys could not be had, so nobody knows. */
const isIssuerAway = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  !(error instanceof errors.JOSEError) ||
  // A generic one: an answer of the issuer that is no 200 or no JSON.
  error.constructor === errors.JOSEError

const away = (cause: unknown): Refusal =>
  cause instanceof Refusal
    ? cause
    : Object.assign(new Refusal('identity_unavailable', { retryAfterMs: RETRY_AFTER_MS }), { cause })

const CLAIM_REASONS: Readonly<Record<string, string>> = {
  aud: 'it is for another audience',
  iss: 'it is of another issuer',
  nbf: 'it is not valid yet',
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'it has expired'
  if (error instanceof errors.JWTClaimValidationFailed)
    return CLAIM_REASONS[error.claim] ?? `its claim "${error.claim}" is missing or wrong`
  if (error instanceof errors.JOSEAlgNotAllowed) return 'its algorithm is not allowed'
  if (error instanceof errors.JWKSNoMatchingKey) return 'its issuer has no such key'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'its signature is wrong'
  return 'it is not a signed JSON Web Token'
}
