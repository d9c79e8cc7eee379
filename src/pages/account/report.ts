import type { ReportStatus } from '../../contract/jobs.ts'
import type { ReportOptions, ReportStatusReply } from '../../contract/reports/reports.ts'
import { type Content, html, type Markup } from '../../platform/markup.ts'
import { paperWheel } from '../design.ts'
import { counted, instant } from '../elements/figures.ts'
import { bdi, doneNotice, live, reloads, UNSEEN } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder } from '../site.ts'

/** The progress of a report. Times are Unix milliseconds. */
export interface ReportState {
  readonly status: ReportStatus
  readonly chapter: number
  readonly chapters: number
  readonly startedAtMs: number | null
  /** Why it failed, as text. */
  readonly reason: string | null
  /** Its credit was returned. */
  readonly isReturned: boolean
}

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
    heading: html`Report of ${bdi(name)}`,
    holder,
    at: 'account/reports',
    script: 'live.js',
    style: `${ACTIONS}${UNSEEN}${STATE_STYLE}${STYLE}`,
    head: reloads(next),
    content: html`${doneNotice(done)}${live({ content: partOf(shown, holder), next, says: stateText(shown, shown.nowMs) })}
${deletion(shown, holder)}
<p><a href="${holder.root}account/reports">All reports</a></p>`,
  })
}

const partOf = (shown: ReportShown, holder: Holder): Markup => html`${state(shown, holder)}
<div class="grid preview">
<figure><img src="${holder.root}account/reports/${shown.id}/wheel.svg" width="700" height="700" alt="Wheel of the chart of ${shown.name}"></figure>
${contents(shown)}
</div>`

function state(shown: ReportShown, { root }: Holder): Markup {
  const { id, status, pages, nowMs, name } = shown
  const at = `${root}account/reports/${id}`
  const actions =
    status === 'completed'
      ? html`<p class="actions"><a id="pdf" class="button primary" href="${at}/report.pdf">Download PDF${pages === null ? '' : `, ${counted(pages, 'page')}`}</a>
<a id="json" class="button" href="${at}/report.json">Download JSON</a> <a id="markdown" class="button" href="${at}/report.md">Download Markdown</a></p>`
      : status === 'failed'
        ? html`<p class="actions"><a id="again" class="button" href="${root}account/reports/order">Order again</a></p>`
        : ''
  return html`<section class="card" aria-label="State"><p id="state">${stateShown(shown, nowMs, name)}</p>${actions}</section>`
}

function contents({ status, born, place, titles, portrait, options, times }: ReportShown): Markup {
  const facts = [
    ...(born === null ? [] : [['Born', bdi(born)]]),
    ...(place === null ? [] : [['Place', bdi(place)]]),
    ['Ordered', instant(times.created_at)],
    ['Deleted on', instant(times.expires_at)],
    ['Language', LANGUAGE_NAMES[options.language ?? 'en']],
    ['Page size', options.page_size ?? 'A4'],
  ]
  return html`<section aria-labelledby="inside">
<h2 id="inside">In this report</h2>
${portrait === null || status !== 'completed' ? '' : html`<p class="portrait">${bdi(portrait)}</p>`}
${titles.length === 0 ? '' : html`<ol>${titles.map((title) => html`<li>${bdi(title)}</li>`)}</ol>`}
<dl class="facts">${facts.map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`)}</dl>
</section>`
}

/** The languages of reports, each with its own name. */
export const LANGUAGE_NAMES: Readonly<Record<ReportOptions['language'], string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  hi: 'हिन्दी',
}

export const FORMAT_NAMES: Readonly<Record<ReportOptions['output_format'], string>> = {
  pdf: 'PDF',
  json: 'JSON',
  markdown: 'Markdown',
}

export const PAGE_SIZES = ['A4', 'Letter'] as const satisfies readonly ReportOptions['page_size'][]

/** Works without a script: the closed section prevents deleting with a single click. */
const deletion = ({ id, status }: ReportShown, { root }: Holder): Markup => html`<details>
<summary>Delete this report</summary>
<form method="post" action="${root}account/reports/${id}/delete">
<p>The report and its birth data are deleted immediately. This cannot be undone.${status === 'queued' || status === 'processing' ? ' Your credit is returned.' : ''}</p>
<button class="danger" type="submit">Delete report</button>
</form>
</details>`

export const isUnderWay = ({ status }: Pick<ReportState, 'status'>): boolean =>
  status === 'queued' || status === 'processing'

/** The status as a short text. */
function stateText(state: ReportState, nowMs: number): string {
  switch (state.status) {
    case 'queued':
      return 'Waiting to be rendered.'
    case 'processing':
      return state.chapters === 0
        ? 'In progress.'
        : `${counted(state.chapter, 'chapter')} of ${state.chapters} done${timeLeft(state, nowMs)}.`
    case 'completed':
      return 'Ready.'
    case 'failed':
      return `Failed: ${state.reason}. ${state.isReturned ? 'Your credit was returned.' : 'It cost no credit.'}`
  }
}

/** The chapters that are left take as long as those before. */
function timeLeft({ chapter, chapters, startedAtMs }: ReportState, nowMs: number): string {
  if (chapter === 0 || startedAtMs === null) return ''
  const seconds = Math.ceil((((nowMs - startedAtMs) / chapter) * (chapters - chapter)) / 1000)
  return seconds > 0 ? `, about ${counted(seconds, 'second')} left` : ''
}

const TONES: Readonly<Partial<Record<ReportStatus, string>>> = { completed: 'good', failed: 'bad' }

/** The state, with a bar while the report is being made. */
export function stateShown(state: ReportState, nowMs: number, name: string): Content {
  const text = stateText(state, nowMs)
  const tone = TONES[state.status]
  const shown = tone ? html`<b class="${tone}">${text}</b>` : text
  if (!isUnderWay(state)) return shown
  const value = state.chapters === 0 ? '' : html` value="${state.chapter}" max="${state.chapters}"`
  return html`<progress aria-label="Progress of the report of ${name}"${value}></progress> ${shown}`
}

export const STATE_STYLE = `
.card + .unseen + [data-part] { margin-top: var(--space-24) }
progress { appearance: none; width: 8rem; height: 8px; vertical-align: middle; border: 0; border-radius: 4px;
  background: var(--rule); overflow: hidden }
progress::-webkit-progress-bar { background: var(--rule) }
progress::-webkit-progress-value { background: var(--gold) }
progress::-moz-progress-bar { background: var(--gold) }`

const STYLE = `
#state { font-size: var(--text-18); margin-bottom: 0 }
.grid.preview { align-items: start }
.grid.preview section { margin-top: 0 }
figure { margin: 0; background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-8) }
${paperWheel('figure img')}
figure img { display: block; width: 100%; height: auto }
.portrait { font-family: var(--serif); font-size: var(--text-18) }
.preview ol { padding-left: var(--space-24) }
.preview li { padding: var(--space-4) 0 }
details { margin: var(--space-24) 0 }
@media (min-width: 64rem) { .grid.preview { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: var(--space-48) } }`
