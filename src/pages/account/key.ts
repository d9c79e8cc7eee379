import type { KeyChangeForm } from '../../contract/account-keys-pages.ts'
import type { KeyResponse } from '../../contract/keys.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { isPlain } from '../admin/user-name.ts'
import { field } from '../elements/field.ts'
import { instant } from '../elements/figures.ts'
import { doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from './frame.ts'
import { KEY_FORM, nameField, originsField, type Typed } from './key-form.ts'
import { areasOf, originsOf } from './keys.ts'

interface KeyShown {
  readonly key: KeyResponse
  readonly done: string | null
  readonly typed?: Typed<KeyChangeForm>
  /** What was typed to confirm a revocation, and is not the name of the key. */
  readonly notConfirmed?: string
}

/** The page of a key: its facts, and the forms that change and revoke it. */
export function keyPage({ key, done, typed, notConfirmed }: KeyShown, holder: Holder): Page {
  const fields = { name: key.name, origins: key.allowed_origins?.join('\n') ?? '' }
  return accountPage({
    title: `Key ${key.name}`,
    holder,
    at: 'account/keys',
    script: 'data-page.js',
    style: KEY_FORM,
    content: `${doneNotice(done)}${facts(key)}
${key.state === 'active' ? `<div class="grid two">${change(key, typed ?? { fields, faults: {} }, holder)}\n${revocation(key, notConfirmed, holder)}</div>` : ENDED}`,
  })
}

const ENDED = '<p class="notice warn">This key no longer works. Create another one to replace it.</p>'

function facts({ prefix, state, areas, allowed_origins, ...key }: KeyResponse): string {
  const all: readonly (readonly [string, string])[] = [
    ['Begins with', `<code>${escapeHtml(prefix)}</code>`],
    ['State', state === 'active' ? '<b class="good">live</b>' : `<b class="bad">${state}</b>`],
    ['For', areasOf(areas)],
    ['Pages', originsOf(allowed_origins)],
    ['Created', instant(key.created_at)],
    ['Last used', key.last_used_at === null ? 'never' : instant(key.last_used_at)],
    ['Expires', key.expires_at === null ? 'never' : instant(key.expires_at)],
    ...(key.revoked_at === null ? [] : [['Revoked', instant(key.revoked_at)] as const]),
  ]
  return `<dl class="facts">\n${all.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('\n')}\n</dl>`
}

const change = (
  { id }: KeyResponse,
  { fields, faults }: Typed<KeyChangeForm>,
  { root }: Holder,
): string => `<section class="card" aria-labelledby="change-title">
<h2 id="change-title">Change key</h2>
<form class="key-form" method="post" action="${root}account/keys/${escapeHtml(id)}">
${nameField(fields.name, faults['name'])}
${originsField(fields.origins, faults['origins'])}
<p class="hint">Areas and expiry cannot be changed. Create another key instead.</p>
<div class="actions"><button class="primary" type="submit">Save changes</button></div>
</form>
</section>`

/** The name, or the prefix where the name cannot be typed as it is shown. */
const confirmationOf = ({ name, prefix }: Pick<KeyResponse, 'name' | 'prefix'>): string =>
  isPlain(name.trim()) ? name.trim() : prefix

/** Whether a text confirms that this key is meant. */
export const confirms = (typed: string, key: Pick<KeyResponse, 'name' | 'prefix'>): boolean =>
  [confirmationOf(key), key.prefix].includes(typed.trim())

function revocation(key: KeyResponse, notConfirmed: string | undefined, { root }: Holder): string {
  const isPrefix = confirmationOf(key) === key.prefix
  return `<section class="card" aria-labelledby="revoke-title">
<h2 id="revoke-title">Revoke key</h2>
<p>Every server refuses the key within a second. This cannot be undone.</p>
<form class="key-form" method="post" action="${root}account/keys/${escapeHtml(key.id)}/revoke">
${field({
  name: 'confirmation',
  label: `Type ${isPrefix ? 'the beginning of the key' : 'the name of the key'} to confirm: ${confirmationOf(key)}`,
  value: notConfirmed ?? '',
  fault: notConfirmed === undefined ? undefined : 'That is not the name of the key. It was not revoked.',
  attributes: `autocomplete="off" autocapitalize="none" spellcheck="false" required${notConfirmed === undefined ? '' : ' autofocus'}`,
})}
<div class="actions"><button class="danger" type="submit">Revoke key</button></div>
</form>
</section>`
}
