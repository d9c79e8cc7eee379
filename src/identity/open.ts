import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'
import type { VerifyToken } from './identity.ts'
import { issuerVerifier } from './issuer.ts'

export interface IdentityService {
  readonly verify: VerifyToken
}

/** The identity provider of the configuration. */
export function openIdentity({ issuer, authAudience: audience, authAlgorithms: algorithms }: Config): IdentityService {
  if (!issuer)
    return {
      async verify() {
        throw new Refusal('invalid_token')
      },
    }
  return { verify: issuerVerifier({ issuer: issuer.url, jwksUrl: issuer.jwksUrl, audience, algorithms }) }
}
