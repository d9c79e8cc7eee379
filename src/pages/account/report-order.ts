import type { ReportOrderForm } from '../../contract/reports/reports.ts'
import { monthName } from '../../languages/dates.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { counted } from '../elements/figures.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder } from '../site.ts'
import { FORMAT_NAMES, LANGUAGE_NAMES, PAGE_SIZES } from './report.ts'
import { demoForm, NOT_SOLD } from './reports.ts'

export type OrderField = keyof ReportOrderForm | 'date'

/** What is wrong with an order. */
export interface OrderFaults {
  /** Errors of fields, with the messages of the API. */
  readonly fields: ReadonlyMap<OrderField, string>
  /** What is wrong with the order as a whole. */
  readonly whole: readonly string[]
  /** Places to choose from, where the text names several or none. */
  readonly places: readonly string[]
}

export interface OrderShown {
  readonly typed: ReportOrderForm
  readonly faults: OrderFaults | null
  readonly available: number
  /** Whether the installation sells report credits. */
  readonly isOpen: boolean
  /** The account has a branding image. */
  readonly hasBranding: boolean
}

const MONTHS = Array.from({ length: 12 }, (_, index) => monthName('en', index + 1, 'long'))

/** The form of an order. The script only autocompletes the place; the form works without it. */
export const reportOrderPage = (shown: OrderShown, holder: Holder): Page =>
  accountPage({
    title: 'Order a report',
    holder,
    at: 'account/reports',
    script: 'report-order.js',
    style: `${ACTIONS}${STYLE}`,
    content: html`${notices(shown, holder)}<form id="order" method="post" action="${holder.root}account/reports/order" novalidate>
<input type="hidden" name="order_key" value="${shown.typed.order_key}">
${birth(shown)}
${options(shown, holder)}
<div class="actions"><button class="primary" type="submit">Order report for one credit${shown.available > 0 ? ` (${shown.available} left)` : ''}</button></div>
</form>`,
  })

function notices({ faults, available, typed, isOpen }: OrderShown, { root }: Holder): Markup {
  const whole = [
    ...(faults?.whole ?? []),
    ...(faults && (faults.fields.size > 0 || faults.places.length > 0)
      ? ['Nothing was ordered. Check the marked fields below.']
      : []),
  ]
  const wrong =
    whole.length === 0
      ? ''
      : html`<div id="fault" class="notice bad" role="alert">${whole.map((text) => html`<p>${text}</p>`)}</div>\n`
  if (available > 0) return html`${wrong}<p class="soft">You have ${counted(available, 'report credit')}.</p>\n`
  return html`${wrong}<div id="no-credits" class="notice warn"><p>You have no report credits. ${isOpen ? html`<a href="${root}account/plan">Buy report credits</a>, or see the free sample report first.` : html`${NOT_SOLD} See the free sample report instead.`}</p>
${demoForm(root, typed.order_key)}</div>\n`
}

interface Input {
  readonly name: keyof ReportOrderForm
  readonly label: string
  readonly hint?: string
  /** Further attributes. */
  readonly more?: Markup
}

