import type { BilledSubscription } from '../../contract/accounts/billing.ts'
import type { KeyResponse } from '../../contract/accounts/keys.ts'
import type { LogEntries } from '../../contract/accounts/logs.ts'
import { PLAN_TITLES } from '../../contract/accounts/plans.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { count, counted, instantInWords } from '../elements/figures.ts'
import type { Page } from '../frame.ts'
import { accountPage, type Holder, sitePage } from '../site.ts'
import { firstCall } from './keys.ts'
import { REQUEST_TABLE, requestTable } from './requests.ts'
import { type DayOfUse, usePlots } from './use-plots.ts'

/** What a user wants to know first. */
interface Overview {
  readonly allowance: Allowance
  readonly days: readonly DayOfUse[]
  /** Live keys, newest first. */
  readonly keys: readonly KeyResponse[]
  /** The newest requests. */
  readonly log: LogEntries
  /** Open sessions. */
  readonly sessions: number
  /** The URL of the service. */
  readonly base: string
}

/** The first page of an account. */
export const overviewPage = (overview: Overview, holder: Holder): Page =>
  accountPage({
    title: 'Overview',
    holder,
    at: 'account',
    script: 'data-page.js',
    hasPlot: true,
    style: `${ALLOWANCE}${REQUEST_TABLE}${STYLE}`,
    content: html`${allowance(overview.allowance, holder)}
${firstSteps(overview, holder)}
${usage(overview)}${newest(overview, holder)}<section aria-labelledby="access-title">
<h2 id="access-title">Who has access</h2>
<ul class="access">
<li>${counted(overview.keys.length, 'live key')}. <a href="${holder.root}account/keys">Manage your keys</a></li>
<li>${counted(overview.sessions, 'open session')}. <a href="${holder.root}account/sessions">See sessions and account activity</a></li>
</ul>
</section>`,
  })

/** No key was used and no unit spent so far: the page says what to do first, and shows no empty plots. */
const isNew = ({ keys, log, days }: Overview): boolean =>
  keys.every(({ last_used_at }) => last_used_at === null) &&
  log.every(({ key_id }) => key_id === null) &&
  days.every(({ units }) => units === 0)

const usage = (overview: Overview): Markup | null =>
  isNew(overview)
    ? null
    : html`<section aria-labelledby="use-title">
<h2 id="use-title">The last 30 days</h2>
${usePlots(overview.days, overview.allowance)}
</section>
`

const newest = (overview: Overview, { root }: Holder): Markup | null =>
  isNew(overview) || overview.log.length === 0
    ? null
    : html`<section aria-labelledby="requests-title">
<h2 id="requests-title">Recent requests</h2>
${requestTable('Newest first', overview.log)}
<p><a href="${root}account/requests">See all requests</a></p>
</section>
`

/** What a new account does first. Nothing once a key was used. */
function firstSteps(overview: Overview, { root }: Holder): Markup | null {
  if (!isNew(overview)) return null
  const { keys, base } = overview
  const [newest] = keys
  const links = html`<p>Not writing a program? <a href="${root}charts">Open the chart room</a>, where people you save stay in this account, or <a href="${root}playground">try any calculation in the playground</a>. The <a href="${root}docs">guides</a> explain both.</p>`
  if (newest)
    return html`<section class="card first" aria-labelledby="first-title">
<h2 id="first-title">Make your first call</h2>
${firstCall({ base, ...newest })}
${links}
</section>`
  return html`<section class="card first" aria-labelledby="first-title">
<h2 id="first-title">Create your first key</h2>
<p>Your programs send it with each request. You can limit, rename or revoke a key at any time.</p>
<form method="post" action="${root}account/keys">
<div class="form-row"><div class="wide"><label for="name">Name</label><input id="name" name="name" type="text" maxlength="200" value="My first key" autocomplete="off" required></div>
<div><button class="primary" type="submit">Create key</button></div></div>
</form>
${links}
</section>`
}

/** What an account may use. Instants are ISO 8601 in UTC. */
export interface Allowance {
  /** The display name of the plan. */
  readonly title: string
  readonly period: 'day' | 'month'
  /** The units of the plan in its period, and those that are left. */
  readonly units: number
  readonly left: number
  readonly renews_at: string
  /** Extra units that are left. */
  readonly bought: number
  /** Whether the installation sells anything. */
  readonly isOpen: boolean
  /** False: requests with keys are refused. */
  readonly isServed: boolean
  /** Null without one. */
  readonly subscription: BilledSubscription | null
}

