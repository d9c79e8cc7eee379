/**
 * The rules of the tab that shows a whole chart: one column on a phone, then two, three and four. What a reader wants first
 * stands in the first row: wheel and positions; beside them, on a wide screen, aspects and what dominates.
 */
export const WHOLE_CHART = `
.room.whole { margin-top: var(--space-8) } .room.whole > .jump { margin-bottom: calc(-1 * var(--space-16)) }
.whole #reading { columns: auto } .whole .dominant h4 { margin: var(--space-16) 0 var(--space-4) }
.whole #positions h2, .whole #aspects h2 { position: absolute }
.whole .parts h3 { font: 500 var(--text-22)/1.2 var(--serif); margin: var(--space-24) 0 var(--space-4); break-after: avoid }
.whole .parts > :first-child { margin-top: 0 }
.whole .passage { break-inside: avoid }
.whole #dominant h3 { margin-top: 0 }
@media (max-width: 40rem) {
  .whole .aspect-grid { --cell: clamp(1.15rem, calc((100vw - 2.2rem) / 15.5), 2.1rem) } .whole .aspect-grid .orb { display: none }
  .whole .aspect-grid :is(td, th) { padding: 1px !important }
}
@media (min-width: 64rem) {
  .whole .sky svg { max-height: max(34rem, calc(100vh - 16.5rem)) }
  .room.whole > .jump { display: block; grid-area: jump; justify-self: end } .jump a { padding: var(--space-4) 0; font-size: var(--text-16) }
  .room.whole { grid-template: 'wheel jump' auto 'wheel positions' 1fr 'dominant aspects' auto 'parts parts' auto / minmax(0, 1fr) minmax(29rem, 1fr) }
  .whole #wheel { grid-area: wheel; position: static } .whole #positions { grid-area: positions }
  .whole #aspects { grid-area: aspects; display: block } .whole #aspects > .grid-scroll { position: static }
  .whole #reading { display: contents } .whole #dominant { grid-area: dominant } .whole .parts { grid-area: parts; columns: 2; column-gap: var(--space-48) }
}
@media (min-width: 84rem) and (max-width: 119.99rem) {
  .whole #positions { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-32); align-content: start; align-items: start }
  .whole #positions .balance { grid-column: 1 / -1 }
}
@media (min-width: 120rem) {
  .room.whole { grid-template: 'wheel jump jump' auto 'wheel positions aspects' auto 'dominant dominant aspects' 1fr 'parts parts parts' auto / minmax(0, 1fr) 28rem 34rem }
  .whole #dominant { columns: 2; column-gap: var(--space-48) } .whole .parts { columns: 3 } .whole .dominant { break-inside: avoid }
}
@media (min-width: 140rem) {
  .room.whole { grid-template: 'wheel jump jump jump' auto 'wheel positions aspects dominant' auto 'parts parts aspects dominant' 1fr / minmax(0, 1fr) 28rem 34rem 32rem }
  .whole #dominant { columns: auto } .whole .parts { columns: 3 }
}
@page { margin: 12mm }
@media print {
  .whole #wheel svg { width: 11.2cm; max-height: none; margin: 0 auto }
  .whole #positions { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 0.55fr); gap: 0 var(--space-32); align-items: start }
  .whole #positions .balance { grid-column: 1 / -1 } .whole table { font-size: 11px; margin: 0 } .whole :is(th, td) { padding-top: 1px; padding-bottom: 1px }
  .whole #aspects { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--space-24); margin: 0; break-before: page }
  .whole #aspects .aspect-grid { --cell: 1.5rem } .whole #aspects .grid-scroll { overflow: visible } .whole .aspect-grid .orb { display: block; font-size: 9px }
  .whole #reading { display: block; columns: 2; column-gap: var(--space-32); break-before: page } .whole #dominant, .whole .parts { columns: auto }
  .whole #reading :is(p, h3, h4, summary) { font-size: 12px; line-height: 1.35 } .whole #reading p { margin-bottom: var(--space-4) }
  .whole .parts h3 { font-size: 16px !important } .whole .passage { break-inside: auto } .whole p { orphans: 3; widows: 3 }
}
`
