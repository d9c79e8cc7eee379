import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { anchorOf, type Chapter, chapterAnchor } from './chapters.ts'
import { CONTENTS, endOf, type Fit, fitClass, fitStyle } from './fit.ts'
import { wordsOf } from './language.ts'

/** Page numbers by anchor. */
export type Pages = ReadonlyMap<string, number>

/** A placeholder with the width of most page numbers, so that the first print has the same pages as the second. */
const UNKNOWN = '00'

/** A link with the page number of its target. */
export const pageOf = (anchor: string, pages: Pages): Markup =>
  html`<span class="page">${pages.get(anchor) ?? UNKNOWN}</span>`

/** The chapters with their page numbers, each with its texts below. */
export const contents = (content: ReportContent, chapters: readonly Chapter[], pages: Pages, fit: Fit): Markup => html`
  <section class="contents${fitClass(fit)}" style="${fitStyle(fit)}">
    <h1 id="${CONTENTS}">${wordsOf(content).books.contents}</h1>
    <ol>${chapters.map((chapter) => line(chapter, content, pages))}</ol>
    <div id="${endOf(CONTENTS)}"></div>
  </section>`

function line(chapter: Chapter, { sections }: ReportContent, pages: Pages): Markup {
  const entries = sections.find(({ id }) => id === chapter.id)?.entries ?? []
  const anchor = chapterAnchor(chapter)
  return html`<li>
    <a class="chapter-line" href="#${anchor}"><span class="number">${chapter.number}</span> <span class="title">${chapter.title}</span> ${pageOf(anchor, pages)}</a>
    <p>${
      entries.length === 0
        ? chapter.lead
        : entries.map(
            ({ key, title }, index) =>
              html`${index > 0 && '\u00a0· '}<a href="#${anchorOf(key)}">${title}&#160;${pageOf(anchorOf(key), pages)}</a>`,
          )
    }</p>
  </li>`
}
