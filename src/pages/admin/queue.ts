import type { AdminQueue, FailedJobs } from '../../contract/admin-service.ts'
import { type JobKind, RETRIED_KINDS } from '../../contract/job-kinds.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { age, count, instant, NONE } from '../elements/figures.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'

/** Waiting jobs, and the newest failed jobs of each kind. */
export interface Queue {
  readonly queue: AdminQueue
  readonly failed: readonly FailedJobs[]
  readonly done: string | null
  readonly wrong?: string
}

const KINDS: Readonly<Record<JobKind, { readonly one: string; readonly title: string }>> = {
  reports: { one: 'report', title: 'Reports' },
  callbacks: { one: 'callback', title: 'Callbacks' },
  letters: { one: 'letter', title: 'Letters' },
  stripe_events: { one: 'Stripe event', title: 'Stripe events' },
}
const RETRIED: ReadonlySet<JobKind> = new Set(RETRIED_KINDS)

/** The page of jobs: how many are waiting, and failed ones, which can be retried. */
export const queuePage = ({ queue, failed, done, wrong }: Queue, viewer: Viewer): Page =>
  adminPage({
    title: 'Queue',
    viewer,
    at: 'admin/queue',
    content: `${doneNotice(done)}${faultNotice(wrong === undefined ? [] : [wrong])}${depths(queue)}
${failed.map((list) => failures(list, viewer)).join('\n')}`,
  })

const depths = ({ lists, pictures_waiting: pictures }: AdminQueue): string => `${table<AdminQueue['lists'][number]>({
  caption: 'Jobs by kind',
  columns: [
    { head: 'Jobs', cell: ({ kind }) => KINDS[kind].title },
    { head: 'Waiting', isFigure: true, cell: ({ waiting }) => count(waiting) },
    { head: 'Running', isFigure: true, cell: ({ running }) => count(running) },
    {
      head: 'Failed',
      isFigure: true,
      cell: ({ failed }) => (failed > 0 ? `<b class="bad">${count(failed)}</b>` : count(failed)),
    },
    {
      head: 'Oldest has been waiting for',
      isFigure: true,
      cell: ({ oldest_seconds }) => (oldest_seconds === null ? NONE : age(oldest_seconds)),
    },
  ],
  rows: lists,
})}
<p>${pictures === null ? '<b class="bad">The queue of chart images cannot be reached.</b>' : `Chart images that requests are waiting for: ${count(pictures)}.`}</p>`

function failures({ kind, jobs }: FailedJobs, viewer: Viewer): string {
  if (jobs.length === 0) return ''
  const { one, title } = KINDS[kind]
  return `<section aria-labelledby="failed-${kind}">
<h2 id="failed-${kind}">Failed: ${title}</h2>
${RETRIED.has(kind) ? '' : '<p class="soft">A failed e-mail is deleted, so it cannot be sent again.</p>'}
${table<FailedJobs['jobs'][number]>({
  caption: 'Newest first',
  columns: [
    { head: 'Id', cell: ({ id }) => `<code>${escapeHtml(id)}</code>` },
    { head: 'Failed', cell: ({ failed_at }) => instant(failed_at) },
    { head: 'Attempts', isFigure: true, cell: ({ attempts }) => count(attempts) },
    { head: 'Error', cell: ({ error }) => `<bdi>${escapeHtml(error ?? NONE)}</bdi>` },
    { head: 'User', cell: ({ account_id }) => userLink(account_id, viewer) },
    ...(RETRIED.has(kind)
      ? [{ head: 'Action', cell: ({ id }: { readonly id: string }) => retryForm(kind, id, one, viewer) }]
      : []),
  ],
  rows: jobs,
})}
</section>`
}

const userLink = (id: string | null, { root }: Viewer): string =>
  id === null
    ? ''
    : `<a href="${root}admin/users/${escapeHtml(id)}"><code class="nowrap">${escapeHtml(id.slice(0, 8))}</code></a>`

const retryForm = (kind: JobKind, id: string, one: string, { root }: Viewer): string =>
  `<form method="post" action="${root}admin/queue/${kind}/${escapeHtml(encodeURIComponent(id))}/retry"><button type="submit" aria-label="Retry: ${one} ${escapeHtml(id)}">Retry</button></form>`
