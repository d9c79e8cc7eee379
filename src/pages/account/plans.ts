import { escapeHtml } from '../../platform/mail/letters.ts'
import { price } from '../admin/money.ts'
import { count, counted } from '../elements/figures.ts'
import type { Holder } from './frame.ts'
import type { PlanShown } from './plan-shown.ts'
import { mayBegin } from './subscription-standing.ts'

type Plan = PlanShown['plans']['plans'][number]

/** The plans side by side. The account's own is marked, and the others have a button if they can be bought. */
export function plansOf(shown: PlanShown, holder: Holder): string {
  const { plans } = shown.plans
  return `<section aria-labelledby="plans">
<h2 id="plans">Plans</h2>
<div class="grid three">
${plans.map((plan) => card(plan, shown, holder)).join('\n')}
</div>
</section>`
}

function card(plan: Plan, shown: PlanShown, holder: Holder): string {
  const { amount, currency } = plan.price
  const isOwn = plan.plan === shown.billing.plan
  const id = `plan-${plan.plan}`
  const limits = [
    `${count(plan.units)} units per ${plan.period}`,
    `${counted(plan.requests_per_second, 'request')} per second`,
    plan.report_credits_per_month === 0
      ? 'No report credits'
      : `${counted(plan.report_credits_per_month, 'report credit')} per month`,
    `${counted(plan.exports_at_once, 'stream')} at a time`,
  ]
  return `<article class="card plan${isOwn ? ' own' : ''}" aria-labelledby="${id}">
<h3 id="${id}">${escapeHtml(plan.title)}</h3>
<p class="price">${price(amount, currency)} <span class="unit">per month</span></p>
<ul>${limits.map((limit) => `<li>${limit}</li>`).join('')}</ul>
${isOwn ? '<p><strong>Your plan</strong></p>' : choice(plan, shown, holder)}
</article>`
}

function choice({ plan, title }: Plan, { billing, isOpen }: PlanShown, { root }: Holder): string {
  if (!isOpen || plan === 'free') return ''
  if (!mayBegin(billing))
    return billing.has_customer ? '<p class="soft">Change your plan at Stripe, with the button above.</p>' : ''
  return `<form method="post" action="${root}account/plan/checkout">
<input type="hidden" name="kind" value="plan"><input type="hidden" name="plan" value="${escapeHtml(plan)}">
<button${plan === 'entry' ? ' class="primary"' : ''} type="submit">Choose ${escapeHtml(title)}</button>
</form>`
}
