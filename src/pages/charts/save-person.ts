import { html, type Markup } from '../../platform/markup.ts'
import type { Given } from '../playground/form-html.ts'

/**
 * The button that saves the birth of a chart. The script saves it where the person's births are; without the script the
 * link leads to the form of the list.
 */
export function savePersonButton(birth: Given, root: string): Markup {
  const parameters = new URLSearchParams([...birth].map(([name, values]) => [name, values.join(',')]))
  return html`<p class="save-person"><a class="button" data-save-person href="${root}charts/people?${parameters.toString()}">Save this person</a>
<a class="button" data-saved-people href="${root}charts/people" hidden>Saved people</a> <span class="soft" role="status"></span></p>`
}

/** Its rules. */
export const SAVE_PERSON = `
.person .save-person { display: flex; flex-wrap: wrap; align-items: center; margin: 0 }
.save-person span:not(:empty) { order: -1; margin-right: var(--space-8) }
.save-person a.button[aria-disabled] { opacity: 0.6 }`
