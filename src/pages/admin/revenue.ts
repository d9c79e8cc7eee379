import {
  type CurrencyRevenue,
  MRR_KINDS,
  REVENUE_RANGES,
  type RevenueAnalyticsResponse,
  SALE_KINDS,
} from '../../contract/admin/statistics.ts'
import { decimalsOf } from '../../platform/mail/minor-units.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { select } from '../elements/field.ts'
import { amount, change, count, currencyCode, dayInWords, percent, price } from '../elements/figures.ts'
import { plot } from '../elements/plot.ts'
import { type Column, table } from '../elements/table.ts'
import type { Page } from '../frame.ts'
import { adminPage, type Viewer } from '../site.ts'

type Shown = Pick<RevenueAnalyticsResponse, 'range' | 'from' | 'to' | 'step'>

const RANGES = { '7d': '7 days', '30d': '30 days', '90d': '90 days', '12m': '12 months' } as const

/** The page of recurring revenue, what changed it, and sales, by currency. */
export const revenuePage = (revenue: RevenueAnalyticsResponse, viewer: Viewer): Page =>
  adminPage({
    title: 'Revenue',
    viewer,
    at: 'admin/revenue',
    hasPlot: true,
    content: html`${choice(revenue, viewer)}
${revenue.currencies.length === 0 ? empty(revenue) : joined(revenue.currencies.map((each) => earned(each, revenue)))}
<p class="soft">From ${dayInWords(revenue.from)} to ${dayInWords(revenue.to)}, in UTC. Nothing is converted. MRR is the monthly recurring revenue: the price of subscriptions, without discounts and taxes. Each front caches the figures for five minutes.</p>`,
  })

const choice = ({ range }: Shown, { root }: Viewer): Markup => html`<form method="get" action="${root}admin/revenue">
<div class="form-row narrow">
${select({ name: 'range', label: 'Time', options: REVENUE_RANGES, names: RANGES, chosen: range })}
<div><button class="primary" type="submit">Show</button></div>
</div>
</form>`

const empty = ({ range }: Shown): Markup => html`<div class="empty">
<p><b>No subscriptions, and no sales in ${RANGES[range]}.</b></p>
<p>This page will show the monthly recurring revenue, its changes, subscribers, sales and refunds, in each currency. They come from plans, report credits and unit packs that users pay for at Stripe. Plans that you gave manually are not revenue.</p>
<p>To sell plans, set the <code>STRIPE_*</code> variables.</p>
</div>`

