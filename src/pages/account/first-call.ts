import { escapeHtml } from '../../platform/mail/letters.ts'
import { snippets } from '../code/snippets.ts'
import { bdi } from '../elements/notices.ts'

interface FirstCall {
  /** The URL of the service. */
  readonly base: string
  readonly name: string
  readonly prefix: string
}

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

/** A shell command with a key: the chart of a birth. */
export function firstCall({ base, name, prefix }: FirstCall): string {
  const call = { method: 'POST', url: `${base}/api/v1/natal/calculate`, body: BIRTH } as const
  return `<p>Put the key “${bdi(name)}” into the variable <code>KEY</code>, and request a chart:</p>
<pre><code>${escapeHtml(`KEY='${prefix}…'\n${snippets(call).curl}`)}</code></pre>`
}
