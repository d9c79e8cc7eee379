import {
  type CurrencyRevenue,
  MRR_KINDS,
  type RevenueAnalyticsResponse,
  type RevenueRange,
  SALE_KINDS,
} from '../../contract/admin-revenue.ts'
import type { Database } from '../../platform/db/pool.ts'
import { listMrrChanges, listSales, type RevenueSum } from '../../platform/db/revenue.ts'
import { monthlyChanges, monthlyOf } from './monthly.ts'
import { type RevenueSpan, revenueSpan } from './revenue-span.ts'

type Movements = CurrencyRevenue['movements']
type Sales = CurrencyRevenue['sales']

/** What the installation earns, by currency. */
export async function revenueAnalytics(
  db: Database,
  { range, nowMs }: { readonly range: RevenueRange; readonly nowMs: number },
): Promise<RevenueAnalyticsResponse> {
  const span = revenueSpan(range, nowMs)
  const [changes, sales] = await Promise.all([listMrrChanges(db, span), listSales(db, span)])
  const currencies = [...new Set([...changes, ...sales].map(({ currency }) => currency))].sort()
  const { from, to, step } = span
  return {
    ...{ range, from, to, step },
    currencies: currencies.map((currency) => {
      const own = <Sum extends RevenueSum>(sums: readonly Sum[]) => sums.filter((sum) => sum.currency === currency)
      return { currency, ...revenueOf(own(changes), own(sales), span) }
    }),
  }
}

function revenueOf(
  changes: readonly RevenueSum[],
  sold: readonly RevenueSum[],
  { dates }: RevenueSpan,
): Omit<CurrencyRevenue, 'currency'> {
  const before = changes.filter(({ date }) => date === null)
  const within = changes.filter(({ date }) => date !== null)
  const start = after({ yearly: 0, subscribers: 0 }, before)
  const end = after(start, within)
  const movements = movementsOf(start, within)
  return {
    mrr: { start: monthlyOf(start.yearly), end: monthlyOf(end.yearly) },
    subscribers: { start: start.subscribers, end: end.subscribers },
    churn_rate: start.subscribers === 0 ? null : movements.churn.count / start.subscribers,
    movements,
    sales: salesOf(sold),
    series: seriesOf(start, { within, sold, dates }),
  }
}

interface Level {
  readonly yearly: number
  readonly subscribers: number
}

/** Only new and lost customers change the number of subscribers. */
const COMES = { new: 1, reactivation: 1, churn: -1, expansion: 0, contraction: 0 } as const

const after = ({ yearly, subscribers }: Level, changes: readonly RevenueSum[]): Level => ({
  yearly: changes.reduce((sum, { amount }) => sum + amount, yearly),
  subscribers: MRR_KINDS.reduce((sum, kind) => sum + COMES[kind] * sumOf(changes, kind).count, subscribers),
})

function seriesOf(
  start: Level,
  of: { within: readonly RevenueSum[]; sold: readonly RevenueSum[]; dates: readonly string[] },
): CurrencyRevenue['series'] {
  let level = start
  return of.dates.map((date) => {
    const changes = of.within.filter((sum) => sum.date === date)
    const movements = movementsOf(level, changes)
    level = after(level, changes)
    return {
      ...{ date, mrr: monthlyOf(level.yearly), subscribers: level.subscribers, movements },
      sales: salesOf(of.sold.filter((sum) => sum.date === date)),
    }
  })
}

function movementsOf({ yearly }: Level, changes: readonly RevenueSum[]): Movements {
  const sums = MRR_KINDS.map((kind) => sumOf(changes, kind))
  const amounts = monthlyChanges(
    yearly,
    sums.map(({ amount }) => amount),
  )
  return Object.fromEntries(
    MRR_KINDS.map((kind, at) => [kind, { amount: amounts[at]!, count: sums[at]!.count }]),
  ) as Movements
}

const salesOf = (sold: readonly RevenueSum[]): Sales =>
  Object.fromEntries(SALE_KINDS.map((kind) => [kind, sumOf(sold, kind)])) as Sales

const sumOf = (sums: readonly RevenueSum[], wanted: string) =>
  sums
    .filter(({ kind }) => kind === wanted)
    .reduce((all, { amount, count }) => ({ amount: all.amount + amount, count: all.count + count }), {
      amount: 0,
      count: 0,
    })
