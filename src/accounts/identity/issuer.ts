import { createRemoteJWKSet, customFetch } from 'jose'
import { fetchBounded } from './bounded-fetch.ts'
import type { VerifyToken } from './identity.ts'
import { tokenVerifier } from './token.ts'

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
