import {
  type AnalyticsFunnelResponse,
  MATURED_EVENTS,
  type MaturedSignupFunnelResponse,
} from '../../contract/admin-funnels.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { count, counted, NONE, percent } from '../elements/figures.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import { type Column, table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'
import { funnelForm, NEW_FUNNEL, type TypedFunnel } from './funnel-form.ts'

/** The funnels, and what people did after signing up. */
export interface Funnels {
  readonly funnels: readonly AnalyticsFunnelResponse[]
  readonly matured: MaturedSignupFunnelResponse
  readonly done: string | null
  /** A new funnel that was refused. */
  readonly typed?: TypedFunnel
}

/** The page of funnels. */
export const funnelsPage = ({ funnels, matured, done, typed }: Funnels, viewer: Viewer): Page =>
  adminPage({
    title: 'Funnels',
    viewer,
    at: 'admin/funnels',
    content: `${doneNotice(done)}${faultNotice(typed?.faults ?? [])}${funnels.length === 0 ? EMPTY : funnels.map((each, at) => funnel(each, at, viewer)).join('\n')}
<section aria-labelledby="new-title">
<h2 id="new-title">Create a funnel</h2>
<details${funnels.length === 0 || typed ? ' open' : ''}>
<summary>Name and steps</summary>
${funnelForm({ action: `${viewer.root}admin/funnels`, button: 'Create funnel', fields: typed?.fields ?? NEW_FUNNEL })}
</details>
</section>
${signUps(matured)}`,
  })

const EMPTY =
  '<div class="empty"><p>No funnels yet. A funnel counts how many people go from one step to the next, such as from signing up to the first request. Create one below.</p></div>'

type Step = AnalyticsFunnelResponse['counts'][number]

const funnel = (
  { id, name, window_days, counts }: AnalyticsFunnelResponse,
  at: number,
  { root }: Viewer,
): string => `<article class="card" aria-labelledby="funnel-${at}">
<h2 id="funnel-${at}"><bdi>${escapeHtml(name)}</bdi></h2>
${table<Step>({
  caption: `Within ${counted(window_days, 'day')} after the first step`,
  columns: [
    { head: 'Step', cell: ({ event }) => escapeHtml(event) },
    { head: 'People', isFigure: true, cell: ({ people }) => count(people) },
    { head: '% of previous step', isFigure: true, cell: (step) => percent(step.conversion_from_previous) },
    { head: '% of first step', isFigure: true, cell: (step) => percent(step.conversion_from_first) },
  ],
  rows: counts,
})}
<p><a href="${root}admin/funnels/${escapeHtml(id)}">Change or delete <bdi>${escapeHtml(name)}</bdi></a></p>
</article>`

type Cohort = MaturedSignupFunnelResponse['cohorts'][number]
type Reached = Cohort['within_7_days']

const MATURED_NAMES = { within_7_days: 'Within 7 days', within_30_days: 'Within 30 days' } as const
type Window = keyof typeof MATURED_NAMES

function signUps({ cohorts, totals }: MaturedSignupFunnelResponse): string {
  const within = (window: Window): Column<Cohort>[] => [
    { head: 'Week of', cell: ({ week }) => week },
    { head: 'People', isFigure: true, cell: ({ people }) => count(people) },
    ...MATURED_EVENTS.map((event) => ({
      ...{ head: event, isFigure: true },
      cell: (cohort: Cohort) => reached(cohort[window], event, cohort.people),
    })),
  ]
  const together = (window: Window) => totals[window]
  const windows = Object.entries(MATURED_NAMES) as [Window, string][]
  return `<section aria-labelledby="matured-title">
<h2 id="matured-title">After signing up</h2>
<p>Sign-ups of the last months by week, in UTC. A week counts once the whole period has passed for everyone in it.</p>
${
  cohorts.length === 0
    ? '<div class="empty"><p>No sign-ups in this period.</p></div>'
    : `${table<[Window, string]>({
        caption: 'Total of all weeks that count',
        columns: [
          { head: 'Time', cell: ([, name]) => name },
          { head: 'People', isFigure: true, cell: ([window]) => count(together(window).people) },
          ...MATURED_EVENTS.map((event) => ({
            ...{ head: event, isFigure: true },
            cell: ([window]: [Window, string]) => reached(together(window).reached, event, together(window).people),
          })),
        ],
        rows: windows,
      })}
${windows
  .map(
    ([window, name]) =>
      `<details><summary>${name}, by week</summary>\n${table({ caption: `${name}. A dash marks a week that does not count yet`, columns: within(window), rows: cohorts.toReversed() })}</details>`,
  )
  .join('\n')}`
}
</section>`
}

const reached = (of: Reached, event: (typeof MATURED_EVENTS)[number], people: number): string =>
  of === null
    ? NONE
    : `${count(of[event])} <span class="unit">${percent(people === 0 ? null : of[event] / people)}</span>`
