import type { BilledSubscription } from '../../contract/billing.ts'
import { escapeHtml } from '../../platform/mail/letters.ts'
import { count, counted, instant } from '../elements/figures.ts'
import type { Holder } from './frame.ts'

/** What an account may use. Instants are ISO 8601 in UTC. */
export interface Standing {
  /** The display name of the plan. */
  readonly title: string
  readonly period: 'day' | 'month'
  /** The units of the plan in its period, and those that are left. */
  readonly units: number
  readonly left: number
  readonly renews_at: string
  /** Extra units that are left. */
  readonly bought: number
  /** False: requests with keys are refused. */
  readonly isServed: boolean
  /** Null without one. */
  readonly subscription: BilledSubscription | null
}

const TODAY = { day: 'today', month: 'this month' } as const
/** At this share the bar warns. */
const LITTLE = 0.1

/** The line at the top: the plan, its units as a bar, and when they reset. */
export function standing(
  { title, period, units, left, renews_at, bought, ...rest }: Standing,
  { root }: Holder,
): string {
  return `${subscriptionNotice(rest, root)}<section class="card standing" aria-labelledby="plan-title">
<h2 id="plan-title">${escapeHtml(title)} plan</h2>
<div class="units">
<p id="units"><strong>${count(left)}</strong> of ${counted(units, 'unit')} left ${TODAY[period]}${bought > 0 ? `, and <strong>${count(bought)}</strong> extra` : ''}</p>
${bar(left, units)}
<p class="soft">Resets on ${instant(renews_at)}.${left === 0 && bought > 0 ? ' Until then requests use the extra units.' : ''}</p>
</div>
<p class="to-plan"><a href="${root}account/plan">Change the plan</a></p>
</section>`
}

/** Drawn as SVG, because every browser renders an HTML meter differently. */
const bar = (left: number, units: number): string =>
  `<svg class="gauge${left <= units * LITTLE ? ' little' : ''}" role="meter" aria-labelledby="units" aria-valuemin="0" aria-valuemax="${units}" aria-valuenow="${left}" viewBox="0 0 100 4" preserveAspectRatio="none"><rect width="${((left / units) * 100).toFixed(2)}" height="4"/></svg>`

/** What a subscription needs, or when it ends. */
function subscriptionNotice(
  { isServed, subscription }: Pick<Standing, 'isServed' | 'subscription'>,
  root: string,
): string {
  const text = subscriptionText(subscription, isServed)
  if (text === null) return ''
  const [kind, html] = text
  return `<div class="notice ${kind}"><p>${html} <a href="${root}account/plan">See your subscription</a></p></div>\n`
}

function subscriptionText(
  subscription: BilledSubscription | null,
  isServed: boolean,
): ['bad' | 'warn' | 'info', string] | null {
  if (!isServed)
    return ['bad', 'Your subscription has ended because a payment was not made. Requests with your keys are refused.']
  if (!subscription) return null
  const { state, ends_at, grace_ends_at, trial_ends_at, next_plan, next_plan_at } = subscription
  if (state === 'past_due')
    return [
      'warn',
      `A payment failed. Requests are served until ${instant(grace_ends_at)}: update your payment method.`,
    ]
  if (state === 'canceling')
    return ['warn', `Your subscription ends on ${instant(ends_at)}. After that you have the free plan.`]
  if (state === 'paused') return ['warn', 'Your subscription is paused. The limits of the free plan apply.']
  if (next_plan !== null && next_plan_at !== null)
    return ['info', `The plan ${escapeHtml(next_plan)} begins on ${instant(next_plan_at)}.`]
  return state === 'trialing' ? ['info', `Your trial ends on ${instant(trial_ends_at)}.`] : null
}

/** The rules of this line. */
export const STANDING = `
.standing { display: grid; gap: var(--space-4) var(--space-32); align-items: center; grid-template-columns: minmax(0, 1fr) }
.standing h2, .standing p { margin: 0 }
.units { display: grid; gap: var(--space-4) }
.gauge { display: block; width: 100%; height: 12px; border: 1px solid var(--soft); border-radius: var(--radius);
  background: var(--page); fill: var(--gold) }
.gauge.little { fill: var(--warn) }
@media (min-width: 48rem) { .standing { grid-template-columns: auto minmax(0, 1fr) auto } }`
