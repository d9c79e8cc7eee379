import type { ReportContent } from '../../src/contract/reports/content.ts'
import type { SectionId } from '../../src/interpretation/sections.ts'
import type { Catalogue } from '../../src/languages/catalogues.ts'
import { html, type Markup } from '../../src/platform/markup.ts'
import { CONTENTS, endOf, type Fit, fitClass, fitStyle } from './fit.ts'
import * as glyph from './glyphs.ts'
import { wordsOf } from './words.ts'

/** A chapter of the book. */
interface Chapter {
  readonly id: string
  readonly number: number
  readonly title: string
  /** A description, below the title and in the table of contents. */
  readonly lead: string
  /** Bodies with glyphs above the title. */
  readonly ornament: readonly string[]
}

/** The chapters of a book that are not sections of its reading. */
type OwnChapter = keyof Catalogue['books']['chapters']
type ChapterId = OwnChapter | SectionId

const ORNAMENTS: Readonly<Record<ChapterId, readonly string[]>> = {
  introduction: ['sun'],
  chart: ['sun', 'moon', 'asc'],
  portrait: ['sun', 'moon', 'asc'],
  synthesis: ['sun'],
  core_self: ['sun', 'moon'],
  mind: ['mercury'],
  love_relating: ['venus', 'mars'],
  work_path: ['saturn'],
  social_collective: ['jupiter', 'uranus', 'neptune', 'pluto'],
  karmic_healing: ['chiron', 'north_node'],
  questions: ['north_node'],
  glossary: ['mercury'],
  method: ['moon'],
}

/** The chapters of a report, in order. */
export const chaptersOf = (content: ReportContent, withWheel: boolean): readonly Chapter[] => {
  const { sections, angles } = content
  const { leads, leadWithoutWheel } = wordsOf(content).books
  return [
    ...own(content, 'introduction'),
    ...own(content, 'chart'),
    ...own(content, 'portrait'),
    ...own(content, 'synthesis'),
    ...sections,
    ...own(content, 'questions'),
    ...own(content, 'glossary'),
    ...own(content, 'method'),
  ].map(({ id, title }, index) => ({
    id,
    title,
    number: index + 1,
    lead: id === 'chart' && !withWheel ? leadWithoutWheel : leads[id],
    ornament: ORNAMENTS[id].filter((body) => body !== 'asc' || angles.length > 0),
  }))
}

/** A chapter of its own, unless the report is of a version that lacks it. */
function own(content: ReportContent, id: OwnChapter): { id: ChapterId; title: string }[] {
  const isLacking =
    (id === 'introduction' || id === 'portrait' || id === 'questions' || id === 'glossary') && content[id] === undefined
  return isLacking ? [] : [{ id, title: wordsOf(content).books.chapters[id] }]
}

export const chapterAnchor = ({ id }: Pick<Chapter, 'id'>): string => `chapter-${id}`

/** The anchor of the text with a key. */
export const anchorOf = (key: string): string => `entry-${key.replaceAll('.', '-')}`

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

export interface Foot {
  readonly label: string | null
  readonly logo: { readonly uri: string; readonly widthMm: number } | null
}

export const LOGO_HEIGHT_MM = 6
const LOGO_GAP_MM = 3

/** The footer of each page: the branding, the title of the chapter or of the contents, and the page number. */
export function pageRules(
  size: 'A4' | 'Letter',
  chapters: readonly Chapter[],
  { label, logo }: Foot,
  contents: string,
): string {
  const image = logo
    ? `background: url(${logo.uri}) no-repeat left center / auto ${LOGO_HEIGHT_MM}mm; padding-left: ${logo.widthMm + LOGO_GAP_MM}mm;`
    : ''
  const left = `content: ${quoted(label === null ? (logo ? ' ' : '') : breakable(label))}; ${image}`
  const right = (title: string) => `@bottom-right { content: ${quoted(`${title} `)} counter(page); }`
  return [
    `@page { size: ${size}; @bottom-left { ${left} } ${right('')} }`,
    ...['cover', 'title-page'].map(
      (name) => `@page ${name} { @bottom-left { content: none } @bottom-right { content: none } }`,
    ),
    `@page contents { ${right(`${contents}   `)} }`,
    ...chapters.map((chapter) => `@page ${chapterAnchor(chapter)} { ${right(`${chapter.title}   `)} }`),
  ].join('\n')
}

/** The longest word without a place to break. */
const WORD_MAX = 20
/** Whole phrases as one letter, each as wide as twenty others, and how many of them a margin has room for. */
const PHRASES = /[\ufdf0-\ufdff]/g
const PHRASES_MAX = 4
const WORD = new RegExp(`[^\\s-]{${WORD_MAX}}(?=[^\\s-])`, 'gu')
const MAY_BREAK = '\u200b'

/** A margin box of a page breaks only where a line may break, and cuts nothing. */
function breakable(label: string): string {
  let phrases = 0
  return label
    .replace(PHRASES, (each) => (phrases++ < PHRASES_MAX ? `${each}${MAY_BREAK}` : ''))
    .replace(WORD, `$&${MAY_BREAK}`)
}

/** A CSS string in which all characters but ASCII letters and digits are escaped. */
const quoted = (text: string): string =>
  `"${[...text].map((each) => (/[a-zA-Z0-9]/.test(each) ? each : `\\${each.codePointAt(0)!.toString(16)} `)).join('')}"`
