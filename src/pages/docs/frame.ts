import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import type { Guide } from './guides.ts'
import type { Heading } from './markdown.ts'
import { searchField } from './search-field.ts'
import { DOCS_STYLE } from './style.ts'
import { tree } from './tree.ts'

interface DocsContent {
  readonly title: string
  readonly root: string
  readonly at?: { readonly guide: Guide; readonly headings: readonly Heading[] }
  /** HTML with escaped texts. */
  readonly content: string
}

/** A page of the documentation: the guides on the left, the text next to them. */
export const docsPage = ({ title, root, at, content }: DocsContent): Page =>
  sitePage({
    ...{ title, root, at: 'docs', style: DOCS_STYLE, script: 'docs.js' },
    content: `<div class="docs">
<div class="side">
${searchField(root)}
${tree({ root, ...(at && { at }) })}
</div>
<div class="body">
${content}
</div>
</div>`,
  })
