import type { ReportContent } from '../../src/contract/report-content.ts'
import { svg as html, type Markup } from '../../src/wheel/markup.ts'
import { anchorOf, type Chapter, chapterAnchor } from './chapters.ts'

/** Pages by anchor. */
export type Pages = ReadonlyMap<string, number>

/** As wide as most numbers are, so that the book has the same pages before they are known. */
const UNKNOWN = '00'

/** A link that says on which page its target is. */
export const pageOf = (anchor: string, pages: Pages): Markup =>
  html`<span class="page">${pages.get(anchor) ?? UNKNOWN}</span>`

/** Chapters with their pages, and below each the texts that are in it. */
export const contents = (content: ReportContent, chapters: readonly Chapter[], pages: Pages): Markup => html`
  <section class="contents">
    <h1 id="contents">Contents</h1>
    <ol>${chapters.map((chapter) => line(chapter, content, pages))}</ol>
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
