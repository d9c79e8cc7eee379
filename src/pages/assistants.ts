import type { GrantResponse } from '../contract/grants.ts'
import { escapeHtml } from '../mail/letters.ts'
import { type Page, page } from './frame.ts'

/** What the owner of an account sees of its assistants. */
export interface Assistants {
  /** The person who is signed in, as an address or a name. */
  readonly account: string
  readonly grants: readonly GrantResponse[]
  /** What the last button has done. */
  readonly done: string | null
}

const TITLE = 'Assistants with access to your account'

/** The page on which the owner of an account sees who has access, and ends it. It works without a script. */
export const assistantsPage = ({ account, grants, done }: Assistants): Page =>
  page({
    title: TITLE,
    root: '../',
    hasForms: true,
    content: `<h1>${TITLE}</h1>
<form method="post" action="sign-out">
<p>You are signed in as <strong id="account">${escapeHtml(account)}</strong>. <button class="plain" type="submit">Sign out</button></p>
</form>
${done === null ? '' : `<p id="done" class="notice good" role="status" tabindex="-1" autofocus>${escapeHtml(done)}</p>`}
${
  grants.length === 0
    ? '<p>No assistant has access to your account. <a href="../mcp">Connect an assistant</a></p>'
    : `<p>When you end an access, every server refuses the assistant within a second. It may ask you again.</p>
${grants.map(assistant).join('\n')}`
}`,
  })

function assistant({ id, client, redirect_host, scopes, created_at, last_used_at }: GrantResponse, at: number): string {
  const name = client.name === null ? 'An application without a name' : `“<bdi>${escapeHtml(client.name)}</bdi>”`
  const [nameId, endId] = [`assistant-${at + 1}`, `end-${at + 1}`]
  return `<article aria-labelledby="${nameId}">
<h2 id="${nameId}">${name}</h2>
<dl>
<div><dt>Who it is</dt><dd>${whoItIs(client)}</dd></div>
<div><dt>The answer went to</dt><dd>${escapeHtml(redirect_host)}</dd></div>
<div><dt>It may use</dt><dd>${escapeHtml(scopes.map(({ description }) => description).join(', '))}</dd></div>
<div><dt>Access since</dt><dd>${instant(created_at)}</dd></div>
<div><dt>Last seen</dt><dd>${instant(last_used_at)}</dd></div>
</dl>
<details>
<summary aria-labelledby="${endId} ${nameId}"><span id="${endId}">End access</span></summary>
<form method="post" action="assistants">
<input type="hidden" name="grant_id" value="${escapeHtml(id)}">
<button class="danger" type="submit">End the access of ${name}</button>
</form>
</details>
</article>`
}

/** As on the page of consent, a host that publishes the metadata is the only thing that was checked. */
const whoItIs = ({ name, verified_host }: GrantResponse['client']): string =>
  verified_host === null
    ? `It registered itself. Nobody has checked ${name === null ? 'who it is' : 'its name'}.`
    : `Published by <strong>${escapeHtml(verified_host)}</strong>. The host was checked. Nobody has checked the name.`

/** An instant with milliseconds, to the minute. */
const instant = (text: string): string =>
  `<time datetime="${escapeHtml(text)}">${escapeHtml(text.slice(0, 16).replace('T', ' '))} UTC</time>`

/** The page where people sign in at an outside issuer, which shares no session with a page. */
export const assistantsElsewherePage = (issuer: string): Page =>
  page({
    title: TITLE,
    root: '../',
    content: `<h1>${TITLE}</h1>
<p>People of this service sign in at <strong>${escapeHtml(issuer)}</strong>. This page has no session there, and cannot show your assistants.</p>
<p>With an access token from there, <code>GET /mcp/oauth/grants</code> lists your assistants, and <code>DELETE /mcp/oauth/grants/{grant_id}</code> ends the access of one within a second: see <a href="../docs/api">the API reference</a>.</p>`,
  })
