import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text as a reader of the page finds it, in points from its lower left corner. */
export interface Piece {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly font: string
  /** In points. */
  readonly size: number
}

/** A PDF as its readers see it. */
export async function readReport(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => pageOf(document, index + 1)))
  return {
    pages,
    anchors: await anchorsOf(document),
    bookmarks: titlesOf(await document.getOutline()),
    metadata: (await document.getMetadata()).info as Readonly<Record<string, string>>,
    isTagged:
      ((await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null)?.get('Marked') === true,
    scripts: await document.getJSActions(),
    close: () => task.destroy(),
  }
}

async function pageOf(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            left: item.transform[4] as number,
            right: (item.transform[4] as number) + item.width,
            bottom: item.transform[5] as number,
            font: item.fontName,
            size: Math.hypot(item.transform[2] as number, item.transform[3] as number),
          },
        ]
      : [],
  )
  return {
    size: page.view.slice(2),
    pieces,
    /** Words apart by single blanks, whatever their lines. */
    text: items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
      .join('')
      .replaceAll(/\s+/g, ' '),
    tags: tagsOf(await page.getStructTree()),
    links: (await page.getAnnotations()).map(({ dest, url }) => (dest ?? url) as string),
  }
}

interface Tag {
  readonly role: string
  readonly alt: string | undefined
  readonly lang: string | undefined
}

function tagsOf(node: unknown): Tag[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return []
  const { role, alt, lang, children } = node as { role: string; alt?: string; lang?: string; children: unknown[] }
  return [{ role, alt, lang }, ...children.flatMap(tagsOf)]
}

async function anchorsOf(document: PDFDocumentProxy): Promise<ReadonlyMap<string, number>> {
  const destinations = [...((await document.getDestinations()) as unknown as ReadonlyMap<string, [never]>)]
  const pages = await Promise.all(
    destinations.map(async ([name, [page]]) => [name, (await document.getPageIndex(page)) + 1] as const),
  )
  return new Map(pages)
}

interface Bookmark {
  readonly title: string
  readonly items: readonly Bookmark[]
}

const titlesOf = (items: readonly Bookmark[] | null): { title: string; within: readonly string[] }[] =>
  (items ?? []).map(({ title, items: below }) => ({ title, within: below.map((each) => each.title) }))

/** Objects of the file of a type and subtype, such as its fonts. */
async function objectsOf(pdf: Uint8Array, type: string, subtype?: string): Promise<PDFDict[]> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((dict) => textOf(dict, 'Type') === `/${type}` && (!subtype || textOf(dict, 'Subtype') === `/${subtype}`))
}

const textOf = (dict: PDFDict, key: string): string | undefined => dict.get(PDFName.of(key))?.toString()

/** The fonts of a file by what their descriptors and those without say. */
export async function fontsOf(pdf: Uint8Array): Promise<{ family: string; isEmbedded: boolean }[]> {
  const fonts = (await objectsOf(pdf, 'Font')).filter((font) => textOf(font, 'Subtype') !== '/Type0')
  return fonts.map((font) => {
    const descriptor = font.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)
    return {
      family: textOf(font, 'BaseFont') ?? textOf(font, 'Subtype') ?? '',
      isEmbedded: ['FontFile', 'FontFile2', 'FontFile3'].some((file) => descriptor?.has(PDFName.of(file))),
    }
  })
}

export const imagesOf = (pdf: Uint8Array): Promise<PDFDict[]> => objectsOf(pdf, 'XObject', 'Image')
