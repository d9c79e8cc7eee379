import {
  type AnalyticsFunnelResponse,
  FUNNEL_NAME_MAX,
  type FunnelForm,
  MATURED_EVENTS,
  type MaturedSignupFunnelResponse,
  PRODUCT_EVENT_NAMES,
  PRODUCT_EVENTS,
  STEPS_MAX,
  WINDOW_DAYS_MAX,
} from '../../contract/admin/funnels.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { count, counted, NONE, percent } from '../elements/figures.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import { operationName } from '../elements/operation-names.ts'
import { type Column, table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

/** The funnels, and what people did after signing up. */
export interface Funnels {
  readonly funnels: readonly AnalyticsFunnelResponse[]
  readonly matured: MaturedSignupFunnelResponse
  readonly done: string | null
  /** A new funnel that was refused. */
  readonly typed?: TypedFunnel
}

/** A form of a funnel, and what is wrong with what was typed. */
export interface TypedFunnel {
  readonly fields: FunnelForm
  readonly faults: readonly string[]
}

/** The page of funnels. */
export const funnelsPage = ({ funnels, matured, done, typed }: Funnels, viewer: Viewer): Page =>
  adminPage({
    title: 'Funnels',
    viewer,
    at: 'admin/funnels',
    content: html`${doneNotice(done)}${faultNotice(typed?.faults ?? [])}${funnels.length === 0 ? EMPTY : joined(funnels.map((each, at) => funnel(each, at, viewer)))}
<section aria-labelledby="new-title">
<h2 id="new-title">Create a funnel</h2>
<details${funnels.length === 0 || typed ? ' open' : ''}>
<summary>Name and steps</summary>
${funnelForm({ action: `${viewer.root}admin/funnels`, button: 'Create funnel', fields: typed?.fields ?? NEW_FUNNEL })}
</details>
</section>
${signUps(matured)}`,
  })

const NEW_FUNNEL: FunnelForm = { name: '', window_days: '30', step: ['signed_up', 'first_request'] }

const EMPTY = html`<div class="empty"><p>No funnels yet. A funnel counts how many people go from one step to the next, such as from signing up to the first request. Create one below.</p></div>`

type Step = AnalyticsFunnelResponse['counts'][number]

const funnel = (
  { id, name, window_days, counts }: AnalyticsFunnelResponse,
  at: number,
  { root }: Viewer,
): Markup => html`<article class="card" aria-labelledby="funnel-${at}">
<h2 id="funnel-${at}"><bdi>${name}</bdi></h2>
${table<Step>({
  caption: `Within ${counted(window_days, 'day')} after the first step`,
  columns: [
    { head: 'Step', cell: ({ event }) => operationName(event) },
    { head: 'People', isFigure: true, cell: ({ people }) => count(people) },
    { head: '% of previous step', isFigure: true, cell: (step) => percent(step.conversion_from_previous) },
    { head: '% of first step', isFigure: true, cell: (step) => percent(step.conversion_from_first) },
  ],
  rows: counts,
})}
<p><a href="${root}admin/funnels/${id}">Change or delete <bdi>${name}</bdi></a></p>
</article>`

type Cohort = MaturedSignupFunnelResponse['cohorts'][number]
type Reached = Cohort['within_7_days']

const MATURED_NAMES = { within_7_days: 'Within 7 days', within_30_days: 'Within 30 days' } as const
type Window = keyof typeof MATURED_NAMES

function signUps({ cohorts, totals }: MaturedSignupFunnelResponse): Markup {
  const within = (window: Window): Column<Cohort>[] => [
    { head: 'Week of', cell: ({ week }) => week },
    { head: 'People', isFigure: true, cell: ({ people }) => count(people) },
    ...MATURED_EVENTS.map((event) => ({
      head: operationName(event),
      isFigure: true,
      cell: (cohort: Cohort) => reached(cohort[window], event, cohort.people),
    })),
  ]
  const together = (window: Window) => totals[window]
  const windows = Object.entries(MATURED_NAMES) as [Window, string][]
  return html`<section aria-labelledby="matured-title">
<h2 id="matured-title">After signing up</h2>
<p>Sign-ups of the last months by week, in UTC. A week counts once the whole period has passed for everyone in it.</p>
${
  cohorts.length === 0
    ? html`<div class="empty"><p>No sign-ups in this period.</p></div>`
    : html`${table<[Window, string]>({
        caption: 'Total of all weeks that count',
        columns: [
          { head: 'Time', cell: ([, name]) => name },
          { head: 'People', isFigure: true, cell: ([window]) => count(together(window).people) },
          ...MATURED_EVENTS.map((event) => ({
            head: operationName(event),
            isFigure: true,
            cell: ([window]: [Window, string]) => reached(together(window).reached, event, together(window).people),
          })),
        ],
        rows: windows,
      })}
${joined(
  windows.map(
    ([window, name]) =>
      html`<details><summary>${name}, by week</summary>\n${table({ caption: `${name}. A dash marks a week that does not count yet`, columns: within(window), rows: cohorts.toReversed() })}</details>`,
  ),
)}`
}
</section>`
}

const reached = (of: Reached, event: (typeof MATURED_EVENTS)[number], people: number): Content =>
  of === null
    ? NONE
    : html`${count(of[event])} <span class="unit">${percent(people === 0 ? null : of[event] / people)}</span>`

interface Funnel {
  readonly funnel: AnalyticsFunnelResponse
  /** A change that was refused. */
  readonly typed?: TypedFunnel
  /** What was typed instead of the name, to confirm a deletion. */
  readonly notConfirmed?: string
}

/** The page for changing or deleting a funnel. */
export const funnelPage = ({ funnel, typed, notConfirmed }: Funnel, viewer: Viewer): Page => {
  const action = `${viewer.root}admin/funnels/${funnel.id}`
  const faults = typed?.faults ?? (notConfirmed === undefined ? [] : [NOT_ITS_NAME])
  const stored = { name: funnel.name, window_days: String(funnel.window_days), step: funnel.steps }
  return adminPage({
    title: `Change “${funnel.name}”`,
    viewer,
    at: 'admin/funnels',
    content: html`${faultNotice(faults)}${funnelForm({ action, button: 'Change funnel', fields: typed?.fields ?? stored })}
<section aria-labelledby="delete-title">
<h2 id="delete-title">Delete this funnel</h2>
<form class="narrow" method="post" action="${action}/delete">
<p>The counted events are kept.</p>
<label for="confirmation">Type its name to confirm</label>
<input id="confirmation" name="confirmation" type="text" autocomplete="off" value="${notConfirmed ?? ''}"${notConfirmed === undefined ? '' : html` aria-invalid="true" aria-describedby="fault"`} required>
<div class="actions"><button class="danger" type="submit">Delete funnel</button></div>
</form>
</section>
<p><a href="${viewer.root}admin/funnels">All funnels</a></p>`,
  })
}

const NOT_ITS_NAME = 'That is not the name of the funnel. Nothing was deleted.'

interface FunnelFormContent {
  readonly action: string
  readonly button: string
  readonly fields: FunnelForm
}

/** The fields of a funnel. Steps that are left empty are left out. */
const funnelForm = ({
  action,
  button,
  fields,
}: FunnelFormContent): Markup => html`<form method="post" action="${action}">
<div class="form-row">
<div class="wide"><label for="name">Name</label><input id="name" name="name" type="text" maxlength="${FUNNEL_NAME_MAX}" value="${fields.name}" required></div>
<div><label for="window_days">Window (days)</label><input id="window_days" name="window_days" type="number" min="1" max="${WINDOW_DAYS_MAX}" value="${fields.window_days}" aria-describedby="window-hint" required></div>
</div>
<p id="window-hint" class="hint">A step counts within this time after the first step.</p>
<fieldset>
<legend>Steps, in order</legend>
<div class="form-row steps">
${joined(Array.from({ length: STEPS_MAX }, (_, at) => step(at, fields.step[at])))}
</div>
</fieldset>
<div class="actions"><button class="primary" type="submit">${button}</button></div>
</form>
<details>
<summary>What the events are</summary>
<dl>
${joined(PRODUCT_EVENT_NAMES.map((name) => html`<div><dt>${operationName(name)} <code class="soft">${name}</code></dt><dd>${PRODUCT_EVENTS[name]}</dd></div>`))}
</dl>
</details>`

const EVENT_NAMES = Object.fromEntries(PRODUCT_EVENT_NAMES.map((name) => [name, operationName(name)]))

const step = (at: number, chosen: string | undefined): Markup =>
  select({
    name: 'step',
    id: `step-${at + 1}`,
    label: `Step ${at + 1}`,
    options: PRODUCT_EVENT_NAMES,
    names: EVENT_NAMES,
    chosen,
    none: '–',
  })
