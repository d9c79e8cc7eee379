import type { z } from 'zod'
import { html, type Markup } from '../../../../platform/markup.ts'
import type { ProfectionPeriodsReply } from '../../../../techniques/profection-periods/schema.ts'
import type { ProfectionReply } from '../../../../techniques/profections/schema.ts'
import { table } from '../../../elements/table.ts'
import { dayText, ordinal } from '../../days.ts'
import { placeInSign } from '../../degrees.ts'
import { housesText } from '../../person.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askProfections, askYears, isTimed } from './asks.ts'
import { lordMark, NOW, signName } from './periods.ts'

type Reply = z.output<typeof ProfectionReply>
type Profection = Reply['profection']
type Lord = Profection['annual']['time_lord']
type Year = z.output<typeof ProfectionPeriodsReply>['profections']['periods'][number]

/** The year of life with its lord, its months, and the years after it. */
export async function showProfections(viewed: Viewed): Promise<Markup> {
  const reply = await askProfections(viewed)
  const { annual, monthly, active_month: active } = reply.profection
  const { age, period, from } = reply.meta.annual_profection
  const { profections } = await askYears(viewed, period.start)
  const start = isTimed(viewed) ? '' : ' Without a time of birth, they are counted from the Sun.'
  return html`${furtherWarnings(viewed.chart, reply.warnings)}<p>At age ${age}, the year from ${dayText(annual.period.start)} to ${dayText(annual.period.end)} activates ${signName(annual.activated_sign_id)}, the ${ordinal(annual.activated_house)} ${placeWord(from)}. ${lordSentence(exactly(viewed, annual.time_lord), housesText(reply.subject.settings.house_system))}</p>
${inSign(annual.natal_planets.map((each) => exactly(viewed, each)))}
<p class="hint">Profections advance one sign a year from the ${from === 'ascendant' ? 'Ascendant' : from}, and one sign a month within the year.${start} The lord is the traditional ruler of the sign.</p>
<div class="pair-of-tables">${months(monthly, active)}${years(profections.periods, age)}</div>`
}

/** The place of a point as the chart has it: with so many decimals that no minute of arc is rounded up. */
const exactly = <Point extends { readonly id: string; readonly abs_pos: number }>(
  { chart }: Viewed,
  point: Point,
): Point => ({
  ...point,
  abs_pos: chart.planets.find(({ id }) => id === point.id)?.abs_pos ?? point.abs_pos,
})

const placeWord = (from: string): string =>
  from === 'ascendant' ? 'house' : `sign from the ${from === 'sun' ? 'Sun' : from}`

/** How the lord of the year stands in the birth chart. */
function lordSentence({ id, abs_pos, house, retrograde, dignity }: Lord, houses: string): Markup {
  const condition = [
    house !== undefined && `in the ${ordinal(house)} house (${houses} houses)`,
    retrograde && 'retrograde',
    dignity && DIGNITY_WORDS[dignity],
  ].filter(Boolean)
  return html`The lord of the year is ${lordMark(id)}, natally at ${placeInSign(abs_pos)}${condition.map((each) => html`, ${each}`)}.`
}

const DIGNITY_WORDS = {
  domicile: 'in its domicile',
  exaltation: 'in its exaltation',
  detriment: 'in its detriment',
  fall: 'in its fall',
  peregrine: 'peregrine',
} as const satisfies Readonly<Record<NonNullable<Lord['dignity']>, string>>

function inSign(points: Profection['annual']['natal_planets']): Markup {
  if (points.length === 0) return html`<p>There are no natal planets in this sign.</p>`
  return html`<p>Natal planets in this sign: ${points.map(
    ({ id, name, abs_pos }, at) => html`${at > 0 && ', '}${name || id} at ${placeInSign(abs_pos)}`,
  )}.</p>`
}

const months = (monthly: Profection['monthly'], active: number | undefined): Markup =>
  table<Profection['monthly'][number]>({
    caption: 'Months of this year',
    isCompact: true,
    columns: [
      { head: 'From', cell: ({ period }) => html`<span class="day">${dayText(period.start)}</span>` },
      { head: 'Sign', cell: ({ activated_sign_id: sign }) => signName(sign) },
      { head: 'House', isFigure: true, cell: ({ activated_house: house }) => ordinal(house) },
      { head: 'Lord', cell: ({ time_lord_id: lord }) => lordMark(lord) },
      { head: 'Notes', cell: ({ month }) => (month === active ? NOW : null) },
    ],
    rows: monthly,
  })

const years = (periods: readonly Year[], age: number): Markup =>
  table<Year>({
    caption: 'This year and the following years',
    isCompact: true,
    columns: [
      { head: 'From', cell: ({ period }) => html`<span class="day">${dayText(period.starts_at)}</span>` },
      { head: 'Age', isFigure: true, cell: (year) => year.age },
      { head: 'Sign', cell: ({ sign_id: sign }) => signName(sign) },
      { head: 'House', isFigure: true, cell: ({ house }) => ordinal(house) },
      { head: 'Lord', cell: ({ lord_id: lord }) => lordMark(lord) },
      { head: 'Notes', cell: (year) => (year.age === age ? NOW : null) },
    ],
    rows: periods,
  })
