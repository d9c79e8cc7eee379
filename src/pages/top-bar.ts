import { escapeHtml } from '../platform/mail/letters.ts'

/** A place of the navigation: its path below the root, and its name. */
export type Places = Readonly<Record<string, string>>

/** The places of a part of the service. The one of the page is marked. */
export const navigation = (label: string, places: Places, at: string | null, root: string): string =>
  `<nav aria-label="${escapeHtml(label)}"><ul>
${Object.entries(places)
  .map(
    ([path, name]) =>
      `<li><a href="${root}${path}"${path === at ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`,
  )
  .join('\n')}
</ul></nav>`

/** The rules of a banner with a navigation. */
export const TOP_BAR = `
.top { padding: var(--space-8) 0 0 }
.top .bar, .top nav, main { max-width: 80rem; margin: 0 auto; padding-left: var(--space-16); padding-right: var(--space-16) }
main { padding-top: var(--space-24) }
.top .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--space-24) }
.top .bar span { display: inline; padding: 0; margin: 0 }
.top .bar form { font: var(--text-16) var(--sans); color: var(--soft) }
.top nav ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-24); list-style: none; margin: 0; padding: 0;
  font: var(--text-16) var(--sans) }
.top nav a { display: block; padding: var(--space-12) 0 var(--space-8); text-decoration: none;
  border-bottom: 3px solid transparent }
.top nav a:hover { border-color: var(--rule) }
.top nav a[aria-current] { border-color: var(--gold); font-weight: 700 }
@media (max-width: 47.99rem) { .top nav ul { gap: 0 var(--space-16) } }`
