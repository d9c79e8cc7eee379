import { type CurrencyRevenue, REVENUE_RANGES, type RevenueAnalyticsResponse } from '../../contract/admin-revenue.ts'
import { decimalsOf } from '../../platform/mail/minor-units.ts'
import { count, percent } from '../elements/figures.ts'
import { plot } from '../elements/plot.ts'
import { select } from '../elements/select.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from './frame.ts'
import { change, code, price, soldOnce } from './money.ts'
import { movements, sales, series, stepName } from './revenue-tables.ts'

type Shown = Pick<RevenueAnalyticsResponse, 'range' | 'from' | 'to' | 'step'>

const RANGES = { '7d': '7 days', '30d': '30 days', '90d': '90 days', '12m': '12 months' } as const

/** The page of recurring revenue, what changed it, and sales, by currency. */
export const revenuePage = (revenue: RevenueAnalyticsResponse, viewer: Viewer): Page =>
  adminPage({
    title: 'Revenue',
    viewer,
    at: 'admin/revenue',
    hasPlot: true,
    content: `${choice(revenue, viewer)}
${revenue.currencies.length === 0 ? empty(revenue) : revenue.currencies.map((each) => earned(each, revenue)).join('\n')}
<p class="soft">From ${revenue.from} to ${revenue.to}, in UTC. Nothing is converted. MRR is the monthly recurring revenue: the price of subscriptions, without discounts and taxes. Each front caches the figures for five minutes.</p>`,
  })

const choice = ({ range }: Shown, { root }: Viewer): string => `<form method="get" action="${root}admin/revenue">
<div class="form-row narrow">
${select({ name: 'range', label: 'Time', options: REVENUE_RANGES, names: RANGES, chosen: range })}
<div><button class="primary" type="submit">Show</button></div>
</div>
</form>`

const empty = ({ range }: Shown): string => `<div class="empty">
<p><b>No subscriptions, and no sales in ${RANGES[range]}.</b></p>
<p>This page will show the monthly recurring revenue, its changes, subscribers, sales and refunds, in each currency. They come from plans, report credits and unit packs that users pay for at Stripe. Plans that you gave manually are not revenue.</p>
<p>To sell plans, set the <code>STRIPE_*</code> variables.</p>
</div>`

function earned(revenue: CurrencyRevenue, shown: Shown): string {
  const { currency, series: rows } = revenue
  const id = `revenue-${currency}`
  const decimals = decimalsOf(currency)
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${code(currency)} in ${RANGES[shown.range]}</h2>
<dl class="facts">
${facts(revenue)
  .map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`)
  .join('\n')}
</dl>
${plot({
  title: `MRR in ${code(currency)} by ${shown.step}`,
  unit: code(currency),
  decimals,
  dates: rows.map(({ date }) => stepName(date, shown.step)),
  values: rows.map(({ mrr }) => mrr / 10 ** decimals),
  table: series(revenue, shown.step),
})}
<div class="grid two">
<div>${movements(revenue)}</div>
<div>${sales(revenue)}</div>
</div>
</section>`
}

const facts = ({ currency, mrr, subscribers, ...of }: CurrencyRevenue): (readonly [name: string, html: string])[] => [
  ['MRR at the end', price(mrr.end, currency)],
  ['MRR at the start', price(mrr.start, currency)],
  ['Change', change(mrr.end - mrr.start, currency)],
  ['Subscribers', `${count(subscribers.start)} to ${count(subscribers.end)}`],
  ['Churn rate', percent(of.churn_rate)],
  ['One-time sales', price(soldOnce(of.sales), currency)],
  ['Refunds', price(of.sales.refund.amount, currency)],
]
