import type { KeyForm, KeyResponse } from '../../contract/accounts/keys.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { snippets } from '../code/snippets.ts'
import { count, counted, instant } from '../elements/figures.ts'
import { bdi, doneNotice, faultNotice } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from '../site.ts'
import { areasOf, budgetOf, KEY_FORM, keyForm, originsOf, type Typed } from './key.ts'

/** A key that was just created. Only its page shows it. */
interface CreatedKey {
  readonly key: string
  readonly name: string
  readonly prefix: string
  /** The URL of the service. */
  readonly base: string
}

/** The keys of an account, and the form for another. */
export interface KeysShown {
  /** The newest first. */
  readonly keys: readonly KeyResponse[]
  readonly liveMax: number
  readonly typed: Typed<KeyForm>
  readonly done: string | null
  readonly wrong?: string
  readonly created?: CreatedKey
}

/** The page of the keys. */
export function keysPage({ keys, liveMax, typed, done, wrong, created }: KeysShown, holder: Holder): Page {
  const live = keys.filter(({ state }) => state === 'active')
  const ended = keys.filter(({ state }) => state !== 'active')
  return accountPage({
    title: 'Keys',
    holder,
    at: 'account/keys',
    script: 'data-page.js',
    style: `${KEY_FORM}${STYLE}`,
    content: html`${doneNotice(done)}${created ? secret(created, live.length === 1) : ''}${faultNotice(wrong === undefined ? [] : [wrong])}
${live.length < liveMax ? create(typed, live.length === 0, holder) : html`<p class="notice warn">Your account has ${count(liveMax)} live keys, which is the maximum. Revoke one before you create another.</p>`}
${live.length === 0 ? '' : keyTable(`${counted(live.length, 'live key')} of at most ${count(liveMax)}, newest first`, live, holder)}
${ended.length === 0 ? '' : endedKeys(ended, holder)}`,
  })
}

/** The form is closed while there is something else to show. */
function create(typed: Typed<KeyForm>, isFirst: boolean, { root }: Holder): Markup {
  const form = keyForm(typed, root)
  if (isFirst)
    return html`<p>Programs send a key with each request. You have no live keys yet.</p>
<section class="card create" aria-labelledby="create-title">
<h2 id="create-title">Create your first key</h2>
${form}
</section>`
  return html`<details class="create"${Object.keys(typed.faults).length > 0 ? ' open' : ''}>
<summary class="button primary">Create a key</summary>
<section class="card" aria-label="New key">
${form}
</section>
</details>`
}

/** One click selects the text, so that it can also be copied without a script. */
const secret = (
  { key, name, prefix, base }: CreatedKey,
  isFirst: boolean,
): Markup => html`<section class="notice good secret" aria-labelledby="secret-title">
<h2 id="secret-title" tabindex="-1" autofocus>Key “${bdi(name)}” was created</h2>
<p>Copy it now, and treat it like a password. It is shown only once, because only a hash of it is stored.</p>
<p class="copy-row"><code id="secret">${key}</code> <button type="button" data-copy="secret" hidden>Copy key</button></p>
<p class="copied soft" role="status"></p>
<details${isFirst ? ' open' : ''}>
<summary>Try it in a shell</summary>
${firstCall({ base, name, prefix })}
</details>
</section>`

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

/** A shell command with a key: the chart of a birth. */
export function firstCall({ base, name, prefix }: Omit<CreatedKey, 'key'>): Markup {
  const call = { method: 'POST', url: `${base}/api/v1/natal/calculate`, body: BIRTH } as const
  return html`<p>Set the variable <code>KEY</code> to your key “${bdi(name)}”, then request a chart:</p>
<pre><code>${`KEY='${prefix}…'\n${snippets(call).curl}`}</code></pre>`
}

const keyTable = (caption: string, keys: readonly KeyResponse[], { root }: Holder): Markup =>
  table<KeyResponse>({
    caption,
    isWide: true,
    columns: [
      { head: 'Key', cell: (key) => keyLink(key, root) },
      { head: 'Access', cell: ({ areas }) => areasOf(areas) },
      { head: 'Units this month', cell: (key) => budgetOf(key) },
      { head: 'Allowed origins', cell: ({ allowed_origins: origins }) => originsOf(origins) },
      { head: 'Created', cell: ({ created_at }) => instant(created_at) },
      { head: 'Last used', cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : instant(last_used_at)) },
      { head: 'Expires', cell: ({ expires_at }) => (expires_at === null ? 'Never' : instant(expires_at)) },
    ],
    rows: keys,
  })

const endedKeys = (keys: readonly KeyResponse[], { root }: Holder): Markup => html`<details class="ended">
<summary>Revoked and expired keys (${count(keys.length)})</summary>
${table<KeyResponse>({
  caption: 'Newest first. The last 100 are kept',
  columns: [
    { head: 'Key', cell: (key) => keyLink(key, root) },
    { head: 'State', cell: ({ state }) => html`<b class="${state === 'revoked' ? 'bad' : 'warn'}">${state}</b>` },
    { head: 'Created', cell: ({ created_at }) => instant(created_at) },
    { head: 'Last used', cell: ({ last_used_at }) => (last_used_at === null ? 'Never' : instant(last_used_at)) },
    { head: 'Ended', cell: ({ revoked_at, expires_at }) => instant(revoked_at ?? expires_at) },
  ],
  rows: keys,
})}
</details>`

/** Two keys may have one name, but not one prefix. */
const keyLink = ({ id, name, prefix, is_test: isTest }: KeyResponse, root: string): Markup =>
  html`<a href="${root}account/keys/${id}">${bdi(name)} <code>${prefix}…</code></a>${isTest && html` <span class="tag">test</span>`}`

const STYLE = `
.tag { display: inline-block; padding: 0 var(--space-8); border: 1px solid var(--rule); border-radius: var(--radius);
  color: var(--info); font-size: var(--text-14); font-weight: 400 }
@media (max-width: 63.99rem) { tbody th { flex-basis: 100% !important } }
th a:has(code) { display: inline-block; text-decoration: none }
th a:has(code) bdi { text-decoration: underline }
th a code { display: block; white-space: nowrap; font-size: var(--text-14); font-weight: 400; color: var(--soft) }
.create { margin-bottom: var(--space-24) }
summary.button { display: inline-block; list-style: none }
summary.button::-webkit-details-marker { display: none }
details[open] > summary.button { margin-bottom: var(--space-12); background: var(--surface); color: var(--ink);
  border-color: var(--rule) }
th[scope=row] { max-width: 26rem }
@media (min-width: 64rem) { td[data-label='Allowed origins'] { min-width: 12rem } }
.ended { margin-top: var(--space-24) }
.secret { padding: var(--space-16) var(--space-24) }
.copy-row { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: center; max-width: none }
#secret { user-select: all; padding: var(--space-8) var(--space-12); background: var(--page); border: 1px solid var(--rule);
  border-radius: var(--radius); overflow-wrap: anywhere }
.copied { min-height: 1.5em; margin: 0 }`
