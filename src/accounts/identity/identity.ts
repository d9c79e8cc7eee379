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
