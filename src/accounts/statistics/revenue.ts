import {
  type CurrencyRevenue,
  MRR_KINDS,
  type RevenueAnalyticsResponse,
  type RevenueRange,
  SALE_KINDS,
} from '../../contract/admin/statistics.ts'
import type { Database } from '../../platform/db/pool.ts'
import { listMrrChanges, listSales, type RevenueSum } from '../../platform/db/revenue.ts'
import { DAY_MS, dayOf } from './days.ts'

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
    range,
    from,
    to,
    step,
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
      date,
      mrr: monthlyOf(level.yearly),
      subscribers: level.subscribers,
      movements,
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

const MONTHS = 12

/** The monthly part of a yearly amount, rounded down to a minor unit. For exact sums, not single amounts. */
export const monthlyOf = (yearly: number): number => Math.floor(yearly / MONTHS)

/**
 * The months' parts of changes of a yearly amount that began at `start`, so that they are together the difference of
 * the rounded amounts before and after. By the largest remainder: each is less than one minor unit from the exact part,
 * and an exact one stays.
 */
export function monthlyChanges(start: number, changes: readonly number[]): readonly number[] {
  const end = changes.reduce((sum, change) => sum + change, start)
  const parts = changes.map(monthlyOf)
  const missing = monthlyOf(end) - monthlyOf(start) - parts.reduce((sum, part) => sum + part, 0)
  const remainders = changes.map((change, at) => ({ at, remainder: change - parts[at]! * MONTHS }))
  const raised = remainders
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, missing)
    .map(({ at }) => at)
  return parts.map((part, at) => (raised.includes(at) ? part + 1 : part))
}

/** The days or months of a range in UTC, as YYYY-MM-DD. */
interface RevenueSpan {
  readonly step: 'day' | 'month'
  /** The first day of each step, the oldest first. */
  readonly dates: readonly string[]
  readonly from: string
  readonly to: string
  /** The day after `to`. */
  readonly until: string
}

const STEPS: Readonly<Record<RevenueRange, { readonly step: 'day' | 'month'; readonly count: number }>> = {
  '7d': { step: 'day', count: 7 },
  '30d': { step: 'day', count: 30 },
  '90d': { step: 'day', count: 90 },
  '12m': { step: 'month', count: 12 },
}

function revenueSpan(range: RevenueRange, nowMs: number): RevenueSpan {
  const { step, count } = STEPS[range]
  const dates = Array.from({ length: count }, (_, at) => stepBefore(step, count - 1 - at, nowMs))
  return { step, dates, from: dates[0]!, to: dayOf(nowMs), until: dayOf(nowMs + DAY_MS) }
}

function stepBefore(step: 'day' | 'month', count: number, nowMs: number): string {
  if (step === 'day') return dayOf(nowMs - count * DAY_MS)
  const now = new Date(nowMs)
  return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))
}
