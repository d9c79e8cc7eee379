import type { ReportOptions, ReportStatusReply } from '../../contract/reports.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { counted, instant } from '../elements/figures.ts'
import { live, reloads, UNSEEN } from '../elements/live.ts'
import { bdi, doneNotice } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder } from './frame.ts'
import { LANGUAGE_NAMES } from './report-options.ts'
import { isUnderWay, type ReportState, STATE_STYLE, stateHtml, stateText } from './report-state.ts'
import { ACTIONS } from './style.ts'

/** A report with everything that can be shown. */
export interface ReportShown extends ReportState {
  readonly id: string
  readonly name: string
  readonly born: string | null
  readonly place: string | null
  /** The chapters of texts. */
  readonly titles: readonly string[]
  /** The beginning of the portrait. */
  readonly portrait: string | null
  readonly pages: number | null
  readonly options: ReportOptions
  readonly times: Pick<ReportStatusReply, 'created_at' | 'expires_at'>
  readonly done: string | null
  readonly nowMs: number
}

/** The page of a report: its progress, its contents, and its documents. */
export function reportPage(shown: ReportShown, holder: Holder): Page {
  const next = isUnderWay(shown) ? '?' : null
  const { name, done } = shown
  return accountPage({
    title: `Report of ${name}`,
    holder,
    at: 'account/reports',
    script: 'live.js',

    style: `${ACTIONS}${UNSEEN}${STATE_STYLE}${STYLE}`,
    head: reloads(next),
    content: `${doneNotice(done)}${live({ content: partOf(shown, holder), next, says: stateText(shown, shown.nowMs) })}
${deletion(shown, holder)}
<p><a href="${holder.root}account/reports">All reports</a></p>`,
  })
}

const partOf = (shown: ReportShown, holder: Holder): string => `${state(shown, holder)}
<div class="grid preview">
<figure><img src="${holder.root}account/reports/${shown.id}/wheel.svg" width="700" height="700" alt="Wheel of the chart of ${escapeHtml(shown.name)}"></figure>
${contents(shown)}
</div>`

function state(shown: ReportShown, { root }: Holder): string {
  const { id, status, pages, nowMs, name } = shown
  const at = `${root}account/reports/${id}`
  const actions =
    status === 'completed'
      ? `<p class="actions"><a id="pdf" class="button primary" href="${at}/report.pdf">Download PDF${pages === null ? '' : `, ${counted(pages, 'page')}`}</a>
<a id="json" class="button" href="${at}/report.json">Download JSON</a> <a id="markdown" class="button" href="${at}/report.md">Download Markdown</a></p>`
      : status === 'failed'
        ? `<p class="actions"><a id="again" class="button" href="${root}account/reports/order">Order again</a></p>`
        : ''
  return `<section class="card" aria-label="State"><p id="state">${stateHtml(shown, nowMs, name)}</p>${actions}</section>`
}

function contents({ status, born, place, titles, portrait, options, times }: ReportShown): string {
  const facts = [
    ...(born === null ? [] : [['Born', bdi(born)]]),
    ...(place === null ? [] : [['Place', bdi(place)]]),
    ['Ordered', instant(times.created_at)],
    ['Deleted on', instant(times.expires_at)],
    ['Language', LANGUAGE_NAMES[options.language ?? 'en']],
    ['Page size', escapeHtml(options.page_size ?? 'A4')],
  ]
  return `<section aria-labelledby="inside">
<h2 id="inside">In this report</h2>
${portrait === null || status !== 'completed' ? '' : `<p class="portrait">${bdi(portrait)}</p>`}
${titles.length === 0 ? '' : `<ol>${titles.map((title) => `<li>${bdi(title)}</li>`).join('')}</ol>`}
<dl class="facts">${facts.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('')}</dl>
</section>`
}

/** Works without a script: the closed section prevents deleting with a single click. */
const deletion = ({ id, status }: ReportShown, { root }: Holder): string => `<details>
<summary>Delete this report</summary>
<form method="post" action="${root}account/reports/${id}/delete">
<p>The report and its birth data are deleted immediately. This cannot be undone.${status === 'queued' || status === 'processing' ? ' Your credit is returned.' : ''}</p>
<button class="danger" type="submit">Delete report</button>
</form>
</details>`

const STYLE = `
#state { font-size: var(--text-18); margin-bottom: 0 }
.grid.preview { align-items: start }
.grid.preview section { margin-top: 0 }
figure { margin: 0; background: #fff; border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-8) }
figure img { display: block; width: 100%; height: auto }
.portrait { font-family: var(--serif); font-size: var(--text-18) }
.preview ol { padding-left: var(--space-24) }
.preview li { padding: var(--space-4) 0 }
details { margin: var(--space-24) 0 }
@media (min-width: 64rem) { .grid.preview { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: var(--space-48) } }`
