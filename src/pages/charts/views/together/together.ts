import { html } from '../../../../platform/markup.ts'
import { SKY_COLORS } from '../../../landing/sky.ts'
import type { View } from '../../view.ts'
import { otherOf, TogetherFields, togetherControls } from './births.ts'
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
    return viewed.own['kind'] === 'composite' ? showComposite(viewed) : showSynastry(viewed)
  },
  style: `
.view-form .partner { flex-basis: 100%; max-width: 40rem }
.view-form .partner fieldset.birth { margin: 0; min-width: 0 }
.rings { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); margin: 0 }
.ring::before { content: ''; display: inline-block; width: 0.75em; height: 0.75em; border-radius: 50%; margin-right: var(--space-8); background: currentcolor }
.ring.of-first { color: ${RING_COLORS.first} } .ring.of-second { color: ${RING_COLORS.second} }
@media (prefers-color-scheme: dark) { .ring.of-first { color: ${SKY_COLORS.get(RING_COLORS.first)} } .ring.of-second { color: ${SKY_COLORS.get(RING_COLORS.second)} } }
@media (min-width: 64rem) {
  .room.pair .overlays { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--space-32); align-items: start }
  .room.pair .cross { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 var(--space-48); align-items: start }
  .room.pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
}
@media (min-width: 110rem) {
  .room.pair { grid-template-columns: minmax(0, 1.2fr) minmax(28rem, 1fr) minmax(28rem, 1fr) }
  .room.pair .cross { grid-column: auto; display: block }
}
`,
}
