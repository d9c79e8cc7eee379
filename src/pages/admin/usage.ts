import type { GlobalStats, RequestsPerDay, VedicChatMetricsResponse } from '../../contract/admin/statistics.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { count, counted, instant, milliseconds, percent } from '../elements/figures.ts'
import { faultNotice } from '../elements/notices.ts'
import { operationName } from '../elements/operation-names.ts'
import { dayPlot } from '../elements/plot.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

/** The data of the usage page. */
export interface Usage {
  readonly wanted: { readonly endpoint?: string | undefined; readonly days: number }
  /** Null if there is no such operation. */
  readonly requests: RequestsPerDay | null
  readonly newUsers: RequestsPerDay
  readonly usage: GlobalStats
  readonly vedic: VedicChatMetricsResponse
  /** What is wrong with the filters. */
  readonly wrong: string | null
}

const DAYS = ['7', '30', '90', '400'] as const

/** The usage page: requests by day, operations, users, assistants and reports. */
export const usagePage = (shown: Usage, viewer: Viewer): Page => {
  const { wanted, requests, newUsers, usage, wrong } = shown
  const days = counted(wanted.days, 'day')
  return adminPage({
    title: 'Usage',
    viewer,
    at: 'admin/usage',
    hasPlot: true,
    content: html`${faultNotice(wrong === null ? [] : [wrong])}${filters(shown, viewer)}
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests of ${wanted.endpoint === undefined ? 'all operations' : wanted.endpoint} in ${days}</h2>
${requests === null ? html`<div class="empty"><p>This operation does not exist.</p></div>` : dayPlot({ title: 'Requests by day', unit: 'requests', days: requests })}
</section>
<section aria-labelledby="users-title">
<h2 id="users-title">New users in ${days}</h2>
${dayPlot({ title: 'New users by day', unit: 'new users', days: newUsers })}
</section>
${sums(usage)}
${operations(usage)}
${others(shown)}
<p class="soft">Counted ${instant(usage.at)}. Each front caches the figures for five minutes. Days are in UTC.</p>`,
  })
}

/** The form that chooses the operation and the days. */
function filters({ wanted, usage, wrong }: Usage, { root }: Viewer): Markup {
  const known = usage.operations.most_requests.map(({ operation }) => operation)
  const chosen = String(wanted.days)
  const days = DAYS.includes(chosen as (typeof DAYS)[number]) ? DAYS : [...DAYS, chosen]
  return html`<form method="get" action="${root}admin/usage">
<div class="form-row">
<div class="wide"><label for="endpoint">Operation or path</label><input id="endpoint" name="endpoint" type="text" list="known" maxlength="200" autocapitalize="none" spellcheck="false" placeholder="all" value="${wanted.endpoint ?? ''}"${wrong === null ? '' : html` aria-invalid="true" aria-describedby="fault"`}>
<datalist id="known">${known.map((name) => html`<option value="${name}"></option>`)}</datalist></div>
${select({ name: 'days', label: 'Days', options: days, chosen })}
<div><button class="primary" type="submit">Show</button></div>
</div>
</form>`
}

type Sums = GlobalStats['requests']['today']

/** Requests of today, 7 days and 30 days. */
const sums = ({ requests }: GlobalStats): Markup => html`<section aria-labelledby="sums-title">
<h2 id="sums-title">All requests</h2>
${table<readonly [string, Sums]>({
  caption: 'Failures are answers with status 500 or above',
  columns: [
    { head: 'Time', cell: ([name]) => name },
    { head: 'Requests', isFigure: true, cell: ([, each]) => count(each.requests) },
    { head: 'Units', isFigure: true, cell: ([, each]) => count(each.units) },
    { head: 'Refused', isFigure: true, cell: ([, each]) => count(each.client_errors) },
    { head: 'Failures', isFigure: true, cell: ([, each]) => failures(each.server_errors) },
    { head: 'Failure rate', isFigure: true, cell: ([, each]) => share(each.server_errors, each.requests) },
  ],
  rows: [
    ['Today', requests.today],
    ['7 days', requests.last_7_days],
    ['30 days', requests.last_30_days],
  ],
})}
</section>`

