import { randomBytes } from 'node:crypto'
import {
  deleteUnverifiedUser,
  deleteUserLinks,
  findUserName,
  insertEmailChangeLink,
  isDuplicate,
  isLinkOver,
  isVerified,
  replaceAccountAddress,
  replaceIdentityEmail,
  takeEmailChangeLink,
} from '../platform/db/identity.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import {
  addressChanged,
  addressChangeRequested,
  confirmNewAddress,
  existingAccount,
  type Mailer,
} from '../platform/mail/letters.ts'
import { recordEvent } from './audit.ts'
import { digest } from './digest.ts'
import { EMBEDDED_ISSUER } from './identity/embedded/provider.ts'

const SECRET_BYTES = 32
const LIFE_MS = 3_600_000
const SAME = 'The account already has this e-mail address'
const USED_UP = 'The token has expired, was already used, or is invalid: request a new e-mail'

interface ChangeServices {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** Where links in e-mails lead. */
  readonly base: string
}

/** The user of the built-in provider, who has proved that they know their password. */
interface ChangingUser {
  readonly subject: string
  readonly email: string
}

const identifierOf = (token: string): string => `email-change:${digest(token).toString('hex')}`
const userOf = (subject: string) => ({ issuer: EMBEDDED_ISSUER, subject })

/**
 * Sends a link to the new address of a user, and a notice to the present one. Nothing changes before the link is
 * confirmed. The outcome does not reveal whether the address has an account: only the e-mail does. Throws
 * `invalid_input` for the present address.
 */
export async function requestEmailChange(
  { db, mailer, base }: ChangeServices,
  { subject, email: present }: ChangingUser,
  wanted: string,
): Promise<void> {
  const email = wanted.toLowerCase()
  if (email === present.toLowerCase()) throw new Refusal('invalid_input', { field: 'email', message: SAME })
  const token = randomBytes(SECRET_BYTES).toString('base64url')
  await insertEmailChangeLink(db, { identifier: identifierOf(token), subject, email }, LIFE_MS)
  const [isTaken, name] = await Promise.all([isVerified(db, email), findUserName(db, userOf(subject))])
  // The answer does not wait for the e-mails. Sending never throws.
  void mailer.send({ to: email, ...(isTaken ? existingAccount(base, null) : confirmNewAddress(base, token)) })
  void mailer.send({ to: present, ...addressChangeRequested(base, name) })
}

/**
 * Gives a user the address to which the link of `token` was sent. Other unused links of the user no longer work. Throws
 * `invalid_input` for a link that is unknown, used or expired, and if the address has an account by now.
 */
export async function confirmEmailChange({ db, mailer, base }: ChangeServices, token: string): Promise<void> {
  const changed = await changedBy(db, token).catch((error) => {
    // Another user was given the address at the same time.
    if (isDuplicate(error)) return null
    throw error
  })
  if (!changed) throw new Refusal('invalid_input', { field: 'token', message: USED_UP })
  void mailer.send({ to: changed.previous, ...addressChanged(base, changed.name) })
}

/** The previous address. Null if the link is used up, or the address has an account. */
const changedBy = (db: Database, token: string) =>
  db.transaction(async (transaction) => {
    const link = await takeEmailChangeLink(transaction, identifierOf(token))
    if (!link) return null
    const { subject, email } = link
    await deleteUnverifiedUser(transaction, email)
    const previous = await replaceIdentityEmail(transaction, { subject, email })
    if (previous === null) return null
    await deleteUserLinks(transaction, subject)
    const accountId = await replaceAccountAddress(transaction, { ...userOf(subject), email })
    const detail = { from: previous, to: email }
    if (accountId !== null)
      await recordEvent(transaction, { accountId, actor: 'account', action: 'email_changed', detail })
    return { previous, name: await findUserName(transaction, userOf(subject)) }
  })

/** Whether the link of `token` no longer works, as far as the database can say. */
export const isEmailChangeOver = (db: Database, token: string): Promise<boolean> => isLinkOver(db, identifierOf(token))
