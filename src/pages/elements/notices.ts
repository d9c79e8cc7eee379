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
