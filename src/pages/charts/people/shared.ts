import { html, type Markup } from '../../../platform/markup.ts'
import { type Page, page } from '../../frame.ts'
import { sitePage } from '../../site.ts'
import { personHeading, personName } from '../person.ts'
import { CHART_ROOM, printButton } from '../style.ts'
import type { NatalReply } from '../view.ts'
import { CHOSEN_STYLE } from '../wheel.ts'
import { WHOLE_CHART } from '../whole-chart-style.ts'

/** A chart that its owner shows to whoever has the link. */
export interface SharedChart {
  readonly root: string
  readonly chart: NatalReply
  readonly shown: Markup
}

const NO_INDEX = html`<meta name="robots" content="noindex, nofollow">\n`

/** The page of a public link: the chart, read only. It has no form and names no address of the owner. */
export const sharedChartPage = ({ root, chart, shown }: SharedChart): Page => {
  const shared = sitePage({
    title: personName(chart),
    at: null,
    root,
    script: 'charts/people/shared.js',
    style: CHART_ROOM + CHOSEN_STYLE + WHOLE_CHART,
    head: NO_INDEX,
    content: html`<header class="person"><div>${personHeading(chart)}</div><div class="person-actions">${printButton}<a class="button" href="${root}charts">Make your own chart</a></div></header>
<p class="soft shared">Someone shared this chart with you. You can view it, but not change it.</p>
<div id="view">${shown}</div>`,
  })
  return notListed(shared)
}

/** The page of a link that leads nowhere. */
export const withdrawnPage = (root: string): Page =>
  notListed(
    page({
      title: 'No chart here',
      root,
      head: NO_INDEX,
      content: html`<h1>There is no chart here</h1>
<p>The link was withdrawn by its owner, or it is incomplete. Ask for a new one.</p>
<p><a href="${root}charts">Open the chart room</a></p>`,
    }),
  )

const notListed = (shown: Page): Page => ({
  ...shown,
  headers: { ...shown.headers, 'X-Robots-Tag': 'noindex, nofollow' },
})
