import {
  type CurrencyRevenue,
  MRR_KINDS,
  type RevenueAnalyticsResponse,
  SALE_KINDS,
} from '../../contract/admin-revenue.ts'
import { count } from '../elements/figures.ts'
import { type Column, table } from '../elements/table.ts'
import { amount, code } from './money.ts'

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
export const stepName = (date: string, step: Step): string => (step === 'day' ? date : date.slice(0, 7))

/** What changed the recurring revenue. */
export const movements = ({ currency, movements: of }: CurrencyRevenue): string =>
  sums(
    ['What changed the MRR', 'Change'],
    currency,
    MRR_KINDS.map((kind) => [...MOVEMENTS[kind], of[kind]]),
  )

/** One-time payments and refunds. */
export const sales = ({ currency, sales: of }: CurrencyRevenue): string =>
  sums(
    ['One-time, with taxes', 'After refunds'],
    currency,
    SALE_KINDS.map((kind) => [...SALES[kind], of[kind]]),
  )

type Sum = readonly [name: string, meaning: string, of: Pick<Movement, 'amount'> & Partial<Movement>]

function sums([caption, total]: readonly [string, string], currency: string, parts: readonly Sum[]): string {
  const all = parts.reduce((sum, [, , { amount: each }]) => sum + each, 0)
  return table<Sum>({
    caption,
    columns: [
      {
        head: 'Kind',
        cell: ([name, meaning]) => (meaning ? `${name} <span class="unit">${meaning}</span>` : name),
      },
      {
        head: 'Number',
        isFigure: true,
        cell: ([, , { count: number }]) => (number === undefined ? '' : count(number)),
      },
      { head: `Amount (${code(currency)})`, isFigure: true, cell: ([, , each]) => amount(each.amount, currency) },
    ],
    rows: [...parts, [total, '', { amount: all }]],
  })
}

/** The days or months, newest first. Cells without events are empty. */
export function series({ currency, series: rows }: CurrencyRevenue, step: Step): string {
  const column = (head: string, of: (row: Row) => Movement): Column<Row> => ({
    head,
    isFigure: true,
    cell: (row) => (of(row).count === 0 ? '' : amount(of(row).amount, currency)),
  })
  return table<Row>({
    caption: `${step === 'day' ? 'Days' : 'Months'} in UTC, newest first. Amounts in ${code(currency)}`,
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
