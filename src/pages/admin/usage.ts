import type { GlobalStats, RequestsPerDay, VedicChatMetricsResponse } from '../../contract/admin-statistics.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { count, counted, instant, milliseconds } from '../elements/figures.ts'
import { faultNotice } from '../elements/notices.ts'
import { dayPlot } from '../elements/plot.ts'
import { select } from '../elements/select.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'
import { operations, sums } from './usage-tables.ts'

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
    content: `${faultNotice(wrong === null ? [] : [wrong])}${choice(shown, viewer)}
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests of ${wanted.endpoint === undefined ? 'all operations' : escapeHtml(wanted.endpoint)} in ${days}</h2>
${requests === null ? '<div class="empty"><p>This operation does not exist.</p></div>' : dayPlot({ title: 'Requests by day', unit: 'requests', days: requests })}
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

function choice({ wanted, usage, wrong }: Usage, { root }: Viewer): string {
  const known = usage.operations.most_requests.map(({ operation }) => operation)
  const chosen = String(wanted.days)
  const days = DAYS.includes(chosen as (typeof DAYS)[number]) ? DAYS : [...DAYS, chosen]
  return `<form method="get" action="${root}admin/usage">
<div class="form-row">
<div class="wide"><label for="endpoint">Operation or path</label><input id="endpoint" name="endpoint" type="text" list="known" maxlength="200" autocapitalize="none" spellcheck="false" placeholder="all" value="${escapeHtml(wanted.endpoint ?? '')}"${wrong === null ? '' : ' aria-invalid="true" aria-describedby="fault"'}>
<datalist id="known">${known.map((name) => `<option value="${escapeHtml(name)}"></option>`).join('')}</datalist></div>
${select({ name: 'days', label: 'Days', options: days, chosen })}
<div><button class="primary" type="submit">Show</button></div>
</div>
</form>`
}

function others({ usage: { users, assistants, reports }, vedic, wanted }: Usage): string {
  const { totals } = vedic
  const facts: readonly (readonly [string, string])[] = [
    ['Accounts', count(users.total)],
    ['Active in 24 hours, 7 days, 30 days', [users.active_1d, users.active_7d, users.active_30d].map(count).join(', ')],
    ['By plan', users.by_plan.map((each) => `${escapeHtml(each.plan)} ${count(each.users)}`).join(', ') || 'none'],
    ['Accounts with an assistant', count(assistants.accounts)],
    ['Programs with access', count(assistants.programs)],
    ['Tool calls in 7 days', count(assistants.calls_7d)],
    ['Reports waiting, in progress', [reports.queued, reports.processing].map(count).join(', ')],
    ['Reports completed, failed', [reports.completed, reports.failed].map(count).join(', ')],
    [
      `Vedic chat in ${counted(wanted.days, 'day')}`,
      `${counted(totals.sessions, 'session')}, ${counted(totals.calls, 'call')}`,
    ],
    ['Its users, failed calls', [totals.users, totals.errors].map(count).join(', ')],
    ['Its median, 95th percentile', [totals.p50_ms, totals.p95_ms].map(milliseconds).join(', ')],
  ]
  return `<section aria-labelledby="others-title">
<h2 id="others-title">Users, assistants and reports</h2>
<dl class="facts">
${facts.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('\n')}
</dl>
</section>`
}
