import type { AdminHealth, AdminQueue } from '../../contract/admin/service.ts'
import type {
  CurrencyRevenue,
  GlobalStats,
  RequestsPerDay,
  RevenueAnalyticsResponse,
} from '../../contract/admin/statistics.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { age, change, count, counted, instant, milliseconds, price } from '../elements/figures.ts'
import { operationName } from '../elements/operation-names.ts'
import { dayPlot } from '../elements/plot.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'
import { soldOnce } from './revenue.ts'

/** What an operator wants to know first. */
export interface Overview {
  readonly health: AdminHealth
  readonly queue: AdminQueue
  readonly usage: GlobalStats
  /** For the last 30 days. */
  readonly newUsers: RequestsPerDay
  readonly requests: RequestsPerDay
  readonly revenue: RevenueAnalyticsResponse
}

const WEEK_DAYS = 7
const LISTED = 3
/** An event that waits longer indicates a problem. */
const EVENT_SECONDS_MAX = 60

/** The page of the four questions: is it up, who is new, what is slow or failing, what did it earn. */
export const overviewPage = (overview: Overview, viewer: Viewer): Page =>
  adminPage({
    title: 'Overview',
    viewer,
    at: 'admin',
    hasPlot: true,
    content: html`<div class="grid two">
${card('Is it up?', isItUp(overview, viewer), viewer, 'health', 'See the processes')}
${card('Who is new?', whoIsNew(overview), viewer, 'users', 'See the users')}
${card('What is slow or failing?', whatFails(overview), viewer, 'usage', 'See the operations')}
${card('What did it earn?', whatItEarned(overview), viewer, 'revenue', 'See the revenue')}
</div>
<section aria-labelledby="requests-title">
<h2 id="requests-title">Requests of the last 30 days</h2>
${dayPlot({ title: 'Requests by day', unit: 'requests', days: overview.requests })}
<p class="soft">Counted ${instant(overview.usage.at)}. Usage figures may be five minutes old.</p>
</section>`,
  })

const card = (
  title: string,
  content: Markup,
  { root }: Viewer,
  path: string,
  link: string,
): Markup => html`<article class="card">
<h2>${title}</h2>
${content}
<p><a href="${root}admin/${path}">${link}</a></p>
</article>`

/** What needs attention. */
function troubles({ health, queue }: Overview, { root }: Viewer): Content[] {
  const dead = health.processes.filter((each) => isMissing(each, health.processes)).length
  const failed = queue.lists.reduce((sum, list) => sum + list.failed_1d, 0)
  return [
    ...(dead > 0 ? [`${counted(dead, 'process', 'processes')} without a heartbeat or not ready`] : []),
    ...(health.redis?.is_up === false ? ['Redis does not respond'] : []),
    ...(health.stripe_events.oldest_seconds > EVENT_SECONDS_MAX
      ? [`A Stripe event has been waiting for ${age(health.stripe_events.oldest_seconds)}`]
      : []),
    ...(queue.pictures_waiting === null ? ['The queue of chart images cannot be reached'] : []),
    ...(failed > 0 ? [html`<a href="${root}admin/queue">${counted(failed, 'job')} failed in 24 hours</a>`] : []),
    ...health.advice,
  ]
}

type Process = AdminHealth['processes'][number]

/** Whether the work of a process is not being done: a ready one may have replaced a silent one. */
const isMissing = (each: Process, all: readonly Process[]): boolean =>
  !isAtWork(each) &&
  !all.some(
    (other) =>
      isAtWork(other) && other.kind === each.kind && other.host === each.host && other.started_at > each.started_at,
  )

const isAtWork = (each: Process): boolean => each.is_alive && each.is_ready

function isItUp(overview: Overview, viewer: Viewer): Markup {
  const { processes, postgres } = overview.health
  const alive = (kind: 'front' | 'renderer' | 'exporter') =>
    processes.filter((each) => each.kind === kind && each.is_alive).length
  const found = troubles(overview, viewer)
  const isServing = processes.some((each) => each.kind === 'front' && isAtWork(each))
  return html`<p class="answer ${found.length === 0 ? 'good' : 'bad'}">${found.length === 0 ? 'Yes' : isServing ? 'Yes, but check this' : 'Check this'}</p>
${found.length === 0 ? '' : html`<ul>${found.map((each) => html`<li>${each}</li>`)}</ul>`}
<p>${counted(alive('front'), 'front')}, ${counted(alive('renderer'), 'renderer')}, ${counted(alive('exporter'), 'export worker')}, Postgres ${postgres.version} with ${count(postgres.connections)} of ${counted(postgres.connections_max, 'connection')}.</p>`
}

function whoIsNew({ usage: { users }, newUsers }: Overview): Markup {
  const sum = (days: RequestsPerDay) => days.reduce((all, day) => all + day.count, 0)
  return html`<p class="answer">${counted(users.new_today, 'new user')} today</p>
<p>${count(sum(newUsers.slice(-WEEK_DAYS)))} in 7 days, ${count(sum(newUsers))} in 30 days. Of ${counted(users.total, 'account')}, ${count(users.active_1d)} sent a request in the last 24 hours.</p>`
}

function whatFails({ usage: { operations, requests } }: Overview): Markup {
  const { today } = requests
  const failing = operations.most_server_errors
    .slice(0, LISTED)
    .map(({ operation, server_errors }) => `${operationName(operation)} (${counted(server_errors, 'failure')})`)
  const slow = operations.slowest
    .slice(0, LISTED)
    .map((each) => `${operationName(each.operation)} (${milliseconds(each.p95_ms)})`)
  const named = (title: string, each: readonly string[]) =>
    each.length === 0 ? '' : html`<p>${title}: ${each.join(', ')}.</p>`
  return html`<p class="answer${today.server_errors > 0 ? ' bad' : ''}">${counted(today.server_errors, 'failure')} in ${counted(today.requests, 'request')} today</p>
${named('Most failures in 7 days', failing)}
${named('Slowest in 7 days, by the 95th percentile', slow)}`
}

function whatItEarned({ revenue: { currencies } }: Overview): Markup {
  if (currencies.length === 0)
    return html`<p class="answer">Nothing yet</p>\n<p>No subscriptions, and no sales in 30 days.</p>`
  return html`<p class="answer">${currencies.map(({ currency, mrr }) => price(mrr.end, currency)).join(', ')} per month</p>
${joined(currencies.map(earnedIn))}`
}

const earnedIn = ({ currency, mrr, subscribers, sales }: CurrencyRevenue): Markup =>
  html`<p>${change(mrr.end - mrr.start, currency)} in 30 days, ${counted(subscribers.end, 'subscriber')} now. ${soldIn(currency, sales)}</p>`

function soldIn(currency: string, sales: CurrencyRevenue['sales']): string {
  const sold = sales.credits.count + sales.pack.count
  const back = sales.refund.count === 0 ? '' : ` Refunds: ${price(sales.refund.amount, currency)}.`
  return `${sold === 0 ? 'No one-time sales.' : `${counted(sold, 'one-time sale')}: ${price(soldOnce(sales), currency)}.`}${back}`
}
