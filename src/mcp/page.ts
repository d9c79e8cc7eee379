import { type Page, page } from '../pages/frame.ts'
import { escapeHtml } from '../platform/mail/letters.ts'
import { SCOPES, type Scope } from './scopes.ts'

/** Explains how to connect an assistant to this URL. `root` is the relative path from the page to the root. */
export function connectPage(base: string, scope: Scope | null, root: string): Page {
  const address = `${base}/mcp${scope ? `/${scope}` : ''}`
  const example = JSON.stringify(
    { mcpServers: { orrery: { type: 'http', url: address, headers: { 'x-api-key': 'YOUR_KEY' } } } },
    null,
    2,
  )
  const scopes = Object.keys(SCOPES).map((name) => `<code>/mcp/${name}</code>`)
  return page({
    title: 'Connect an assistant',
    root,
    content: `<h1>Connect an assistant</h1>
<p>This URL is for AI assistants that support the Model Context Protocol. They call the calculations of this service as tools. Add
it to your assistant as a remote server (Streamable HTTP):</p>
<pre><code>${escapeHtml(address)}</code></pre>
<p>An assistant that can open a browser asks you to sign in and to choose what it may use. The page of
<a href="${root}account/assistants">your assistants</a> shows which ones have access, and revokes it.</p>
<h2>With a key</h2>
<p>Other assistants take an API key, in the <code>x-api-key</code> header or as a bearer token:</p>
<pre><code>${escapeHtml(example)}</code></pre>
<h2>Fewer tools</h2>
<p>A URL can be limited to a group of tools: ${scopes.join(', ')}.</p>`,
  })
}
