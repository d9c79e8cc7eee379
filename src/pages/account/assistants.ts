import type { GrantResponse } from '../../contract/accounts/grants.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { instant } from '../elements/figures.ts'
import { doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder, sitePage } from '../site.ts'

/** What a user sees about their assistants. */
export interface Assistants {
  readonly grants: readonly GrantResponse[]
  /** What the last button has done. */
  readonly done: string | null
  /** The URL of the MCP server. */
  readonly address: string
}

const TITLE = 'Assistants'

/** The page on which a user sees who has access, and revokes it. It works without a script. */
export const assistantsPage = ({ grants, done, address }: Assistants, holder: Holder): Page =>
  accountPage({
    title: TITLE,
    holder,
    at: 'account/assistants',
    style: STYLE,
    content: html`${doneNotice(done)}${
      grants.length === 0
        ? html`<p class="empty">No assistant has access to your account.</p>`
        : html`<p>When you revoke access, the assistant is shut out within a second. It can ask for access again.</p>
<div class="grid two">
${joined(grants.map((grant, at) => assistant(grant, at, holder)))}
</div>`
    }
${connect(address, holder)}`,
  })

const connect = (address: string, { root }: Holder): Markup => html`<section class="card" aria-labelledby="connect">
<h2 id="connect">Connect an assistant</h2>
<p>Add this URL to your assistant as an MCP server. The assistant opens a page of this service where you choose what it may use.</p>
<pre><code id="mcp-address">${address}</code></pre>
<p><a href="${root}mcp">How to add it in your assistant</a> · <a href="${root}docs/mcp">What assistants can ask</a></p>
</section>`

function assistant(
  { id, client, redirect_host, scopes, created_at, last_used_at }: GrantResponse,
  at: number,
  { root }: Holder,
): Markup {
  const name = client.name === null ? 'Unnamed application' : html`“<bdi>${client.name}</bdi>”`
  const nameId = `assistant-${at + 1}`
  const endId = `end-${at + 1}`
  return html`<article aria-labelledby="${nameId}">
<h2 id="${nameId}">${name}</h2>
<dl>
<div><dt>Publisher</dt><dd>${whoItIs(client)}</dd></div>
<div><dt>Redirects to</dt><dd>${redirect_host}</dd></div>
<div><dt>It may use</dt><dd>${scopes.map(({ description }) => description).join(', ')}</dd></div>
<div><dt>Access since</dt><dd>${instant(created_at)}</dd></div>
<div><dt>Last seen</dt><dd>${instant(last_used_at)}</dd></div>
</dl>
<details>
<summary aria-labelledby="${endId} ${nameId}"><span id="${endId}">Revoke access</span></summary>
<form method="post" action="${root}account/assistants">
<input type="hidden" name="grant_id" value="${id}">
<button class="danger" type="submit">Revoke access for ${name}</button>
</form>
</details>
</article>`
}

/** As on the consent page, only the host that publishes the metadata is verified. */
const whoItIs = ({ name, verified_host }: GrantResponse['client']): Markup =>
  verified_host === null
    ? html`Unknown: the application registered itself.${name === null ? '' : ' Its name has not been verified.'}`
    : html`Published by <strong>${verified_host}</strong>. The host has been verified, the name has not.`

/** The page for installations with an external issuer, which shares no session with a page. */
export const assistantsElsewherePage = (issuer: string, root: string): Page =>
  sitePage({
    title: ELSEWHERE,
    root,
    at: 'account',
    content: html`<h1>${ELSEWHERE}</h1>
<p>Users of this service sign in at <strong>${issuer}</strong>, so this page cannot show your assistants.</p>
<p>With an access token from there, <code>GET /mcp/oauth/grants</code> lists your assistants, and <code>DELETE /mcp/oauth/grants/{grant_id}</code> revokes the access of one within a second: see <a href="${root}docs/api">the API reference</a>.</p>`,
  })

const ELSEWHERE = 'Assistants with access to your account'

const STYLE = `
.grid > article { margin: 0 }
.grid + .card, .empty + .card { margin-top: var(--space-32) }
.card pre { margin: var(--space-12) 0 }`
