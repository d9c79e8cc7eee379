import { escapeHtml } from '../../mail/letters.ts'

interface Live {
  /** HTML. */
  readonly content: string
  /** The address of the next state. Null when nothing is under way. */
  readonly next: string | null
  /** What a screen reader says of this state. */
  readonly says: string
}

/** A part of a page that the script `live.js` renews while something in it is under way. */
export const live = ({ content, next, says }: Live): string =>
  `<p id="live-status" class="unseen" role="status">${escapeHtml(says)}</p>
<div data-part data-says="${escapeHtml(says)}"${next === null ? '' : ` data-live="${escapeHtml(next)}"`}>
${content}
</div>`

const EVERY_SECONDS = 5

/** Without a script the page is loaded again. */
export const reloads = (next: string | null): string =>
  next === null
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${EVERY_SECONDS}; url=${escapeHtml(next)}"></noscript>\n`

/** What only a screen reader shows. */
export const UNSEEN = `
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }`
