import { escapeHtml } from '../../mail/letters.ts'
import type { OutboxMessage } from '../../mail/outbox.ts'
import { page } from './page.ts'

const LINK = /https?:\/\/[^\s<>"]+/g

/** Messages that were not sent because no relay is configured. */
export const outboxPage = (messages: readonly OutboxMessage[]): string =>
  page(
    'Outbox',
    `<p class="note">No SMTP_URL is set, so messages of the last day wait here. Only this machine sees this page.</p>
${messages.length === 0 ? '<p>No messages.</p>' : messages.map(article).join('\n')}`,
  )

const article = ({ at, to, subject, text }: OutboxMessage): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="note">To ${escapeHtml(to)}, <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></p>
<pre>${linked(text)}</pre>
</article>`

/** Escaped text with its addresses as links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(LINK, (address) => `<a href="${address}">${address}</a>`)
