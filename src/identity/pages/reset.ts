import { PASSWORD_LENGTH } from '../../contract/sign-in.ts'
import { escapeHtml, RESET_PAGE } from '../../mail/letters.ts'
import { page } from './page.ts'

const { min, max } = PASSWORD_LENGTH

/** Relative, so that it works below any path. */
const ACTION = RESET_PAGE.split('/').at(-1)!

/** The form for a new password. `wrong` is the fault of the last attempt. */
export const resetForm = (token: string, wrong?: string): string =>
  page(
    'Choose a new password',
    `${wrong === undefined ? '' : `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>`}
<form method="post" action="${ACTION}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">New password</label>
<input id="password" name="new_password" type="password" autocomplete="new-password" minlength="${min}" maxlength="${max}" required autofocus aria-describedby="rule">
<p id="rule" class="note">${min} to ${max} characters of any kind. Every session of your account ends.</p>
<button type="submit">Set the password</button>
</form>`,
  )
