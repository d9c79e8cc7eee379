import { PAGE_POLICY, page } from '../identity/pages/page.ts'
import { escapeHtml } from '../mail/letters.ts'
import type { Page } from './message.ts'
import { SCOPES, type Scope } from './scopes.ts'

/** Says to a person how to connect an assistant to this address. */
export function connectPage(base: string, scope: Scope | null): Page {
  const address = escapeHtml(`${base}/mcp${scope ? `/${scope}` : ''}`)
  const example = JSON.stringify(
    { mcpServers: { orrery: { type: 'http', url: address, headers: { 'x-api-key': 'YOUR_KEY' } } } },
    null,
    2,
  )
  return {
    policy: PAGE_POLICY,
    html: page(
      'Connect an assistant',
      `<p>This address is for assistants that speak the Model Context Protocol. They call the calculations of this service as
tools. Give your assistant this address as a remote server (Streamable HTTP):</p>
<pre><code>${address}</code></pre>
<p>It needs an API key, in the header <code>x-api-key</code> or as a bearer token. Most assistants take this configuration:</p>
<pre><code>${escapeHtml(example)}</code></pre>
<p>An address may be narrowed to some tools: ${Object.keys(SCOPES)
        .map((name) => `<code>/mcp/${name}</code>`)
        .join(', ')}.</p>`,
    ),
  }
}
