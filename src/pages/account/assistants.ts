import type { GrantResponse } from '../../contract/accounts/grants.ts'
import { capital } from '../../languages/language.ts'
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
    script: 'data-page.js',
    style: STYLE,
    content: html`${doneNotice(done)}${
      grants.length === 0
        ? html`<p class="empty">No assistant is connected to your account yet.</p>`
        : html`<p class="soft">Revoking takes effect within a second. The assistant can ask for access again.</p>
<div class="grid two">
${joined(grants.map((grant, at) => assistant(grant, at, holder)))}
</div>`
    }
${connect(address, holder)}`,
  })

const connect = (address: string, { root }: Holder): Markup => html`<section class="card" aria-labelledby="connect">
<h2 id="connect">Connect an assistant</h2>
<p>Add this URL to your assistant as an MCP server. The assistant opens a page of this service where you choose what it may use.</p>
<p class="copy-row"><code id="mcp-address">${address}</code> <button type="button" data-copy="mcp-address" hidden>Copy URL</button></p>
<p class="copied soft" role="status"></p>
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
<dl class="facts">
<div class="whole"><dt>Publisher</dt><dd>${whoItIs(client)}</dd></div>
<div><dt>Redirects to</dt><dd>${redirect_host}</dd></div>
<div class="whole"><dt>Can use</dt><dd>${capital(scopes.map(({ description }) => description).join(', '))}</dd></div>
<div><dt>Connected</dt><dd>${instant(created_at)}</dd></div>
<div><dt>Last used</dt><dd>${instant(last_used_at)}</dd></div>
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
.facts .whole { grid-column: 1 / -1 } .facts time { white-space: normal }
article details { margin-top: var(--space-8) }
article form { padding-bottom: 0 }
.copy-row { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: center; max-width: none }
.copy-row code { padding: var(--space-8) var(--space-12); background: var(--page); border: 1px solid var(--rule);
  border-radius: var(--radius) }
.copied:empty { margin: 0 }
@media (scripting: enabled) { [data-copy][hidden] { display: inline-block !important; visibility: hidden } }`
