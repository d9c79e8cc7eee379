import type { AdminHealth } from '../../contract/admin-service.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { age, count, instant, withUnit } from '../elements/figures.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'

type Process = AdminHealth['processes'][number]

/** The page of processes and stores. */
export const healthPage = (health: AdminHealth, viewer: Viewer): Page =>
  adminPage({
    title: 'Health',
    viewer,
    at: 'admin/health',
    content: `${advice(health)}${processes(health)}
<section aria-labelledby="stores-title">
<h2 id="stores-title">Stores and events</h2>
<dl class="facts">
${facts(health)
  .map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`)
  .join('\n')}
</dl>
</section>`,
  })

const advice = ({ advice: texts }: AdminHealth): string =>
  texts.map((text) => `<p class="notice warn">${escapeHtml(text)}</p>\n`).join('')

const processes = ({ processes: rows }: AdminHealth): string =>
  table<Process>({
    caption: 'Processes seen in the last day, most recent first',
    columns: [
      {
        head: 'Process',
        cell: ({ kind, host, pid }) => `${kind} <span class="soft"><bdi>${escapeHtml(host)}</bdi> ${pid}</span>`,
      },
      { head: 'State', cell: stateOf },
      { head: 'Version', cell: ({ version }) => escapeHtml(version) },
      { head: 'Started', cell: ({ started_at }) => instant(started_at) },
      { head: 'Last seen', cell: ({ seen_at }) => instant(seen_at) },
      { head: 'Memory (MB)', isFigure: true, cell: ({ resident_mb }) => count(resident_mb) },
    ],
    rows,
  })

function stateOf({ kind, is_alive, is_ready }: Process): string {
  if (!is_alive) return '<b class="bad">silent</b>'
  if (is_ready) return '<b class="good">ready</b>'
  return `<b class="warn">${kind === 'front' ? 'cannot calculate' : 'has no browser'}</b>`
}

function facts({ postgres, redis, stripe_events: events }: AdminHealth): (readonly [name: string, html: string])[] {
  return [
    ['Postgres', escapeHtml(postgres.version)],
    ['Size of the database', withUnit(count(postgres.size_mb), 'MB')],
    ['Connections', `${count(postgres.connections)} of ${count(postgres.connections_max)}`],
    ...(redis === null ? [['Redis', 'not used'] as const] : redisFacts(redis)),
    ['Waiting Stripe events', count(events.waiting)],
    ['Oldest has been waiting for', events.waiting === 0 ? 'none waits' : age(events.oldest_seconds)],
  ]
}

const redisFacts = ({
  is_up,
  version,
  memory_mb,
}: NonNullable<AdminHealth['redis']>): (readonly [name: string, html: string])[] => [
  ['Redis', is_up ? escapeHtml(version ?? 'up') : '<b class="bad">does not answer</b>'],
  ...(memory_mb === null ? [] : [['Memory of Redis', withUnit(count(memory_mb), 'MB')] as const]),
]
