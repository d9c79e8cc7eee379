import { readFileSync } from 'node:fs'
import type { ReportContent } from '../src/contract/report-content.ts'
import { Refusal } from '../src/errors.ts'
import type { Browsers } from './browser.ts'
import { readFonts } from './fonts.ts'
import { openReportFile, type ReportFile } from './report-file.ts'
import { type BookLook, book, titleOf } from './templates/book.ts'
import { LOGO_HEIGHT_MM } from './templates/page-rules.ts'

/** What of a job's options changes how its book looks. */
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

/** A print takes a second of one core; a busy machine and a second browser are allowed for. */
const PRINT_MS_MAX = 60_000
/** Pages are known after the first print and set in the second; longer numbers could move a text to another page. */
const PRINTS_MAX = 4
/** What stands at the foot when nobody gave a label or an image. */
const OWN_LABEL = 'Orrery'

const styles = readFileSync(new URL('./assets/book.css', import.meta.url), 'utf8')

/**
 * Typesets a report as a book: a tagged PDF with bookmarks. Calls `progress` before each print. The same content, look
 * and branding give the same bytes.
 */
export async function renderReport(
  browsers: Browsers,
  content: ReportContent,
  look: ReportLook,
  branding: ReportBranding | null,
  progress: (print: number) => Promise<void> = async () => {},
): Promise<RenderedReport> {
  const bookLook = lookOf(look, branding)
  let pages: ReadonlyMap<string, number> = new Map()
  for (let print = 1; print <= PRINTS_MAX; print += 1) {
    await progress(print)
    const file = await printed(browsers, book(content, bookLook, pages))
    if (isSame(pages, file.anchors)) {
      const pdf = await file.finish({
        ...{ title: titleOf(content), subject: SUBJECT, createdAt: look.createdAt, headings: headingsOf(content) },
      })
      return { pdf, pages: file.pages }
    }
    pages = file.anchors
  }
  throw new Refusal('render_failed')
}

const SUBJECT = 'A psychological reading of the natal chart'

const headingsOf = ({ subject, synthesis, sections }: ReportContent): string[] => [
  subject.name,
  ...[...synthesis, ...sections, ...sections.flatMap(({ entries }) => entries)].map(({ title }) => title),
]

const fonts = readFonts()

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
  fonts,
})

/** Width and height stand in the first chunk of a PNG (its specification, 11.2.2). */
const logoWidthMm = (png: Buffer): number => (png.readUInt32BE(16) / png.readUInt32BE(20)) * LOGO_HEIGHT_MM

async function printed(browsers: Browsers, markup: string): Promise<ReportFile> {
  const pdf = await browsers.withPage(async (page) => {
    await page.setContent(markup)
    return page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: PRINT_MS_MAX,
    })
  }, PRINT_MS_MAX)
  return openReportFile(pdf)
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([anchor, page]) => other.get(anchor) === page)