function input({ typed, faults }: OrderShown, { name, label, hint, more }: Input): Markup {
  const fault = faults?.fields.get(name)
  const described = [...(fault ? [`${name}-fault`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ')
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="text" value="${typed[name] ?? ''}"${described ? html` aria-describedby="${described}"` : ''}${fault ? html` aria-invalid="true"` : ''} ${more}>
${hint ? html`<p id="${name}-hint" class="hint">${hint}</p>` : ''}${faultOf(name, fault)}`
}

const faultOf = (name: OrderField, fault: string | undefined): Markup | null =>
  fault === undefined ? null : html`<p id="${name}-fault" class="fault">${fault}</p>`

const box = ({ typed }: OrderShown, name: keyof ReportOrderForm, label: string): Markup =>
  html`<label class="choice"><input type="checkbox" id="${name}" name="${name}"${typed[name] ? ' checked' : ''}>${label}</label>`

function birth(shown: OrderShown): Markup {
  const { typed, faults } = shown
  const date = faults?.fields.get('date')
  return html`<fieldset><legend>Birth</legend>
${input(shown, { name: 'name', label: 'Name', hint: 'Printed on the cover.', more: html`autocomplete="off" maxlength="200"` })}
<fieldset class="inner"${date ? html` aria-describedby="date-fault"` : ''}><legend>Date</legend>
<div class="form-row">
<div>${input(shown, { name: 'day', label: 'Day', more: html`inputmode="numeric" autocomplete="off"` })}</div>
${select({ name: 'month', label: 'Month', options: MONTHS.map((_, at) => String(at + 1)), names: Object.fromEntries(MONTHS.map((name, at) => [String(at + 1), name])), chosen: typed.month, none: 'Choose' })}
<div>${input(shown, { name: 'year', label: 'Year', more: html`inputmode="numeric" autocomplete="off"` })}</div>
</div>${faultOf('date', date)}
</fieldset>
<div class="form-row time">
<div>${input(shown, { name: 'time', label: 'Local time, 24 hours', hint: 'Such as 14:17.', more: html`autocomplete="off"` })}</div>
<div>${box(shown, 'time_unknown', 'I don’t know the time')}<p class="hint">The report will have no houses and no Ascendant.</p></div>
</div>
${place(shown)}
</fieldset>`
}

/** With a script the text is completed. Without it, and where a text names several places, the page asks which. */
function place(shown: OrderShown): Markup {
  const { faults, typed } = shown
  const places = faults?.places ?? []
  const field = html`<div class="place">${input(shown, {
    name: 'city',
    label: 'Place of birth',
    hint: 'City, with the country if the name is ambiguous: Athens, Greece.',
    more: html`autocomplete="off" maxlength="200"`,
  })}</div>`
  if (places.length === 0) return field
  return html`${field}
<fieldset id="places" class="inner"><legend>Which place do you mean?</legend>
${joined(places.map((label) => html`<label class="choice"><input type="radio" name="place" value="${label}"${typed.place === label ? ' checked' : ''}>${label}</label>`))}
</fieldset>`
}

function options(shown: OrderShown, { root }: Holder): Markup {
  const { typed, hasBranding } = shown
  const all = <Name extends string>(names: Readonly<Record<Name, string>>) => Object.keys(names) as Name[]
  return html`<fieldset><legend>Document</legend>
<div class="form-row">
${select({ name: 'language', label: 'Language', options: all(LANGUAGE_NAMES), names: LANGUAGE_NAMES, chosen: typed.language as 'en' })}
${select({ name: 'page_size', label: 'Page size', options: PAGE_SIZES, chosen: typed.page_size as 'A4' })}
${select({ name: 'output_format', label: 'Preferred format', options: all(FORMAT_NAMES), names: FORMAT_NAMES, chosen: typed.output_format as 'pdf' })}
</div>
<p class="hint">Headings and tables are in this language; the readings are in English. Every report comes in all formats.</p>
${box(shown, 'include_chart_in_pdf', 'Show the chart wheel')}
${
  hasBranding
    ? html`${box(shown, 'include_profile_branding_logo', 'Show my branding image')}
<p class="hint">Your image appears in the footer of every page.</p>`
    : html`<p class="hint">You can <a href="${root}account/settings#branding">upload a branding image</a> for the footer of every page.</p>`
}
${input(shown, { name: 'pdf_footer_label', label: 'Footer text', hint: 'Optional. Replaces your branding text.', more: html`autocomplete="off" maxlength="120"` })}
</fieldset>`
}

const STYLE = `
form#order { max-width: 44rem }
form#order .form-row label { font-size: inherit }
@media (min-width: 80rem) {
  form#order { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--space-32); max-width: 80rem; align-items: start }
  form#order > .actions { grid-column: 1 / -1 }
}
fieldset fieldset { margin-top: var(--space-16) }
fieldset.inner { background: none }
.fault { color: var(--bad); margin: var(--space-4) 0 0; font-weight: 700 }
[aria-invalid=true] { border-color: var(--bad); border-width: 2px }
.form-row.time { align-items: start }
.form-row.time label.choice { margin-top: var(--space-32) }
.form-row label.choice { font-size: inherit }
.place { position: relative }
.place ul { position: absolute; z-index: 2; left: 0; right: 0; margin: 0; padding: 0; list-style: none; background: var(--surface);
  border: 1px solid var(--rule); border-radius: var(--radius); box-shadow: var(--shadow) }
.place li { padding: var(--space-8) var(--space-12); min-height: 44px; cursor: pointer }
.place li[aria-selected=true] { background: var(--primary); color: var(--on-primary) }`
