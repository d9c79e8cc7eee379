import { NatalWheelRequest } from '../../../contract/charts/requests.ts'
import { html } from '../../../platform/markup.ts'
import { NATAL_WHEEL } from '../../../techniques/natal-wheel/natal-wheel.ts'
import { aspectGrid, aspectList } from '../aspects.ts'
import { balanceTable } from '../balance.ts'
import { housesTable, positionsTable } from '../positions.ts'
import { dominantIn, sectionsOf } from '../reading.ts'
import type { View } from '../view.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'
import { WHOLE_CHART } from '../whole-chart-style.ts'

/** The parts of a chart, which a bar jumps to. */
const PARTS = { wheel: 'Wheel', positions: 'Positions and houses', aspects: 'Aspects', dominant: 'Reading' } as const

/** The chart of a birth: everything at once. */
export const CHART_VIEW: View = {
  id: 'chart',
  name: 'Chart',
  async show({ ask, birth, chart }) {
    const wheel = await ask.picture(NATAL_WHEEL, wheelBirth(NatalWheelRequest, birth))
    const { planets, houses, aspects, interpretation } = chart
    const inOrder = [...new Set([...planets.map(({ id }) => id), ...aspects.flatMap(({ p1, p2 }) => [p1, p2])])]
    return html`<div class="room whole">
<nav class="jump" aria-label="Parts of the chart"><ul>${Object.entries(PARTS).map(
      ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
    )}</ul></nav>
${wheelSection(wheel)}
<section id="positions" aria-labelledby="positions-head"><h2 class="aside" id="positions-head">Positions and houses</h2>${positionsTable(chart)}${houses ? housesTable(houses) : ''}${balanceTable(planets)}</section>
<section id="aspects" aria-labelledby="aspects-head"><h2 class="aside" id="aspects-head">Aspects</h2>${aspectGrid(inOrder, aspects)}${aspectList(aspects)}</section>
<section id="reading" aria-labelledby="reading-head"><div id="dominant"><h2 id="reading-head">Reading</h2>${interpretation && dominantIn(interpretation)}</div>
<div class="parts">${interpretation && sectionsOf(interpretation)}</div></section>
</div>`
  },
  style: WHOLE_CHART,
}
