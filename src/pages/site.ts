import type { Account } from '../accounts/account.ts'
import { html, joined, type Markup } from '../platform/markup.ts'
import { ACCOUNT_MENU, accountMenu } from './account/menu.ts'
import { breadcrumbs, type Crumb } from './elements/breadcrumbs.ts'
import { bdi } from './elements/notices.ts'
import { ELEMENTS } from './elements/style.ts'
import { type Page, type PageContent, page } from './frame.ts'
import { themeSwitch } from './theme.ts'

/** The parts of the service that a visitor sees. */
const PARTS = {
  charts: 'Charts',
  docs: 'Documentation',
  playground: 'Playground',
  account: 'Account',
} as const satisfies Places
type Part = keyof typeof PARTS

interface SiteContent extends Omit<PageContent, 'banner' | 'footer'> {
  /** The part that the page belongs to. */
  readonly at: Part | null
}

/** A page for visitors and customers: the navigation above, the licence below. */
export const sitePage = ({ at, style = '', ...rest }: SiteContent): Page =>
  barPage({ ...rest, bar: siteBar(at, rest.root), style: `${SITE}${style}`, footer: siteFooter(rest.root) })

/** The bar of every page of the site. `menu` is that of the signed-in user. */
const siteBar = (at: Part | null, root: string, menu: Markup | null = null): Markup =>
  html`<div class="bar"><a class="name" href="${root}">Orrery</a>${navigation('Orrery', PARTS, at, root)}${menu}${themeSwitch}</div>`

const siteFooter = (
  root: string,
): Markup => html`<p>Orrery is free software under the <a href="https://www.gnu.org/licenses/agpl-3.0.html">AGPL 3.0</a>. Calculations with the Swiss Ephemeris.
<a href="${root}docs/api">API reference</a> · <a href="${root}openapi.json">OpenAPI document</a></p>`

const SITE = `
.bottom { border-top: 1px solid var(--gold); padding: var(--space-16) 0; color: var(--soft); font-size: var(--text-16) }
@media print { .top, .bottom, .skip { display: none } }`

/** The footer of a short page is at the end of the window. */
export const FULL_HEIGHT = `
body { display: flex; flex-direction: column; min-height: 100vh }
main { flex: 1 0 auto; width: 100% }`

/** Who views a page of an account, and from where. */
export interface Holder {
  /** The signed-in user, as an e-mail address or a name. */
  readonly account: string
  /** The relative path to the root of the service. */
  readonly root: string
}

/** The name of an account for its user. */
export const accountNameOf = ({ email, name }: Pick<Account, 'email' | 'name'>): string => email ?? name

const ACCOUNT_PLACES = {
  account: 'Overview',
  'account/keys': 'Keys',
  'account/requests': 'Requests',
  'account/plan': 'Plan',
  'account/reports': 'Reports',
  'account/assistants': 'Assistants',
  'account/settings': 'Settings',
} as const

interface AccountContent
  extends PlacedContent<keyof typeof ACCOUNT_PLACES>,
    Pick<PageContent, 'script' | 'style' | 'head'> {
  readonly holder: Holder
  /** The heading, if a user wrote a part of it. Otherwise it is the title. */
  readonly heading?: Markup
}

/** A page of an account, in the frame of the site. */
export const accountPage = ({ title, heading, holder, style = '', ...rest }: AccountContent): Page =>
  placedPage({
    ...rest,
    title,
    root: holder.root,
    part: 'Account',
    places: ACCOUNT_PLACES,
    bar: siteBar('account', holder.root, accountMenu(holder)),
    style: `${SITE}${FULL_HEIGHT}${ACCOUNT_MENU}${style}`,
    footer: siteFooter(holder.root),
    heading: html`<h1>${heading ?? title}</h1>`,
  })

/** Links that look like buttons, and lists of facts beside them. */
export const ACTIONS = `
a.button { display: inline-flex; align-items: center; text-decoration: none }
a.button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary) }
.card .actions, section > .actions { margin-top: var(--space-16) }
.actions form { margin: 0 }`

/** Who views a page of the administration, and from where. */
export interface Viewer {
  /** The name of the operator. */
  readonly operator: string
  /** The relative path to the root of the service. */
  readonly root: string
}

const ADMIN_PLACES = {
  admin: 'Overview',
  'admin/users': 'Users',
  'admin/usage': 'Usage',
  'admin/revenue': 'Revenue',
  'admin/funnels': 'Funnels',
  'admin/queue': 'Queue',
  'admin/health': 'Health',
  'admin/actions': 'Actions',
} as const

