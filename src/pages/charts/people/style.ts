import { PLAYGROUND } from '../../playground/style.ts'
import { TABS } from '../room-tabs.ts'

/** The rules of the list of people. */
export const PEOPLE_STYLE = `${PLAYGROUND}${TABS}
body { font-variant-numeric: lining-nums tabular-nums }
.people-head h1 { margin: 0 } .people-head p { margin: 0; max-width: none; font-size: var(--text-16); min-height: 1.5em }
@media (scripting: enabled) { #people { min-height: calc(100vh - 14rem) } }
@media (scripting: none) { #people, #where { display: none } }
.bar-of-list { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: end; margin: var(--space-16) 0 }
.bar-of-list .field { flex: 0 1 11rem } .bar-of-list .field.search { flex: 1 1 16rem }
.bar-of-list label { margin: 0 0 var(--space-4); font-size: var(--text-14) }
.bar-of-list .buttons { display: flex; flex-wrap: wrap; gap: var(--space-8); margin-left: auto }
.bar-of-list select, .bar-of-list input, .sheet select { width: 100%; min-height: 44px; font: inherit; padding: var(--space-8) var(--space-12);
  border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink) }
.people-table { font-size: var(--text-16) }
.people-table tbody th { font-weight: 400 } .people-table th a { font-weight: 700 }
.people-table td.choose, .people-table th.choose { width: 2.5rem; padding-right: var(--space-12) }
.people-table td.choose input { width: 20px; height: 20px; accent-color: var(--primary); margin: 2px }
.people-table td.choose label { display: inline-flex; min-height: 24px; align-items: center; margin: 0 }
.people-table .sheet button { min-height: 44px; font-size: var(--text-16) }
.people-table .row-actions { white-space: nowrap; text-align: right }
.people-table .row-actions button { margin-left: var(--space-4) }
.people-table tr.of-person td { border-top: 0; padding: var(--space-8) 0 var(--space-16) }
.tag { display: inline-block; border: 1px solid var(--rule); border-radius: var(--radius); padding: 0 var(--space-8); margin: 0 var(--space-4) var(--space-4) 0; font-size: var(--text-14); white-space: nowrap }
.rating { font-weight: 700 } .rating.AA, .rating.A { color: var(--good) } .rating.B, .rating.C { color: var(--warn) } .rating.DD, .rating.X, .rating.XX { color: var(--bad) }
.sheet, .people-table td > form.sheet { display: block } .sheet { background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-12) var(--space-16); max-width: 46rem; white-space: normal; text-align: left }
.sheet h2:focus { outline: none } .sheet thead th { background: var(--surface) } .sheet [role=status] { margin-top: var(--space-12) }
.sheet h2 { margin: 0 0 var(--space-8) } .sheet p:last-child { margin-bottom: 0 }
.sheet .row { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-12); align-items: end }
.sheet .row > .field { flex: 1 1 14rem } .sheet label { margin: 0 0 var(--space-4); font-size: var(--text-14) }
.sheet + .sheet, .sheet.apart { margin: var(--space-16) 0 }
.sheet ul { margin: 0 0 var(--space-12); padding-left: var(--space-24); font-size: var(--text-16) }
.sheet details { margin: 0 0 var(--space-8) } .sheet .scroll { max-height: 22rem; overflow: auto; margin-bottom: var(--space-12) }
.chosen-bar:has(.small) { position: sticky; top: 0; z-index: 2 }
.chosen-bar { background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-8) var(--space-16); display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-8) var(--space-16); align-items: center; margin: var(--space-4) 0 var(--space-8) }
.chosen-bar p { margin: 0; max-width: none; flex: 1 1 16rem; overflow-wrap: anywhere } .chosen-bar .buttons { display: flex; gap: var(--space-8) }
.chosen-bar p button { margin-left: var(--space-8) }
.people-table tr:has(.choose :checked) { background: var(--surface) }
.people-table td.choose input:disabled { opacity: 0.4 }
.forget { margin: var(--space-32) 0 0; max-width: none; font-size: var(--text-16) } .said { margin: 0 }
button.danger { color: var(--bad); border-color: var(--bad) }
dialog { border: 1px solid var(--gold); border-radius: var(--radius); background: var(--page); color: var(--ink); padding: var(--space-16) var(--space-24); width: min(44rem, 100vw - 2rem); max-height: calc(100vh - 2rem); box-shadow: var(--shadow) }
dialog::backdrop { background: rgb(0 0 0 / 45%) }
dialog fieldset.birth { background: var(--surface); margin: 0 0 var(--space-16); padding: var(--space-4) var(--space-16) var(--space-16); min-width: 0 }
dialog select, dialog textarea { width: 100%; min-height: 44px; font: inherit; padding: var(--space-8) var(--space-12); border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink) }
#people > .skeleton { height: 12rem; margin-top: var(--space-16) }
@media (max-width: 47.99rem) { .people-head p { min-height: 3em } .bar-of-list .buttons { margin-left: 0; flex: 1 1 100% } .bar-of-list .buttons button { flex: 1 1 auto; padding: 0 var(--space-8) } dialog { padding: var(--space-12) }
  .bar-of-list .field.search, .bar-of-list .field { flex: 1 1 10rem } .chosen-bar { padding: var(--space-8) var(--space-12) } .chosen-bar .buttons { flex: 1 1 100% } .chosen-bar .buttons > * { flex: 1 1 0; justify-content: center; padding-inline: var(--space-8) } }
@media (min-width: 64rem) { .of-card { display: none } }
@media (max-width: 63.99rem) {
  .people-table.cards tbody { grid-template-columns: minmax(0, 1fr); gap: var(--space-8) }
  .people-table.cards tbody tr { display: flex; flex-wrap: wrap; gap: 0 var(--space-16); align-items: baseline; padding: var(--space-8) var(--space-12); position: relative }
  .people-table.cards tbody tr:has(.choose label) { padding-left: 3.25rem }
  .people-table.cards tbody th { flex: 1 1 100%; min-width: 0 }
  .people-table.cards tbody td { display: block; padding: 0; text-align: left }
  .people-table.cards tbody td.choose { position: absolute; left: 0; top: var(--space-4); width: auto }
  .people-table.cards tbody td.choose label { min-width: 44px; min-height: 36px; justify-content: center }
  .people-table.cards tbody td:empty { display: none } .people-table.cards tbody td::before { content: none }
  .people-table.cards tbody td.row-actions { flex: 0 0 auto; margin-left: auto; padding-top: var(--space-4) }
  .people-table .row-actions button { margin: 0 0 0 var(--space-8) }
  .people-table.cards tbody tr.of-person { padding: 0; border: 0; background: none } .people-table.cards tbody tr.of-person td { flex: 1 1 100% }
}`
