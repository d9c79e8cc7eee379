import { escapeHtml, VERIFY_PAGE } from '../../mail/letters.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

/** Confirms an address only by a button. Mail scanners open every link but press no button. */
export const confirmAddressPage = (token: string, root: string): Page =>
  wayInPage({
    title: 'Confirm your e-mail address',
    root,
    content: `<p>If you have signed up for Orrery with the address that this message came to, confirm it. If you have not, close this page.</p>
<form method="post" action="${root}${VERIFY_PAGE.slice(1)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="actions"><button class="primary" type="submit" autofocus>Confirm the address</button></div>
</form>`,
    below: otherWay('Confirmed already?', 'account/sign-in', 'Sign in', root),
  })
