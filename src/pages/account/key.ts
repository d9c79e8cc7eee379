import {
  AREAS,
  KEY_EXPIRIES,
  type KeyChangeForm,
  type KeyForm,
  type KeyResponse,
} from '../../contract/accounts/keys.ts'
import { capital } from '../../languages/language.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { belowField, described, type FieldFaults, field, isPlain, select } from '../elements/field.ts'
import { count, instant } from '../elements/figures.ts'
import { bdi, doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from '../site.ts'

interface KeyShown {
  readonly key: KeyResponse
  readonly done: string | null
  readonly typed?: Typed<KeyChangeForm>
  /** What was typed to confirm a revocation, and is not the name of the key. */
  readonly notConfirmed?: string
}

/** What was typed into a form of a key, and what is wrong with it. */
export interface Typed<Fields> {
  readonly fields: Fields
  readonly faults: FieldFaults
}

/** The page of a key: its facts, and the forms that change and revoke it. */
export function keyPage({ key, done, typed, notConfirmed }: KeyShown, holder: Holder): Page {
  const fields = {
    name: key.name,
    origins: key.allowed_origins?.join('\n') ?? '',
    units: key.units_per_month === null ? '' : String(key.units_per_month),
    ...(key.keeps_errors && { keeps_errors: 'true' as const }),
  }
  return accountPage({
    title: `Key ${key.name}`,
    heading: html`Key ${bdi(key.name)}`,
    holder,
    at: 'account/keys',
    script: 'data-page.js',
    style: KEY_FORM,
    content: html`${doneNotice(done)}${facts(key)}
${key.state === 'active' ? html`<div class="grid two">${change(key, typed ?? { fields, faults: {} }, holder)}\n${revocation(key, notConfirmed, holder)}</div>` : ENDED}`,
  })
}

const ENDED = html`<p class="notice warn">This key no longer works. Create a new one to replace it.</p>`

function facts({ prefix, state, areas, allowed_origins, ...key }: KeyResponse): Markup {
  const all: readonly (readonly [name: string, content: Content])[] = [
    ...(key.is_test ? [['Kind', 'Test key: returns samples, costs nothing'] as const] : []),
    ['Starts with', html`<code>${prefix}…</code>`],
    ['State', state === 'active' ? html`<b class="good">Live</b>` : html`<b class="bad">${capital(state)}</b>`],
    ['Access', areasOf(areas)],
    ['Allowed origins', originsOf(allowed_origins)],
    ['Units this month', budgetOf(key)],
    ['Created', instant(key.created_at)],
    ['Last used', key.last_used_at === null ? 'Never' : instant(key.last_used_at)],
    ['Expires', key.expires_at === null ? 'Never' : instant(key.expires_at)],
    ...(key.revoked_at === null ? [] : [['Revoked', instant(key.revoked_at)] as const]),
  ]
  return html`<dl class="facts">\n${joined(all.map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`))}\n</dl>`
}

/** What a key may be used for, as text. */
export const areasOf = (areas: KeyResponse['areas']): string =>
  areas === null ? 'Everything' : capital(areas.map((area) => area.replaceAll('_', ' ')).join(', '))

/** What a key has spent of its units of the month. */
export const budgetOf = ({ units_per_month: most, units_this_month: spent }: BudgetOfKey): string =>
  most === null ? 'No limit' : `${count(spent ?? 0)} of ${count(most)}`
type BudgetOfKey = Pick<KeyResponse, 'units_per_month' | 'units_this_month'>

/** The pages that may use a key. */
export const originsOf = (origins: KeyResponse['allowed_origins']): Markup =>
  origins === null
    ? html`<span class="soft">None</span>`
    : html`<span>${origins.map((origin, at) => [at > 0 && html`<br>`, bdi(origin)])}</span>`

const change = (
  { id }: KeyResponse,
  { fields, faults }: Typed<KeyChangeForm>,
  { root }: Holder,
): Markup => html`<section class="card" aria-labelledby="change-title">
<h2 id="change-title">Change key</h2>
<form class="key-form" method="post" action="${root}account/keys/${id}">
${nameField(fields.name, faults['name'])}
${originsField(fields.origins, faults['origins'])}
${unitsField(fields.units, faults['units'])}
${keepsErrors(fields)}
<p class="hint">Access and expiry cannot be changed. Create a new key instead.</p>
<div class="actions"><button class="primary" type="submit">Save changes</button></div>
</form>
</section>`

/** The name, or the prefix where the name cannot be typed as it is shown. */
const confirmationOf = ({ name, prefix }: Pick<KeyResponse, 'name' | 'prefix'>): string =>
  isPlain(name.trim()) ? name.trim() : prefix

/** Whether a text confirms that this key is meant. */
export const confirms = (typed: string, key: Pick<KeyResponse, 'name' | 'prefix'>): boolean =>
  [confirmationOf(key), key.prefix].includes(typed.trim())

function revocation(key: KeyResponse, notConfirmed: string | undefined, { root }: Holder): Markup {
  const isPrefix = confirmationOf(key) === key.prefix
  return html`<section class="card" aria-labelledby="revoke-title">
