import { escapeHtml } from '../../platform/mail/letters.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from './frame.ts'
import { ACTIONS } from './style.ts'

interface Leaving {
  readonly title: string
  /** The address at Stripe. */
  readonly url: string
  readonly text: string
  /** The name of the link. */
  readonly go: string
}

/**
 * Goes on to a page of Stripe immediately. A redirect of the form would not work: browsers hold it against
 * `form-action`, and the origin of the page of Stripe is not known before, because a shop may have a domain of its own
 * there.
 */
export const leavingPage = ({ title, url, text, go }: Leaving, holder: Holder): Page =>
  accountPage({
    title,
    holder,
    at: 'account/plan',
    head: `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">\n`,
    style: ACTIONS,
    content: `<p>${escapeHtml(text)}</p>
<p><a id="go" class="button primary" href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(go)}</a></p>
<p><a href="${holder.root}account/plan">Back to your plan</a></p>`,
  })
