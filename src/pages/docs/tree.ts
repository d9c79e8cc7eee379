import { escapeHtml } from '../../platform/mail/letters.ts'
import { GROUPS, type Guide } from './guides.ts'
import type { Heading } from './markdown.ts'

interface Tree {
  readonly root: string
  /** The guide of the page, with its headings. */
  readonly at?: { readonly guide: Guide; readonly headings: readonly Heading[] }
}

/** All guides, and the contents of the one of the page. On a phone a button opens them. */
export const tree = ({
  root,
  at,
}: Tree): string => `<button type="button" class="tree-button" popovertarget="tree">Guides</button>
<nav id="tree" popover aria-label="Guides">
${GROUPS.map(
  ({ title, guides }) => `<p class="tree-group">${escapeHtml(title)}</p>
<ul>
${guides.map((guide) => entry(guide, root, at?.guide === guide ? at.headings : null)).join('\n')}
</ul>`,
).join('\n')}
<p class="tree-group">Reference</p>
<ul><li><a href="${root}docs/api">All operations</a></li></ul>
</nav>`

function entry({ name, label }: Guide, root: string, headings: readonly Heading[] | null): string {
  const link = `<a href="${root}docs/${name}"${headings ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`
  const inner = headings?.filter(({ depth }) => depth === 2) ?? []
  return `<li>${link}${inner.length === 0 ? '' : contents(inner)}</li>`
}

const contents = (headings: readonly Heading[]): string => `
<ul class="contents" aria-label="On this page">
${headings.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`).join('\n')}
</ul>`