/** The line at the top: the plan, its units as a bar, and when they reset. */
function allowance(
  { title, period, units, left, renews_at, bought, isOpen, ...rest }: Allowance,
  { root }: Holder,
): Markup {
  return html`${subscriptionNotice(rest, root)}<section class="card allowance" aria-labelledby="plan-title">
<h2 id="plan-title">${title} plan</h2>
<div class="units">
<p id="units"><strong>${count(left)}</strong> of ${counted(units, 'unit')} left ${TODAY[period]}${bought > 0 ? html`, and <strong>${count(bought)}</strong> extra` : ''}</p>
${gauge(left, units)}
<p class="soft">Resets on ${instantInWords(renews_at)}.${left === 0 && bought > 0 ? ' Until then requests use the extra units.' : ''}</p>
</div>
<p class="to-plan"><a href="${root}account/plan">${isOpen ? 'Change the plan' : 'See the plan'}</a></p>
</section>`
}

const TODAY = { day: 'today', month: 'this month' } as const

/** At this share the bar warns. */
const LITTLE = 0.1

/** Drawn as SVG, because every browser renders an HTML meter differently. */
export const gauge = (left: number, units: number): Markup =>
  html`<svg class="gauge${left <= units * LITTLE ? ' little' : ''}" role="meter" aria-labelledby="units" aria-valuemin="0" aria-valuemax="${units}" aria-valuenow="${left}" viewBox="0 0 100 4" preserveAspectRatio="none"><rect width="${((left / units) * 100).toFixed(2)}" height="4"/></svg>`

/** What a subscription needs, or when it ends. */
function subscriptionNotice(
  { isServed, subscription }: Pick<Allowance, 'isServed' | 'subscription'>,
  root: string,
): Markup | null {
  const text = subscriptionText(subscription, isServed)
  if (text === null) return null
  const [kind, said] = text
  return html`<div class="notice ${kind}"><p>${said} <a href="${root}account/plan">See your subscription</a></p></div>\n`
}

function subscriptionText(
  subscription: BilledSubscription | null,
  isServed: boolean,
): [kind: 'bad' | 'warn' | 'info', said: Content] | null {
  if (!isServed)
    return ['bad', 'Your subscription has ended because a payment was missed. Requests with your keys are refused.']
  if (!subscription) return null
  const { state, ends_at, grace_ends_at, trial_ends_at, next_plan, next_plan_at } = subscription
  if (state === 'past_due')
    return [
      'warn',
      html`A payment failed. Your keys work until ${instantInWords(grace_ends_at)}. Please update your payment method.`,
    ]
  if (state === 'canceling')
    return [
      'warn',
      html`Your subscription ends on ${instantInWords(ends_at)}. After that you will be on the free plan.`,
    ]
  if (state === 'paused') return ['warn', 'Your subscription is paused. The limits of the free plan apply.']
  if (next_plan !== null && next_plan_at !== null)
    return ['info', html`The ${PLAN_TITLES[next_plan]} plan starts on ${instantInWords(next_plan_at)}.`]
  return state === 'trialing' ? ['info', html`Your trial ends on ${instantInWords(trial_ends_at)}.`] : null
}

export const GAUGE = `
.gauge { display: block; width: 100%; height: 12px; border: 1px solid var(--soft); border-radius: var(--radius);
  background: var(--page); fill: var(--gold) }
.gauge.little { fill: var(--warn) }`

const ALLOWANCE = `
.allowance { display: grid; gap: var(--space-4) var(--space-32); align-items: center; grid-template-columns: minmax(0, 1fr) }
.allowance h2, .allowance p { margin: 0 }
.units { display: grid; gap: var(--space-4) }
${GAUGE}
@media (min-width: 48rem) { .allowance { grid-template-columns: auto minmax(0, 1fr) auto } }`

const STYLE = `
.first { margin-top: var(--space-24) }
.first form { max-width: 32rem; margin-bottom: var(--space-16) }
.first pre { margin-bottom: var(--space-12); background: var(--page) }
.access { padding-left: var(--space-24); margin: 0 }`

/** The page for installations with an external issuer, which shares no session with a page. */
export const accountElsewherePage = (issuer: string, root: string): Page =>
  sitePage({
    title: 'Your account',
    root,
    at: 'account',
    content: html`<h1>Your account</h1>
<p>Users of this service sign in at <strong>${issuer}</strong>. This page has no session there, so it cannot show your account.</p>
<p>A program with an access token from there can get the same data from the API:</p>
<dl>
${joined(ENDPOINTS.map(([path, text]) => html`<div><dt><code>${path}</code></dt><dd>${text}</dd></div>`))}
</dl>
<p>See <a href="${root}docs">the documentation</a>.</p>`,
  })

const ENDPOINTS = [
  ['GET /api/v1/auth/me', 'The plan and the units left'],
  ['GET, POST /api/v1/auth/keys', 'List the keys of the account, or create a new one'],
  ['GET /api/v1/auth/logs', 'The newest requests'],
  ['GET /api/v1/auth/events', 'Sensitive actions on the account'],
  ['DELETE /api/v1/auth/sessions', 'Ends all sessions: every access token issued so far is refused'],
] as const
