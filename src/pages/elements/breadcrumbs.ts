import { html, type Markup } from '../../platform/markup.ts'
import { bdi } from './notices.ts'

/** A page above: its path below the root, and its name. Null: it is no page. */
export type Crumb = readonly [path: string | null, name: string]

/** The way from a part of the site to a page, which is the last name. */
export const breadcrumbs = (above: readonly Crumb[], name: string, root: string): Markup =>
  html`<nav class="crumbs" aria-label="Breadcrumbs"><ol>${above.map(
    ([path, each]) => html`<li>${path === null ? each : html`<a href="${root}${path}">${each}</a>`}</li>`,
  )}<li aria-current="page">${bdi(name)}</li></ol></nav>`

/** The rules of breadcrumbs. */
export const BREADCRUMBS = `
.crumbs ol { display: flex; flex-wrap: wrap; list-style: none; margin: 0 0 var(--space-8); padding: 0; font-size: var(--text-16);
  line-height: 1.5; color: var(--soft) }
.crumbs li + li::before { content: '›' / ''; margin: 0 var(--space-8) }
@media print { .crumbs { display: none } }`
