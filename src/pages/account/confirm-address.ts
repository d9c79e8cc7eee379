import { escapeHtml, VERIFY_PAGE } from '../../platform/mail/letters.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

/** Confirms an address only with a button. Mail scanners open every link but press no buttons. */
export const confirmAddressPage = (token: string, root: string): Page =>
  wayInPage({
    title: 'Confirm your e-mail address',
    root,
    content: `<p>If you signed up for Orrery with this e-mail address, confirm it. Otherwise, close this page.</p>
<form method="post" action="${root}${VERIFY_PAGE.slice(1)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="actions"><button class="primary" type="submit" autofocus>Confirm address</button></div>
</form>`,
    below: otherWay('Confirmed already?', 'account/sign-in', 'Sign in', root),
  })
