// A button that copies a text.
import { html } from '../lit-html.js'

const SAID_MS = 2_000

/** Its name says that it has copied, for a moment. */
export const copyButton = (name, textOf) => {
  const copy = async ({ currentTarget: button }) => {
    await navigator.clipboard.writeText(textOf())
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = name
    }, SAID_MS)
  }
  return html`<button type="button" class="small" aria-live="polite" @click=${copy}>${name}</button>`
}