interface AdminContent extends PlacedContent<keyof typeof ADMIN_PLACES>, Pick<PageContent, 'style'> {
  readonly viewer: Viewer
}

/** A page of the administration. Its script shows times in the zone of the reader, and draws plots. */
export const adminPage = ({ title, viewer: { operator, root }, style = '', ...rest }: AdminContent): Page =>
  placedPage({
    ...rest,
    title,
    root,
    part: 'Administration',
    places: ADMIN_PLACES,
    bar: html`
<div class="bar"><span class="name">Orrery</span>
<form method="post" action="${root}admin/sign-out">${operator} · <button class="plain" type="submit">Sign out</button></form>${themeSwitch}</div>
`,
    script: 'data-page.js',
    style: `${ADMIN}${style}`,
    heading: html`<h1>${bdi(title)}</h1>`,
  })

/** The design of every page, denser and wider. */
const ADMIN = `
body { font-size: var(--text-16) }
code { font-size: var(--text-14) }
h1 { font-size: var(--text-28); margin-bottom: var(--space-12) }`

/** What a page says of itself, if its part has places. */
interface PlacedContent<Place extends string> extends Pick<PageContent, 'title' | 'content'> {
  /** The path of the page below the root, or of its parent page. */
  readonly at: Place | null
  readonly hasPlot?: boolean
}

interface PlacedPage
  extends PlacedContent<string>,
    Omit<BarPage, 'title' | 'content' | 'below' | 'hasForms' | 'sheet'> {
  /** The name of the part. */
  readonly part: string
  readonly places: Places
  /** Above the content. */
  readonly heading: Markup
}

/** A page of a part for people who are signed in: the places of the part above, then its title, and forms within. */
const placedPage = ({ part, places, at, hasPlot = false, heading, content, ...rest }: PlacedPage): Page =>
  barPage({
    ...rest,
    hasForms: true,
    sheet: hasPlot ? 'uplot.css' : undefined,
    below: navigation(part, places, at, rest.root),
    content: html`${placeCrumbs({ part, places, at, title: rest.title, root: rest.root })}${heading}\n${content}`,
  })

/** The way to a page of a part. Its first page needs none. */
function placeCrumbs({ part, places, at, title, root }: Pick<PlacedPage, 'part' | 'places' | 'at' | 'title' | 'root'>) {
  const [home = ''] = Object.keys(places)
  const place = at === null ? undefined : places[at]
  if (at === null || place === undefined || (at === home && title === place)) return null
  const above: readonly Crumb[] = title === place || at === home ? [] : [[at, place]]
  return breadcrumbs([[home, part], ...above], title, root)
}

interface BarPage extends Omit<PageContent, 'banner'> {
  readonly bar: Markup
  /** Below the bar. */
  readonly below?: Markup
}

/** A page with a bar above. */
const barPage = ({ bar, below, style = '', ...rest }: BarPage): Page =>
  page({ ...rest, style: `${TOP_BAR}${ELEMENTS}${style}`, banner: html`${bar}${below}` })

/** A place of the navigation: its path below the root, and its name. */
type Places = Readonly<Record<string, string>>

/** The places of a part of the service. The one of the page is marked. */
const navigation = (label: string, places: Places, at: string | null, root: string): Markup =>
  html`<nav aria-label="${label}"><ul>
${joined(
  Object.entries(places).map(
    ([path, name]) =>
      html`<li><a href="${root}${path}"${path === at ? html` aria-current="page"` : ''}>${name}</a></li>`,
  ),
)}
</ul></nav>`

/** The rules of a banner with a navigation. On a phone its places stay on one line, which can be moved. */
const TOP_BAR = `
main { max-width: var(--page-width); padding: var(--space-24) var(--page-side) var(--space-64) }
.top .bar form { font: var(--text-16) var(--sans); color: var(--soft) }
.top nav ul { display: flex; gap: 0 var(--space-24); list-style: none; margin: 0; padding: 0; font: var(--text-16)/1.5 var(--sans);
  overflow-x: auto; scrollbar-width: none }
.top nav li { flex: none }
.top nav a { display: block; padding: var(--space-12) 0 var(--space-8); text-decoration: none; white-space: nowrap;
  border-bottom: 3px solid transparent }
.top nav a:hover { border-color: var(--rule) }
.top nav a:focus-visible { outline-offset: -2px }
.top nav a[aria-current] { border-color: var(--gold); font-weight: 700; scroll-initial-target: nearest }
@media (max-width: 47.99rem) {
  .top nav ul { gap: 0 var(--space-16) }
  .top .bar nav { order: 1; flex: 0 0 100%; min-width: 0 }
}`
