import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFString } from 'pdf-lib'

/** A printed report, open for reading and completion. */
export interface ReportFile {
  readonly pages: number
  /** The place of each anchor that is the target of a link. */
  readonly places: ReadonlyMap<string, Place>
  /** The file with its metadata. The same report and date give the same bytes. */
  finish(about: ReportAbout): Promise<Buffer>
}

/** A point of a file. */
export interface Place {
  readonly page: number
  /** The distance from the upper edge of the page. */
  readonly depthPt: number
}

export interface ReportAbout {
  readonly title: string
  readonly subject: string
  readonly keywords: readonly string[]
  readonly author: string
  readonly createdAt: Date
  /** All headings of more than a line. */
  readonly headings: readonly string[]
}

/** The `Producer` of all reports. */
export const PRODUCER = 'Orrery'

export async function openReportFile(pdf: Uint8Array): Promise<ReportFile> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  return {
    pages: document.getPageCount(),
    places: placesOf(document),
    async finish({ title, subject, author, keywords, createdAt, headings }) {
      mendBookmarks(document, headings)
      renumberNodes(document)
      document.setTitle(title, { showInWindowTitleBar: true })
      document.setSubject(subject)
      document.setAuthor(author)
      document.setCreator(PRODUCER)
      document.setProducer(PRODUCER)
      document.setKeywords([...keywords])
      document.setCreationDate(createdAt)
      document.setModificationDate(createdAt)
      return Buffer.from(await document.save({ useObjectStreams: true, updateFieldAppearances: false }))
    },
  }
}

/**
 * Chromium writes a destination for each target of a link: a reference to the page, and its distance from the lower
 * edge.
 */
function placesOf(document: PDFDocument): ReadonlyMap<string, Place> {
  const { context, catalog } = document
  const destinations = catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)
  const pages = new Map(
    document.getPages().map((page, index) => [page.ref.toString(), { page: index + 1, heightPt: page.getHeight() }]),
  )
  const found = (destinations?.entries() ?? []).flatMap(([name, value]): [string, Place][] => {
    const target = context.lookup(value)
    if (!(target instanceof PDFArray)) return []
    const at = pages.get(String(target.get(0)))
    const top = target.lookupMaybe(TOP_OF_XYZ, PDFNumber)
    return at && top ? [[name.decodeText(), { page: at.page, depthPt: at.heightPt - top.asNumber() }]] : []
  })
  return new Map(found)
}

/** A destination is `[page /XYZ left top zoom]` (ISO 32000-1, 12.3.2.2). */
const TOP_OF_XYZ = 3

/** Chromium drops the space at the end of each line of a heading, and reverses the words of right-to-left ones. */
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

/** Chromium's names of table cells, from a count of all nodes of the page since it was opened. */
const NAME = /^node(\d+)$/
const DIGITS = 8

/** Numbers the cells from 1 in the same order, so that a document does not depend on earlier ones. */
function renumberNodes({ context }: PDFDocument): void {
  const objects = context.enumerateIndirectObjects().map(([, object]) => object)
  const found = new Set<string>()
  for (const object of objects) visit(object, (name) => void found.add(name))
  const renamed = new Map(
    [...found]
      .sort((one, other) => numberOf(one) - numberOf(other))
      .map((name, index) => [name, `node${String(index + 1).padStart(DIGITS, '0')}`]),
  )
  for (const object of objects) visit(object, (name) => PDFString.of(renamed.get(name)!))
}

const numberOf = (name: string): number => Number(NAME.exec(name)![1])

/** Replaces each name within an object by the result of `meet`. */
function visit(object: PDFObject, meet: (name: string) => PDFString | undefined): void {
  if (object instanceof PDFArray) {
    object.asArray().forEach((each, index) => {
      const other = met(each, meet)
      if (other) object.set(index, other)
    })
  } else if (object instanceof PDFDict) {
    for (const [key, each] of object.entries()) {
      const other = met(each, meet)
      if (other) object.set(key, other)
    }
  }
}

function met(each: PDFObject, meet: (name: string) => PDFString | undefined): PDFString | undefined {
  if (each instanceof PDFString) return NAME.test(each.asString()) ? meet(each.asString()) : undefined
  visit(each, meet)
  return undefined
}
