import { escapeHtml } from '../../platform/mail/letters.ts'

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
export function select<Option extends string>(field: Select<Option>): string {
  const { name, id = name, label, options, names, chosen, none } = field
  const option = (value: Option) =>
    `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(names?.[value] ?? value)}</option>`
  return `<div><label for="${id}">${escapeHtml(label)}</label><select id="${id}" name="${name}">
${none === undefined ? '' : `<option value="">${escapeHtml(none)}</option>`}${options.map(option).join('')}
</select></div>`
}
