import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'puppeteer-core'

/** EB Garamond for reading and Alegreya Sans for tables, both under the SIL Open Font License 1.1. */
const FAMILIES = [
  { sheet: import.meta.resolve('@fontsource/eb-garamond/400.css'), styles: ['400', '400-italic', '500'] },
  { sheet: import.meta.resolve('@fontsource/alegreya-sans/400.css'), styles: ['400', '500'] },
] as const

/** A font for some characters of a style. The file is base64, the form for the browser. */
interface Face {
  readonly family: string
  readonly woff2: string
  readonly descriptors: { readonly style: string; readonly weight: string; readonly unicodeRange: string }
}

const FACE = /@font-face \{[^}]*\}/g
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g

/** Reads all faces once. The result selects the faces with characters of a text. */
export function readFonts(): (text: string) => readonly Face[] {
  const faces = FAMILIES.flatMap(({ sheet, styles }) => {
    const folder = dirname(fileURLToPath(sheet))
    return styles.flatMap((style) => facesOf(folder, readFileSync(join(folder, `${style}.css`), 'utf8')))
  })
  return (text) => {
    const characters = [...new Set(text)].map((each) => each.codePointAt(0)!)
    return faces.filter(({ descriptors }) => {
      const ranges = rangesOf(descriptors.unicodeRange)
      return ranges.some(([first, last]) => characters.some((each) => each >= first && each <= last))
    })
  }
}

const facesOf = (folder: string, css: string): Face[] =>
  (css.match(FACE) ?? []).map((face) => {
    const [, file] = /url\((\.\/files\/[^)]+\.woff2)\)/.exec(face)!
    return {
      family: said(face, 'font-family').replaceAll("'", ''),
      woff2: readFileSync(join(folder, file!)).toString('base64'),
      descriptors: {
        style: said(face, 'font-style'),
        weight: said(face, 'font-weight'),
        unicodeRange: said(face, 'unicode-range'),
      },
    }
  })

const said = (face: string, property: string): string => new RegExp(`${property}: ([^;]+);`).exec(face)![1]!

const rangesOf = (text: string): (readonly [first: number, last: number])[] =>
  [...text.matchAll(RANGE)].map(([, first, last]) => [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)])

/**
 * Gives a page its fonts from memory. They replace the fonts of the previous report. Chromium loads fonts of a style
 * sheet asynchronously, even from a data: URL, and prints in another font when they are late.
 */
export const giveFonts = async (page: Page, faces: readonly Face[]): Promise<void> =>
  void (await page.evaluate(`(() => {
    document.fonts.clear()
    for (const { family, woff2, descriptors } of ${JSON.stringify(faces)})
      document.fonts.add(new FontFace(family, Uint8Array.fromBase64(woff2), descriptors))
    return document.fonts.ready.then(() => true)
  })()`))
