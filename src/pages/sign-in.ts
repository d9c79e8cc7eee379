import { PASSWORD_LENGTH } from '../contract/sign-in.ts'
import { escapeHtml } from '../mail/letters.ts'
import { type Page, page } from './frame.ts'

/** The page on which a person signs in, without a script. `wrong` is the fault of the last attempt. */
export const signInPage = ({ email, wrong }: { readonly email: string; readonly wrong: string | null }): Page =>
  page({
    title: 'Sign in',
    root: '../',
    hasForms: true,
    content: `<h1>Sign in</h1>
<p>Sign in to see which assistants have access to your account.</p>
${wrong === null ? '' : `<p id="fault" class="notice bad" role="alert">${escapeHtml(wrong)}</p>`}
<form method="post" action="sign-in">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" value="${escapeHtml(email)}" required${wrong === null ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${PASSWORD_LENGTH.max}"${wrong === null ? '' : ' autofocus aria-describedby="fault"'} required>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>`,
  })
