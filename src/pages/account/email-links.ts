import { PASSWORD_LENGTH } from '../../contract/accounts/sign-in.ts'
import { NEW_ADDRESS_PAGE, RESET_PAGE, VERIFY_PAGE } from '../../platform/mail/letters.ts'
import { html, joined } from '../../platform/markup.ts'
import { type FieldFaults, field } from '../elements/field.ts'
import { bdi, doneNotice, faultNotice, withCode } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { emailField, otherWay, wayInPage } from './way-in.ts'

interface ForgottenPassword {
  readonly root: string
  readonly email: string
  readonly faults: FieldFaults
  readonly wrong: string | null
}

/** The page for requesting a link to a new password. */
export const forgottenPasswordPage = ({ root, email, faults, wrong }: ForgottenPassword): Page =>
  wayInPage({
    title: 'Forgotten password',
    root,
    content: html`${faultNotice(wrong === null ? [] : [wrong])}<p>We will e-mail you a link to choose a new password.</p>
<form method="post" action="${root}account/forgotten-password">
${emailField(email, faults['email'], true)}
<div class="actions"><button class="primary" type="submit">Send link</button></div>
</form>`,
    below: otherWay('Remembered it?', 'account/sign-in', 'Sign in', root),
  })

/** What the link in an e-mail does, and how the e-mail is sent again. */
const KINDS = {
  verification: {
    again: 'account/sign-up/again',
    steps: [
      'Open the link in the e-mail. It works for 24 hours.',
      'Press “Confirm address” on the page that opens.',
      'Sign in with your password.',
    ],
    otherwise: 'If the address already has an account, the e-mail says so.',
  },
  reset: {
    again: 'account/forgotten-password',
    steps: [
      'Open the link in the e-mail. It works once, within an hour.',
      'Choose a new password. You will be signed out everywhere.',
      'Sign in with the new password.',
    ],
    otherwise: 'If there is no account with this address, no e-mail is sent.',
  },
} as const

interface MessageSent {
  readonly root: string
  readonly kind: keyof typeof KINDS
  readonly email: string
  /** The outcome, as the API describes it. */
  readonly text: string
  readonly hasRelay: boolean
  readonly isAgain: boolean
}

/** What happens next, after an e-mail was sent. The same for every address. */
export function messageSentPage({ root, kind, email, text, hasRelay, isAgain }: MessageSent): Page {
  const { again, steps, otherwise } = KINDS[kind]
  return wayInPage({
    title: hasRelay ? 'Check your e-mail' : 'Ask the operator for your link',
    root,
    content: html`${doneNotice(isAgain ? 'The e-mail was sent again. Earlier links no longer work.' : null)}<p>For <strong>${bdi(email)}</strong>: ${withCode(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)}.</p>
<ol>
<li>${hasRelay ? 'The e-mail should arrive within a minute. Check your spam folder too.' : 'Ask the operator for the e-mail. If you run this service yourself, that is you.'}</li>
${joined(steps.map((step) => html`<li>${step}</li>`))}
</ol>
<p class="hint">${otherwise}</p>
<form method="post" action="${root}${again}">
<input name="email" type="hidden" value="${email}">
<div class="actions"><button type="submit">Send the e-mail again</button></div>
</form>`,
    below: otherWay('Done?', 'account/sign-in', 'Sign in', root),
  })
}

/** Confirms an address only with a button. Mail scanners open every link but press no buttons. */
export const confirmAddressPage = (token: string, root: string): Page =>
  wayInPage({
    title: 'Confirm your e-mail address',
    root,
    content: html`<p>If you signed up for Orrery with this e-mail address, confirm it. Otherwise, close this page.</p>
<form method="post" action="${root}${VERIFY_PAGE.slice(1)}">
<input type="hidden" name="token" value="${token}">
<div class="actions"><button class="primary" type="submit" autofocus>Confirm address</button></div>
</form>`,
    below: otherWay('Already confirmed?', 'account/sign-in', 'Sign in', root),
  })

/** Confirms the new address of an account, also only with a button. */
export const newAddressPage = (token: string, root: string): Page =>
  wayInPage({
    title: 'Confirm your new e-mail address',
    root,
    content: html`<p>If you want to sign in to your Orrery account with this e-mail address from now on, confirm it. Otherwise, close this page: nothing changes.</p>
<form method="post" action="${root}${NEW_ADDRESS_PAGE.slice(1)}">
<input type="hidden" name="token" value="${token}">
<div class="actions"><button class="primary" type="submit" autofocus>Confirm new address</button></div>
</form>`,
  })

const { min, max } = PASSWORD_LENGTH

/** The form for a new password. `fault` is that of the last attempt. */
export const newPasswordPage = (token: string, root: string, fault?: string): Page =>
  wayInPage({
    title: 'Choose a new password',
    root,
    content: html`<form method="post" action="${root}${RESET_PAGE.slice(1)}">
<input type="hidden" name="token" value="${token}">
${field({
  name: 'new_password',
  id: 'password',
  label: 'New password',
  type: 'password',
  hint: `${min} to ${max} characters of any kind. You will be signed out everywhere.`,
  fault,
  attributes: html`autocomplete="new-password" minlength="${min}" maxlength="${max}" required autofocus`,
})}
<div class="actions"><button class="primary" type="submit">Set password</button></div>
</form>`,
    below: otherWay('Remembered the old one?', 'account/sign-in', 'Sign in', root),
  })

interface Outcome {
  readonly title: string
  readonly root: string
  readonly text: string
  /** Where to go next: a path below the root, and the text of its link. */
  readonly next: readonly [path: string, name: string]
}

/** The outcome of a link in an e-mail, and where to go next. */
export const outcomePage = ({ title, root, text, next: [path, name] }: Outcome): Page =>
  wayInPage({
    title,
    root,
    content: html`<p>${text}</p>
<div class="actions"><a class="button primary" href="${root}${path}">${name}</a></div>`,
  })

interface AnotherLink extends Omit<Outcome, 'next'> {
  readonly kind: keyof typeof KINDS
}

/** A link in an e-mail that no longer works, and a button that sends another one. */
export const anotherLinkPage = ({ title, root, text, kind }: AnotherLink): Page =>
  wayInPage({
    title,
    root,
    content: html`<p>${text}</p>
<form method="post" action="${root}${KINDS[kind].again}">
${emailField('', undefined, true)}
<div class="actions"><button class="primary" type="submit">Send a new link</button></div>
</form>`,
    below: otherWay('Already done?', 'account/sign-in', 'Sign in', root),
  })
