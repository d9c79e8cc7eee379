import { html, type Markup } from '../../platform/markup.ts'
import type { View } from './view.ts'
import { VIEWS } from './views/index.ts'

/** The pages that need no birth. Those of times keep the one of the address. */
const PAGES = { when: 'When', calendar: 'Calendar', people: 'People' } as const
type TimePage = keyof typeof PAGES

interface Tab {
  readonly href: string
  readonly name: string
  readonly isCurrent: boolean
  /** The view that the script of the room shows in place of the current one. */
  readonly view?: string
}

/** The bar of the tabs. */
const bar = (tabs: readonly Tab[]): Markup =>
  html`<nav class="tabs" aria-label="Views of this birth"><ul>${tabs.map(
    ({ href, name, isCurrent, view }) =>
      html`<li><a href="${href}"${view ? html` data-view="${view}"` : ''}${isCurrent ? html` aria-current="page"` : ''}>${name}</a></li>`,
  )}</ul></nav>`

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** These pages for the birth of a query. The calendar has fields of the same names, so it keeps the birth in one of its own. */
const timeTabs = (root: string, birth: string, at: TimePage | null): readonly Tab[] => {
  const hrefs: Readonly<Record<TimePage, string>> = {
    when: withQuery(`${root}charts/when`, birth),
    calendar: withQuery(`${root}charts/calendar`, birth && new URLSearchParams({ birth }).toString()),
    people: `${root}charts/people`,
  }
  return (Object.keys(PAGES) as TimePage[]).map((page) => ({
    href: hrefs[page],
    name: PAGES[page],
    isCurrent: page === at,
  }))
}

interface RoomTabs {
  readonly root: string
  /** The query of the birth and its options. */
  readonly birth: string
  readonly view: View
  /** The query of a view of the birth. */
  addressOf(view: View): string
}

/** The tabs of a birth in the chart room. */
export const roomTabs = ({ root, birth, view: current, addressOf }: RoomTabs): Markup =>
  bar([
    ...VIEWS.map((view) => ({
      href: addressOf(view),
      name: view.name,
      isCurrent: view === current,
      view: view.id,
    })),
    ...timeTabs(root, birth, null),
  ])

/** The tabs of such a page. Without a birth there are no views of one. */
export const timePageTabs = ({
  root,
  birth,
  at,
}: Pick<RoomTabs, 'root' | 'birth'> & { at: TimePage | null }): Markup => {
  const views = birth === '' ? [] : VIEWS
  return bar([
    ...(birth === '' ? [{ href: `${root}charts`, name: VIEWS[0].name, isCurrent: at === null }] : []),
    ...views.map((view) => ({
      href: withQuery(`${root}charts`, view === VIEWS[0] ? birth : `${birth}&view=${view.id}`),
      name: view.name,
      isCurrent: false,
    })),
    ...timeTabs(root, birth, at),
  ])
}

/** The rules of the tabs. */
export const TABS = `
@media (min-width: 120rem) { :root { --page-width: var(--frame-width) } }
.tabs { border-bottom: 1px solid var(--gold); margin: var(--space-16) 0 0; padding: 0 }
#main > .tabs { margin: 0 0 var(--space-16) }
.tabs ul { display: flex; gap: var(--space-4); list-style: none; margin: 0; padding: 0; overflow-x: auto; scrollbar-width: none }
.tabs a { display: block; white-space: nowrap; padding: var(--space-8) var(--space-12); text-decoration: none; border-bottom: 3px solid transparent }
.tabs a[aria-current] { border-color: var(--gold); color: var(--ink); font-weight: 700 }
.tabs a:focus-visible { outline-offset: -2px }
@media print { .tabs { display: none } }`
