import { readFileSync } from 'node:fs'
import type { ReportContent } from '../src/contract/reports/content.ts'
import { Refusal } from '../src/platform/errors.ts'
import type { Browsers } from './browser.ts'
import { giveFonts, type PageFace, readFonts } from './fonts.ts'
import { openReportFile, PRODUCER, type ReportFile } from './report-file.ts'
import { type BookLook, book, titleOf } from './templates/book.ts'
import { chapterAnchor, chaptersOf, LOGO_HEIGHT_MM, type Pages } from './templates/chapters.ts'
import { CONTENTS, type FitsLeft, fitsOf, nextFits } from './templates/fit.ts'
import { wordsOf } from './templates/words.ts'

/** The options of a job that change the styling of its book. */
export interface ReportLook {
  readonly include_chart_in_pdf: boolean
  readonly pdf_footer_label: string | null
  readonly page_size: 'A4' | 'Letter'
  /** The date of the file. */
  readonly createdAt: Date
}

export interface ReportBranding {
  readonly png: Buffer
  readonly label: string | null
}

export interface RenderedReport {
  readonly pdf: Buffer
  readonly pages: number
}

/** The progress of a report. */
export interface ReportProgress {
  readonly chapter: number
  readonly chapters: number
}

/** A report takes one to three seconds of one core. The limit allows for a busy machine and a second browser. */
const REPORT_MS_MAX = 90_000
/** The maximum of prints that may change how chapters are set. Each chapter has five fits to try. */
const FITTED_PRINTS_MAX = 6
/** A print gives the page numbers, the next contains them. Longer numbers could move text to another page. */
const PRINTS_MAX = FITTED_PRINTS_MAX + 4

const styles = readFileSync(new URL('./assets/book.css', import.meta.url), 'utf8')

/**
 * Typesets a report as a book: a tagged PDF with bookmarks. Calls `progress` before each print and when it is done. The
 * same content, look and branding give the same bytes. Refuses with `render_timeout` after 90 seconds.
 */
export async function renderReport(
  browsers: Browsers,
  content: ReportContent,
  look: ReportLook,
  branding: ReportBranding | null,
  progress: (progress: ReportProgress) => Promise<void> = async () => {},
): Promise<RenderedReport> {
  const own = contentWithApostrophes(content)
  const asked = lookOf(look, branding)
  const { faces, drawable } = await fonts(book(own, asked, FIRST) + CHARACTERS + (asked.foot.label ?? ''))
  const bookLook = { ...asked, foot: { ...asked.foot, label: asked.foot.label && drawable(asked.foot.label) } }
  const { books } = wordsOf(own)
  const chapters = chaptersOf(own, look.include_chart_in_pdf)
  const spans = [
    { id: CONTENTS, anchor: CONTENTS },
    ...chapters.map((chapter) => ({ id: chapter.id, anchor: chapterAnchor(chapter) })),
  ]
  const deadline = performance.now() + REPORT_MS_MAX
  let pages: Pages = new Map()
  let left: FitsLeft = new Map()
  for (let print = 1; print <= PRINTS_MAX; print += 1) {
    // The text of all chapters is measured first. Chromium does not report the progress of a print.
    await progress({ chapter: print === 1 ? 1 : Math.ceil(chapters.length / 2), chapters: chapters.length })
    const markup = drawable(book(own, bookLook, { pages, fits: fitsOf(left) }))
    const file = await printed(browsers, markup, faces, deadline - performance.now())
    const fitted = print <= FITTED_PRINTS_MAX ? nextFits(spans, file.places, left) : null
    const found = new Map([...file.places].map(([anchor, { page }]) => [anchor, page]))
    if (!fitted && isSame(pages, found)) {
      const pdf = await file.finish({
        title: titleOf(own),
        subject: books.subject,
        author: authorOf(branding),
        keywords: books.keywords,
        createdAt: look.createdAt,
        headings: headingsOf(own),
      })
      await progress({ chapter: chapters.length, chapters: chapters.length })
      return { pdf, pages: file.pages }
    }
    pages = found
    left = fitted ?? left
  }
  throw new Refusal('render_failed')
}

/** Before the first print. */
const FIRST = { pages: new Map(), fits: new Map() }

const headingsOf = ({ subject, introduction = [], synthesis, sections }: ReportContent): string[] => [
  subject.name,
  ...[...introduction, ...synthesis, ...sections, ...sections.flatMap(({ entries }) => entries)].map(
    ({ title }) => title,
  ),
]

const fonts = readFonts()
/** Characters that only page numbers contain. */
const CHARACTERS = '0123456789'

/** The publisher of a report: the label of its branding, if it has one. */
const authorOf = (branding: ReportBranding | null): string =>
  branding?.label ? withApostrophes(branding.label) : PRODUCER

const lookOf = (look: ReportLook, branding: ReportBranding | null): BookLook => ({
  size: look.page_size,
  withWheel: look.include_chart_in_pdf,
  foot: {
    label: labelOf(look, branding),
    logo: branding && {
      uri: `data:image/png;base64,${branding.png.toString('base64')}`,
      widthMm: logoWidthMm(branding.png),
    },
  },
  styles,
})

function labelOf({ pdf_footer_label: asked }: ReportLook, branding: ReportBranding | null): string | null {
  const label = asked ?? (branding ? branding.label : PRODUCER)
  return label && withApostrophes(label)
}

/** The first chunk of a PNG has its width and height (PNG specification, 11.2.2). */
const logoWidthMm = (png: Buffer): number => (png.readUInt32BE(16) / png.readUInt32BE(20)) * LOGO_HEIGHT_MM

async function printed(
  browsers: Browsers,
  markup: string,
  faces: readonly PageFace[],
  deadlineMs: number,
): Promise<ReportFile> {
  const pdf = await browsers.withPage(async (page) => {
    // On a machine without fonts, Chromium crashes if the text is added before its fonts.
    await giveFonts(page, faces)
    await page.setContent(markup)
    return page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: REPORT_MS_MAX,
    })
  }, deadlineMs)
  return openReportFile(pdf)
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([anchor, page]) => other.get(anchor) === page)

/** A straight mark after one of these, or at the beginning, opens a quotation. */
const OPENING = /(^|[\s([{“—–/])'/g

/** A text with typographic apostrophes and single quotation marks, which have one form in the whole book. */
const withApostrophes = (text: string): string => text.replaceAll(OPENING, '$1‘').replaceAll("'", '’')

/** A report with all its texts so. The wheel is a drawing without text. */
const contentWithApostrophes = (content: ReportContent): ReportContent => ({
  ...(JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? withApostrophes(value) : value,
  ) as ReportContent),
  wheel_svg: content.wheel_svg,
})
