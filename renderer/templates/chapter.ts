import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { type Chapter, chapterAnchor } from './chapters.ts'
import * as glyph from './glyphs.ts'

/** A chapter with its opening. */
export const chapterOf = (chapter: Chapter, inside: Markup): Markup => html`
  <section class="chapter ${chapter.id}" style="page: ${chapterAnchor(chapter)}">
    <header class="opening">
      <p class="ornament">${chapter.ornament.map((id) => glyph.body(id))}</p>
      <p class="number">${chapter.number}</p>
      <h1 id="${chapterAnchor(chapter)}">${chapter.title}</h1>
      <p class="lead">${chapter.lead}</p>
    </header>
    ${inside}
  </section>`
