/** Who an access token speaks for, as its issuer says. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string | null
  /** Unix milliseconds; 0 when the token does not say. */
  readonly issuedAtMs: number
  /** The session that the token was made in, where its issuer says. */
  readonly sessionId: string | null
}

/** Throws `invalid_token`, or `identity_unavailable` while the keys of the issuer can't be had. */
export type VerifyToken = (token: string) => Promise<Identity>

/** What we ask of the identity provider beyond tokens. All are by the subject or the address that it knows. */
export interface IdentityAdmin {
  /** Deletes the user and its sessions. No error when there is no such user. */
  deleteUser(subject: string): Promise<void>
  /** Sends the verification message again. False when no sign-up waits for one at this address. */
  resendVerification(email: string): Promise<boolean>
}
