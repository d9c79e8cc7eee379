import { escapeHtml, VERIFY_PAGE } from '../mail/letters.ts'
import { type Page, page } from './frame.ts'

/** Relative, so that it works below any path. */
const ACTION = VERIFY_PAGE.split('/').at(-1)!

/** Confirms an address only by a button. Mail scanners open every link but press no button. */
export const confirmAddressPage = (token: string): Page =>
  page({
    title: 'Confirm your e-mail address',
    root: '../',
    hasForms: true,
    content: `<h1>Confirm your e-mail address</h1>
<p>If you have signed up for Orrery with the address that this message came to, confirm it. If you have not, close this page.</p>
<form method="post" action="${ACTION}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<div class="actions"><button class="primary" type="submit" autofocus>Confirm the address</button></div>
</form>`,
  })
