import { html } from '../../../../platform/markup.ts'
import { choices, keptChoice } from '../../choices.ts'
import type { View } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askChart, askSquares, DIVISION_NAMES, ownOf, STYLES, VedicFields } from './asks.ts'
import { dashaSection } from './dashas.ts'
import { chartNotes, grahaTable, zodiacText } from './grahas.ts'
import { panchangSection } from './panchang.ts'
import { yogaSection } from './yogas.ts'

/** The birth by Jyotish: charts in squares, grahas, panchang, dashas and yogas. */
export const VEDIC_VIEW: View = {
  id: 'vedic',
  name: 'Vedic',
  ignores: ['house_system', 'include_features', 'include_minor_aspects', 'orb_settings'],
  fields: VedicFields,
  controls(viewed) {
    const { squares, divisions } = ownOf(viewed)
    return html`${keptChoice('squares', squares)}
<details class="divisions"><summary>Charts: ${divisions.join(', ')}</summary>
<fieldset class="plain"><legend class="aside">Divisional charts</legend><div class="boxes">${[...DIVISION_NAMES].map(
      ([id, name]) =>
        html`<label class="choice"><input type="checkbox" name="divisions" value="${id}"${divisions.includes(id) && ' checked'}>${id}: ${name}</label>`,
    )}</div></fieldset>
<div class="actions"><button type="submit" class="primary">Show these charts</button></div></details>`
  },
  async show(viewed) {
    const { squares } = ownOf(viewed)
    const chart = await askChart(viewed)
    return html`${choices({ field: 'squares', label: 'Style of the charts', names: STYLES, current: squares, link: viewed.link })}
<p class="soft">${zodiacText(chart)}</p>
<div class="room vedic">
<section class="sky squares" aria-label="Charts"><figure>${await askSquares(viewed)}</figure></section>
<section aria-label="Grahas and panchang">${furtherWarnings(viewed.chart, chart.warnings)}${grahaTable(chart)}${chartNotes(chart)}${await panchangSection(viewed)}</section>
<section class="lords wide" aria-label="Dashas">${await dashaSection(viewed)}</section>
<section class="wide" aria-label="Yogas">${await yogaSection(viewed)}</section>
</div>`
  },
  style: `
@media (min-width: 48rem) { #view:has(> .choices) > .view-form:has(.divisions:not([open])) { float: right } }
.divisions { max-width: 60rem } .divisions .boxes { max-height: none }
.vedic tr:has([aria-current]) { background: var(--surface); box-shadow: inset 3px 0 var(--gold) } .vedic td a[aria-current], .vedic th a[aria-current] { color: var(--ink); text-decoration: none }
.squares figure { margin: 0 } .squares .retrograde { stroke: var(--bad) }
.yogas { padding-left: var(--space-16); margin: 0 } .yogas li { margin-bottom: var(--space-8); max-width: 65ch }
@media (min-width: 64rem) { .room.vedic { grid-template-columns: minmax(0, 0.62fr) minmax(0, 1fr) } .room.vedic .wide { grid-column: 1 / -1 } .wide .yogas { columns: 2; column-gap: var(--space-48) } .yogas li { break-inside: avoid } }
@media (min-width: 110rem) { .room.vedic { grid-template-columns: 28rem minmax(0, 1fr) } }
`,
}
