import { NatalWheelRequest } from '../../../contract/charts/requests.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { NATAL_WHEEL } from '../../../techniques/natal-wheel/natal-wheel.ts'
import { SKY_THEME } from '../../landing/sky.ts'
import { aspectGrid, aspectList } from '../aspects.ts'
import { balanceTable } from '../balance.ts'
import { housesTable, positionsTable } from '../positions.ts'
import { readingOf } from '../reading.ts'
import { accepted, type Body, type View } from '../view.ts'

/** The parts of a chart, which a bar on a phone jumps to. */
const PARTS = { wheel: 'Wheel', positions: 'Positions', aspects: 'Aspects', reading: 'Reading' } as const

/** The chart of a birth: everything at once. */
export const CHART_VIEW: View = {
  id: 'chart',
  name: 'Chart',
  async show({ ask, birth, chart }) {
    const wheel = await ask.picture(NATAL_WHEEL, wheelOf(birth))
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

/** A wheel, whose bodies the script of the page lets a person choose. */
export const wheelSection = (wheel: Markup): Markup =>
  html`<section id="wheel" class="sky" aria-label="Wheel">${wheel}</section>`

/** How every wheel of the room looks: the page says who and when. */
export const WHEEL_LOOKS = { show_metadata: false, custom_theme: SKY_THEME } as const

/** The bodies that were added to a chart are drawn too. */
function wheelOf(birth: Body): Body {
  const added = (birth['include_features'] ?? []) as readonly string[]
  return {
    ...accepted(NatalWheelRequest, birth),
    ...WHEEL_LOOKS,
    display_settings: Object.fromEntries(added.map((id) => [id, true])),
  }
}
