import type { ReportCreditsReply } from '../../contract/reports/reports.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { counted, instant, instantInWords, NONE } from '../elements/figures.ts'
import { bdi, doneNotice, live, reloads, UNSEEN } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder } from '../site.ts'
import { isUnderWay, type ReportState, STATE_STYLE, stateShown } from './report.ts'

export interface ListedState extends ReportState {
  readonly id: string
  readonly name: string
  readonly born: string | null
  /** ISO 8601. */
  readonly orderedAt: string
}

/** The reports of an account, and the price of another one. */
export interface ReportsShown {
  readonly credits: ReportCreditsReply
  /** Whether the installation sells report credits. */
  readonly isOpen: boolean
  readonly reports: readonly ListedState[]
  /** The last report of this page, if there are more. */
  readonly more: string | null
  /** The page is not the first. */
  readonly isLater: boolean
  /** For the form of the sample report. */
  readonly orderKey: string
  readonly done: string | null
  readonly nowMs: number
}

/** The reports of an account. It works without a script. */
export function reportsPage(shown: ReportsShown, holder: Holder): Page {
  const { reports, done } = shown
  const waiting = reports.filter(isUnderWay).length
  const next = waiting === 0 ? null : shown.isLater ? '' : '?'
  return accountPage({
    title: 'Reports',
    holder,
    at: 'account/reports',
    script: 'live.js',
    style: `${ACTIONS}${UNSEEN}${STATE_STYLE}`,
    head: reloads(next),
    content: html`${doneNotice(done)}${credits(shown, holder)}
${
  reports.length === 0
    ? empty(shown, holder)
    : live({
        content: list(shown, holder),
        next,
        says: waiting === 0 ? '' : `${counted(waiting, 'report')} in progress`,
      })
}
${paging(shown)}`,
  })
}

function credits(
  { credits: { available, granted_per_month: granted, next_grant_at: next }, isOpen }: ReportsShown,
  { root }: Holder,
) {
  const more =
    granted > 0 && next !== null
      ? html` You get ${granted} each month, next on ${instantInWords(next)}.`
      : ' Your plan includes none.'
  return html`<section class="card" aria-labelledby="credits">
<h2 id="credits">${counted(available, 'report credit')}</h2>
<p class="soft">A report is a book of about fifty pages. It costs one credit and one unit.${more} ${isOpen ? html`<a href="${root}account/plan">Buy credits</a>` : NOT_SOLD}</p>
<p><a class="button primary" href="${root}account/reports/order">Order a report</a></p>
</section>`
}

/** Instead of what could be bought elsewhere. */
export const NOT_SOLD = 'Payments are not set up here.'

/** The button for the sample report, which is free. */
export const demoForm = (root: string, orderKey: string): Markup =>
  html`<form method="post" action="${root}account/reports/demo">
<input type="hidden" name="order_key" value="${orderKey}">
<button type="submit">Order the sample report</button>
</form>`

const empty = ({ orderKey, isLater }: ReportsShown, { root }: Holder): Markup =>
  isLater
    ? html`<p>No more reports.</p>`
    : html`<div class="empty"><p>You have no reports yet. To see what a report looks like, order the free sample report: a person born in Lisbon in 1992.</p>
${demoForm(root, orderKey)}</div>`

const list = ({ reports, nowMs }: ReportsShown, { root }: Holder): Markup =>
  table<ListedState>({
    caption: 'Newest first',
    columns: [
      {
        head: 'Report',
        cell: ({ id, name }) => html`<a id="report-${id}" href="${root}account/reports/${id}">${bdi(name)}</a>`,
      },
      { head: 'Born', cell: ({ born }) => (born === null ? NONE : bdi(born)) },
      { head: 'Ordered', cell: ({ orderedAt }) => instant(orderedAt) },
      { head: 'State', cell: (report) => html`<span>${stateShown(report, nowMs, report.name)}</span>` },
      {
        head: 'Document',
        cell: ({ id, status, name }) =>
          status === 'completed'
            ? html`<a id="pdf-${id}" href="${root}account/reports/${id}/report.pdf" aria-label="Download PDF of ${name}">Download PDF</a>`
            : '',
      },
    ],
    rows: reports,
  })

const paging = ({ more, isLater }: ReportsShown): Markup | null =>
  more === null && !isLater
    ? null
    : html`<p class="paging">${isLater ? html`<a href="?">Latest reports</a>` : ''}${more === null ? '' : html`<a href="?before=${more}">Earlier reports</a>`}</p>`
