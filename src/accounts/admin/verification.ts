import { findUsersByEmail } from '../../platform/db/admin-users.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { recordEvent } from '../audit.ts'
import type { IdentityService } from '../identity/open.ts'

/**
 * Sends the confirmation e-mail again. Throws `not_found` without an unconfirmed sign-up, `already_verified`,
 * `identity_not_administered` and `identity_unavailable`.
 */
export async function resendVerification(
  { db, identity }: { readonly db: Database; readonly identity: Pick<IdentityService, 'issuer' | 'admin'> },
  email: string,
): Promise<void> {
  const { issuer, admin } = identity
  if (!admin) throw new Refusal('identity_not_administered')
  const isSent = await admin.resendVerification(email)
  const accounts = await findUsersByEmail(db, { issuer, email })
  if (isSent) {
    for (const { id: accountId } of accounts)
      await recordEvent(db, { accountId, actor: 'operator', action: 'verification_resent' })
    return
  }
  const isVerified = accounts.some((each) => each.email_verified) || (await admin.isVerified(email))
  throw new Refusal(isVerified ? 'already_verified' : 'not_found')
}
