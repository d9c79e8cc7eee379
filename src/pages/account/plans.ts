import type { AccountProfile } from '../../contract/accounts/account.ts'
import type { BillingDetails, RequestPackReply, SubscriptionState } from '../../contract/accounts/billing.ts'
import type { PlanList } from '../../contract/accounts/plans.ts'
import { type Content, html, joined, type Markup } from '../../platform/markup.ts'
import { counted, instantInWords, price } from '../elements/figures.ts'
import type { Holder } from '../site.ts'

/** What an account has, and what it may buy. */
export interface PlanShown {
  /** The display name of the plan. */
  readonly title: string
  readonly billing: BillingDetails
  readonly usage: AccountProfile['usage']
  readonly plans: PlanList
  readonly offer: RequestPackReply['offer']
  /** Whether the installation sells anything. */
  readonly isOpen: boolean
  /** What is wrong with the last form. */
  readonly faults: readonly string[]
  /** The report credits that were typed. */
  readonly quantity?: string | undefined
}

type Plan = PlanShown['plans']['plans'][number]

/** The plans side by side. The account's own is marked, and the others have a button. Nothing where none can be bought. */
export function plansOf(shown: PlanShown, holder: Holder): Markup | null {
  const { plans } = shown.plans
  if (!shown.isOpen) return null
  return html`<section aria-labelledby="plans">
<h2 id="plans">Plans</h2>
<div class="grid three">
${joined(plans.map((plan) => card(plan, shown, holder)))}
</div>
</section>`
}

export const unitsOf = (units: number, period: Plan['period']): string => `${counted(units, 'unit')} per ${period}`

/** What a plan allows, as short lines. */
export const limitsOf = (plan: Plan): readonly string[] => [
  unitsOf(plan.units, plan.period),
  `${counted(plan.requests_per_second, 'request')} per second`,
  plan.report_credits_per_month === 0
    ? 'No report credits'
    : `${counted(plan.report_credits_per_month, 'report credit')} per month`,
  `${counted(plan.exports_at_once, 'stream')} at a time`,
]

function card(plan: Plan, shown: PlanShown, holder: Holder): Markup {
  const { amount, currency } = plan.price
  const isOwn = plan.plan === shown.billing.plan
  const id = `plan-${plan.plan}`
  return html`<article class="card plan${isOwn ? ' own' : ''}" aria-labelledby="${id}">
<h3 id="${id}">${plan.title}</h3>
<p class="price">${price(amount, currency)} <span class="unit">per month</span></p>
<ul>${limitsOf(plan).map((limit) => html`<li>${limit}</li>`)}</ul>
${isOwn ? html`<p><strong>Your plan</strong></p>` : choice(plan, shown, holder)}
</article>`
}

function choice({ plan, title }: Plan, { billing }: PlanShown, { root }: Holder): Markup | null {
  if (plan === 'free') return null
  if (!mayBegin(billing))
    return billing.has_customer ? html`<p class="soft">Change your plan at Stripe with the button above.</p>` : null
  return html`<form method="post" action="${root}account/plan/checkout">
<input type="hidden" name="kind" value="plan"><input type="hidden" name="plan" value="${plan}">
<button${plan === 'entry' ? html` class="primary"` : ''} type="submit">Choose ${title}</button>
</form>`
}

/** Whether an account can begin a subscription. An active subscription is changed in the portal. */
const mayBegin = ({ plan, subscription }: BillingDetails): boolean =>
  plan !== 'operator' && (subscription === null || ['canceled', 'incomplete'].includes(subscription.state))

/** The status of a subscription, and what to do. */
interface PlanState {
  readonly tone: 'good' | 'warn' | 'bad' | null
  readonly text: Content
  /** The name of the button that leads to the portal. */
  readonly act: string
}

/** The status of an account, as text. */
export function planStateOf({ plan, status, subscription }: BillingDetails): PlanState {
  if (subscription) return WORDS[subscription.state](subscription)
  const see = 'See invoices at Stripe'
  if (status === 'inactive')
    return { tone: 'bad', text: 'Your account is inactive: requests with your keys are refused.', act: see }
  if (plan === 'free') return { tone: null, text: 'You are on the free plan. It costs nothing.', act: see }
  return { tone: null, text: 'The operator gave you this plan.', act: see }
}

const MANAGE = 'Manage at Stripe'
const PAY = 'Pay at Stripe'
const FREE = 'The limits of the free plan apply.'

const WORDS: Readonly<Record<SubscriptionState, (of: Subscription) => PlanState>> = {
  active: ({ renews_at }) => ({
    tone: 'good',
    text: html`Active. Renews on ${instantInWords(renews_at)}.`,
    act: MANAGE,
  }),
  trialing: ({ trial_ends_at, renews_at }) => ({
    tone: 'good',
    text: html`On trial. The first payment is due on ${instantInWords(trial_ends_at ?? renews_at)}.`,
    act: MANAGE,
  }),
  canceling: ({ ends_at }) => ({
    tone: 'warn',
    text: html`Cancelled. You keep the plan until ${instantInWords(ends_at)}, then move to the free plan.`,
    act: 'Keep the plan at Stripe',
  }),
  past_due: ({ grace_ends_at }) => ({
    tone: 'warn',
    text: html`Past due. Pay the open invoice at Stripe until ${instantInWords(grace_ends_at)}. After that, requests with your keys are refused.`,
    act: PAY,
  }),
  expired: () => ({ tone: 'bad', text: `Past due for too long. ${REFUSED}`, act: PAY }),
  unpaid: () => ({ tone: 'bad', text: `Unpaid. ${REFUSED}`, act: PAY }),
  paused: () => ({ tone: 'warn', text: `Paused. ${FREE}`, act: MANAGE }),
  incomplete: () => ({ tone: 'warn', text: `The first payment is not confirmed. ${FREE}`, act: PAY }),
  canceled: () => ({ tone: null, text: `Your subscription has ended. ${FREE}`, act: 'See invoices at Stripe' }),
}

const REFUSED = 'Requests with your keys are refused until you pay the open invoice at Stripe.'

type Subscription = NonNullable<BillingDetails['subscription']>
