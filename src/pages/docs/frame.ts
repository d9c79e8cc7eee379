import { html, joined, type Markup } from '../../platform/markup.ts'
import { breadcrumbs } from '../elements/breadcrumbs.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import { GROUPS, type Guide } from './guides.ts'
import type { Heading } from './markdown.ts'
import { DOCS_STYLE } from './style.ts'

interface DocsContent {
  readonly title: string
  readonly root: string
  readonly at?: { readonly guide: Guide; readonly headings: readonly Heading[] }
  readonly content: Markup
}

/** A page of the documentation: the guides on the left, the text next to them. */
export const docsPage = ({ title, root, at, content }: DocsContent): Page =>
  sitePage({
    title,
    root,
    at: 'docs',
    style: DOCS_STYLE,
    script: 'docs.js',
    content: html`<div class="docs">
<div class="side">
${searchField(root)}
${tree({ root, ...(at && { at }) })}
</div>
<div class="body">
${at && way(at.guide, root)}${content}
</div>
</div>`,
  })

/** The way from the first page of the documentation to a guide. */
function way(guide: Guide, root: string): Markup {
  const group = GROUPS.find(({ guides }) => guides.includes(guide))
  return breadcrumbs([['docs', 'Documentation'], ...(group ? [[null, group.title] as const] : [])], guide.label, root)
}

/** The field that searches the guides. Its script loads the index at the first use. */
const searchField = (root: string): Markup => html`<search class="search" data-root="${root}">
<label for="search">Search the guides <kbd aria-hidden="true">/</kbd></label>
<input type="search" id="search" autocomplete="off" spellcheck="false" maxlength="100" aria-describedby="search-said" aria-keyshortcuts="/">
<div class="results" id="results" hidden></div>
<p class="aside" id="search-said" role="status"></p>
</search>`

interface Tree {
  readonly root: string
  /** The guide of the page, with its headings. */
  readonly at?: { readonly guide: Guide; readonly headings: readonly Heading[] }
}

/** All guides, and the contents of the one of the page. On a phone a button opens them. */
const tree = ({
  root,
  at,
}: Tree): Markup => html`<button type="button" class="tree-button" popovertarget="tree">Guides</button>
<nav id="tree" popover aria-label="Guides">
${joined(
  GROUPS.map(
    ({ title, guides }) => html`<p class="tree-group">${title}</p>
<ul>
${joined(guides.map((guide) => entry(guide, root, at?.guide === guide ? at.headings : null)))}
</ul>`,
  ),
)}
<p class="tree-group">Reference</p>
<ul><li><a href="${root}docs/api">All operations</a></li></ul>
</nav>`

function entry({ name, label }: Guide, root: string, headings: readonly Heading[] | null): Markup {
  const link = html`<a href="${root}docs/${name}"${headings ? html` aria-current="page"` : ''}>${label}</a>`
  const inner = headings?.filter(({ depth }) => depth === 2) ?? []
  return html`<li>${link}${inner.length === 0 ? '' : contents(inner)}</li>`
}

const contents = (headings: readonly Heading[]): Markup => html`
<ul class="contents" aria-label="On this page">
${joined(headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`))}
</ul>`
