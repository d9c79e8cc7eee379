import { CHART_TABLES } from '../charts/table-style.ts'
import { inDark, paperWheel } from '../design.ts'

/** The rules of the list that a field of a place opens. */
export const PLACE_LIST = `
.places { position: absolute; z-index: 5; left: 0; right: 0; margin: 2px 0 0; padding: var(--space-4) 0; list-style: none; background: var(--surface);
  border: 1px solid var(--soft); border-radius: var(--radius); box-shadow: var(--shadow); max-height: 20rem; overflow: auto }
.places li { padding: var(--space-8) var(--space-12); cursor: pointer; font-size: var(--text-16) }
.places li[aria-selected=true], .places li:hover { background: var(--primary); color: var(--on-primary) }`

/** The rules of the pages of calculations. */
export const PLAYGROUND = `${CHART_TABLES}
:root { --line-1: #211d1b; --line-2: #94702f; --line-3: #1d5fa8; --line-4: #b3361e; --line-5: #2f7d4a; --line-6: #7a1f6b; --line-7: #6f7a86 }
${inDark('--line-1: #f6f2e8; --line-2: #dcb45f; --line-3: #7fb0ea; --line-4: #f08a76; --line-5: #6fc793; --line-6: #e7a6dd; --line-7: #8e97b5')}
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.playground { display: grid; gap: var(--space-32); grid-template-columns: minmax(0, 1fr); margin-top: var(--space-24); align-items: start }
.playground form fieldset.birth { background: var(--surface); margin: 0 0 var(--space-16); padding: var(--space-4) var(--space-16) var(--space-16); min-width: 0 }
fieldset.birth legend { font: 500 var(--text-22)/1.2 var(--serif) }
fieldset.plain { border: 0; padding: 0; margin: 0; min-width: 0 }
.field { min-width: 0; position: relative }
.field label { margin: var(--space-12) 0 var(--space-4); font-size: var(--text-16) }
.field label.choice { margin: 0; font-size: var(--text-16) }
.hint code { font-size: inherit }
.field .hint { max-width: 60ch; line-height: 1.35 }
.field details.hint { border: 0; margin: 0 } .field details.hint summary { min-height: 0; padding: var(--space-4) 0; font-size: var(--text-14) } .field details.hint p { margin: 0 }
.fault { color: var(--bad); font-size: var(--text-16); margin: var(--space-4) 0 0 }
[aria-invalid=true] { border-color: var(--bad) !important; box-shadow: 0 0 0 1px var(--bad) }
input:disabled { opacity: 0.5 }
.three { display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 0 var(--space-12); align-items: start }
.three label.choice { padding-top: 2.6rem }
.three:has(.choice) { grid-template-columns: 0.8fr 0.8fr 2fr }
.fields { display: grid; gap: var(--space-4) var(--space-16); grid-template-columns: minmax(0, 1fr) }
.fields > .choices, .fields > .group, .fields > .variants { grid-column: 1 / -1 }
fieldset.choices { padding: var(--space-4) var(--space-12) var(--space-8); margin-top: var(--space-12) }
fieldset.choices legend { font-size: var(--text-16) }
.boxes { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 var(--space-12); max-height: 15.5rem; overflow: auto }
.boxes label.choice { min-height: 36px }
details.group { border-top: 1px solid var(--rule) }
details.group > fieldset { border: 0; padding: 0 0 var(--space-12) var(--space-12); margin: 0; border-left: 2px solid var(--rule); border-radius: 0 }
details.more { margin-top: var(--space-16); border: 1px solid var(--rule); border-radius: var(--radius); padding: 0 var(--space-16) }
details.more[open] { padding-bottom: var(--space-16) }
details summary { font-size: var(--text-16) }
fieldset.birth details.group { border-top: 0; margin-top: var(--space-8) }
${PLACE_LIST}
.playground .actions { margin-top: var(--space-16); gap: var(--space-8) var(--space-12) }
a.button { text-decoration: none; display: inline-flex; align-items: center }
button.small { min-height: 36px; padding: var(--space-4) var(--space-12); font-size: var(--text-16) }
#answer { min-width: 0; margin-top: 0 }
#answer h2 { margin-top: var(--space-16) }
#answer h3 { margin: var(--space-16) 0 var(--space-4) }
#answer .above h3 { margin: 0 }
#answer-content { min-height: 24rem }
#answer-content[aria-busy=true] > * { opacity: 0.55 }
.tabs { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); border-bottom: 1px solid var(--gold) }
.tabs button { border: 0; background: none; border-radius: 0; padding: var(--space-8) var(--space-16); font-weight: 400; border-bottom: 3px solid transparent; margin-bottom: -1px; color: var(--primary) }
.tabs button[aria-selected=true] { border-color: var(--gold); font-weight: 700 }
[role=tabpanel] { padding-top: var(--space-16); min-height: 20rem }
.above { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: var(--space-8); margin: 0 0 var(--space-8) }
.above p { margin: 0 }
.above > div { display: flex; gap: var(--space-8) }
pre.code { max-height: 40rem; overflow: auto; margin-bottom: var(--space-16); white-space: pre-wrap; font-size: var(--text-14) }
pre.code code { font-size: var(--text-14) }
.of-key { color: var(--info) } .of-text { color: var(--good) } .of-number { color: var(--gold-text) } .of-word { color: var(--bad) }
.picture { margin: 0; text-align: center }
.picture img { max-width: 100%; max-height: 80vh; height: auto; border: 1px solid var(--rule); border-radius: var(--radius) }
.picture.paper { width: fit-content; margin: 0 auto; background: var(--surface); border-radius: var(--radius) }
.picture.paper img { display: block }
${paperWheel('.picture.paper img')}
.skeleton { height: 20rem; border-radius: var(--radius); background: linear-gradient(100deg, var(--surface) 40%, var(--rule) 50%, var(--surface) 60%); background-size: 200% 100%; border: 1px solid var(--rule); animation: shimmer 1.6s linear infinite }
@keyframes shimmer { from { background-position: 100% 0 } to { background-position: -100% 0 } }
.scroll { overflow-x: auto; font-variant-numeric: lining-nums tabular-nums }
.scroll table { font-size: var(--text-16) }
.scroll tbody th { min-width: 8rem }
.scroll td:not(.figure) { min-width: 5.5rem }
.scroll .figure + td:not(.figure) { min-width: 7.5rem }
@media (min-width: 64rem) { .scroll > table[class] td.long { min-width: 20rem } .others td.long { min-width: 0 } }
.scroll td { white-space: normal }
.others { display: grid; gap: 0 var(--space-32); grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); align-items: start }
.chart-view:is(:has(thead th:nth-child(6), .full), :not(:has(table))) { grid-column: 1 / -1 }
.chart-view h3 { margin: 0 0 var(--space-4); font: 500 var(--text-22)/1.2 var(--serif) }
.chart-view section.prose p { margin: 0 0 var(--space-8); max-width: 65ch }
.chart-view > details { margin-bottom: var(--space-8) }
.measures { font-size: var(--text-14); margin: var(--space-8) 0 0 }
.longitudes .plot { min-height: 460px }
.plot-values { min-height: 4.5em; font-size: var(--text-16); max-width: none }
.marks { max-height: 20rem; overflow: auto; font-size: var(--text-16) }
.key-question { max-width: 32rem }
.kinds ul { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-8); list-style: none; padding: 0; margin: var(--space-16) 0 0 }
.kinds a { display: block; padding: var(--space-8) var(--space-16); border: 1px solid var(--rule); border-radius: var(--radius); text-decoration: none; background: var(--surface); font-size: var(--text-16) }
.kinds a[aria-current] { border-color: var(--gold); font-weight: 700; box-shadow: inset 0 -3px var(--gold) }
@media (max-width: 47.99rem) {
  :is(.scroll, .chart-view) .cards tbody { gap: 0 }
  :is(.scroll, .chart-view) .cards tbody tr { background: none; border: 0; border-bottom: 1px solid var(--rule); border-radius: 0; padding: var(--space-4) 0 }
  :is(.scroll, .chart-view) .cards tbody th { font-size: var(--text-16); padding: 0 }
  :is(.scroll, .chart-view) .cards :is(td, td.figure, .figure + td) { display: inline; padding: 0; text-align: left; font-size: var(--text-14) }
  :is(.scroll, .chart-view) .cards td:empty { display: none }
  :is(.scroll, .chart-view) .cards td::before { content: attr(data-label) " " }
  :is(.scroll, .chart-view) .cards td:not(:last-child)::after { content: " · "; color: var(--soft) }
  .scroll table:not(.cards) { font-size: var(--text-14) }
  .scroll table:not(.cards) :is(th, td) { padding-top: 3px; padding-bottom: 3px }
}
@media (max-width: 39.99rem) {
  .fields:has(> .field:is([data-field=year], [data-field$=".year"])) { grid-template-columns: repeat(6, minmax(0, 1fr)); column-gap: var(--space-8); align-items: start }
  .fields:has(> .field:is([data-field=year], [data-field$=".year"])) > * { grid-column: 1 / -1 }
  .fields > .field.field:is([data-field=year], [data-field=month], [data-field=day], [data-field$=".year"], [data-field$=".month"], [data-field$=".day"]) { grid-column: span 2 }
  .fields > .field.field:is([data-field=hour], [data-field=minute], [data-field$=".hour"], [data-field$=".minute"]) { grid-column: span 3 }
}
@media (min-width: 40rem) { .fields { grid-template-columns: repeat(2, minmax(0, 1fr)) } }
@media (min-width: 64rem) {
  .playground { grid-template-columns: minmax(22rem, 26rem) minmax(0, 1fr) }
  #answer { position: sticky; top: var(--space-16) }
  .editing #answer { max-height: calc(100vh - 2rem); overflow: auto }
}
@media (min-width: 100rem) { .playground { grid-template-columns: 32rem minmax(0, 1fr) } }`
