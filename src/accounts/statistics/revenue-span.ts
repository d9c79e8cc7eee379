import type { RevenueRange } from '../../contract/admin-revenue.ts'
import { DAY_MS, dayOf } from './days.ts'

/** The days or months of a range in UTC, as YYYY-MM-DD. */
export interface RevenueSpan {
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

export function revenueSpan(range: RevenueRange, nowMs: number): RevenueSpan {
  const { step, count } = STEPS[range]
  const dates = Array.from({ length: count }, (_, at) => stepBefore(step, count - 1 - at, nowMs))
  return { step, dates, from: dates[0]!, to: dayOf(nowMs), until: dayOf(nowMs + DAY_MS) }
}

function stepBefore(step: 'day' | 'month', count: number, nowMs: number): string {
  if (step === 'day') return dayOf(nowMs - count * DAY_MS)
  const now = new Date(nowMs)
  return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))
}
