import type { Purchase } from '../../contract/accounts/billing.ts'
import { isPlanName, PLAN_TITLES } from '../../contract/accounts/plans.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { count, counted, instant, instantInWords, price } from '../elements/figures.ts'
import { faultNotice } from '../elements/notices.ts'
import { table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder } from '../site.ts'
import { GAUGE, gauge } from './overview.ts'
import { limitsOf, type PlanShown, planStateOf, plansOf, unitsOf } from './plans.ts'

/** The plan of an account, its payment, and what else it may buy. It works without a script. */
export const planPage = (shown: PlanShown, holder: Holder): Page =>
  accountPage({
    title: 'Plan',
    holder,
    at: 'account/plan',
    script: 'live.js',
    style: `${ACTIONS}${GAUGE}${STYLE}`,
    content: html`${faultNotice(shown.faults)}${current(shown, holder)}
${shown.isOpen ? plansOf(shown, holder) : allowed(shown, holder)}
${more(shown, holder)}${purchases(shown)}`,
  })

/** What the plan allows and where its usage is shown. This stands where the other plans would, if they were sold. */
function allowed({ title, usage, plans, billing }: PlanShown, { root }: Holder): Markup {
  const own = plans.plans.find(({ plan }) => plan === billing.plan)
  return html`<section class="card" aria-labelledby="allowed">
<h2 id="allowed">What the ${title.toLowerCase()} plan allows</h2>
<ul class="limits">${(own ? limitsOf(own) : [unitsOf(usage.limit, usage.period)]).map((limit) => html`<li>${limit}</li>`)}</ul>
<p>Your requests are listed with the units that each of them used.</p>
<p class="actions"><a class="button primary" href="${root}account/requests">See your requests</a> <a href="${root}account">Usage by day</a></p>
<p id="closed" class="soft">Payments are not set up here. To get another plan, ask the operator.</p>
</section>
`
}

/** The display name of a plan. */
const titleOf = (plan: string): string => (isPlanName(plan) ? PLAN_TITLES[plan] : plan)

function current({ title, billing, usage, plans, isOpen }: PlanShown, holder: Holder): Markup {
  const { tone, text, act } = planStateOf(billing)
  const { next_plan: next, next_plan_at: nextAt } = billing.subscription ?? {}
  const own = plans.plans.find(({ plan }) => plan === billing.plan)
  const facts = [
    ['Extra units', count(billing.units_bought)],
    ['Report credits', count(billing.report_credits)],
    ...(own === undefined || !isOpen
      ? []
      : ([
          ['Requests per second', count(own.requests_per_second)],
          ['Streams at a time', count(own.exports_at_once)],
        ] as const)),
  ] as const
  return html`<section class="card" aria-labelledby="current">
<h2 id="current">${title} plan</h2>
<p id="plan-state" class="${tone === null ? 'soft' : `answer ${tone}`}">${text}</p>
${next ? html`<p>Your plan changes to ${titleOf(next)} on ${instantInWords(nextAt ?? null)}.</p>` : ''}
<p id="units"><strong>${count(usage.remaining)}</strong> of ${counted(usage.limit, 'unit')} left ${usage.period === 'day' ? 'today' : 'this month'}</p>
${gauge(usage.remaining, usage.limit)}
<p class="soft">Resets on ${instantInWords(usage.resets_at)}. A natal chart costs one unit.</p>
<dl class="facts">${facts.map(([name, content]) => html`<div><dt>${name}</dt><dd>${content}</dd></div>`)}</dl>
${
  isOpen && billing.has_customer
    ? html`<form class="actions" method="post" action="${holder.root}account/plan/portal"><button${tone === 'warn' || tone === 'bad' ? html` class="primary"` : ''} type="submit">${act}</button></form>`
    : ''
}
</section>`
}

/** Report credits, and a pack that the operator offers. */
function more({ billing, offer, isOpen, plans, quantity = '1' }: PlanShown, { root }: Holder): Markup | null {
  if (!isOpen || billing.plan === 'operator') return null
  if (billing.status === 'inactive')
    return html`<p class="soft">Pay the open invoice to buy report credits and units again.</p>\n`
  const { price: each, most } = plans.report_credit
  return html`<div class="grid two">
<section class="card" aria-labelledby="credits">
<h2 id="credits">Report credits</h2>
<p>A report costs one credit. Bought credits do not expire. ${price(each.amount, each.currency)} each.</p>
<form class="form-row" method="post" action="${root}account/plan/checkout">
<input type="hidden" name="kind" value="report_credits">
<div><label for="quantity">Credits, 1 to ${most}</label><input id="quantity" name="quantity" type="text" inputmode="numeric" value="${quantity}" required></div>
<div><button type="submit">Buy report credits</button></div>
</form>
</section>
${offer ? pack(offer, root) : ''}</div>
`
}

const pack = ({ units, price: { amount, currency }, expires_at }: NonNullable<PlanShown['offer']>, root: string) =>
  html`<section class="card" aria-labelledby="offer">
<h2 id="offer">An offer for you</h2>
<p>${counted(units, 'unit')} for ${price(amount, currency)}, until ${instantInWords(expires_at)}. They are used once the units of your plan run out, and do not expire.</p>
<form method="post" action="${root}account/plan/checkout">
<input type="hidden" name="kind" value="request_pack">
<button type="submit">Buy ${counted(units, 'unit')}</button>
</form>
</section>
`

const NAMES = { plan: 'Plan', report_credits: 'Report credits', request_pack: 'Units' } as const
const STATUSES = { open: 'Not paid yet', complete: 'Paid', expired: 'Expired' } as const

const purchases = ({ billing: { purchases: all } }: PlanShown): Markup | null =>
  all.length === 0
    ? null
    : html`<section aria-labelledby="purchases">
<h2 id="purchases">Purchases</h2>
${table<Purchase>({
  caption: 'Newest first, at most 20. Invoices are at Stripe.',
  columns: [
    { head: 'Date', cell: ({ at }) => instant(at) },
    { head: 'Item', cell: ({ kind, plan }) => (plan ? `${NAMES[kind]} ${titleOf(plan)}` : NAMES[kind]) },
    { head: 'Quantity', isFigure: true, cell: ({ quantity }) => count(quantity) },
    {
      head: 'Amount',
      isFigure: true,
      cell: ({ amount, currency }) => (amount === null || currency === null ? '' : price(amount, currency)),
    },
    { head: 'Payment', cell: ({ status }) => STATUSES[status] },
    { head: 'Revoked', isFigure: true, cell: ({ taken_back }) => (taken_back === 0 ? '' : count(taken_back)) },
  ],
  rows: all,
})}
</section>`

const STYLE = `
#units { margin: var(--space-16) 0 var(--space-4) }
.gauge + p { margin-top: var(--space-4) }
#plan-state { font-size: var(--text-18) }
.answer.warn { color: var(--warn) }
.plan { display: flex; flex-direction: column }
.plan h3 { margin-top: 0; font: 500 var(--text-22)/1.2 var(--serif) }
.grid.two { margin-top: var(--space-32) }
.plan ul { list-style: none; padding: 0; margin: 0 0 var(--space-16) }
.card .limits { list-style: none; padding: 0; margin: 0 0 var(--space-16); display: grid; gap: 0 var(--space-24);
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)) }
.plan li, .limits li { padding: var(--space-4) 0; border-bottom: 1px solid var(--rule) }
.card .actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-8) var(--space-16) }
.plan form, .plan > p:last-child { margin-top: auto }
.plan .price { font-size: var(--text-22); margin-bottom: var(--space-8) }
.plan.own { border-color: var(--gold); border-width: 2px }`
