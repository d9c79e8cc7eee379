import { escapeHtml } from '../../platform/mail/letters.ts'
import type { Page } from '../frame.ts'
import { docsPage } from './frame.ts'
import { GUIDES, type Guide } from './guides.ts'
import { type Beat, type Heading, parseGuide, writer } from './markdown.ts'

/** The page of a guide. */
export function guidePage(guide: Guide, root: string): Page {
  const { title, headings, beats } = parseGuide(guide)
  let blocks = 0
  const write = writer({ guide, root }, () => ++blocks)
  return docsPage({
    ...{ title, root, at: { guide, headings } },
    content: `<div class="guide">
<h1>${escapeHtml(title)}</h1>
${beats.map((beat) => part(beat, write)).join('\n')}
</div>
${neighbours(guide, root)}`,
  })
}

function part({ heading, before, codes, after, isWide }: Beat, { text, code }: ReturnType<typeof writer>): string {
  const head = heading ? headingHtml(heading) : ''
  if (isWide) return `<div class="wide-part">${head}${text(before)}${text(after)}</div>`
  const codeColumn = codes.length > 0 ? `\n<div class="code">${code(codes)}</div>` : ''
  const afterwards = after.length > 0 ? `\n<div class="text after">${text(after)}</div>` : ''
  return `<div class="part"><div class="text">${head}${text(before)}</div>${codeColumn}${afterwards}</div>`
}

const headingHtml = ({ id, text, depth }: Heading): string =>
  `<h${depth} id="${escapeHtml(id)}">${escapeHtml(text)} <a class="anchor" href="#${escapeHtml(id)}" aria-label="Link to “${escapeHtml(text)}”">#</a></h${depth}>\n`

/** Links to the guides before and after. */
function neighbours(guide: Guide, root: string): string {
  const at = GUIDES.indexOf(guide)
  const link = (other: Guide | undefined, rel: 'prev' | 'next', word: string) =>
    other
      ? `<a rel="${rel}" href="${root}docs/${other.name}"><span class="soft">${word}:</span> ${escapeHtml(other.label)}</a>`
      : ''
  return `<nav class="neighbours" aria-label="Guides before and after">${link(GUIDES[at - 1], 'prev', 'Previous')}${link(GUIDES[at + 1], 'next', 'Next')}</nav>`
}
