import { PASSWORD_LENGTH } from '../../contract/accounts/sign-in.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { type FieldFaults, field } from '../elements/field.ts'
import { counted } from '../elements/figures.ts'
import { bdi, faultNotice } from '../elements/notices.ts'
import type { Holder } from '../site.ts'

/** A form that changes how a user signs in. */
export type SignInPart = 'password' | 'email'

interface Shown {
  /** What is wrong with the form that was sent. */
  readonly fault: { readonly part: string; readonly texts: readonly string[]; readonly fields?: FieldFaults } | null
  /** The confirmed address of the account. */
  readonly address: string | null
  readonly typed: { readonly address?: string | undefined }
  /** Open sessions. */
  readonly sessions: number
}

const { min, max } = PASSWORD_LENGTH

const currentPassword = (id: string, fault: string | undefined): Markup =>
  field({
    name: 'current_password',
    id,
    label: 'Current password',
    type: 'password',
    fault,
    attributes: html`autocomplete="current-password" maxlength="${max}" required`,
  })

/** How a user signs in: the e-mail address, the password and the open sessions. */
export const signingIn = (shown: Shown, { root }: Holder): Markup =>
  html`<section class="card" aria-labelledby="email-address">
<h2 id="email-address">E-mail address</h2>
${addressForm(shown, root)}
</section>
<section class="card" aria-labelledby="password">
<h2 id="password">Password</h2>
${passwordForm(shown, root)}
</section>
<section class="card" aria-labelledby="sessions">
<h2 id="sessions">Where you are signed in</h2>
<p>${counted(shown.sessions, 'open session')}. <a href="${root}account/sessions">Manage sessions</a></p>
${signOutEverywhere(root)}
</section>`

/** Ends every session of the account. */
export const signOutEverywhere = (root: string): Markup => html`<details>
<summary>Sign out everywhere</summary>
<form method="post" action="${root}account/sessions/end">
<p>This signs out all browsers and programs, including this one. Your API keys keep working.</p>
<div class="actions"><button class="danger" type="submit">Sign out everywhere</button></div>
</form>
</details>`

const open = (isOpen: boolean): Markup | null => (isOpen ? html` open` : null)

function addressForm({ fault, typed, address }: Shown, root: string): Markup {
  const faulty = fault?.part === 'email' ? fault : null
  const fields = faulty?.fields ?? {}
  return html`<p>You sign in with ${address === null ? 'no confirmed address' : html`<strong>${bdi(address)}</strong>`}.</p>
<details${open(faulty !== null)}>
<summary>Change the e-mail address</summary>
${faultNotice(faulty?.texts ?? [])}<form method="post" action="${root}account/settings/email">
${field({
  name: 'email',
  label: 'New e-mail address',
  type: 'email',
  value: typed.address ?? '',
  fault: fields['email'],
  hint: 'We will e-mail a link to the new address and a notice to the current one. Your address changes once you open the link and confirm.',
  attributes: html`autocomplete="email" maxlength="254" required`,
})}
${currentPassword('email-password', fields['current_password'])}
<div class="actions"><button type="submit">Send link</button></div>
</form>
</details>`
}

function passwordForm({ fault }: Shown, root: string): Markup {
  const faulty = fault?.part === 'password' ? fault : null
  const fields = faulty?.fields ?? {}
  return html`<details${open(faulty !== null)}>
<summary>Change the password</summary>
${faultNotice(faulty?.texts ?? [])}<form method="post" action="${root}account/settings/password">
${currentPassword('current-password', fields['current_password'])}
${field({
  ...{
    name: 'new_password',
    id: 'new-password',
    label: 'New password',
    type: 'password',
    fault: fields['new_password'],
  },
  hint: `${min} to ${max} characters of any kind. You will be signed out everywhere else.`,
  attributes: html`autocomplete="new-password" minlength="${min}" maxlength="${max}" required`,
})}
<div class="actions"><button type="submit">Change password</button></div>
</form>
</details>`
}
