import { BREADCRUMBS } from './breadcrumbs.ts'

/** Shows the rows of matching tables as a few lines each: what names the row, then the other cells with their heads. */
const cards = (table: string): string => `
  ${table}, ${table} caption, ${table} tbody, ${table} tbody th { display: block }
  ${table} thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  ${table} tbody tr { display: flex; flex-wrap: wrap; gap: 0 var(--space-16); padding: var(--space-8) 0; line-height: 1.4;
    border-bottom: 1px solid var(--rule) }
  ${table} tbody tr:first-child { border-top: 1px solid var(--gold) }
  ${table} tbody th { flex: none; max-width: 100%; border: 0; padding: 0 }
  ${table} tbody :is(th, td) { font-size: var(--text-16) }
  ${table} td, ${table} td.figure, ${table} .figure + td { display: flex; gap: 0.4em; text-align: left; border: 0; padding: 0;
    white-space: normal; min-width: 0 }
  ${table} td::before { content: attr(data-label); flex: none; color: var(--soft) }
  ${table} td.figure .unit { min-width: 0 }
  ${table} time { display: inline-block; min-width: 9.9em }
  ${table} td:empty { display: none }`

/** Cards, tables, plots, facts and rows of forms. Rows of tables are a few lines on a phone. */
export const ELEMENTS = `${BREADCRUMBS}
h2 { margin-bottom: var(--space-8) }
h3 { font-size: var(--text-16); margin: var(--space-16) 0 var(--space-4) }
.soft { color: var(--soft) }
.unit { color: var(--soft); font-weight: 400; white-space: nowrap }
td.figure .unit { display: inline-block; min-width: 4em }
.grid { display: grid; gap: var(--space-16); grid-template-columns: minmax(0, 1fr); margin-top: var(--space-16) }
.card { background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); margin: 0;
  padding: var(--space-16) var(--space-24) }
.card + .card { margin-top: var(--space-16) }
.grid .card + .card { margin-top: 0 }
.card > :last-child { margin-bottom: 0 }
.card h2 { margin-bottom: var(--space-4) }
.card thead th { background: var(--surface) }
.answer { font-size: var(--text-22); margin-bottom: var(--space-8) }
.answer.good, b.good { color: var(--good) } .answer.bad, b.bad { color: var(--bad) } b.warn { color: var(--warn) }
.card ul { margin: 0 0 var(--space-8); padding-left: var(--space-24) }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); border: 0; gap: 0 var(--space-24) }
dl.facts div:has(code, bdi) { grid-column: span 2 }
table { border-collapse: collapse; width: 100%; margin: var(--space-8) 0 var(--space-16) }
details table:not(.cards) { max-width: 36rem }
caption { text-align: left; color: var(--soft); padding: var(--space-4) 0 }
th, td { text-align: left; vertical-align: top; padding: var(--space-8) var(--space-12) var(--space-8) 0;
  border-bottom: 1px solid var(--rule); overflow-wrap: break-word }
th :is(bdi, code), td :is(bdi, code) { overflow-wrap: anywhere }
thead th { position: sticky; top: 0; z-index: 1; background: var(--page); vertical-align: bottom;
  border-bottom: 1px solid var(--gold) }
th.figure, td.figure { text-align: right }
td.figure { white-space: nowrap }
.figure + :not(.figure) { padding-left: var(--space-16) }
th:last-child, td:last-child { padding-right: 0 }
tbody th { font-weight: 700 }
tbody th:has(> time, > code), tbody th .soft { font-weight: 400 }
thead a { text-decoration: none }
thead a:hover { text-decoration: underline }
td form { display: inline }
td button { min-height: 32px; padding: var(--space-4) var(--space-12); font-size: var(--text-14); white-space: nowrap }
time, .nowrap, td .nowrap { white-space: nowrap; overflow-wrap: normal }
:is(td, tbody th) > time { display: inline-block; min-width: 9.9em }
.form-row { display: flex; flex-wrap: wrap; gap: 0 var(--space-16); align-items: end }
.form-row > div { flex: 1 1 7.5rem; min-width: 0 }
.form-row > .wide { flex: 3 1 16rem }
.form-row > div:has(> button) { flex: none }
.form-row.steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(9.5rem, 18%), 1fr)) }
form:has(.steps) { max-width: 64rem }
.form-row label { margin-top: var(--space-8); font-size: var(--text-14) }
.form-row button { margin-top: var(--space-8) }
select, input[type=number], input[type=search] { font: inherit; width: 100%; min-height: 44px;
  padding: var(--space-8) var(--space-12); border: 1px solid var(--soft); border-radius: var(--radius);
  background: var(--surface); color: var(--ink) }
fieldset { margin-top: var(--space-16); padding-bottom: var(--space-16) }
section + p { margin-top: var(--space-24) }
.paging { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-24); align-items: center;
  margin: var(--space-16) 0 0 }
.narrow { max-width: 28rem }
details > form:not(:has(.steps)) { max-width: 32rem }
details > form { padding-bottom: var(--space-16) }
.empty { padding: var(--space-24); border: 1px dashed var(--rule); border-radius: var(--radius); margin: var(--space-16) 0 }
.empty p:last-child, .notice p:last-child { margin: 0 }
.plot { min-height: 260px; margin: var(--space-8) 0; overflow: hidden }
.plot-value { min-height: 1.5em; margin: 0; color: var(--soft) }
@media (scripting: enabled) {
  .plot[hidden] { display: block !important; visibility: hidden }
  .plot[hidden] ~ details > :not(summary) { display: none }
}
.plot:focus-visible { outline-offset: 0 }
@media (min-width: 48rem) {
  .grid.two, .grid.three { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .grid:has(table) { column-gap: var(--space-32) }
}
@media (min-width: 72rem) { .grid.three { grid-template-columns: repeat(3, minmax(0, 1fr)) } }
@media (max-width: 63.99rem) {${cards('.cards.wide')}
}
@media (max-width: 47.99rem) {
  .card { padding: var(--space-12) var(--space-16) }
  th, td { padding-right: var(--space-8) }${cards('.cards')}
}`
