import { capital } from '../../languages/language.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { count, dayInWords } from './figures.ts'
import { table as tableOf } from './table.ts'

interface Plot {
  /** What is shown, as its name. */
  readonly title: string
  /** What the values count, or their currency. */
  readonly unit: string
  /** The number of decimals of the values. */
  readonly decimals?: number
  /** Days as YYYY-MM-DD or months as YYYY-MM, in UTC. */
  readonly dates: readonly string[]
  readonly values: readonly number[]
  /** A line that the values are compared with. */
  readonly limit?: { readonly value: number; readonly name: string } | undefined
  /** The table behind the plot, which has all values. */
  readonly table: Markup
}

/** A plot of values by day or month. Without the script only its table is shown. */
export const plot = ({ title, unit, decimals = 0, dates, values, limit, table }: Plot): Markup =>
  html`<div><div class="plot" hidden role="img" aria-label="${title}. The arrow keys show each value. The table below has all values." data-plot="${JSON.stringify({ unit, decimals, dates, values, limit })}"></div>
<p class="plot-value" aria-live="polite"></p>
<details open>
<summary>${title} as a table</summary>
${table}
</details></div>`

interface DayPlot extends Pick<Plot, 'title' | 'unit'> {
  readonly days: readonly { readonly date: string; readonly count: number }[]
}

/** A plot of counts by day, or that there are none. */
export const dayPlot = ({ title, unit, days }: DayPlot): Markup =>
  days.every((day) => day.count === 0)
    ? html`<div class="empty"><p>No ${unit} in this period.</p></div>`
    : counts({ title, unit, days })

const counts = ({ title, unit, days }: DayPlot): Markup =>
  plot({
    title,
    unit,
    dates: days.map(({ date }) => date),
    values: days.map((day) => day.count),
    table: tableOf({
      caption: 'Days in UTC, newest first',
      columns: [
        { head: 'Day', cell: ({ date }) => dayInWords(date) },
        { head: capital(unit), isFigure: true, cell: (day) => count(day.count) },
      ],
      rows: days.toReversed(),
    }),
  })
