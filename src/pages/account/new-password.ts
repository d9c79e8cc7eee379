import { PASSWORD_LENGTH } from '../../contract/sign-in.ts'
import { escapeHtml, RESET_PAGE } from '../../platform/mail/letters.ts'
import { field } from '../elements/field.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

const { min, max } = PASSWORD_LENGTH

/** The form for a new password. `fault` is that of the last attempt. */
export const newPasswordPage = (token: string, root: string, fault?: string): Page =>
  wayInPage({
    title: 'Choose a new password',
    root,
    content: `<form method="post" action="${root}${RESET_PAGE.slice(1)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field({
  name: 'new_password',
  id: 'password',
  label: 'New password',
  type: 'password',
  hint: `${min} to ${max} characters of any kind. All sessions of your account end.`,
  fault,
  attributes: `autocomplete="new-password" minlength="${min}" maxlength="${max}" required autofocus`,
})}
<div class="actions"><button class="primary" type="submit">Set password</button></div>
</form>`,
    below: otherWay('Remembered the old one?', 'account/sign-in', 'Sign in', root),
  })
