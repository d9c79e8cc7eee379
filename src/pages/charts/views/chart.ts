import { NatalWheelRequest } from '../../../contract/charts/requests.ts'
import { html } from '../../../platform/markup.ts'
import { NATAL_WHEEL } from '../../../techniques/natal-wheel/natal-wheel.ts'
import { aspectGrid, aspectList } from '../aspects.ts'
import { balanceTable } from '../balance.ts'
import { housesTable, positionsTable } from '../positions.ts'
import { readingOf } from '../reading.ts'
import type { View } from '../view.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'

/** The parts of a chart, which a bar on a phone jumps to. */
const PARTS = { wheel: 'Wheel', positions: 'Positions', aspects: 'Aspects', reading: 'Reading' } as const

/** The chart of a birth: everything at once. */
export const CHART_VIEW: View = {
  id: 'chart',
  name: 'Chart',
  async show({ ask, birth, chart }) {
    const wheel = await ask.picture(NATAL_WHEEL, wheelBirth(NatalWheelRequest, birth))
    const { planets, houses, aspects, interpretation } = chart
    const inOrder = [...new Set([...planets.map(({ id }) => id), ...aspects.flatMap(({ p1, p2 }) => [p1, p2])])]
    return html`<nav class="jump" aria-label="Parts of the chart"><ul>${Object.entries(PARTS).map(
      ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
    )}</ul></nav>
<div class="room">
${wheelSection(wheel)}
<section id="positions" aria-label="Positions and houses">${positionsTable(chart)}${houses ? housesTable(houses) : ''}${balanceTable(planets)}</section>
<section id="aspects" aria-label="Aspects">${aspectGrid(inOrder, aspects)}${aspectList(aspects)}</section>
<section id="reading" aria-label="Reading"><h2>Reading</h2>${interpretation && readingOf(interpretation)}</section>
</div>`
  },
}
