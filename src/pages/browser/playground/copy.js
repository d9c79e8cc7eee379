// A button that copies a text.
import { html } from '../lit-html.js'

const SAID_MS = 2_000

/** The clipboard exists over TLS and on this machine. Elsewhere a text is copied from a field, as by the keyboard. */
const copyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = Object.assign(document.createElement('textarea'), { value: text, className: 'aside' })
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}

/** Its name says for a moment whether copying worked. */
export const copyButton = (name, textOf) => {
  const copy = async ({ currentTarget: button }) => {
    button.textContent = (await copyText(textOf())) ? 'Copied' : 'Press Ctrl+C to copy'
    button.focus()
    setTimeout(() => {
      button.textContent = name
    }, SAID_MS)
  }
  return html`<button type="button" class="small" aria-live="polite" @click=${copy}>${name}</button>`
}
