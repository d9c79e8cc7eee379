import { inDark } from '../design.ts'
import { PLACE_LIST } from '../playground/style.ts'
import { GLYPHS } from './glyph-style.ts'
import { TABS } from './room-tabs.ts'

/** A date and a sentence beside it, in lists of moments. */
const SENTENCES = `
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.sentences { list-style: none; margin: 0; padding: 0; font-size: var(--text-16) }
.sentences .degrees { min-width: 0 }
.sentences > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 var(--space-16); padding: var(--space-8) 0; border-bottom: 1px solid var(--rule) }
@media (min-width: 30rem) { .sentences > li { grid-template-columns: 14.5rem minmax(0, 1fr) } }`

const SETTINGS = `
.drawer { border: 1px solid var(--rule); border-radius: var(--radius); padding: 0 var(--space-16); margin-bottom: var(--space-16) }
.drawer .row { display: grid; gap: 0 var(--space-24); grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)) }
.drawer .check { display: flex; gap: var(--space-8); align-items: center; font-weight: 400; min-height: 44px; margin: var(--space-8) 0 0 }
.drawer .check input { width: 1.25rem; height: 1.25rem }
.drawer .field { position: relative; min-width: 0 }
.drawer input[type=month] { font: inherit; width: 100%; min-height: 44px; padding: var(--space-8) var(--space-12); border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink) }
.subscribe ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--space-16); grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)) }
.subscribe li { display: flex; flex-direction: column; gap: var(--space-8); justify-content: space-between; padding: var(--space-16); background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); font-size: var(--text-16) }
.subscribe li > div { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: center } .subscribe li a { min-height: 24px }
.subscribe details { margin-top: var(--space-16) } .subscribe code { user-select: all; font-size: var(--text-14) } .subscribe dl { margin: 0 }`

