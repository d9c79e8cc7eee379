import { html, type Markup } from '../../platform/markup.ts'

/** What the last form has done. */
export const doneNotice = (text: string | null): Markup | null =>
  text === null ? null : html`<p id="done" class="notice good" role="status" tabindex="-1" autofocus>${text}</p>\n`

/** What is wrong with the last form. */
export const faultNotice = (faults: readonly string[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div id="fault" class="notice bad" role="alert">${faults.map((fault) => html`<p>${withCode(fault)}</p>`)}</div>\n`

/** A text with its commands, which stand between backticks. */
export const withCode = (text: string): Markup =>
  html`${text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`))}`

/** A text of a user, whose direction does not affect the text around it. */
export const bdi = (text: string): Markup | null => (text === '' ? null : html`<bdi>${text}</bdi>`)

interface Live {
  readonly content: Markup
  /** The URL of the next state. Null when nothing is in progress. */
  readonly next: string | null
  /** What a screen reader says about this state. */
  readonly says: string
}

/** A part of a page that the script `live.js` refreshes while something in it is in progress. */
export const live = ({ content, next, says }: Live): Markup =>
  html`<p id="live-status" class="unseen" role="status">${says}</p>
<div data-part data-says="${says}"${next === null ? '' : html` data-live="${next}"`}>
${content}
</div>`

const EVERY_SECONDS = 5

/** Without a script the page is reloaded. */
export const reloads = (next: string | null): Markup | null =>
  next === null
    ? null
    : html`<noscript><meta http-equiv="refresh" content="${EVERY_SECONDS}; url=${next}"></noscript>\n`

/** What only a screen reader shows. */
export const UNSEEN = `
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }`
