import { CODE_COLOURS } from './highlight.ts'

/** About 65 characters: letters are narrower than the figure that `ch` measures. */
const LINE = '52ch'

const SIDE = `
.side { display: flex; flex-wrap: wrap; gap: var(--space-12); align-items: end; margin-bottom: var(--space-24) }
.search { position: relative; flex: 1 1 12rem }
.search label { margin: 0 0 var(--space-4); font-size: var(--text-16) }
kbd { font: var(--text-14) var(--mono); border: 1px solid var(--soft); border-radius: 4px; padding: 0 var(--space-4);
  color: var(--soft); margin-left: var(--space-4) }
.results { position: absolute; z-index: 3; top: calc(100% + var(--space-4)); left: 0; width: min(32rem, calc(100vw - 2rem));
  max-height: min(32rem, 70vh); overflow: auto; background: var(--surface); border: 1px solid var(--rule);
  border-radius: var(--radius); box-shadow: var(--shadow); padding: var(--space-8) }
.results ol { list-style: none; margin: 0; padding: 0 }
.results a { display: block; padding: var(--space-8) var(--space-12); border-radius: var(--radius); text-decoration: none }
.results a:hover, .results a:focus { background: var(--page) }
.results a b { display: block }
.results a span { display: block; color: var(--soft); font-size: var(--text-16) }
.results p { margin: var(--space-8) var(--space-12) }
#tree { border: 1px solid var(--rule); border-radius: 0 var(--radius) var(--radius) 0; background: var(--page);
  color: var(--ink); inset: 0 auto 0 0; margin: 0; padding: var(--space-16) var(--space-24) var(--space-32);
  width: min(20rem, 85vw); height: 100dvh; overflow: auto; font-size: var(--text-16) }
#tree::backdrop { background: rgb(0 0 0 / 0.4) }
#tree ul { list-style: none; margin: 0 0 var(--space-16); padding: 0 }
.tree-group { margin: 0 0 var(--space-4); color: var(--gold-text); font: 500 var(--text-16) var(--serif) }
#tree a { display: block; padding: var(--space-4) var(--space-12); text-decoration: none;
  border-left: 3px solid transparent; line-height: 1.35 }
#tree a:hover { border-color: var(--rule); text-decoration: underline }
#tree a[aria-current=page] { border-color: var(--gold); font-weight: 700 }
#tree .contents { margin: var(--space-4) 0 var(--space-8) var(--space-12) }
#tree .contents a { color: var(--soft); padding-block: 0.1875rem; font-size: var(--text-16); border-left-width: 1px;
  border-color: var(--rule) }
#tree .contents a[aria-current=true] { color: var(--ink); border-color: var(--gold) }
@media (max-width: 63.99rem) { #tree a { padding-block: var(--space-8) } }`

const GUIDE = `
.guide h1, .body > h1 { font-size: var(--text-40); margin-bottom: var(--space-24); max-width: 20em }
.guide h2 { margin: var(--space-48) 0 var(--space-12); font-size: var(--text-28) }
.guide h3 { margin: var(--space-24) 0 var(--space-8); font-size: var(--text-18) }
.guide h2, .guide h3 { scroll-margin-top: var(--space-24) }
.anchor { color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0 }
:is(h2, h3):hover .anchor, .anchor:focus-visible { opacity: 1 }
.guide :is(ul, ol) { margin: 0 0 var(--space-12); padding-left: var(--space-24); max-width: ${LINE} }
.guide p { max-width: ${LINE} }
/* A picture follows the theme by itself. */
.guide img { display: block; max-width: 100%; height: auto; border-radius: var(--radius) }
.guide li { margin-bottom: var(--space-8) }
.guide :not(pre) > code { font-size: 0.82em; background: var(--surface); border: 1px solid var(--rule); border-radius: 4px;
  padding: 0 0.25em }
.guide table { font-size: var(--text-16) }
.guide caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.guide tbody th { font-weight: 400 }
.guide :is(th, td) code { overflow-wrap: break-word }
.part + .part .text:first-child > h2:first-child { margin-top: var(--space-48) }
.code { margin: var(--space-8) 0 var(--space-24); min-width: 0 }
.snippet { background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius);
  margin: 0 0 var(--space-12) }
.snippet-bar { display: flex; justify-content: space-between; align-items: center; border-bottom: 1px solid var(--rule);
  padding: 0 var(--space-8) 0 var(--space-4); font-size: var(--text-16) }
.snippet-label { padding: var(--space-8) var(--space-12); color: var(--soft) }
.snippet-bar button { border: 0; background: none; min-height: 40px; padding: 0 var(--space-12); font-size: var(--text-16);
  font-weight: 400; color: var(--soft); border-radius: 0; border-bottom: 3px solid transparent; border-top: 3px solid transparent }
.snippet-bar button:hover { color: var(--ink) }
.snippet-bar [aria-selected=true] { color: var(--ink); font-weight: 700; border-bottom-color: var(--gold) }
.snippet-bar .copy { color: var(--primary); min-width: 5.5em; text-align: right }
.snippet .address { word-break: break-all }
.snippet-bar :focus-visible { outline-offset: -2px }
.code pre { margin: 0; border: 0; background: none; padding: var(--space-12) var(--space-16); font-size: var(--text-14); line-height: 1.6 }
.code pre code { font-size: var(--text-14) }
.answer-block { position: relative; border-width: 0 0 0 3px; border-radius: 0; background: none; padding-left: var(--space-12); margin: 0 0 var(--space-16) }
.answer-block summary { min-height: 0; padding: var(--space-4) 0; font-size: var(--text-16); color: var(--soft) }
.answer-block pre { padding: var(--space-4) 0 }
.answer-copy { position: absolute; top: 0; right: 0 }
.answer-copy .copy { border: 0; background: none; min-height: 0; padding: var(--space-4) var(--space-12); font-size: var(--text-16);
  font-weight: 400; color: var(--primary) }
.answer-block:not([open]) .answer-copy { display: none }
.neighbours { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-8) var(--space-24);
  margin-top: var(--space-48); padding-top: var(--space-16); border-top: 1px solid var(--rule) }
.neighbours a { padding: var(--space-8) 0 }
.neighbours a[rel=next] { margin-left: auto }`

