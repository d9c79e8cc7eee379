import { html } from '../../platform/markup.ts'
import { SKY_NIGHT } from '../landing/sky.ts'
import { PLAYGROUND } from '../playground/style.ts'
import { TABS } from './room-tabs.ts'

/** Prints the page, or saves it as PDF. */
export const printButton = html`<button type="button" data-print>Print or PDF</button>`

/** The rules of the chart room. */
export const CHART_ROOM = `${PLAYGROUND}${SKY_NIGHT}${TABS}
.person h1 { margin: 0 } .person > :first-child p { margin: 0; max-width: none; font-size: var(--text-16) }
.room { display: grid; gap: var(--space-24) var(--space-32); grid-template-columns: minmax(0, 1fr); margin-top: var(--space-16) }
.room section { margin: 0; min-width: 0 }
.room table { font-size: var(--text-16); margin: 0 0 var(--space-16) }
.room th, .room td { padding-top: var(--space-4); padding-bottom: var(--space-4) }
.room .sky svg { display: block; width: 100%; height: auto; max-height: calc(100vh - 6rem) }
.room td.figure { padding-right: var(--space-12) }
.room .aspect-grid { --cell: 2.1rem; width: max-content; margin: 0 }
.grid-scroll { overflow-x: auto; margin-bottom: var(--space-16) }
.aspect-grid td, .aspect-grid th, .balance td { position: relative }
.aspect-grid td, .aspect-grid th { border: 1px solid var(--rule); padding: 2px !important; width: var(--cell); height: var(--cell); text-align: center; vertical-align: middle; line-height: 1 }
.aspect-grid .orb { display: block; font-size: var(--text-14); color: var(--soft) }
.aspect-grid th, .aspect-grid td.self { border: 0 }
.aspect-grid td.marked { background: var(--surface); box-shadow: inset 0 0 0 2px var(--gold) }
.aspect-grid td svg, .aspect-grid th svg { font-size: 1rem }
.balance td { min-width: 3rem }
.person { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-12) var(--space-24); align-items: start }
.person > :first-child { min-width: 0; flex: 1 1 22rem }
.person-actions { display: flex; flex-wrap: wrap; gap: var(--space-8); align-items: center; font-size: var(--text-16) }
.person-actions > details { margin: 0; position: relative }
.person-actions > details > summary, .person-actions .button, .person-actions > button { border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-4) var(--space-16); background: var(--surface); min-height: 40px; font: inherit; line-height: 1.7; color: var(--primary); font-weight: 400 }
.closes, .drawer[open] .opens { display: none } .drawer[open] .closes { display: inline }
.person-actions > details[open] { flex: 1 0 100% } .switcher .panel { padding: var(--space-8) 0 } .panel ul, .other-starts .saved ul { list-style: none; margin: 0; padding: 0 }
.panel li { padding: var(--space-8) 0; border-bottom: 1px solid var(--rule) } .panel li .soft { display: block; font-size: var(--text-14) } .panel > p { margin: var(--space-8) 0 0 }
@media (scripting: none) { .switcher, [data-print] { display: none } }
.drawn { margin-top: var(--space-8) }
.view-form { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: end; margin: var(--space-16) 0 0 }
.view-form .field { margin: 0 }
#view > .hint, #view .numbers > .hint { margin-bottom: var(--space-16) }
.choices ul { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-8); list-style: none; margin: var(--space-16) 0; padding: 0 }
.choices a { display: block; padding: var(--space-8) var(--space-16); border: 1px solid var(--rule); border-radius: var(--radius); text-decoration: none; background: var(--surface) }
.choices a[aria-current] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 700 }
main:has(.room.vedic, #view .numbers) .methods { display: none }
#view :is(h2, [role=alert])[tabindex]:focus { outline: 0 }
#view .notice ul { margin: 0; padding-left: var(--space-16) } #view .notice.warn { padding: var(--space-4) var(--space-12); font-size: var(--text-16) } #view .notice.warn p { max-width: none; margin: 0 }
#view[aria-busy] { opacity: 0.85 }
.jump a { display: block; padding: var(--space-8) 0 }
.jump ul { display: flex; gap: var(--space-16); list-style: none; margin: 0; padding: 0; overflow-x: auto }
@media (max-width: 40rem) { .room .sky svg { width: calc(100% + 2 * var(--page-side)); margin: 0 calc(-1 * var(--page-side)) } .room td { position: relative }
  .room table { font-size: var(--text-14) } .room th, .room td { padding-right: var(--space-4) }
  .room .sign-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .place-in-sign { position: relative } }
@media (max-width: 24rem) {
  .room { word-spacing: 0 }
  .room th, .room td { padding-right: 1px }
  .degrees { min-width: 2.8em }
  .aspect-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .named { position: relative }
  #positions table:first-of-type thead :nth-child(n + 3):nth-child(-n + 4) { font-size: 0 }
}
@media (min-width: 64rem) {
  .person-actions > details[open] { flex: none }
  .switcher[open] .panel { position: absolute; z-index: 4; right: 0; width: 24rem; max-height: 70vh; overflow-y: auto; margin-top: var(--space-4); padding: var(--space-8) var(--space-16) var(--space-16); background: var(--surface); border: 1px solid var(--gold); border-radius: var(--radius); box-shadow: var(--shadow) }
  .drawer[open] > .drawn { position: fixed; z-index: 5; top: 0; right: 0; bottom: 0; width: 30rem; margin: 0; overflow-y: auto; padding: 0 var(--space-24); border-top: var(--space-64) solid var(--surface);
    background: var(--surface); border-left: 1px solid var(--gold); box-shadow: var(--shadow) }
  .drawer[open] > summary { position: fixed; z-index: 6; top: var(--space-12); right: var(--space-24) }
  .drawn .birth, .drawn .how-cast { border: 0; padding: 0 !important }
  .drawn .actions { position: sticky; bottom: 0; margin: 0; padding: var(--space-12) 0; background: var(--surface); border-top: 1px solid var(--rule) }
  .room { grid-template-columns: minmax(0, 1.15fr) minmax(29rem, 1fr) }
  #wheel { position: sticky; top: var(--space-16); align-self: start }
  #aspects, #reading { grid-column: 1 / -1 }
  #aspects { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--space-48); align-items: start }
  #aspects > .grid-scroll { position: sticky; top: var(--space-16) } #aspects .aspect-grid { --cell: clamp(2.1rem, 2.6vw, 2.6rem) }
  #reading { columns: 2; column-gap: var(--space-48) }
}
@media (min-width: 110rem) {
  .room { grid-template-columns: minmax(0, 1.3fr) minmax(26rem, 0.9fr) minmax(33.75rem, 1fr) }
  #aspects { grid-column: auto; display: block }
  #aspects > .grid-scroll { position: static } #aspects .aspect-grid { --cell: 2.1rem }
}
@media print {
  .person-actions, .drawer, .jump, .chosen, .view-form, .choices, .tabs { display: none !important }
  :root { --page: #fff } main { padding: 0; max-width: none } .room { display: block; margin: 0 } .room section { margin-bottom: var(--space-16) }
  .room .sky svg { max-height: 18cm } .room table { font-size: 12px } .room th, .room td { padding-top: 2px; padding-bottom: 2px }
  details.passage::details-content, details.part::details-content { content-visibility: visible; display: block; block-size: auto }
  .passage > summary, .part > summary { list-style: none; color: inherit; break-after: avoid } .passage > summary::-webkit-details-marker { display: none }
  thead th { position: static } tr, svg, .aspect-grid { break-inside: avoid } caption, h2, h3, h4 { break-after: avoid } a { color: inherit; text-decoration: none }
}
`
