import { readFileSync } from 'node:fs'
import type { ReportContent } from '../src/contract/report-content.ts'
import { Refusal } from '../src/errors.ts'
import type { Browsers } from './browser.ts'
import { giveFonts, readFonts } from './fonts.ts'
import type { PageFace } from './page-face.ts'
import { openReportFile, type ReportFile } from './report-file.ts'
import { type BookLook, book, titleOf } from './templates/book.ts'
import { chaptersOf } from './templates/chapters.ts'
import { wordsOf } from './templates/language.ts'
import { LOGO_HEIGHT_MM } from './templates/page-rules.ts'

/** The options of a job that change the look of its book. */
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

/** A report takes a second of one core. The limit allows for a busy machine and a second browser. */
const REPORT_MS_MAX = 90_000
/** The first print gives the page numbers, the second contains them. Longer numbers could move text to another page. */
const PRINTS_MAX = 4
/** The footer without a label or an image. */
const OWN_LABEL = 'Orrery'

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
  const asked = lookOf(look, branding)
  const { faces, drawable } = await fonts(book(content, asked, new Map()) + CHARACTERS + (asked.foot.label ?? ''))
  const bookLook = { ...asked, foot: { ...asked.foot, label: asked.foot.label && drawable(asked.foot.label) } }
  const chapters = chaptersOf(content, look.include_chart_in_pdf).length
  const { books } = wordsOf(content)
  const deadline = performance.now() + REPORT_MS_MAX
  let pages: ReadonlyMap<string, number> = new Map()
  for (let print = 1; print <= PRINTS_MAX; print += 1) {
    // The text of all chapters is measured first. Chromium does not report the progress of a print.
    await progress({ chapter: print === 1 ? 1 : Math.ceil(chapters / 2), chapters })
    const file = await printed(browsers, drawable(book(content, bookLook, pages)), faces, deadline - performance.now())
    if (isSame(pages, file.anchors)) {
      const pdf = await file.finish({
        ...{ title: titleOf(content), subject: books.subject, keywords: books.keywords },
        ...{ createdAt: look.createdAt, headings: headingsOf(content) },
      })
      await progress({ chapter: chapters, chapters })
      return { pdf, pages: file.pages }
    }
    pages = file.anchors
  }
  throw new Refusal('render_failed')
}

const headingsOf = ({ subject, introduction = [], synthesis, sections }: ReportContent): string[] => [
  subject.name,
  ...[...introduction, ...synthesis, ...sections, ...sections.flatMap(({ entries }) => entries)].map(
    ({ title }) => title,
  ),
]

const fonts = readFonts()
/** Characters that only page numbers contain. */
const CHARACTERS = '0123456789'

const lookOf = (look: ReportLook, branding: ReportBranding | null): BookLook => ({
  size: look.page_size,
  withWheel: look.include_chart_in_pdf,
  foot: {
    label: look.pdf_footer_label ?? (branding ? branding.label : OWN_LABEL),
    logo: branding && {
      uri: `data:image/png;base64,${branding.png.toString('base64')}`,
      widthMm: logoWidthMm(branding.png),
    },
  },
  styles,
})

/** The first chunk of a PNG has its width and height (PNG specification, 11.2.2). */
const logoWidthMm = (png: Buffer): number => (png.readUInt32BE(16) / png.readUInt32BE(20)) * LOGO_HEIGHT_MM

async function printed(
  browsers: Browsers,
  markup: string,
  faces: readonly PageFace[],
  deadlineMs: number,
): Promise<ReportFile> {
  const pdf = await browsers.withPage(async (page) => {
    // Chromium dies of a text that is there before its fonts on a machine that has none.
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
