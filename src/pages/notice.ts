import { escapeHtml } from '../mail/letters.ts'
import { type Page, page } from './frame.ts'

/** A page below `/account` with one message. */
export const noticePage = (title: string, text: string): Page =>
  page({ title, root: '../', content: `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>` })
