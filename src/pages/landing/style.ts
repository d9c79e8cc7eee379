import { LANGUAGES } from '../code/snippets.ts'
import { SNIPPET } from '../elements/snippet.ts'

const HERO = `
main { padding-bottom: var(--space-64) }
.hero { display: grid; gap: var(--space-32) var(--space-64); grid-template-columns: minmax(0, 1fr); align-items: center }
.hero h1 { font-size: clamp(var(--text-28), 1.25rem + 2.2vw, 3.25rem); line-height: 1.1; margin-bottom: var(--space-16);
  text-wrap: balance }
.promise { font-size: var(--text-18); max-width: 34rem; color: var(--soft); margin: 0 }
.ways { margin: var(--space-24) 0 var(--space-32); display: grid; gap: var(--space-24) var(--space-32);
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)) }
.ways > div { display: flex; flex-direction: column; justify-content: space-between; gap: var(--space-12) }
.ways p { margin: 0; max-width: 26rem }
.ways .actions { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-8) var(--space-16) }
a.button { display: inline-flex; align-items: center; text-decoration: none }
a.button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary) }
.proof { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--space-32); border-top: 1px solid var(--gold) }
.proof a { display: block; padding: var(--space-12) 0; text-decoration: none; color: inherit; height: 100%;
  border-bottom: 1px solid var(--rule) }
.proof a:hover span { text-decoration: underline }
.proof b { display: block; font: 500 var(--text-28)/1.2 var(--serif); color: var(--ink) }
.proof span { display: block; font-size: var(--text-16); line-height: 1.35; color: var(--soft) }`

const SKY = `
.sky { margin: 0; min-width: 0 }
#wheel svg { display: block; width: 100%; height: auto }
.sky svg .background { fill: none }
.sky [data-body] { cursor: pointer; outline: none }
.sky [data-body]:focus-visible .glyph, .sky [data-body].chosen .glyph { stroke: var(--gold) }
.sky [data-body] > rect { rx: 6px }
.sky [data-body]:focus-visible > rect { stroke: var(--gold); stroke-width: 3px }
.narrowed [data-aspect]:not(.chosen) { opacity: 0.1 }
.narrowed [data-body]:not(.chosen, .related) { opacity: 0.35 }
.sky figcaption { font-size: var(--text-16); text-align: center }
.sky figcaption p { margin: 0 auto; max-width: none }
#caption { color: var(--soft) }
.here { display: flex; flex-wrap: wrap; gap: var(--space-4) var(--space-16); align-items: center; justify-content: center;
  padding-top: var(--space-12) }
.here button { font-size: var(--text-16); padding: var(--space-8) var(--space-16); flex: none }
.here .hint { flex: 0 1 22rem; margin: 0; line-height: 1.35 }
#facts { margin-top: var(--space-16); padding-top: var(--space-12); border-top: 1px solid var(--rule); min-height: 10rem;
  line-height: 1.4 }
#facts b { font: 500 var(--text-22)/1.2 var(--serif); margin-right: var(--space-8) }
#facts ul { list-style: none; margin: var(--space-4) 0 0; padding: 0; color: var(--soft); font-size: var(--text-14); display: flex; flex-wrap: wrap;
  justify-content: center; gap: 0 var(--space-16) }`

const CODE = `
.examples .head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: var(--space-8) var(--space-32);
  margin-bottom: var(--space-16) }
.examples .head h2 { margin: 0 }
.languages { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0 var(--space-16); font-size: var(--text-16) }
.languages legend { float: left; padding: 0; margin-right: var(--space-16); font-weight: 400; color: var(--soft); line-height: 44px }
.languages label { margin: 0; min-height: 44px; display: flex; align-items: center; font-weight: 400; cursor: pointer;
  border-bottom: 3px solid transparent }
.languages label:has(:checked) { font-weight: 700; border-color: var(--gold) }
.languages label:has(:focus-visible) { outline: 2px solid var(--gold); outline-offset: 2px }
.languages input { position: absolute; opacity: 0; width: 1px; height: 1px }
.example { background: none; border: 0; border-top: 1px solid var(--rule); border-radius: 0; margin: 0; padding: var(--space-24) 0;
  display: grid; gap: var(--space-16) var(--space-24); grid-template-columns: minmax(0, 1fr) }
.example h3, .strength h3 { font: 500 var(--text-22)/1.2 var(--serif); margin: 0 0 var(--space-8) }
.example p { margin: 0; font-size: var(--text-16) }
.example .about p { color: var(--soft); max-width: none }
.snippet pre { margin: 0; font-size: var(--text-14); line-height: 1.55; padding: var(--space-16) }
.snippet code { font-size: var(--text-14) }
.snippet .address { word-break: break-all }
.snippet .label { position: absolute; left: var(--space-16); top: var(--space-8); font-size: var(--text-14); color: var(--soft) }
.answered pre { padding-top: 2.75rem; background: none; overflow-x: auto }
.answered pre.file { white-space: pre }
${LANGUAGES.map((language) => `.examples:not(:has([value=${language}]:checked)) [data-language=${language}]`).join(',\n')} { display: none }`

const REST = `
main > section { margin-top: var(--space-64) }
main > section > h2, .run h2, .examples h2 { font-size: var(--text-28) }
.run { display: grid; gap: var(--space-16) var(--space-48); grid-template-columns: minmax(0, 1fr); align-items: center;
  background: var(--surface); border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-24) }
.run p { margin: 0; color: var(--soft) }
.run h2 { margin-bottom: var(--space-8) }
.run .snippet pre { background: var(--page) }
.strengths { display: grid; gap: var(--space-32) var(--space-48); margin-top: var(--space-24);
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)) }
.strength { border-top: 1px solid var(--gold); padding-top: var(--space-16) }
.strength p { margin: 0 0 var(--space-8); font-size: var(--text-16) }
.made dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: 0 var(--space-48); border: 0 }
.made dl div { border-top: 1px solid var(--rule); border-bottom: 0; padding: var(--space-12) 0 }
.made dt { font-weight: 700; font-size: var(--text-16); color: var(--ink) }
.made dd { font-size: var(--text-16); color: var(--soft) }`

/** The rules of the landing page. */
export const LANDING_STYLE = `${HERO}${SKY}${SNIPPET}${CODE}${REST}
@media (scripting: enabled) { #facts[hidden], .here[hidden] { display: flex !important; visibility: hidden } }
@media (min-width: 48rem) {
  #facts { height: 8.5rem; min-height: 0; overflow: auto }
  .proof { grid-template-columns: repeat(4, minmax(0, 1fr)) }
  .sky { max-width: 36rem; margin: 0 auto }
}
@media (min-width: 64rem) {
  .hero { grid-template-columns: minmax(0, 1fr) minmax(0, min(36rem, 46vw)) }
  .proof { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .example { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start }
  .example .about { grid-column: 1 / -1; display: flex; gap: var(--space-24); align-items: baseline }
  .example .about h3 { margin: 0; flex: none }
  .strengths { grid-template-columns: repeat(3, minmax(0, 1fr)) }
  .made dl { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0 var(--space-32) }
  .run { grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); padding: var(--space-32) }
}
@media (min-width: 96rem) {
  .hero { grid-template-columns: minmax(0, 1fr) minmax(0, 40rem) }
}
@media (prefers-reduced-motion: no-preference) {
  .sky [data-aspect], .sky [data-body] { transition: opacity 120ms }
}`
