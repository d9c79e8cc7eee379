import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from 'pdf-lib'
import { renumberNodes } from './node-names.ts'

/** A printed report, open for reading and completion. */
export interface ReportFile {
  readonly pages: number
  /** The page of each anchor that is the target of a link. */
  readonly anchors: ReadonlyMap<string, number>
  /** The file with its metadata. The same report and date give the same bytes. */
  finish(about: ReportAbout): Promise<Buffer>
}

export interface ReportAbout {
  readonly title: string
  readonly subject: string
  readonly keywords: readonly string[]
  readonly createdAt: Date
  /** All headings. */
  readonly headings: readonly string[]
}

const PRODUCER = 'Orrery'

export async function openReportFile(pdf: Uint8Array): Promise<ReportFile> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return {
    pages: document.getPageCount(),
    anchors: anchorsOf(document),
    async finish({ title, subject, keywords, createdAt, headings }) {
      mendBookmarks(document, headings)
      renumberNodes(document)
      document.setTitle(title, { showInWindowTitleBar: true })
      document.setSubject(subject)
      document.setAuthor(PRODUCER)
      document.setCreator(PRODUCER)
      document.setProducer(PRODUCER)
      document.setKeywords([...keywords])
      document.setCreationDate(createdAt)
      document.setModificationDate(createdAt)
      return Buffer.from(await document.save({ useObjectStreams: true, updateFieldAppearances: false }))
    },
  }
}

/** Chromium writes a destination for each target of a link, with the index of its page or a reference to it. */
function anchorsOf(document: PDFDocument): ReadonlyMap<string, number> {
  const { context, catalog } = document
  const destinations = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)
  const numbers = new Map(document.getPages().map(({ ref }, index) => [ref.toString(), index + 1]))
  const found = (destinations?.entries() ?? []).flatMap(([name, value]): [string, number][] => {
    const target = context.lookup(value)
    const page = target instanceof PDFArray ? target.get(0) : undefined
    const number = page instanceof PDFRef ? numbers.get(page.toString()) : undefined
    return number === undefined ? [] : [[name.decodeText(), number]]
  })
  return new Map(found)
}

/** Chromium drops the blank at the end of each line of a heading, and turns the words of right-to-left ones around. */
function mendBookmarks({ context }: PDFDocument, headings: readonly string[]): void {
  const whole = new Map(headings.map((each) => [squeezed(each), each]))
  const turned = new Map(headings.map((each) => [sorted(each), each]))
  for (const [, item] of context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict && item.has(PDFName.of('Parent')) && item.has(PDFName.of('Dest')))) continue
    const title = item.lookupMaybe(PDFName.of('Title'), PDFString, PDFHexString)?.decodeText()
    const mended = title === undefined ? undefined : (whole.get(squeezed(title)) ?? turned.get(sorted(title)))
    if (mended !== undefined) item.set(PDFName.of('Title'), PDFHexString.fromText(mended))
  }
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')

const sorted = (text: string): string => [...squeezed(text)].sort().join('')
