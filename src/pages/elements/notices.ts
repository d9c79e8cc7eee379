import { escapeHtml } from '../../platform/mail/letters.ts'

/** What the last form has done. */
export const doneNotice = (text: string | null): string =>
  text === null
    ? ''
    : `<p id="done" class="notice good" role="status" tabindex="-1" autofocus>${escapeHtml(text)}</p>\n`

/** What is wrong with the last form. */
export const faultNotice = (faults: readonly string[]): string =>
  faults.length === 0
    ? ''
    : `<div id="fault" class="notice bad" role="alert">${faults.map((fault) => `<p>${withCode(fault)}</p>`).join('')}</div>\n`

/** A text as HTML. Commands stand between backticks. */
export const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

/** A text of a user, whose direction does not affect the text around it. */
export const bdi = (text: string): string => (text === '' ? '' : `<bdi>${escapeHtml(text)}</bdi>`)

interface Live {
  /** HTML. */
  readonly content: string
  /** The URL of the next state. Null when nothing is in progress. */
  readonly next: string | null
  /** What a screen reader says about this state. */
  readonly says: string
}

/** A part of a page that the script `live.js` refreshes while something in it is in progress. */
export const live = ({ content, next, says }: Live): string =>
  `<p id="live-status" class="unseen" role="status">${escapeHtml(says)}</p>
<div data-part data-says="${escapeHtml(says)}"${next === null ? '' : ` data-live="${escapeHtml(next)}"`}>
${content}
</div>`

const EVERY_SECONDS = 5

/** Without a script the page is reloaded. */
export const reloads = (next: string | null): string =>
  next === null
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${EVERY_SECONDS}; url=${escapeHtml(next)}"></noscript>\n`

/** What only a screen reader shows. */
export const UNSEEN = `
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }`
