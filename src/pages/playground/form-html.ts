import { html, joined, type Markup } from '../../platform/markup.ts'
import { withCode } from '../elements/notices.ts'
import type { Field, Group, Leaf, Variants } from './form-fields.ts'
import { hintText, labelOf, optionText } from './labels.ts'

/** Values from the URL, by the paths of their fields. */
export type Given = ReadonlyMap<string, readonly string[]>

export interface Shown {
  readonly given: Given
  /** The place in the request of the fields. */
  readonly part: 'query' | 'body'
  /** Distinguishes fields with one path. */
  readonly suffix?: string
  readonly faults?: Faults | undefined
}

/** What is wrong with fields, by their paths. */
export type Faults = ReadonlyMap<string, string>

/** Marks the control of a field that has a fault. */
export const faultMark = (path: string, faults: Faults | undefined): Markup =>
  html`${faults?.has(path) && html` aria-invalid="true"`}`

/** The place of the fault of a field. */
export const faultHtml = (path: string, id: string, faults: Faults | undefined): Markup =>
  html`<p class="fault" id="${id}-fault"${!faults?.has(path) && html` hidden`}>${faults?.get(path)}</p>`

export const idOf = (path: string, suffix = ''): string => `f-${path.replaceAll('.', '-')}${suffix}`

/** True for a choice that leaves none: it has one option, which is the default. */
export const isFixed = (field: Field): boolean =>
  field.kind === 'choice' && field.options.length === 1 && field.standard === field.options[0]

/** A field with its label, its control, its hint and a place for its fault. Where there is no choice, it has none. */
export function fieldHtml(field: Field, shown: Shown): Markup {
  if (isFixed(field)) return html``
  if (field.kind === 'group') return groupHtml(field, shown)
  if (field.kind === 'variants') return variantsHtml(field, shown)
  return CONTROLS[field.kind](field as never, shown)
}

export const fieldsHtml = (fields: readonly Field[], shown: Shown): Markup =>
  joined(fields.map((field) => fieldHtml(field, shown)))

/** Nested objects are closed, unless the URL has a value in them. */
function groupHtml(group: Group, shown: Shown): Markup {
  const { path, name, hint, fields } = group
  const isOpen = [...shown.given.keys()].some((each) => each.startsWith(`${path}.`))
  return html`<details class="group"${isOpen ? ' open' : ''}><summary>${labelOf(name)}</summary>
<fieldset><legend class="aside">${labelOf(name)}</legend>${hint ? html`<p class="hint">${withCode(hintText(group))}</p>` : ''}
<div class="fields">${fieldsHtml(fields, shown)}</div></fieldset></details>`
}

function variantsHtml({ path, name, on, variants }: Variants, shown: Shown): Markup {
  const names = Object.keys(variants)
  const chosen = shown.given.get(`${path}.${on}`)?.[0] ?? names[0]!
  const choice = fieldHtml(
    { kind: 'choice', path: `${path}.${on}`, name: on, isRequired: true, options: names },
    { ...shown, given: new Map([...shown.given, [`${path}.${on}`, [chosen]]]) },
  )
  const parts = names.map(
    (each) => html`<fieldset class="plain" data-variant="${each}"${each === chosen ? '' : ' disabled hidden'}>
<legend class="aside">${labelOf(name)}: ${labelOf(each)}</legend>
<div class="fields">${fieldsHtml(variants[each]!, { ...shown, suffix: `-${each}` })}</div></fieldset>`,
  )
  return html`<div class="variants" data-variants="${path}">${choice}${parts}</div>`
}

type Of<Kind extends Leaf['kind']> = Extract<Leaf, { kind: Kind }>
type Controls = { readonly [Kind in Leaf['kind']]: (field: Of<Kind>, shown: Shown) => Markup }

/** The attributes that a control of any kind has. */
function attributesOf(field: Leaf, { part, suffix, faults }: Shown): Markup {
  const id = idOf(field.path, suffix)
  const hints = [...(hintOf(field) ? [`${id}-hint`] : []), `${id}-fault`]
  return html`id="${id}" name="${field.path}" data-kind="${field.kind}" data-part="${part}" aria-describedby="${hints.join(' ')}"${faultMark(field.path, faults)}`
}

const boundsOf = (field: Leaf): string => {
  if (field.kind !== 'number') return ''
  const { min, max } = field
  if (min === undefined || max === undefined || max > 1e9) return ''
  return `${min} to ${max}.`
}

/** A longer hint shows its first sentence, and the rest when a person asks for it. */
const HINT_LETTERS = 150
const FIRST_SENTENCE = /^(.{20,}?[.:])\s+(?=[A-Z“])(.+)$/s

const inParts = (text: string): readonly [string, string] => {
  const [, first, rest] = text.length > HINT_LETTERS ? (FIRST_SENTENCE.exec(text) ?? []) : []
  return first !== undefined && rest !== undefined && first.length < text.length
    ? [first.replace(/:$/, '.'), rest]
    : [text, '']
}

