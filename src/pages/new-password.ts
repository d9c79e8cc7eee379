import { PASSWORD_LENGTH } from '../contract/sign-in.ts'
import { escapeHtml, RESET_PAGE } from '../mail/letters.ts'
import { type Page, page } from './frame.ts'

const { min, max } = PASSWORD_LENGTH

/** Relative, so that it works below any path. */
const ACTION = RESET_PAGE.split('/').at(-1)!

/** The form for a new password. `wrong` is the fault of the last attempt. */
export const newPasswordPage = (token: string, wrong?: string): Page =>
  page({
    title: 'Choose a new password',
    root: '../',
    hasForms: true,
    content: `<h1>Choose a new password</h1>
${wrong === undefined ? '' : `<p class="notice bad" role="alert">${escapeHtml(wrong)}</p>`}
<form method="post" action="${ACTION}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label for="password">New password</label>
<input id="password" name="new_password" type="password" autocomplete="new-password" minlength="${min}" maxlength="${max}" required autofocus aria-describedby="rule">
<p id="rule" class="hint">${min} to ${max} characters of any kind. Every session of your account ends.</p>
<div class="actions"><button class="primary" type="submit">Set the password</button></div>
</form>`,
  })