function earned(revenue: CurrencyRevenue, shown: Shown): Markup {
  const { currency, series: rows } = revenue
  const id = `revenue-${currency}`
  const decimals = decimalsOf(currency)
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${currencyCode(currency)} in ${RANGES[shown.range]}</h2>
<dl class="facts">
${joined(facts(revenue).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`))}
</dl>
${plot({
  title: `MRR in ${currencyCode(currency)} by ${shown.step}`,
  unit: currencyCode(currency),
  decimals,
  dates: rows.map(({ date }) => (shown.step === 'day' ? date : date.slice(0, 'yyyy-mm'.length))),
  values: rows.map(({ mrr }) => mrr / 10 ** decimals),
  table: series(revenue, shown.step),
})}
<div class="grid two">
<div>${movements(revenue)}</div>
<div>${sales(revenue)}</div>
</div>
</section>`
}

const facts = ({ currency, mrr, subscribers, ...of }: CurrencyRevenue): (readonly [name: string, value: string])[] => [
  ['MRR at the end', price(mrr.end, currency)],
  ['MRR at the start', price(mrr.start, currency)],
  ['Change', change(mrr.end - mrr.start, currency)],
  ['Subscribers', `${count(subscribers.start)} to ${count(subscribers.end)}`],
  ['Churn rate', percent(of.churn_rate)],
  ['One-time sales', price(soldOnce(of.sales), currency)],
  ['Refunds', price(of.sales.refund.amount, currency)],
]

/** Revenue from credits and packs, before refunds. */
export const soldOnce = ({ credits, pack }: CurrencyRevenue['sales']): number => credits.amount + pack.amount

type Step = RevenueAnalyticsResponse['step']
type Movement = CurrencyRevenue['sales']['refund']
type Row = CurrencyRevenue['series'][number]

const MOVEMENTS: Readonly<Record<(typeof MRR_KINDS)[number], readonly [name: string, meaning: string]>> = {
  new: ['New', 'first subscriptions'],
  reactivation: ['Reactivation', 'subscribers who came back'],
  expansion: ['Expansion', 'larger plans'],
  contraction: ['Contraction', 'smaller plans'],
  churn: ['Churn', 'subscriptions that ended'],
}
const SALES: Readonly<Record<(typeof SALE_KINDS)[number], readonly [name: string, meaning: string]>> = {
  credits: ['Credits', 'report credits'],
  pack: ['Packs', 'units'],
  refund: ['Refunds', 'of credits and packs, and disputes'],
}

/** The day or month of a row. */
const stepName = (date: string, step: Step): string =>
  step === 'day' ? dayInWords(date) : dayInWords(`${date.slice(0, 7)}-01`).slice('1 '.length)

/** What changed the recurring revenue. */
const movements = ({ currency, movements: of }: CurrencyRevenue): Markup =>
  sums(
    ['What changed the MRR', 'Change'],
    currency,
    MRR_KINDS.map((kind) => [...MOVEMENTS[kind], of[kind]]),
  )

/** One-time payments and refunds. */
const sales = ({ currency, sales: of }: CurrencyRevenue): Markup =>
  sums(
    ['One-time, with taxes', 'After refunds'],
    currency,
    SALE_KINDS.map((kind) => [...SALES[kind], of[kind]]),
  )

type Sum = readonly [name: string, meaning: string, of: Pick<Movement, 'amount'> & Partial<Movement>]

function sums([caption, total]: readonly [string, string], currency: string, parts: readonly Sum[]): Markup {
  const all = parts.reduce((sum, [, , { amount: each }]) => sum + each, 0)
  return table<Sum>({
    caption,
    columns: [
      {
        head: 'Kind',
        cell: ([name, meaning]) => (meaning ? html`${name} <span class="unit">${meaning}</span>` : name),
      },
      {
        head: 'Number',
        isFigure: true,
        cell: ([, , { count: number }]) => (number === undefined ? '' : count(number)),
      },
      {
        head: `Amount (${currencyCode(currency)})`,
        isFigure: true,
        cell: ([, , each]) => amount(each.amount, currency),
      },
    ],
    rows: [...parts, [total, '', { amount: all }]],
  })
}

/** The days or months, newest first. Cells without events are empty. */
function series({ currency, series: rows }: CurrencyRevenue, step: Step): Markup {
  const column = (head: string, of: (row: Row) => Movement): Column<Row> => ({
    head,
    isFigure: true,
    cell: (row) => (of(row).count === 0 ? '' : amount(of(row).amount, currency)),
  })
  return table<Row>({
    caption: `${step === 'day' ? 'Days' : 'Months'} in UTC, newest first. Amounts in ${currencyCode(currency)}`,
    columns: [
      { head: step === 'day' ? 'Day' : 'Month', cell: ({ date }) => stepName(date, step) },
      { head: 'MRR', isFigure: true, cell: ({ mrr }) => amount(mrr, currency) },
      { head: 'Subscribers', isFigure: true, cell: ({ subscribers }) => count(subscribers) },
      ...MRR_KINDS.map((kind) => column(MOVEMENTS[kind][0], (row) => row.movements[kind])),
      ...SALE_KINDS.map((kind) => column(SALES[kind][0], (row) => row.sales[kind])),
    ],
    rows: rows.toReversed(),
  })
}
