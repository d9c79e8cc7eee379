import { html, type Markup } from '../../platform/markup.ts'
import { count, dayInWords } from '../elements/figures.ts'
import { plot } from '../elements/plot.ts'
import { table } from '../elements/table.ts'

/** What an account used on a day in UTC. */
export interface DayOfUse {
  readonly date: string
  readonly requests: number
  readonly units: number
  /** Requests that were refused or failed. */
  readonly errors: number
}

const DAYS_SHOWN = 30
/** Below this share of the limit, its line would flatten the values. */
const NEAR = 0.1

/** The units of the plan in its period. */
interface Limits {
  readonly period: 'day' | 'month'
  readonly units: number
}

interface Row extends DayOfUse {
  /** Units in the period so far, which the limit of the plan is compared with. */
  readonly used: number
}

/** Requests by day, and units against the limit of the plan, for thirty days. */
export function usePlots(days: readonly DayOfUse[], limits: Limits): Markup {
  const rows = inPeriods(days, limits.period).slice(-DAYS_SHOWN)
  if (rows.every(({ requests }) => requests === 0))
    return html`<div class="empty"><p>No requests in 30 days. Requests and units by day will appear here.</p></div>`
  const dates = rows.map(({ date }) => date)
  const isMonthly = limits.period === 'month'
  return html`<div class="grid two">
<div><h3>${isMonthly ? 'Units used in the month so far' : 'Units by day'}</h3>
${plot({
  title: isMonthly ? 'Units used in the month so far' : 'Units by day',
  unit: 'units',
  dates,
  values: rows.map(({ used }) => used),
  limit: limitOf(rows, limits),
  table: useTable(rows, isMonthly),
})}</div>
<div><h3>Requests by day</h3>
${plot({
  title: 'Requests by day',
  unit: 'requests',
  dates,
  values: rows.map(({ requests }) => requests),
  table: requestTable(rows),
})}</div>
</div>`
}

/** A month begins with nothing used. */
function inPeriods(days: readonly DayOfUse[], period: Limits['period']): Row[] {
  let used = 0
  return days.map((day) => {
    used = period === 'day' || day.date.endsWith('-01') ? day.units : used + day.units
    return { ...day, used }
  })
}

function limitOf(rows: readonly Row[], { units, period }: Limits) {
  const most = Math.max(...rows.map(({ used }) => used))
  return most < units * NEAR
    ? undefined
    : { value: units, name: `${count(units)} units per ${period}, the limit of the plan` }
}

const useTable = (rows: readonly Row[], isMonthly: boolean): Markup =>
  table<Row>({
    caption: 'Days in UTC, newest first',
    columns: [
      { head: 'Day', cell: ({ date }) => dayInWords(date) },
      { head: 'Units', isFigure: true, cell: ({ units }) => count(units) },
      ...(isMonthly ? [{ head: 'Month so far', isFigure: true, cell: ({ used }: Row) => count(used) }] : []),
    ],
    rows: rows.toReversed(),
  })

const requestTable = (rows: readonly Row[]): Markup =>
  table<Row>({
    caption: 'Days in UTC, newest first',
    columns: [
      { head: 'Day', cell: ({ date }) => dayInWords(date) },
      { head: 'Requests', isFigure: true, cell: ({ requests }) => count(requests) },
      { head: 'Refused or failed', isFigure: true, cell: ({ errors }) => count(errors) },
    ],
    rows: rows.toReversed(),
  })
