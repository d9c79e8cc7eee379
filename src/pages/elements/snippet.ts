import { html, type Markup } from '../../platform/markup.ts'
import { UNSEEN } from './notices.ts'

/** Code with a button that copies it, which the script `snippet-copy.js` makes. `name` says what is copied. */
export const snippet = (name: string, code: Markup): Markup =>
  html`<div class="snippet" data-copy="${name}">${code}</div>`

/** The rules of such code. */
export const SNIPPET = `${UNSEEN}
.snippet[data-copy] { position: relative; min-width: 0 }
.snippet[data-copy] > pre { padding-right: 5.5rem }
.snippet > .copy { position: absolute; right: var(--space-8); top: var(--space-8); min-height: 36px; padding: var(--space-4) var(--space-12);
  font-size: var(--text-14); font-weight: 400; color: var(--primary) }`
