import { KEY_EXPIRIES, type KeyForm } from '../../contract/account-keys-pages.ts'
import { AREAS } from '../../contract/areas.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { belowField, described, type FieldFaults, field } from '../elements/field.ts'
import { select } from '../elements/select.ts'

/** What was typed into a form of a key, and what is wrong with it. */
export interface Typed<Fields> {
  readonly fields: Fields
  readonly faults: FieldFaults
}

export const NEW_KEY: KeyForm = { name: '', scope: 'everything', expires: 'never', expires_on: '', origins: '' }

const NAME_MAX = 200
const EXPIRY_NAMES: Readonly<Record<KeyForm['expires'], string>> = {
  ...{ never: 'Never', 30: 'In 30 days', 90: 'In 90 days', 365: 'In 365 days' },
  date: 'On a date',
}
const ORIGINS_HINT =
  'Only for a key in a web page: the origins of its pages, one per line, such as https://app.example. Leave empty for a key in a program.'

/** The form that creates a key. Choices hide what they do not need, without a script. */
export const keyForm = (
  { fields, faults }: Typed<KeyForm>,
  root: string,
): string => `<form class="key-form" method="post" action="${root}account/keys">
${nameField(fields.name, faults['name'], 'What uses the key, such as “my app” or “calendar”.')}
<fieldset${described('areas', undefined, faults['areas'])}>
<legend>What it may be used for</legend>
${scope('everything', 'Everything, including future areas', fields)}
${scope('some', 'Only some areas', fields)}
<div class="areas">
${Object.entries(AREAS)
  .map(([area, text]) => areaBox(area, text, [fields.areas ?? []].flat().includes(area)))
  .join('\n')}
</div>${belowField('areas', undefined, faults['areas'])}
</fieldset>
<div class="expiry">
${select({ name: 'expires', label: 'It expires', options: KEY_EXPIRIES, names: EXPIRY_NAMES, chosen: fields.expires })}
<div class="expires-on">${field({
  name: 'expires_on',
  label: 'Last day (UTC)',
  type: 'date',
  value: fields.expires_on,
  fault: faults['expires_on'],
})}</div>
</div>
${originsField(fields.origins, faults['origins'])}
<div class="actions"><button class="primary" type="submit">Create key</button></div>
</form>`

/** The name of a key. */
export const nameField = (value: string, fault: string | undefined, hint?: string): string =>
  field({
    ...{ name: 'name', label: 'Name', value, fault, ...(hint !== undefined && { hint }) },
    attributes: `maxlength="${NAME_MAX}" autocomplete="off" required${fault === undefined ? '' : ' autofocus'}`,
  })

/** The origins of a key, one per line. */
export const originsField = (
  value: string,
  fault: string | undefined,
): string => `<label for="origins">Allowed origins</label>
<textarea id="origins" name="origins" rows="2" maxlength="4000" spellcheck="false" autocapitalize="none"${described('origins', ORIGINS_HINT, fault)}>${escapeHtml(value)}</textarea>${belowField('origins', ORIGINS_HINT, fault)}`

const scope = (value: KeyForm['scope'], label: string, { scope: chosen }: KeyForm): string =>
  `<label class="choice"><input type="radio" id="scope-${value}" name="scope" value="${value}"${value === chosen ? ' checked' : ''}>${label}</label>`

const areaBox = (area: string, text: string, isChecked: boolean): string =>
  `<label class="choice"><input type="checkbox" name="areas" value="${area}"${isChecked ? ' checked' : ''}>${escapeHtml(capital(text))}</label>`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The rules of these forms. */
export const KEY_FORM = `
.key-form { max-width: 36rem }
.key-form textarea { width: 100%; min-height: 88px; font: var(--text-16)/1.5 var(--mono); padding: var(--space-8) var(--space-12);
  border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink); resize: vertical }
.areas { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 0 var(--space-16);
  margin: 0 0 0 var(--space-32) }
fieldset:has(#scope-everything:checked) .areas { display: none }
.expiry { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 var(--space-16) }
.expiry:not(:has(option[value=date]:checked)) .expires-on { display: none }`