const GRID = `
:root { --moon: #e3c983; --moon-shadow: #4a4a63 }
${inDark('--moon: #f1e3b8; --moon-shadow: #2c3157')}
.calendar-head { margin: var(--space-16) 0 var(--space-4); display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-8) var(--space-24) }
.calendar-head h1 { margin: 0 }
.steps { display: flex; gap: var(--space-8) }
.steps .button { padding: var(--space-8) var(--space-16); text-decoration: none }
.today-said { margin: 0; max-width: none } #zone-said { font-size: var(--text-16) }
.phases { margin: var(--space-16) 0 } .phases h2 { margin-bottom: var(--space-8) }
.phases ul { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--space-12) var(--space-24); grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)) }
.phases li { display: flex; gap: var(--space-12); align-items: center; font-size: var(--text-16) } .phases li > div { min-width: 0 }
.phases li span { overflow-wrap: normal } .phases .degrees { min-width: 0 } .phases li > div > span { display: block } .phases .place-in-sign { white-space: nowrap }
.phases li a { display: inline-block; min-height: 1.5rem }
.phases .moon svg { width: 2.5rem; height: 2.5rem }
.brief, .brief-key { display: none }
.weekdays { display: none }
.day, .days li { position: relative }
.days { list-style: none; margin: 0; padding: 0 }
.day { border-bottom: 1px solid var(--rule); padding: var(--space-4) 0; display: grid; grid-template-columns: 8.75rem minmax(0, 1fr); gap: 0 var(--space-8); align-items: center }
@media (max-width: 24rem) { .day { grid-template-columns: 6.5rem minmax(0, 1fr) } .day .day-head { grid-template-columns: 2rem auto minmax(0, 1fr); gap: var(--space-4) } .happens .clock { min-width: 2.25rem } }
.day-head { display: grid; grid-template-columns: 2.75rem auto minmax(0, 1fr); align-items: center; gap: var(--space-8) }
.day .date { position: relative; margin: 0; font-size: var(--text-16); font-weight: 700; min-width: 0 }
.day .number { display: block; font-size: var(--text-22); font-family: var(--serif); line-height: 1 } .of-week { display: block; font-size: var(--text-14); font-weight: 400; color: var(--soft); line-height: 1.2 }
.day .day-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.today-mark { display: block; width: fit-content; padding: 0 var(--space-4); border-radius: var(--radius); background: var(--primary); color: var(--on-primary); font-size: var(--text-14) }
.day.today { box-shadow: inset 4px 0 0 var(--gold); padding-left: var(--space-8) }
.moon svg { display: block; width: 2rem; height: 2rem }
.southern .moon svg { rotate: 180deg }
.moon-at { position: relative; margin: 0; font-size: var(--text-14); color: var(--soft) } .moon-at .sign-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.moon-at .lit { display: none }
.happens { list-style: none; margin: 0; padding: 0; font-size: var(--text-14); line-height: 1.45 }
.happens .clock { font-weight: 700; display: inline-block; min-width: 2.5rem; min-height: 24px; line-height: 24px }
#zone-said { margin: 0 0 var(--space-16) }
.happens .eclipse { color: var(--bad) }
.sign-after { margin-left: 0.25em }
.calendar > .soft { margin-top: var(--space-8); font-size: var(--text-16) }
.month-lists { display: grid; gap: var(--space-24) var(--space-48); grid-template-columns: minmax(0, 1fr); margin-top: var(--space-32) }
.month-lists section { margin: 0; min-width: 0 }
@media (min-width: 64rem) { .month-lists { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) } }
@media (min-width: 48rem) {
  .to-today { display: none }
  .weekdays, .days { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)) }
  .weekdays span { padding: var(--space-4) var(--space-8); color: var(--soft); font-size: var(--text-14); overflow: hidden; text-overflow: ellipsis }
  .days { border-top: 1px solid var(--rule); border-left: 1px solid var(--rule) }
  .day { min-height: 8.5rem; grid-template-columns: minmax(0, 1fr); align-content: start; align-items: start; padding: var(--space-8); border-right: 1px solid var(--rule) }
  .day.today { background: var(--surface); box-shadow: inset 0 0 0 2px var(--gold); padding: var(--space-8) }
  .day-head { grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-4) } .happens { margin-top: var(--space-4) }
  .of-week { display: none }
  .today-mark { position: absolute; top: 0; left: 1.8rem; padding: 0 var(--space-8) }
  .moon { grid-row: span 2 } .moon svg { width: 2.25rem; height: 2.25rem }
  .moon-at { min-width: 0; align-self: end }
  .moon-at .glyph { font-size: 1.1rem }
  ${[1, 2, 3, 4, 5, 6, 7].map((day) => `.on-${day} { grid-column-start: ${day} }`).join(' ')}
}
@media (min-width: 48rem) and (max-width: 75rem) {
  .sign-after, .happens .word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .happens .clock { min-width: 0; margin-right: 0.1em } .day { padding: var(--space-4) } .moon svg { width: 1.75rem; height: 1.75rem } .today-mark { width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%) }
  .phases ul { grid-template-columns: repeat(2, minmax(0, 1fr)) } .brief { display: inline } .brief-key { display: block } .day { min-height: 6.5rem }
}
@media (min-width: 75rem) { .moon-at .lit { display: inline } }
@media (min-width: 110rem) {
  .month { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 0 var(--space-48); align-items: start }
  .month-lists { grid-template-columns: minmax(0, 1fr); margin-top: var(--space-16) }
  .month-lists .sentences > li { grid-template-columns: 11rem minmax(0, 1fr) }
  .day { min-height: 9.5rem } .day .moon svg { width: 3rem; height: 3rem }
}
@media print {
  @page { size: landscape; margin: 1cm }
  html { font-size: 12px } main { padding: 0 } .calendar-head { margin: 0 } #zone-said { margin: 0 0 var(--space-4) }
  .steps, .drawer, .subscribe, .print-not { display: none }
  .day { break-inside: avoid; min-height: 6.5rem } .happens .clock { min-height: 0; line-height: inherit } a { color: inherit; text-decoration: none }
  .month-lists section { break-inside: avoid }
}`

/** The rules of the calendar. */
export const CALENDAR = `body { font-variant-numeric: lining-nums tabular-nums }${GLYPHS}${TABS}${PLACE_LIST}${SENTENCES}${SETTINGS}${GRID}`
