import { html, joined, type Markup } from '../../platform/markup.ts'
import { breadcrumbs } from '../elements/breadcrumbs.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import { GROUPS, type Guide } from './guides.ts'
import type { Heading } from './markdown.ts'
import { DOCS_STYLE } from './style.ts'

interface DocsContent {
  readonly title: string
  /** Its name in the breadcrumbs, if it is another one. */
  readonly crumb?: string
  readonly description?: string
  readonly root: string
  /** The guide of the page, with its headings. */
  readonly at?: { readonly guide: Guide; readonly headings: readonly Heading[] }
  /** What the tree shows of the reference, on its pages. */
  readonly reference?: ReferenceTree
  /** The relative address of the same content as Markdown. */
  readonly alternate?: string
  /** Rules of the page, after those of the documentation. */
  readonly style?: string
  /** Another script than that of the guides, which it starts. */
  readonly script?: string
  readonly content: Markup
}

/** The reference in the tree, on one of its pages. */
export interface ReferenceTree {
  readonly chapters: readonly { readonly slug: string; readonly name: string }[]
  /** The last part of the path of the page, or null for the overview. */
  readonly at: string | null
  /** The sections of the page. */
  readonly contents: readonly { readonly id: string; readonly text: string }[]
  /** Whether the address serves the guides too. */
  readonly hasGuides: boolean
}

/** A page of the documentation: the guides on the left, the text next to them. */
export function docsPage({ style = '', script = 'docs.js', alternate, content, ...rest }: DocsContent): Page {
  const { title, description, root } = rest
  const made = sitePage({
    title,
    ...(description && { description }),
    root,
    at: 'docs',
    style: `${DOCS_STYLE}${style}`,
    script,
    head: alternate ? html`<link rel="alternate" type="text/markdown" title="Markdown" href="${alternate}">\n` : null,
    content: html`<div class="docs">
<div class="side">
${searchField(root)}
${tree(rest)}
</div>
<div class="body">
${rest.at && way(rest.at.guide, root)}${rest.reference && referenceWay(rest.reference, rest.crumb ?? title, root)}${content}
</div>
</div>`,
  })
  const link = alternate && { Link: `<${alternate}>; rel="alternate"; type="text/markdown"` }
  return { ...made, headers: { ...made.headers, ...link } }
}

/** The way from the first page of the documentation to a guide. */
function way(guide: Guide, root: string): Markup {
  const group = GROUPS.find(({ guides }) => guides.includes(guide))
  return breadcrumbs([['docs', 'Documentation'], ...(group ? [[null, group.title] as const] : [])], guide.label, root)
}

/** The way from the first page of the documentation to a chapter of the reference. */
const referenceWay = ({ at }: ReferenceTree, title: string, root: string): Markup =>
  breadcrumbs(
    [['docs', 'Documentation'], ...(at === null ? [] : [['docs/api', 'API reference'] as const])],
    title,
    root,
  )

/** The field that searches guides and reference. Its script loads the index at the first use. */
const searchField = (root: string): Markup => html`<search class="search" data-root="${root}">
<label for="search">Search <kbd aria-hidden="true">/</kbd></label>
<input type="search" id="search" autocomplete="off" spellcheck="false" maxlength="100" aria-describedby="search-said" aria-keyshortcuts="/">
<div class="results" id="results" hidden></div>
<p class="aside" id="search-said" role="status"></p>
</search>`

/** All guides, and the contents of the one of the page. On a phone a button opens them. */
const tree = ({
  root,
  at,
  reference,
}: Pick<
  DocsContent,
  'root' | 'at' | 'reference'
>): Markup => html`<button type="button" class="tree-button" popovertarget="tree">Contents</button>
<nav id="tree" popover aria-label="Documentation">
${reference && referenceTree(reference, root)}${(reference?.hasGuides ?? true) && guidesTree(root, at)}${
  !reference &&
  html`<p class="tree-group">Reference</p>
<ul><li><a href="${root}docs/api">All operations</a></li><li><a href="${root}docs/api/errors">Error codes</a></li></ul>`
}
</nav>`

const guidesTree = (root: string, at: DocsContent['at']): Markup =>
  joined(
    GROUPS.map(
      ({ title, guides }) => html`<p class="tree-group">${title}</p>
<ul>
${joined(guides.map((guide) => entry(guide, root, at?.guide === guide ? at.headings : null)))}
</ul>`,
    ),
  )

function referenceTree({ chapters, at, contents: own }: ReferenceTree, root: string): Markup {
  const places = [
    { path: '', slug: null, name: 'All operations' },
    { path: '/errors', slug: 'errors', name: 'Error codes' },
    ...chapters.map(({ slug, name }) => ({ path: `/${slug}`, slug, name })),
  ]
  return html`<p class="tree-group">Reference</p>
<ul>
${joined(
  places.map(({ path, slug, name }) => {
    const isHere = slug === at
    const inner = isHere && own.length > 0 ? contents(own) : ''
    return html`<li><a href="${root}docs/api${path}"${isHere && html` aria-current="page"`}>${name}</a>${inner}</li>`
  }),
)}
</ul>
`
}

function entry({ name, label }: Guide, root: string, headings: readonly Heading[] | null): Markup {
  const link = html`<a href="${root}docs/${name}"${headings ? html` aria-current="page"` : ''}>${label}</a>`
  const inner = headings?.filter(({ depth }) => depth === 2) ?? []
  return html`<li>${link}${inner.length === 0 ? '' : contents(inner)}</li>`
}

const contents = (headings: ReferenceTree['contents']): Markup => html`
<ul class="contents" aria-label="On this page">
${joined(headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`))}
</ul>`
