import { type Letter, letter } from './letter.ts'

export interface Mail extends Letter {
  readonly to: string
}

/**
 * The outcome of a notice: the relay has it, the relay refused it for good, its address has reached its limit for this
 * hour, or it could not be sent.
 */
export type NoticeOutcome = 'sent' | 'refused' | 'put_off' | 'failed'

/** Sends e-mail. */
export interface Mailer {
  /** Whether e-mails leave this machine. Without a relay they wait in its outbox. */
  readonly hasRelay: boolean
  /** Never throws, so that no request fails because of its e-mail. Failures are logged. */
  send(mail: Mail): Promise<void>
  /** Makes one attempt to send an e-mail that can wait; the caller retries. Never throws. */
  notify(mail: Mail): Promise<NoticeOutcome>
  /** Deletes the e-mails to an address that are waiting in the outbox of this machine. */
  forget(to: string): Promise<void>
  /** Waits for e-mails that are being sent. */
  close(): Promise<void>
}

export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** URLs of the pages that e-mails link to. */
export const VERIFY_PAGE = '/account/verify'
export const RESET_PAGE = '/account/reset-password'
export const NEW_ADDRESS_PAGE = '/account/confirm-address'

/*
 * An e-mail to an address that is not confirmed contains no text from the user who caused it. A name in it would let
 * anyone send text to any address, from our sender. The name of an account goes only to its confirmed address.
 */

const linkTo = (base: string, path: string, token: string): string =>
  `${base}${path}?token=${encodeURIComponent(token)}`

/** Confirms the address of a sign-up. */
export const verifyAddress = (base: string, token: string): Letter =>
  letter({
    subject: 'Confirm your e-mail address',
    before: [
      'Someone, hopefully you, signed up for Orrery with this e-mail address. Open this link to confirm your address:',
    ],
    action: 'Confirm address',
    link: linkTo(base, VERIFY_PAGE, token),
    after: [
      'The link works for 24 hours. If this was not you, ignore this e-mail: nobody can sign in without the confirmation.',
    ],
  })

/** Leads to a new password. */
export const resetPassword = (base: string, token: string, name: string | null): Letter =>
  letter({
    subject: 'Choose a new password',
    name,
    before: ['Someone, hopefully you, requested a new password for your Orrery account. Open this link to choose one:'],
    action: 'Choose a new password',
    link: linkTo(base, RESET_PAGE, token),
    after: [
      'The link works once, within an hour. If this was not you, ignore this e-mail: your password stays the same.',
    ],
  })

/** Somebody signed up with an address that has an account, or wants to move their account to it. */
export const existingAccount = (base: string, name: string | null): Letter =>
  letter({
    subject: 'You already have an account',
    name,
    before: [
      'Someone, perhaps you, tried to use this e-mail address for another Orrery account. The address already has an account.',
      'Sign in with that account. If you have forgotten the password, request a new one. If this was not you, ignore this e-mail: nothing has changed.',
    ],
    action: 'Sign in',
    link: `${base}/account/sign-in`,
  })

/** A password was changed, in the settings or with a link. */
export const passwordChanged = (base: string, name: string | null): Letter =>
  letter({
    subject: 'Your password was changed',
    name,
    before: [
      'The password of your Orrery account was just changed, and all other sessions were ended.',
      'If this was not you, request a new password immediately, and check whether someone else can read your e-mail.',
    ],
    action: 'Request a new password',
    link: `${base}/account/forgotten-password`,
  })

/** Confirms the new address of an account. */
export const confirmNewAddress = (base: string, token: string): Letter =>
  letter({
    subject: 'Confirm your new e-mail address',
    before: [
      'Someone, hopefully you, wants to use this e-mail address for their Orrery account. Open this link to confirm the address:',
    ],
    action: 'Confirm new address',
    link: linkTo(base, NEW_ADDRESS_PAGE, token),
    after: [
      'The link works once, within an hour. If this was not you, ignore this e-mail: nothing changes without it.',
    ],
  })

/** To the present address: another one was asked for, and is not confirmed yet. */
export const addressChangeRequested = (base: string, name: string | null): Letter =>
  letter({
    subject: 'Your e-mail address is about to change',
    name,
    before: [
      'A new e-mail address was entered for your Orrery account. It takes effect once the link that we sent to it is confirmed.',
      'If this was not you, choose a new password now. That also cancels the change.',
    ],
    action: 'Request a new password',
    link: `${base}/account/forgotten-password`,
  })

/** To the previous address, after the change. */
export const addressChanged = (base: string, name: string | null): Letter =>
  letter({
    subject: 'Your e-mail address was changed',
    name,
    before: [
      'Your Orrery account now has a new e-mail address. We will no longer write to this one.',
      'If this was not you, write to the operator of this service immediately.',
    ],
    action: 'Open my account',
    link: `${base}/account`,
  })