<h2 id="revoke-title">Revoke key</h2>
<p>The key stops working within a second. This cannot be undone.</p>
<form class="key-form" method="post" action="${root}account/keys/${key.id}/revoke">
${field({
  name: 'confirmation',
  label: `Type ${isPrefix ? 'the beginning of the key' : 'the name of the key'} to confirm: ${confirmationOf(key)}`,
  value: notConfirmed ?? '',
  fault: notConfirmed === undefined ? undefined : 'That is not the name of the key. It was not revoked.',
  attributes: html`autocomplete="off" autocapitalize="none" spellcheck="false" required${notConfirmed === undefined ? '' : ' autofocus'}`,
})}
<div class="actions"><button class="danger" type="submit">Revoke key</button></div>
</form>
</section>`
}

export const NEW_KEY: KeyForm = {
  name: '',
  scope: 'everything',
  expires: 'never',
  expires_on: '',
  origins: '',
  units: '',
  kind: 'live',
}
const EXPIRY_NAMES: Readonly<Record<KeyForm['expires'], string>> = {
  never: 'Never',
  30: 'In 30 days',
  90: 'In 90 days',
  365: 'In 365 days',
  date: 'On a date',
}

/** The form that creates a key. Choices hide what they do not need, without a script. */
export const keyForm = (
  { fields, faults }: Typed<KeyForm>,
  root: string,
): Markup => html`<form class="key-form" method="post" action="${root}account/keys">
${nameField(fields.name, faults['name'], 'What you will use the key for, such as “my app” or “calendar”.')}
<fieldset><legend>Kind</legend>
${kind('live', 'Live key', fields)}
${kind('test', 'Test key: costs nothing and returns the samples from the documentation', fields)}
</fieldset>
<details class="limits"${isLimited({ fields, faults }) ? ' open' : ''}>
<summary>Access, expiry and limits (optional)</summary>
<fieldset${described('areas', undefined, faults['areas'])}>
<legend>What it can access</legend>
${scope('everything', 'Everything, including areas added later', fields)}
${scope('some', 'Only some areas', fields)}
<div class="areas">
${joined(Object.entries(AREAS).map(([area, text]) => areaBox(area, text, [fields.areas ?? []].flat().includes(area))))}
</div>${belowField('areas', undefined, faults['areas'])}
</fieldset>
<div class="expiry">
${select({ name: 'expires', label: 'Expires', options: KEY_EXPIRIES, names: EXPIRY_NAMES, chosen: fields.expires })}
<div class="expires-on">${field({
  name: 'expires_on',
  label: 'Last day (UTC)',
  type: 'date',
  value: fields.expires_on,
  fault: faults['expires_on'],
})}</div>
</div>
${originsField(fields.origins, faults['origins'])}
${unitsField(fields.units, faults['units'])}
${keepsErrors(fields)}
</details>
<div class="actions"><button class="primary" type="submit">Create key</button></div>
</form>`

/** Whether something of the folded part was changed, or is wrong. */
const isLimited = ({ fields, faults }: Typed<KeyForm>): boolean =>
  Object.keys(faults).some((name) => name !== 'name') ||
  (['scope', 'expires', 'origins', 'units'] as const).some((name) => fields[name] !== NEW_KEY[name])

const scope = (value: KeyForm['scope'], label: string, { scope: chosen }: KeyForm): Markup =>
  html`<label class="choice"><input type="radio" id="scope-${value}" name="scope" value="${value}"${value === chosen ? ' checked' : ''}>${label}</label>`

const kind = (value: KeyForm['kind'], label: string, { kind: chosen }: KeyForm): Markup =>
  html`<label class="choice"><input type="radio" name="kind" value="${value}"${value === chosen ? ' checked' : ''}>${label}</label>`

const areaBox = (area: string, text: string, isChecked: boolean): Markup =>
  html`<label class="choice"><input type="checkbox" name="areas" value="${area}"${isChecked ? ' checked' : ''}>${capital(text)}</label>`

const NAME_MAX = 200

/** The name of a key. */
const nameField = (value: string, fault: string | undefined, hint?: string): Markup =>
  field({
    name: 'name',
    label: 'Name',
    value,
    fault,
    ...(hint !== undefined && { hint }),
    attributes: html`maxlength="${NAME_MAX}" autocomplete="off" required${fault === undefined ? '' : ' autofocus'}`,
  })

const ORIGINS_HINT =
  'Only for keys used in web pages: the origins of those pages, one per line, such as https://app.example. Leave empty for a key used by a program.'

/** The origins of a key, one per line. */
const originsField = (
  value: string,
  fault: string | undefined,
): Markup => html`<label for="origins">Allowed origins</label>
<textarea id="origins" name="origins" rows="2" maxlength="4000" spellcheck="false" autocapitalize="none"${described('origins', ORIGINS_HINT, fault)}>${value}</textarea>${belowField('origins', ORIGINS_HINT, fault)}`

const keepsErrors = ({ keeps_errors: keeps }: Pick<KeyForm, 'keeps_errors'>): Markup =>
  html`<label class="choice"><input type="checkbox" name="keeps_errors" value="true"${keeps ? ' checked' : ''}>Keep the contents of refused and failed requests for seven days. Only you can read them, under Requests.</label>`

const UNITS_HINT = 'The most units this key may spend in a calendar month. If empty, only your plan limits it.'

const unitsField = (value: string, fault: string | undefined): Markup =>
  field({
    name: 'units',
    label: 'Units per month',
    value,
    fault,
    hint: UNITS_HINT,
    attributes: html`maxlength="16" inputmode="numeric" autocomplete="off"`,
  })

/** The rules of these forms. */
export const KEY_FORM = `
.key-form { max-width: 36rem }
.key-form textarea { width: 100%; min-height: 88px; font: var(--text-16)/1.5 var(--mono); padding: var(--space-8) var(--space-12);
  border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink); resize: vertical }
.key-form fieldset { margin-top: var(--space-16) }
.limits { margin-top: var(--space-8) }
.areas { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 0 var(--space-16);
  margin: 0 0 0 var(--space-32) }
fieldset:has(#scope-everything:checked) .areas { display: none }
.expiry { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 var(--space-16) }
.expiry:not(:has(option[value=date]:checked)) .expires-on { display: none }`
