import { GLYPHS } from './glyph-style.ts'

/** The rules of tables of charts and of readings, in the chart room and in the playground. */
export const CHART_TABLES = `${GLYPHS}
.degrees { display: inline-block; min-width: 3.1em; text-align: right }
p .degrees { min-width: 0 }
.short-word { display: none }
.passage summary { min-height: 0; padding: var(--space-4) 0 }
.passage p { font-size: var(--text-16) }
.chart-views { display: grid; gap: 0 var(--space-32); grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); align-items: start }
.chart-view { min-width: 0; overflow-x: auto; font-variant-numeric: lining-nums tabular-nums }
.chart-view:has(.reading, .aspect-name, .prose) { grid-column: 1 / -1 }
.reading details.part summary h3 { display: inline; font-size: var(--text-16) }
.reading .passage { margin-left: var(--space-8) }
.chart-view table { font-size: var(--text-16); margin: 0 0 var(--space-16) }
.chart-view th, .chart-view td { padding-top: var(--space-4); padding-bottom: var(--space-4) }
.chart-view td.figure { padding-right: var(--space-12) }
@media (max-width: 40rem) {
  .long-word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .short-word { display: inline }
  .chart-view .aspect-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .chart-view td { position: relative }
  .chart-view table { font-size: var(--text-14) }
  .chart-view th, .chart-view td { padding: 3px var(--space-4) 3px 0 }
}`
