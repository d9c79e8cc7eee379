import type { z } from 'zod'
import { type Content, html, type Markup } from '../../../../platform/markup.ts'
import type { VedicDashaReply } from '../../../../techniques/vedic-dasha/schema.ts'
import { table } from '../../../elements/table.ts'
import { dayText } from '../../days.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { NOW } from '../time-lords/periods.ts'
import { askAntardashas, askDashas, ownOf } from './asks.ts'
import { grahaMark } from './grahas.ts'

type Reply = z.output<typeof VedicDashaReply>
type Active = Reply['active_periods'][number]
type Period = Reply['timeline'][number]

/** The Vimshottari dashas: the current periods, all mahadashas, and the antardashas of the current one. */
export async function dashaSection(viewed: Viewed): Promise<Markup> {
  const { active_periods: active, timeline, birth_balance: balance, warnings } = await askDashas(viewed)
  const [current] = active
  const chosen = timeline.find(({ start }) => start === ownOf(viewed).dasha)
  const maha = chosen ?? current
  return html`<h2>Vimshottari dasha</h2>
${furtherWarnings(viewed.chart, warnings)}
${current && currentTable(active)}
${balance && html`<p>At birth, ${yearsText(balance.remaining_years)} of the ${balance.lord} dasha remained.</p>`}
<div class="pair-of-tables">${periods('Mahadashas: choose one to see its antardashas', timeline, active, ({ lord, start }) => html`<a id="dasha-${start}" data-step href="${viewed.link({ dasha: start })}"${start === maha?.start && html` aria-current="true"`}>${lord}</a>`)}${maha && periods(`Antardashas of ${maha.lord}, ${dayText(maha.start)} to ${dayText(maha.end)}`, await partsOf(viewed, maha), active)}</div>`
}

/** The antardashas of a mahadasha, without those of its neighbours that begin or end on the same date. */
async function partsOf(viewed: Viewed, { lord, start, end, starts_at: from, ends_at: until }: Period) {
  const { timeline } = await askAntardashas(viewed, start, end)
  return timeline.filter(
    ({ path, starts_at: at }) => path.length === 2 && path[0] === lord && isWithin(at, from, until),
  )
}

/** Instants have the offsets of their own dates. */
const isWithin = (instant: string, from: string, until: string): boolean =>
  Date.parse(from) <= Date.parse(instant) && Date.parse(instant) < Date.parse(until)

const currentTable = (active: readonly Active[]): Markup =>
  table<Active>({
    caption: 'Current periods',
    isCompact: true,
    columns: [
      { head: 'Level', cell: ({ level }) => level },
      { head: 'Lord', cell: ({ lord }) => grahaMark(lord) },
      { head: 'Until', cell: ({ end }) => html`<span class="day">${dayText(end)}</span>` },
    ],
    rows: active,
  })

/** A line for each period. `named` may make the lord a link. */
function periods(
  caption: string,
  rows: readonly Period[],
  active: readonly Active[],
  named: (period: Period) => Content = ({ lord }) => lord,
): Markup {
  const isActive = ({ level, starts_at: at }: Period) =>
    active.some((each) => each.level === level && each.starts_at === at)
  return table<Period>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Lord', cell: (period) => grahaMark(period.lord, named(period)) },
      { head: 'Begins', cell: ({ start }) => html`<span class="day">${dayText(start)}</span>` },
      { head: 'Ends', cell: ({ end }) => html`<span class="day">${dayText(end)}</span>` },
      { head: 'Notes', cell: (period) => (isActive(period) ? NOW : null) },
    ],
    rows,
  })
}

/** `3 years and 2 months`. */
function yearsText(years: number): string {
  const months = Math.round(years * 12)
  const parts = [
    [Math.floor(months / 12), 'year'],
    [months % 12, 'month'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`)
  return said.join(' and ') || 'less than a month'
}
