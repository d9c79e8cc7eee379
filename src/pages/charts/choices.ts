import { html, joined, type Markup } from '../../platform/markup.ts'

interface Choices<Id extends string> {
  /** The field of the view. */
  readonly field: string
  readonly label: string
  readonly names: Readonly<Record<Id, string>>
  readonly current: Id
  readonly link: (changes: Readonly<Record<string, string>>) => string
}

/** Links between the parts of a view. The script of the room follows them without a reload. */
export const choices = <Id extends string>({ field, label, names, current, link }: Choices<Id>): Markup =>
  html`<nav class="choices" aria-label="${label}"><ul>${joined(
    Object.entries<string>(names).map(
      ([id, name]) =>
        html`<li><a id="${field}-${id}" href="${link({ [field]: id })}" data-step${id === current && html` aria-current="true"`}>${name}</a></li>`,
    ),
  )}</ul></nav>`

/** The choice that a form beside the links keeps. */
export const keptChoice = (field: string, current: string): Markup =>
  html`<input type="hidden" name="${field}" value="${current}">`