function hintOf(field: Leaf): readonly [Markup, Markup | null] | null {
  const own = field.hint ? hintText(field) : ''
  const list =
    field.kind === 'list' ? 'Separate the names with commas.' : field.kind === 'numbers' ? 'Separate with commas.' : ''
  const text = [own, boundsOf(field).replaceAll('-', '−'), list].filter(Boolean).join(' ')
  const [first, rest] = inParts(text)
  return text === ''
    ? null
    : [
        withCode(first),
        rest === ''
          ? null
          : html`<details class="hint"><summary>More about this</summary><p>${withCode(rest)}</p></details>`,
      ]
}

/** The hint, and the place of the fault. */
function notesOf(field: Leaf, { suffix, faults }: Shown): Markup {
  const id = idOf(field.path, suffix)
  const hint = hintOf(field)
  return html`${hint ? html`<p class="hint" id="${id}-hint">${hint[0]}</p>${hint[1]}` : ''}${faultHtml(field.path, id, faults)}`
}

const labelled = (field: Leaf, shown: Shown, control: Markup): Markup =>
  html`<div class="field" data-field="${field.path}"><label for="${idOf(field.path, shown.suffix)}">${labelOf(field.name)}${
    field.isRequired ? html`<span class="soft"> (required)</span>` : ''
  }</label>${control}${notesOf(field, shown)}</div>`

const givenValue = (field: Leaf, { given }: Shown): string => given.get(field.path)?.[0] ?? ''

/** A text above the longest known limit is useless. */
const TEXT_MAX = 8_000

const typed = (field: Of<'text'> | Of<'number'>, shown: Shown, more: Markup, standard?: string): Markup =>
  labelled(
    field,
    shown,
    html`<input type="text" ${attributesOf(field, shown)} value="${givenValue(field, shown)}" autocomplete="off" spellcheck="false"${more}${
      standard === undefined ? '' : html` placeholder="${standard}" data-standard="${standard}"`
    }>`,
  )

function listed(field: Of<'list'> | Of<'numbers'>, shown: Shown, standard?: string): Markup {
  const value = (shown.given.get(field.path) ?? []).join(', ')
  return labelled(
    field,
    shown,
    html`<input type="text" ${attributesOf(field, shown)} value="${value}" maxlength="${TEXT_MAX}" autocomplete="off" spellcheck="false"${
      standard === undefined ? '' : html` placeholder="${standard}"`
    }>`,
  )
}

const option = (value: string, chosen: string, text = value): Markup =>
  html`<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`

const CONTROLS: Controls = {
  text: (field, shown) => typed(field, shown, html` maxlength="${field.maxLength ?? TEXT_MAX}"`, field.standard),
  number: (field, shown) => {
    const { isWhole, min = -1, standard } = field
    const mode = isWhole && min >= 0 ? 'numeric' : 'text'
    return typed(
      field,
      shown,
      html` inputmode="${mode}" maxlength="40"`,
      standard === undefined ? undefined : String(standard),
    )
  },
  list: (field, shown) => listed(field, shown, field.standard),
  numbers: (field, shown) => listed(field, shown, field.standard),
  choice: (field, shown) => {
    const { options, standard } = field
    const chosen = shown.given.get(field.path)?.[0] ?? standard ?? ''
    const none = standard === undefined && !field.isRequired ? option('', chosen, 'By default') : ''
    return labelled(
      field,
      shown,
      html`<select ${attributesOf(field, shown)}${standard === undefined ? '' : html` data-standard="${standard}"`}>${none}${options.map(
        (each) => option(each, chosen, optionText(field, each)),
      )}</select>`,
    )
  },
  flag: (field, shown) => {
    const standard = field.isSwitch ? false : field.standard
    const value = givenValue(field, shown)
    if (standard === undefined)
      return labelled(
        field,
        shown,
        html`<select ${attributesOf(field, shown)}>${option('', value, 'By default')}${option('true', value, 'Yes')}${option('false', value, 'No')}</select>`,
      )
    const isOn = value === '' ? standard : value === 'true'
    return html`<div class="field" data-field="${field.path}"><label class="choice"><input type="checkbox" ${attributesOf(field, shown)} value="true" data-standard="${String(standard)}"${field.isSwitch ? ' data-switch' : ''}${
      isOn ? ' checked' : ''
    }>${labelOf(field.name)}</label>${notesOf(field, shown)}</div>`
  },
  choices: (field, shown) => {
    const standard = new Set(field.standard)
    const chosen = new Set(shown.given.get(field.path) ?? standard)
    const id = idOf(field.path, shown.suffix)
    const hint = hintOf(field)
    const boxes = field.options.map(
      (each) =>
        html`<label class="choice"><input type="checkbox" name="${field.path}" value="${each}" data-kind="choices" data-part="${shown.part}" data-standard="${String(standard.has(each))}"${
          field.isText ? ' data-joined' : ''
        }${chosen.has(each) ? ' checked' : ''}>${optionText(field, each)}</label>`,
    )
    return html`<fieldset class="field choices" data-field="${field.path}" aria-describedby="${hint ? `${id}-hint ` : ''}${id}-fault"><legend>${labelOf(field.name)}</legend>
${hint ? html`<p class="hint" id="${id}-hint">${hint[0]}</p>${hint[1]}` : ''}<div class="boxes">${boxes}</div><p class="fault" id="${id}-fault" hidden></p></fieldset>`
  },
}
