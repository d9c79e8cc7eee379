import { ADMIN_NAME_MAX, ADMIN_PASSWORD_MAX } from '../../contract/admin-access.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { type Page, page } from '../frame.ts'

interface AdminSignIn {
  readonly root: string
  readonly username: string
  /** Where to go then. */
  readonly to: string
  /** The fault of the last attempt. */
  readonly wrong: string | null
}

/** The sign-in page of the operator, without a script. */
export const adminSignInPage = ({ root, username, to, wrong }: AdminSignIn): Page =>
  page({
    title: 'Sign in to the administration',
    root,
    hasForms: true,
    content: `<h1>Sign in to the administration</h1>
${wrong === null ? '' : `<p id="fault" class="notice bad" role="alert">${escapeHtml(wrong)}</p>`}
<form method="post" action="${root}admin/sign-in">
<input name="to" type="hidden" value="${escapeHtml(to)}">
<label for="username">Name</label>
<input id="username" name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${ADMIN_NAME_MAX}" value="${escapeHtml(username)}" required${wrong === null ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="${ADMIN_PASSWORD_MAX}"${wrong === null ? '' : ' autofocus aria-describedby="fault"'} required>
<p class="hint">The session ends after twelve hours.</p>
<div class="actions"><button class="primary" type="submit">Sign in</button></div>
</form>`,
  })

/** The page of an installation without an operator. */
export const notConfiguredPage = (root: string): Page =>
  page({
    title: 'The administration is not set up yet',
    root,
    content: `<h1>The administration is not set up yet</h1>
<p>No operator can sign in yet. On the machine of the service, make the hash of a password:</p>
<pre><code>npm run admin-password</code></pre>
<p>Set <code>ADMIN_USER</code> to a name and <code>ADMIN_PASSWORD_HASH</code> to the hash, and restart the service. See <a href="${root}docs">the documentation</a>.</p>`,
  })
