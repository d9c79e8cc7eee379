import { html, type Markup } from '../../../../platform/markup.ts'
import { choices } from '../../choices.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askDecennials, askFirdaria, askReleasing, hasSect, isTimed, LOTS, ownOf } from './asks.ts'
import { type Period, periodTable, signName } from './periods.ts'

interface Listed {
  readonly what: string
  readonly life: readonly Period[]
  readonly parts: readonly Period[]
  readonly active: readonly Period[]
}

/** The periods of a life, and the parts of the current one. */
const listed = ({ what, life, parts, active }: Listed): Markup => {
  const within = parts.filter(({ level }) => level > 1)
  return html`<div class="pair-of-tables">${periodTable({ caption: `${what} of a lifetime`, periods: life, active })}${
    within.length > 0
      ? periodTable({ caption: `Sub-periods of the current period`, periods: within, active })
      : html`<p>The current period has no sub-periods.</p>`
  }</div>`
}

/** What a technique needs and the birth does not have. */
const needs = (what: string): Markup => html`<div class="notice info"><p>${what}</p></div>`

const NEEDS_SECT =
  'This technique differs for day births and night births. The time of birth is unknown: choose day or night above.'

export async function showFirdaria(viewed: Viewed): Promise<Markup> {
  if (!hasSect(viewed)) return needs(NEEDS_SECT)
  const { meta, firdaria, warnings } = await askFirdaria(viewed)
  const life = await askFirdaria(viewed, true)
  const { sect, night_nodes: nodes } = meta.firdaria
  const order =
    sect === 'day'
      ? 'A day birth: the Sun rules first.'
      : `A night birth: the Moon rules first; the nodes come ${nodes === 'bonatti' ? 'after Mars' : 'last'}.`
  return html`${furtherWarnings(viewed.chart, warnings)}<p>${order} The firdaria of the planets have seven sub-periods each, those of the nodes have none.</p>
${listed({ what: 'Firdaria', life: life.firdaria.periods, parts: firdaria.periods, active: firdaria.active })}`
}

export async function showReleasing(viewed: Viewed): Promise<Markup> {
  if (!isTimed(viewed)) return needs('The lots of Spirit and Fortune need a time of birth, which is unknown here.')
  const { lot } = ownOf(viewed)
  const { meta, releasing, warnings } = await askReleasing(viewed, lot)
  const life = await askReleasing(viewed, lot, true)
  const { sign_id: sign, fortune_sign_id: fortune } = meta.releasing
  return html`${furtherWarnings(viewed.chart, warnings)}${choices({ field: 'lot', label: 'Lot', names: LOTS, current: lot, link: viewed.link })}
<p>Released from ${LOTS[lot]} in ${signName(sign)}${lot === 'part_of_spirit' && fortune && html`; Fortune is in ${signName(fortune)}`}. Peak periods are signs angular to Fortune. At the loosing of the bond, the sub-periods jump to the opposite sign.</p>
${listed({ what: 'Periods', life: life.releasing.periods, parts: releasing.periods, active: releasing.active })}`
}

export async function showDecennials(viewed: Viewed): Promise<Markup> {
  if (!hasSect(viewed)) return needs(NEEDS_SECT)
  const { meta, decennials, warnings } = await askDecennials(viewed)
  const life = await askDecennials(viewed, true)
  const { sect, year_days: days } = meta.decennials
  return html`${furtherWarnings(viewed.chart, warnings)}<p>${sect === 'night' ? 'A night birth: the Moon rules first' : 'A day birth: the Sun rules first'}, then the planets in the order of the zodiac. Each rules 129 months, in years of ${days} days.</p>
${listed({
  what: 'Decennials',
  life: life.decennials.periods.map(withoutAge),
  parts: decennials.periods.map(withoutAge),
  active: decennials.active,
})}`
}

/** Ages in years of 360 days are not what people count. */
const withoutAge = ({ age_years: _, ...period }: Period): Period => period
