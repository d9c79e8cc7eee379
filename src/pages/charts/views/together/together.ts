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
.view-form:has(.partner) { display: block } .view-form .partner { max-width: 40rem } .view-form:has(.partner) h2 { margin: 0 }
.saved-people { display: flex; flex-wrap: wrap; align-items: end; align-content: start; gap: var(--space-8); min-height: 4.75rem; margin: var(--space-8) 0 var(--space-16) }
.saved-people .field { flex: 1 1 12rem } .saved-people p { margin: 0; flex: 1 1 100% }
@media (scripting: enabled) { .saved-people[hidden] { display: flex !important; visibility: hidden } }
.ways { margin: var(--space-16) 0; max-width: 40rem; border: 0 } .ways dt { font: 700 var(--text-16) var(--sans); color: var(--ink) } .ways dd { margin: 0 0 var(--space-12); color: var(--soft); font-size: var(--text-16) }
.pair-head { display: flex; flex-wrap: wrap; gap: 0 var(--space-24); align-items: baseline } .pair-head h2, .pair-head p { margin: 0 } .pair-head h2, .pair-head .notice { flex: 1 1 100% }
.view-form .partner fieldset.birth { margin: 0; min-width: 0; padding: var(--space-4) var(--space-24) var(--space-16); background: var(--surface) } .partner fieldset.birth .field { margin-top: var(--space-12) } .partner > .actions { margin-top: var(--space-16) }
.rings { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); margin: 0 }
.ring::before { content: ''; display: inline-block; width: 0.75em; height: 0.75em; border-radius: 50%; margin-right: var(--space-8); background: currentcolor }
.ring.of-first { color: light-dark(${RING_COLORS.first}, ${SKY_COLORS.get(RING_COLORS.first)}) } .ring.of-second { color: light-dark(${RING_COLORS.second}, ${SKY_COLORS.get(RING_COLORS.second)}) }
.cross summary { font-size: var(--text-16) } .cross [role=table] thead th { overflow-wrap: anywhere }
@media (min-width: 48rem) { .cross [role=table] { table-layout: fixed } .cross [role=table] :is(th, td):last-child { width: 4.5rem } #view:has(> .choices) > .view-form:has(details.partner:not([open])) { float: right } }
@media (min-width: 64rem) {
  .view-form:has(.ways) { display: grid; grid-template-columns: minmax(0, 40rem) minmax(0, 1fr); gap: 0 var(--space-48) } .view-form:has(.ways) h2 { grid-column: 1 / -1 } .ways { align-self: start; margin-top: 6.5rem }
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
