import { escapeHtml } from '../../platform/mail/letters.ts'

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
  /** Further attributes, such as `required`. No text of a user. */
  readonly attributes?: string
}

/** The attributes that join a control with its hint and its fault. */
export const described = (id: string, hint: string | undefined, fault: string | undefined): string => {
  const ids = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault === undefined ? [] : [`${id}-fault`])]
  const description = ids.length === 0 ? '' : ` aria-describedby="${ids.join(' ')}"`
  return `${description}${fault === undefined ? '' : ' aria-invalid="true"'}`
}

/** The texts below a control: its hint, and its error. */
export const belowField = (id: string, hint: string | undefined, fault: string | undefined): string =>
  `${hint === undefined ? '' : `\n<p id="${id}-hint" class="hint">${escapeHtml(hint)}</p>`}${
    fault === undefined ? '' : `\n<p id="${id}-fault" class="fault">${escapeHtml(fault)}</p>`
  }`

/** A field with its label above, and its hint and its fault below. A password is never shown again. */
export function field({ name, id = name, label, type = 'text', value = '', hint, fault, attributes }: Field): string {
  const kept = type === 'password' ? '' : ` value="${escapeHtml(value)}"`
  return `<label for="${id}">${escapeHtml(label)}</label>
<input id="${id}" name="${name}" type="${type}"${kept}${attributes === undefined ? '' : ` ${attributes}`}${described(id, hint, fault)}>${belowField(id, hint, fault)}`
}

/** Faults by the name of the field. */
export type FieldFaults = Readonly<Record<string, string>>
