import { html } from '../../../../platform/markup.ts'
import { SKY_COLORS } from '../../../landing/sky.ts'
import { choices } from '../../choices.ts'
import type { View } from '../../view.ts'
import { KINDS, type Kind, otherOf, TogetherFields, togetherControls } from './births.ts'
import { showComposite } from './composite.ts'
import { RING_COLORS } from './requests.ts'
import { showSynastry } from './synastry.ts'

/** The charts of two people: over each other, or as one. */
export const TOGETHER_VIEW: View = {
  id: 'together',
  name: 'Two people',
  fields: TogetherFields,
  controls: togetherControls,
  show: async (viewed) => {
    if (!otherOf(viewed)) return html``
    const kind: Kind = viewed.own['kind'] === 'composite' ? 'composite' : 'synastry'
    const shown = kind === 'composite' ? showComposite(viewed) : showSynastry(viewed)
    return html`${choices({ field: 'kind', label: 'Ways to compare', names: KINDS, current: kind, link: viewed.link })}${await shown}`
  },
  style: `
.view-form:has(.partner) { display: block } .view-form .partner { max-width: 40rem }
.view-form .partner fieldset.birth { margin: 0; min-width: 0 }
.rings { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); margin: 0 }
.ring::before { content: ''; display: inline-block; width: 0.75em; height: 0.75em; border-radius: 50%; margin-right: var(--space-8); background: currentcolor }
.ring.of-first { color: light-dark(${RING_COLORS.first}, ${SKY_COLORS.get(RING_COLORS.first)}) } .ring.of-second { color: light-dark(${RING_COLORS.second}, ${SKY_COLORS.get(RING_COLORS.second)}) }
.cross summary { font-size: var(--text-16) }
@media (min-width: 64rem) {
  .room.pair .overlays { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--space-24); align-items: start }
  .room.pair .cross { grid-column: 1 / -1; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--space-48); align-items: start }
  .room.pair { grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr) }
  .cross > .both { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--space-48); align-items: start }
}
@media (min-width: 110rem) {
  .room.pair { grid-template-columns: minmax(0, 1fr) 26rem 38rem }
  .room.pair .overlays, .room.pair .cross { display: block }
  .room.pair .cross { grid-column: auto }
  .cross > .both { display: block }
}
`,
}
