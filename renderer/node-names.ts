import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFString } from 'pdf-lib'

/** Chromium's names of table cells, from a count of all nodes of the page since it was opened. */
const NAME = /^node(\d+)$/
const DIGITS = 8

/** Numbers the cells from 1 in the same order, so that a document does not depend on earlier ones. */
export function renumberNodes({ context }: PDFDocument): void {
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
