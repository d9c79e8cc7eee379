/** An e-mail as plain text and as HTML. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** URLs of the pages that e-mails link to. */
export const VERIFY_PAGE = '/account/verify'
export const RESET_PAGE = '/account/reset-password'

/*
 * An e-mail contains no text from the user who caused it. A name in it would let anyone send text to any address, from
 * our sender.
 */

export const verifyAddress = (base: string, token: string): Letter =>
  letter(
    'Confirm your e-mail address',
    ['Someone, hopefully you, signed up for Orrery with this e-mail address. Open this link to confirm your address:'],
    `${base}${VERIFY_PAGE}?token=${encodeURIComponent(token)}`,
    [
      'The link works for 24 hours. If this was not you, ignore this e-mail: nobody can sign in without the confirmation.',
    ],
  )

export const resetPassword = (base: string, token: string): Letter =>
  letter(
    'Choose a new password',
    ['Someone, hopefully you, requested a new password for your Orrery account. Open this link to choose one:'],
    `${base}${RESET_PAGE}?token=${encodeURIComponent(token)}`,
    ['The link works once, within an hour. If this was not you, ignore this e-mail: your password stays the same.'],
  )

export const existingAccount = (): Letter =>
  letter('You already have an account', [
    'Someone, perhaps you, tried to sign up for Orrery with this e-mail address. The address already has an account.',
    'Sign in with that account. If you have forgotten the password, request a new one. If this was not you, ignore this e-mail: nothing has changed.',
  ])

export const passwordChanged = (): Letter =>
  letter('Your password was changed', [
    'The password of your Orrery account was just changed, and all sessions were ended.',
    'If this was not you, request a new password immediately, and check whether someone else can read your e-mail.',
  ])

export function letter(
  subject: string,
  before: readonly string[],
  link?: string,
  after: readonly string[] = [],
): Letter {
  const shown = link === undefined ? [] : [link]
  const anchor = shown.map((url) => `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`)
  return {
    subject,
    text: `${[...before, ...shown, ...after].join('\n\n')}\n`,
    html: [...before.map(paragraph), ...anchor, ...after.map(paragraph)].join('\n'),
  }
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as the content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
