import { civilDays, civilFields, DAY_MS, daysInMonth, weekdayIndex } from '../../../../astro/civil.ts'
import { localDate, type Zone } from '../../../../astro/zone.ts'
import { parseDate } from '../../../../contract/sky/sky-events.ts'
import type { PeriodAsked } from './request.ts'

/** How the first date was found. */
export type PeriodRule = 'given_date' | 'monday_iso_8601' | 'given_month' | 'current_month'

/** The dates of a period, as midnights as if they were UTC. */
export interface PeriodDates {
  readonly kind: PeriodAsked['kind']
  readonly rule: PeriodRule
  readonly dates: readonly number[]
}

const WEEK_DAYS = 7
const MONDAY = 1

/** The dates of the period of a request. Without one the time of the service gives it, in the zone. */
export function datesOf(asked: PeriodAsked, zone: Zone, nowMs: number): PeriodDates {
  const today = localDate(zone, nowMs)
  if (asked.kind === 'week') {
    const first = asked.start === null ? mondayOf(today) : dateOf(asked.start)
    return {
      kind: 'week',
      rule: asked.start === null ? 'monday_iso_8601' : 'given_date',
      dates: consecutive(first, WEEK_DAYS),
    }
  }
  const { year, month } = asked.of ?? civilFields(today)
  const dates = consecutive(civilDays(year, month, 1) * DAY_MS, daysInMonth(year, month))
  return { kind: 'month', rule: asked.of === null ? 'current_month' : 'given_month', dates }
}

const consecutive = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, day) => first + day * DAY_MS)

const mondayOf = (date: number): number => date - ((weekdayIndex(date) - MONDAY + WEEK_DAYS) % WEEK_DAYS) * DAY_MS

function dateOf(text: string): number {
  const parsed = parseDate(text)
  if (typeof parsed !== 'number') throw new RangeError(parsed.problem)
  return parsed
}
