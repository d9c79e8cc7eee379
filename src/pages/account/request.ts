import type { KeptRequest } from '../../contract/accounts/logs.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { instant } from '../elements/figures.ts'
import { operationName } from '../elements/operation-names.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from '../site.ts'

/** What a refused request sent, and what it was answered. */
export const requestPage = (kept: KeptRequest, holder: Holder): Page =>
  accountPage({
    title: `Request: ${operationName(kept.operation)}`,
    holder,
    at: 'account/requests',
    script: 'data-page.js',
    content: html`<dl class="facts">
<div><dt>Operation</dt><dd>${operationName(kept.operation)} <code class="soft">${kept.method} ${kept.path}</code></dd></div>
<div><dt>Time</dt><dd>${instant(kept.at)}</dd></div>
<div><dt>Status</dt><dd>${kept.status}</dd></div>
<div><dt>Trace id</dt><dd><code>${kept.id}</code></dd></div>
</dl>
${part('Parameters', kept.query === '{}' ? null : kept.query)}${part('Body', kept.body)}${part('Answer', kept.answer)}
<p class="hint">Kept for seven days, because the key keeps the contents of refused and failed requests.</p>`,
  })

const part = (name: string, json: string | null): Markup | null =>
  json === null ? null : html`<h2>${name}</h2><pre tabindex="0"><code>${pretty(json)}</code></pre>`

/** A long text was cut, so it may be no JSON. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