const failures = (number: number): Content => (number > 0 ? html`<b class="bad">${count(number)}</b>` : count(number))
const share = (part: number, of: number): string => percent(of === 0 ? null : part / of)

type Operations = GlobalStats['operations']

/** The slowest operations, those that fail most, and those with the most requests. */
const operations = ({ operations: { most_requests, slowest, most_server_errors } }: GlobalStats): Markup => html`
<section aria-labelledby="operations-title">
<h2 id="operations-title">Operations of the last 7 days</h2>
<div class="grid three">
<div>${table<Operations['slowest'][number]>({
  caption: 'Slowest, by the 95th percentile',
  columns: [
    { head: 'Operation', cell: ({ operation }) => operationName(operation) },
    { head: 'Median', isFigure: true, cell: ({ p50_ms }) => milliseconds(p50_ms) },
    { head: '95th percentile', isFigure: true, cell: ({ p95_ms }) => milliseconds(p95_ms) },
    { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
  ],
  rows: slowest,
})}</div>
<div>${
  most_server_errors.length === 0
    ? html`<p class="soft">Most failures</p><div class="empty"><p>No request failed in 7 days.</p></div>`
    : table<Operations['most_server_errors'][number]>({
        caption: 'Most failures',
        columns: [
          { head: 'Operation', cell: ({ operation }) => operationName(operation) },
          { head: 'Failures', isFigure: true, cell: ({ server_errors }) => failures(server_errors) },
          { head: 'Failure rate', isFigure: true, cell: (each) => share(each.server_errors, each.requests) },
        ],
        rows: most_server_errors,
      })
}</div>
<div>${table<Operations['most_requests'][number]>({
  caption: 'Most requests',
  columns: [
    { head: 'Operation', cell: ({ operation }) => operationName(operation) },
    { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
  ],
  rows: most_requests,
})}</div>
</div>
</section>`

type Fact = readonly [name: string, value: string]

function others({ usage: { users, assistants, reports }, vedic, wanted }: Usage): Markup {
  const { totals } = vedic
  const groups: readonly (readonly [title: string, facts: readonly Fact[]])[] = [
    [
      'Users',
      [
        ['Accounts', count(users.total)],
        ['Active in 24 hours', count(users.active_1d)],
        ['Active in 7 days', count(users.active_7d)],
        ['Active in 30 days', count(users.active_30d)],
        ...users.by_plan.map(({ plan, users: number }): Fact => [`On plan ${plan}`, count(number)]),
      ],
    ],
    [
      'Assistants',
      [
        ['Accounts with an assistant', count(assistants.accounts)],
        ['Programs with access', count(assistants.programs)],
        ['Tool calls in 7 days', count(assistants.calls_7d)],
      ],
    ],
    [
      'Reports',
      [
        ['Waiting', count(reports.queued)],
        ['In progress', count(reports.processing)],
        ['Completed', count(reports.completed)],
        ['Failed', count(reports.failed)],
      ],
    ],
    [
      `Vedic chat in ${counted(wanted.days, 'day')}`,
      [
        ['Sessions', count(totals.sessions)],
        ['Users', count(totals.users)],
        ['Calls', count(totals.calls)],
        ['Failed calls', count(totals.errors)],
        ['Median', milliseconds(totals.p50_ms)],
        ['95th percentile', milliseconds(totals.p95_ms)],
      ],
    ],
  ]
  return html`<section aria-labelledby="others-title">
<h2 id="others-title">Users, assistants and reports</h2>
<div class="grid two">
${joined(groups.map(([title, facts]) => html`<div class="card"><h3>${title}</h3>\n${factList(facts)}</div>`))}
</div>
</section>`
}

const factList = (facts: readonly Fact[]): Markup =>
  html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
