import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { type Chapter, chapterAnchor } from './chapters.ts'
import * as glyph from './glyphs.ts'

/** A chapter with its opening. */
export const chapterOf = (chapter: Chapter, content: ReportContent, inside: Markup): Markup => html`
  <section class="chapter ${chapter.id}" style="page: ${chapterAnchor(chapter)}">
    <header class="opening">
      <p class="ornament">${chapter.ornament.map((id) => glyph.bodyIn(content, id))}</p>
      <p class="number">${chapter.number}</p>
      <h1 id="${chapterAnchor(chapter)}">${chapter.title}</h1>
      <p class="lead">${chapter.lead}</p>
    </header>
    ${inside}
  </section>`
