import { html, type Markup } from '../../platform/markup.ts'

interface Field {
  readonly name: string
  /** The id of the field, if a name occurs more than once. */
  readonly id?: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'date'
  readonly value?: string
  readonly hint?: string
  /** What is wrong with what was typed. */
  readonly fault?: string | undefined
  /** Further attributes, such as `required`. */
  readonly attributes?: Markup
}

/** Faults by the name of the field. */
export type FieldFaults = Readonly<Record<string, string>>

/** A field with its label above, and its hint and its fault below. A password is never shown again. */
export function field({ name, id = name, label, type = 'text', value = '', hint, fault, attributes }: Field): Markup {
  const kept = type === 'password' ? '' : html` value="${value}"`
  return html`<label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}"${kept}${attributes && html` ${attributes}`}${described(id, hint, fault)}>${belowField(id, hint, fault)}`
}

/** The attributes that join a control with its hint and its fault. */
export const described = (id: string, hint: string | undefined, fault: string | undefined): Markup => {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault === undefined ? [] : [`${id}-fault`])]
  return html`${ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`}${fault !== undefined && html` aria-invalid="true"`}`
}

/** The texts below a control: its hint, and its error. */
export const belowField = (id: string, hint: string | undefined, fault: string | undefined): Markup =>
  html`${hint !== undefined && html`\n<p id="${id}-hint" class="hint">${hint}</p>`}${
    fault !== undefined && html`\n<p id="${id}-fault" class="fault">${fault}</p>`
  }`

interface Select<Option extends string> {
  readonly name: string
  /** The id of the field, if a name occurs more than once. */
  readonly id?: string
  readonly label: string
  readonly options: readonly Option[]
  readonly names?: Readonly<Partial<Record<Option, string>>>
  readonly chosen?: string | undefined
  /** The text of the empty choice. */
  readonly none?: string
}

/** A field with some values to choose from, with its label. */
export function select<Option extends string>(field: Select<Option>): Markup {
  const { name, id = name, label, options, names, chosen, none } = field
  const option = (value: Option) =>
    html`<option value="${value}"${value === chosen ? ' selected' : ''}>${names?.[value] ?? value}</option>`
  return html`<div><label for="${id}">${label}</label><select id="${id}" name="${name}">
${none === undefined ? '' : html`<option value="">${none}</option>`}${options.map(option)}
</select></div>`
}

/** Invisible characters: spaces, controls, and letters that fonts draw as nothing. */
const UNSEEN = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Characters that change the order or are invisible, and two blanks in a row. */
const ODD = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\s\s/u
/** Scripts with letters that look alike. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Whether a text is what it looks like, so that it can be typed. */
export const isPlain = (text: string): boolean =>
  isSeen(text) &&
  !ODD.test(text) &&
  text.normalize('NFKC') === text &&
  SCRIPTS.filter((each) => each.test(text)).length < 2

/** Whether a text has anything that a reader sees. */
export const isSeen = (text: string): boolean => text.replaceAll(UNSEEN, '') !== ''
