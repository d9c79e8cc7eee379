import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { type Chapter, chapterAnchor } from './chapters.ts'
import { endOf, type Fit, fitClass, fitStyle } from './fit.ts'
import * as glyph from './glyphs.ts'

/** A chapter with its opening, and an anchor at its end. */
export const chapterOf = (chapter: Chapter, content: ReportContent, inside: Markup, fit: Fit): Markup => html`
  <section class="chapter ${chapter.id}${fitClass(fit)}" style="page: ${chapterAnchor(chapter)}; ${fitStyle(fit)}">
    <header class="opening">
      <p class="ornament">${chapter.ornament.map((id) => glyph.bodyIn(content, id))}</p>
      <p class="number">${chapter.number}</p>
      <h1 id="${chapterAnchor(chapter)}">${chapter.title}</h1>
      <p class="lead">${chapter.lead}</p>
    </header>
    ${inside}
    <div id="${endOf(chapter.id)}"></div>
  </section>`
