import { escapeHtml, VERIFY_PAGE } from '../../mail/letters.ts'
import { page } from './page.ts'

/** Relative, so that it works below any path. */
const ACTION = VERIFY_PAGE.split('/').at(-1)!

/** Confirms an address only by a button. Mail scanners open every link but press no button. */
export const confirmForm = (token: string): string =>
  page(
    'Confirm your e-mail address',
    `<p>If you have signed up for Orrery with the address that this message came to, confirm it. If you have not, close this page.</p>
<form method="post" action="${ACTION}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit" autofocus>Confirm the address</button>
</form>`,
  )
