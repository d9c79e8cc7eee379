import type { AdminHealth, AdminQueue, FailedJobs } from '../../contract/admin/service.ts'
import { type JobKind, RETRIED_KINDS } from '../../contract/jobs.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { age, count, instant, NONE, withUnit } from '../elements/figures.ts'
import { doneNotice, faultNotice } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

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
  letters: { one: 'e-mail', title: 'E-mails' },
  stripe_events: { one: 'Stripe event', title: 'Stripe events' },
}
const RETRIED: ReadonlySet<JobKind> = new Set(RETRIED_KINDS)

/** The page of jobs: how many are waiting, and failed ones, which can be retried. */
export const queuePage = ({ queue, failed, done, wrong }: Queue, viewer: Viewer): Page =>
  adminPage({
    title: 'Queue',
    viewer,
    at: 'admin/queue',
    content: html`${doneNotice(done)}${faultNotice(wrong === undefined ? [] : [wrong])}${depths(queue)}
${joined(failed.map((list) => failures(list, viewer)))}`,
  })

const depths = ({ lists, pictures_waiting: pictures }: AdminQueue): Markup => html`${table<AdminQueue['lists'][number]>(
  {
    caption: 'Jobs by kind',
    columns: [
      { head: 'Jobs', cell: ({ kind }) => KINDS[kind].title },
      { head: 'Waiting', isFigure: true, cell: ({ waiting }) => count(waiting) },
      { head: 'Running', isFigure: true, cell: ({ running }) => count(running) },
      {
        head: 'Failed',
        isFigure: true,
        cell: ({ failed }) => (failed > 0 ? html`<b class="bad">${count(failed)}</b>` : count(failed)),
      },
      {
        head: 'Oldest has been waiting for',
        isFigure: true,
        cell: ({ oldest_seconds }) => (oldest_seconds === null ? NONE : age(oldest_seconds)),
      },
    ],
    rows: lists,
  },
)}
<p>${pictures === null ? html`<b class="bad">The queue of chart images cannot be reached.</b>` : `Chart images that requests are waiting for: ${count(pictures)}.`}</p>`

function failures({ kind, jobs }: FailedJobs, viewer: Viewer): Markup | null {
  if (jobs.length === 0) return null
  const { one, title } = KINDS[kind]
  return html`<section aria-labelledby="failed-${kind}">
<h2 id="failed-${kind}">Failed: ${title}</h2>
${RETRIED.has(kind) ? '' : html`<p class="soft">A failed e-mail is deleted, so it cannot be sent again.</p>`}
${table<FailedJobs['jobs'][number]>({
  caption: 'Newest first',
  columns: [
    { head: 'Id', cell: ({ id }) => html`<code>${id}</code>` },
    { head: 'Failed', cell: ({ failed_at }) => instant(failed_at) },
    { head: 'Attempts', isFigure: true, cell: ({ attempts }) => count(attempts) },
    { head: 'Error', cell: ({ error }) => html`<bdi>${error ?? NONE}</bdi>` },
    { head: 'User', cell: ({ account_id }) => userLink(account_id, viewer) },
    ...(RETRIED.has(kind)
      ? [{ head: 'Action', cell: ({ id }: { readonly id: string }) => retryForm(kind, id, one, viewer) }]
      : []),
  ],
  rows: jobs,
})}
</section>`
}

const userLink = (id: string | null, { root }: Viewer): Markup | null =>
  id === null ? null : html`<a href="${root}admin/users/${id}"><code class="nowrap">${id.slice(0, 8)}</code></a>`

const retryForm = (kind: JobKind, id: string, one: string, { root }: Viewer): Markup =>
  html`<form method="post" action="${root}admin/queue/${kind}/${encodeURIComponent(id)}/retry"><button type="submit" aria-label="Retry: ${one} ${id}">Retry</button></form>`

type Process = AdminHealth['processes'][number]

/** The page of processes and stores. */
export const healthPage = (health: AdminHealth, viewer: Viewer): Page =>
  adminPage({
    title: 'Health',
    viewer,
    at: 'admin/health',
    content: html`${advice(health)}${processes(health)}
<section aria-labelledby="stores-title">
<h2 id="stores-title">Stores and events</h2>
<dl class="facts">
${joined(facts(health).map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`))}
</dl>
</section>`,
  })

const advice = ({ advice: texts }: AdminHealth): readonly Markup[] =>
  texts.map((text) => html`<p class="notice warn">${text}</p>\n`)

const processes = ({ processes: rows }: AdminHealth): Markup =>
  table<Process>({
    caption: 'Processes seen in the last day, most recent first',
    columns: [
      {
        head: 'Process',
        cell: ({ kind, host, pid }) => html`${kind} <span class="soft"><bdi>${host}</bdi> ${pid}</span>`,
      },
      { head: 'State', cell: stateOf },
      { head: 'Version', cell: ({ version }) => version },
      { head: 'Started', cell: ({ started_at }) => instant(started_at) },
      { head: 'Last seen', cell: ({ seen_at }) => instant(seen_at) },
      { head: 'Memory (MB)', isFigure: true, cell: ({ resident_mb }) => count(resident_mb) },
    ],
    rows,
  })

function stateOf({ kind, is_alive, is_ready }: Process): Markup {
  if (!is_alive) return html`<b class="bad">silent</b>`
  if (is_ready) return html`<b class="good">ready</b>`
  return html`<b class="warn">${kind === 'front' ? 'cannot calculate' : 'has no browser'}</b>`
}

function facts({ postgres, redis, stripe_events: events }: AdminHealth): (readonly [name: string, content: Content])[] {
  return [
    ['Postgres', postgres.version],
    ['Size of the database', withUnit(count(postgres.size_mb), 'MB')],
    ['Connections', `${count(postgres.connections)} of ${count(postgres.connections_max)}`],
    ...(redis === null ? [['Redis', 'not used'] as const] : redisFacts(redis)),
    ['Waiting Stripe events', count(events.waiting)],
    ['Oldest has been waiting for', events.waiting === 0 ? 'none' : age(events.oldest_seconds)],
  ]
}

const redisFacts = ({
  is_up,
  version,
  memory_mb,
}: NonNullable<AdminHealth['redis']>): (readonly [name: string, content: Content])[] => [
  ['Redis', is_up ? (version ?? 'up') : html`<b class="bad">does not answer</b>`],
  ...(memory_mb === null ? [] : [['Memory of Redis', withUnit(count(memory_mb), 'MB')] as const]),
]
