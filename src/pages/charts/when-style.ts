import { PLAYGROUND } from '../playground/style.ts'
import { TABS } from './room-tabs.ts'

const QUESTIONS = `
.questions ul { display: flex; gap: var(--space-8); list-style: none; margin: 0 0 var(--space-16); padding: 0; overflow-x: auto; scrollbar-width: none }
.questions a { display: block; white-space: nowrap; padding: var(--space-8) var(--space-16); border: 1px solid var(--rule); border-radius: var(--radius); text-decoration: none; background: var(--surface) }
.questions a[aria-current] { border-color: var(--primary); background: var(--primary); color: var(--on-primary); font-weight: 700 }
.questions a:focus-visible { outline-offset: -2px }
.to-ask { list-style: none; margin: var(--space-16) 0 0; padding: 0; display: grid; gap: var(--space-16); grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)) }
@media (min-width: 80rem) { .to-ask { grid-template-columns: repeat(5, minmax(0, 1fr)) } }
h1 + p { margin-top: var(--space-8); max-width: none }
.to-ask li { position: relative; padding: var(--space-16) var(--space-24); background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius) }
.to-ask li:hover { border-color: var(--gold) }
.to-ask a { font: 500 var(--text-22)/1.25 var(--serif); text-decoration: none }
.to-ask a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius) }
.to-ask a:focus-visible { outline: 0 } .to-ask a:focus-visible::after { outline: 2px solid var(--gold); outline-offset: 2px }
.to-ask p { margin: var(--space-8) 0 0; font-size: var(--text-16) }`

const CONTROLS = `
.of-whom { margin: var(--space-4) 0 0; font-size: var(--text-16) }
.playground-form { max-width: 40rem }
.asked { display: flex; flex-wrap: wrap; gap: var(--space-8); align-items: end; margin: var(--space-12) 0 var(--space-16) }
.asked .field { margin: 0 } .asked label { margin-top: 0 } .asked select { width: auto }
.asked :is(input, select, button, .button) { height: 2.75rem; min-height: 0 }
.asked input[type=text], .asked input[type=date] { width: auto; max-width: 14rem }
.asked .year { display: flex; gap: var(--space-4) } .asked .year input { width: 4.4rem; text-align: center }
.asked .year .button { padding: var(--space-8) var(--space-12) }
.zone { font-size: var(--text-16) } .zone .asked { margin: 0 }
#asked[aria-busy] { opacity: 0.7 }`

const MOMENTS = `
.in-short b { white-space: nowrap }
.in-short { font-size: var(--text-22); line-height: 1.35; max-width: 64rem; margin: 0 0 var(--space-16) }
.answered > .soft { margin-top: var(--space-16); font-size: var(--text-16) }
.moments table, .moments caption, .moments tbody { display: block; margin: 0 }
.moments { max-width: 60rem; font-size: var(--text-16) } .moments.many { max-width: none }
.moments caption { color: var(--ink); font: 500 var(--text-18)/1.3 var(--serif); padding: 0 0 var(--space-4); border-bottom: 1px solid var(--gold); break-after: avoid }
.moments table + table { margin-top: var(--space-24) }
.moments tbody tr { display: grid; gap: 0 var(--space-16); grid-template-columns: minmax(0, 1fr); padding: var(--space-8) 0; border-bottom: 1px solid var(--rule); break-inside: avoid }
.moments tr > th, .moments tr > td { padding: 0; border: 0; font-weight: 400 } .moments .next { background: var(--surface); box-shadow: inset 4px 0 0 var(--gold); margin-left: calc(-1 * var(--space-12)); padding-left: var(--space-12) }
.moments .next th { font-weight: 700 } .moments .over { color: var(--soft) }
.moments .degrees, .in-short .degrees { min-width: 0 }
.hits { margin: var(--space-4) 0 0; padding: 0; list-style: none }
@media (max-width: 39.99rem) {
  .asked :is(select, input, .primary) { padding-left: var(--space-8); padding-right: var(--space-8) } .asked .primary { padding-left: var(--space-12); padding-right: var(--space-12) } .asked .year input { width: 3.8rem } .asked input[type=date] { width: 8.6rem }
  .answered > .in-short { font-size: var(--text-18) } #asked > h1 { font-size: var(--text-22) }
}
@media (min-width: 40rem) { .moments tbody tr { grid-template-columns: 13.5rem minmax(0, 1fr) } }
@media (min-width: 80rem) { .moments.many tbody tr { grid-template-columns: 12rem minmax(0, 1fr) } .moments.many { columns: 33rem; column-gap: var(--space-48) } }
@media (min-width: 80rem) { .moments.many table { break-inside: auto } .moments.many table:has(tr:nth-child(-n + 6):last-child) { break-inside: avoid } }`

/** The rules of the search of times. */
export const WHEN = `${PLAYGROUND}${TABS}
#asked > h1, h1 { margin: 0 }${QUESTIONS}${CONTROLS}${MOMENTS}
@media print { .questions, .asked, .playground-form, .zone { display: none } }`