const QUESTIONS = `
.questions { list-style: none; margin: var(--space-24) 0 var(--space-32); padding: 0; display: grid; gap: var(--space-16);
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)) }
.questions li { position: relative; background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius);
  padding: var(--space-16) var(--space-24) }
.questions li:hover { border-color: var(--gold) }
.questions a { display: block; font: 500 var(--text-22)/1.25 var(--serif); text-decoration: none; margin-bottom: var(--space-4) }
.questions a::after { content: ''; position: absolute; inset: 0 }
.questions li:focus-within { outline: 2px solid var(--gold); outline-offset: 2px }
.questions a:focus-visible { outline: none }
.questions span { color: var(--soft); font-size: var(--text-16) }`

const PRINT = `
@media print {
  .side, .neighbours, .copy, .anchor, [role=tab][aria-selected=false] { display: none }
  .docs, .part { display: block }
  .guide h2, .guide h3 { break-after: avoid }
  .snippet, .answer-block, tr { break-inside: avoid }
  .answer-block::details-content { content-visibility: visible; display: block }
  .guide a[href^=http]::after { content: ' (' attr(href) ')'; font-size: var(--text-14) }
}`

/**
 * The rules of the documentation: three columns if there is room, otherwise one. Without a script only curl is shown.
 */
export const DOCS_STYLE = `
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
${SIDE}${GUIDE}${QUESTIONS}${CODE_COLOURS}
@media (scripting: none) { .search, .copy, [role=tab][aria-selected=false] { display: none } }
@media screen and (min-width: 64rem) {
  .docs { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: var(--space-48) }
  .side { display: block; position: sticky; top: 0; z-index: 2; align-self: start; height: 100vh; overflow: visible; margin: 0;
    padding-top: var(--space-8) }
  .tree-button { display: none }
  #tree { display: block; position: static; width: auto; height: calc(100% - 6rem); border: 0; padding: 0 var(--space-8) var(--space-32) 0;
    margin-top: var(--space-24); color: inherit }
}
@media screen and (min-width: 80rem) {
  .part:has(.code) { display: grid; grid-template-columns: minmax(0, ${LINE}) minmax(0, 1fr); column-gap: var(--space-48);
    grid-template-rows: auto 1fr }
  .part .text { grid-column: 1 }
  .part .code { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: var(--space-16); align-self: start }
  .part:has(> .text > h2:first-child) .code { margin-top: calc(var(--space-48) + var(--space-4)) }
  .part .text:not(.after) { max-width: ${LINE} }
}
/* Cells of a phone, which stand beside their heads. */
@media (max-width: 47.99rem) {
  .guide td::before { flex: 0 1 auto; max-width: 45% }
  .guide td > span { min-width: 0; overflow-wrap: anywhere }
  .guide td .nowrap { white-space: normal }
}
@media (prefers-reduced-motion: no-preference) { .questions li { transition: border-color 120ms } }${PRINT}`
