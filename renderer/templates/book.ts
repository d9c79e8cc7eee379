import type { ReportContent } from '../../src/contract/reports/content.ts'
import { filled } from '../../src/languages/language.ts'
import { html, type Markup, trusted } from '../../src/platform/markup.ts'
import { chapterAnchor, chapterOf, chaptersOf, contents, type Foot, type Pages, pageRules } from './chapters.ts'
import { chart } from './chart.ts'
import { cover, titlePage } from './cover.ts'
import { CONTENTS, endOf, type Fits, PLAIN } from './fit.ts'
import { method } from './method.ts'
import { glossary, introduction, portrait, questions, section, synthesis } from './texts.ts'
import { wordsOf } from './words.ts'

export interface BookLook {
  readonly size: 'A4' | 'Letter'
  readonly withWheel: boolean
  readonly foot: Foot
  readonly styles: string
}

/** What earlier prints of a book have shown. */
export interface Setting {
  /** The known page numbers of anchors. */
  readonly pages: Pages
  readonly fits: Fits
}

/** The report as an HTML document. */
export function book(
  content: ReportContent,
  { size, withWheel, foot, styles }: BookLook,
  { pages, fits }: Setting,
): string {
  const chapters = chaptersOf(content, withWheel)
  const body = html`<body class="${size}">
  ${cover(content, withWheel, foot)}
  ${titlePage(content, foot.logo?.uri ?? null, foot.label)}
  ${contents(content, chapters, pages, fits.get(CONTENTS) ?? PLAIN)}
  ${chapters.map((chapter) => chapterOf(chapter, content, chapterContent(chapter.id, content, withWheel, pages), fits.get(chapter.id) ?? PLAIN))}
  ${measured([CONTENTS, ...chapters.map(chapterAnchor), ...[CONTENTS, ...chapters.map(({ id }) => id)].map(endOf)])}
</body>`
  const rules = `${styles}\n${pageRules(size, chapters, foot, wordsOf(content).books.contents)}`
  return html`<!doctype html>
<html lang="${wordsOf(content).books.tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${titleOf(content)}</title>
<style>${trusted(rules)}</style>
</head>
${body}
</html>`.markup
}

/** The title of a report in the metadata of its file. */
export const titleOf = (content: ReportContent): string =>
  filled(wordsOf(content).books.title, { name: content.subject.name })

/** Links to all anchors. Chromium writes the page of an anchor into the file only if something links to it. */
const measured = (anchors: readonly string[]): Markup =>
  html`<nav hidden>${anchors.map((anchor) => html`<a href="#${anchor}"></a>`)}</nav>`

/** The content of a chapter. An id without a case is a section of the reading. */
function chapterContent(id: string, content: ReportContent, withWheel: boolean, pages: Pages): Markup {
  switch (id) {
    case 'introduction':
      return introduction(content)
    case 'chart':
      return chart(content, withWheel)
    case 'portrait':
      return portrait(content)
    case 'synthesis':
      return synthesis(content, pages)
    case 'questions':
      return questions(content)
    case 'glossary':
      return glossary(content)
    case 'method':
      return method(content)
    default:
      return section(content.sections.find((each) => each.id === id)?.entries ?? [], content)
  }
}
