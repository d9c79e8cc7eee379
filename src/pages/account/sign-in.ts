import { PASSWORD_LENGTH } from '../../contract/sign-in.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { EMAIL_FIELD } from './sign-up.ts'
import { otherWay, wayInPage } from './way-in.ts'

interface SignIn {
  readonly root: string
  readonly email: string
  /** Where to go next: a path below the root. */
  readonly to: string
  /** What was done before. */
  readonly done: string | null
  /** The fault of the last attempt. */
  readonly wrong: string | null
  /** The address is not confirmed yet, and the confirmation e-mail can be sent again. */
  readonly isUnconfirmed?: boolean
}

/** The page for signing in, without a script. */
export const signInPage = ({ root, email, to, done, wrong, isUnconfirmed = false }: SignIn): Page =>
  wayInPage({
    title: 'Sign in',
    root,
    content: `${doneNotice(done)}${faultNotice(wrong === null ? [] : [wrong])}<form method="post" action="${root}account/sign-in">
<input name="to" type="hidden" value="${escapeHtml(to)}">
<label for="email">E-mail address</label>
<input ${EMAIL_FIELD} value="${escapeHtml(email)}"${wrong === null && done === null ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${PASSWORD_LENGTH.max}"${wrong === null ? '' : ' autofocus aria-describedby="fault"'} required>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>${isUnconfirmed ? again(root, email) : ''}`,
    below: `${otherWay('No account yet?', 'account/sign-up', 'Sign up', root)}
${otherWay('Forgot your password?', 'account/forgotten-password', 'Choose a new one', root)}`,
  })

const again = (root: string, email: string): string => `
<form method="post" action="${root}account/sign-up/again">
<input name="email" type="hidden" value="${escapeHtml(email)}">
<div class="actions"><button type="submit">Send the confirmation e-mail again</button></div>
</form>`
