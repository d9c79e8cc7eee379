import type { Page } from './frame.ts'
import { sitePage } from './site.ts'

/** The reference of the API, which a viewer makes from the OpenAPI document. */
export const referencePage = (root: string): Page =>
  sitePage({
    title: 'API reference',
    at: 'docs',
    root,
    script: 'reference.js',
    isOfViewer: true,
    style: REFERENCE,
    content: `<h1 class="aside">API reference</h1>
<p id="waiting" class="waiting">The reference is loading. It is made from <a href="${root}openapi.json">the OpenAPI document</a>.</p>
<div id="reference" data-document="${root}openapi.json"></div>`,
  })

/** The viewer fills the page, in our colours and fonts. */
const REFERENCE = `
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
main { max-width: none; padding: 0 }
#waiting { padding: var(--space-24) }
.scalar-app { --scalar-font: var(--sans); --scalar-font-code: var(--mono); --scalar-custom-header-height: 0px }
.light-mode, .dark-mode { --scalar-background-1: var(--page); --scalar-background-2: var(--surface); --scalar-background-3: var(--rule);
  --scalar-color-1: var(--ink); --scalar-color-2: var(--soft); --scalar-color-3: var(--soft); --scalar-color-accent: var(--primary);
  --scalar-border-color: var(--rule); --scalar-sidebar-background-1: var(--page) }`
