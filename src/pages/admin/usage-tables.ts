import type { GlobalStats } from '../../contract/admin-statistics.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { count, milliseconds, percent } from '../elements/figures.ts'
import { table } from '../elements/table.ts'

type Sums = GlobalStats['requests']['today']

/** Requests of today, 7 days and 30 days. */
export const sums = ({ requests }: GlobalStats): string => `<section aria-labelledby="sums-title">
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

const failures = (number: number): string => (number > 0 ? `<b class="bad">${count(number)}</b>` : count(number))
const share = (part: number, of: number): string => percent(of === 0 ? null : part / of)

type Operations = GlobalStats['operations']

/** The slowest operations, those that fail most, and those with the most requests. */
export const operations = ({ operations: { most_requests, slowest, most_server_errors } }: GlobalStats): string => `
<section aria-labelledby="operations-title">
<h2 id="operations-title">Operations of the last 7 days</h2>
<div class="grid three">
<div>${table<Operations['slowest'][number]>({
  caption: 'Slowest, by the 95th percentile',
  columns: [
    { head: 'Operation', cell: ({ operation }) => escapeHtml(operation) },
    { head: 'Median', isFigure: true, cell: ({ p50_ms }) => milliseconds(p50_ms) },
    { head: '95th percentile', isFigure: true, cell: ({ p95_ms }) => milliseconds(p95_ms) },
    { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
  ],
  rows: slowest,
})}</div>
<div>${
  most_server_errors.length === 0
    ? '<p class="soft">Most failures</p><div class="empty"><p>No request failed in 7 days.</p></div>'
    : table<Operations['most_server_errors'][number]>({
        caption: 'Most failures',
        columns: [
          { head: 'Operation', cell: ({ operation }) => escapeHtml(operation) },
          { head: 'Failures', isFigure: true, cell: ({ server_errors }) => failures(server_errors) },
          { head: 'Failure rate', isFigure: true, cell: (each) => share(each.server_errors, each.requests) },
        ],
        rows: most_server_errors,
      })
}</div>
<div>${table<Operations['most_requests'][number]>({
  caption: 'Most requests',
  columns: [
    { head: 'Operation', cell: ({ operation }) => escapeHtml(operation) },
    { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
  ],
  rows: most_requests,
})}</div>
</div>
</section>`
