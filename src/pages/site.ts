import { ELEMENTS } from './elements/style.ts'
import { type Page, type PageContent, page } from './frame.ts'
import { navigation, type Places, TOP_BAR } from './top-bar.ts'

/** The parts of the service that a visitor sees. */
const PARTS = { docs: 'Documentation', playground: 'Playground', account: 'Account' } as const satisfies Places

interface SiteContent extends Omit<PageContent, 'banner' | 'footer'> {
  /** The part that the page belongs to. */
  readonly at: keyof typeof PARTS | null
  /** HTML in the banner below the navigation, such as the places of a part. */
  readonly below?: string
}

/** A page for visitors and customers: the navigation above, the licence below. */
export const sitePage = ({ at, below = '', content, style = '', ...rest }: SiteContent): Page =>
  page({
    ...rest,
    style: `${TOP_BAR}${ELEMENTS}${SITE}${style}`,
    banner: `<div class="bar"><a class="name" href="${rest.root}">Orrery</a>${navigation('Orrery', PARTS, at, rest.root)}</div>${below}`,
    content,
    footer: `<p>Orrery is free software under the <a href="https://www.gnu.org/licenses/agpl-3.0.html">AGPL 3.0</a>. Calculations with the Swiss Ephemeris.
<a href="${rest.root}docs/api">API reference</a> · <a href="${rest.root}openapi.json">OpenAPI document</a></p>`,
  })

const SITE = `
.top .bar a.name { font: var(--text-22) var(--serif); color: var(--ink); text-decoration: none; padding: var(--space-8) 0 }
.top .bar nav { margin: 0; padding: 0 }
.bottom { border-top: 1px solid var(--gold); padding: var(--space-16) 0; color: var(--soft); font-size: var(--text-16) }
.bottom p { max-width: 80rem; margin: 0 auto; padding: 0 var(--space-16) }
@media print { .top, .bottom, .skip { display: none } }`
