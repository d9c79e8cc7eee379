import { escapeHtml } from '../../platform/mail/letters.ts'
import { bdi, doneNotice, withCode } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

/** What the link in an e-mail does, and how the e-mail is sent again. */
const KINDS = {
  verification: {
    again: 'account/sign-up/again',
    steps: [
      'Open the link in the e-mail. It works for 24 hours.',
      'Press “Confirm address” on the page that opens.',
      'Sign in with your password.',
    ],
    otherwise: 'If the address already has an account, the e-mail says so.',
  },
  reset: {
    again: 'account/forgotten-password',
    steps: [
      'Open the link in the e-mail. It works once, within an hour.',
      'Choose a new password. All sessions of your account end.',
      'Sign in with the new password.',
    ],
    otherwise: 'An address without an account gets no e-mail.',
  },
} as const

interface MessageSent {
  readonly root: string
  readonly kind: keyof typeof KINDS
  readonly email: string
  /** The outcome, as the API describes it. */
  readonly text: string
  readonly hasRelay: boolean
  readonly isAgain: boolean
}

/** What happens next, after an e-mail was sent. The same for every address. */
export function messageSentPage({ root, kind, email, text, hasRelay, isAgain }: MessageSent): Page {
  const { again, steps, otherwise } = KINDS[kind]
  return wayInPage({
    title: hasRelay ? 'Check your e-mail' : 'Ask the operator for your link',
    root,
    content: `${doneNotice(isAgain ? 'The e-mail was sent again. Earlier links no longer work.' : null)}<p>For <strong>${bdi(email)}</strong>: ${withCode(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)}.</p>
<ol>
<li>${hasRelay ? 'Wait a minute for the e-mail. Check your spam folder too.' : 'Ask the operator for the e-mail. If you run this service yourself, that is you.'}</li>
${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('\n')}
</ol>
<p class="hint">${escapeHtml(otherwise)}</p>
<form method="post" action="${root}${again}">
<input name="email" type="hidden" value="${escapeHtml(email)}">
<div class="actions"><button type="submit">Send the e-mail again</button></div>
</form>`,
    below: otherWay('Done?', 'account/sign-in', 'Sign in', root),
  })
}
