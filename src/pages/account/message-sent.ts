import { escapeHtml } from '../../mail/letters.ts'
import { bdi, doneNotice, withCode } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { otherWay, wayInPage } from './way-in.ts'

/** What the link of a message does, and how the message is sent again. */
const KINDS = {
  verification: {
    again: 'account/sign-up/again',
    steps: [
      'Open the link in it. The link works for 24 hours.',
      'Press “Confirm the address” on its page.',
      'Sign in with your password.',
    ],
    otherwise: 'If the address has an account already, the message says so.',
  },
  reset: {
    again: 'account/forgotten-password',
    steps: [
      'Open the link in it. The link works once, within an hour.',
      'Choose a new password on its page. Every session of your account ends.',
      'Sign in with the new password.',
    ],
    otherwise: 'No message comes to an address without an account.',
  },
} as const

interface MessageSent {
  readonly root: string
  readonly kind: keyof typeof KINDS
  readonly email: string
  /** What became of the message, in the words of the API. */
  readonly text: string
  readonly hasRelay: boolean
  readonly isAgain: boolean
}

/** What happens next, after a message was sent. The same for every address. */
export function messageSentPage({ root, kind, email, text, hasRelay, isAgain }: MessageSent): Page {
  const { again, steps, otherwise } = KINDS[kind]
  return wayInPage({
    title: hasRelay ? 'Check your e-mail' : 'A message waits',
    root,
    content: `${doneNotice(isAgain ? 'The message is sent again. An earlier link no longer counts.' : null)}<p>For <strong>${bdi(email)}</strong>: ${withCode(`${text.charAt(0).toLowerCase()}${text.slice(1)}`)}.</p>
<ol>
<li>${hasRelay ? 'Wait a minute for the message. Look among the unwanted ones too.' : 'Ask the operator for the message. On the machine of the service, it is you.'}</li>
${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('\n')}
</ol>
<p class="hint">${escapeHtml(otherwise)}</p>
<form method="post" action="${root}${again}">
<input name="email" type="hidden" value="${escapeHtml(email)}">
<div class="actions"><button type="submit">Send the message again</button></div>
</form>`,
    below: otherWay('Done?', 'account/sign-in', 'Sign in', root),
  })
}
