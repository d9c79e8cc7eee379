import { readFileSync } from 'node:fs'
import type { Page } from 'puppeteer-core'
import { type FontFace, facesIn } from '../src/wheel/fonts/faces.ts'
import { otherFonts } from './other-fonts.ts'
import { type PageFace, pageFace } from './page-face.ts'

/** EB Garamond for reading and Alegreya Sans for tables, both under the SIL Open Font License 1.1. */
const FAMILIES = [
  [
    import.meta.resolve('@fontsource/eb-garamond/400.css'),
    import.meta.resolve('@fontsource/eb-garamond/400-italic.css'),
    import.meta.resolve('@fontsource/eb-garamond/500.css'),
  ],
  [import.meta.resolve('@fontsource/alegreya-sans/400.css'), import.meta.resolve('@fontsource/alegreya-sans/500.css')],
]

const REPLACEMENT = '\ufffd'
/** Of all invisible characters, Chromium looks only for the Arabic letter mark in a font. Its twin does the same. */
const LETTER_MARK = { arabic: '\u061c', other: '\u200f' }

/** The fonts of a report. */
export interface PageFonts {
  readonly faces: readonly PageFace[]
  /** A text with the replacement character for each letter that no font has: without any font, Chromium crashes. */
  drawable(text: string): string
}

/** Reads the faces of both families once. The result selects those of a text, and others for letters that they lack. */
export function readFonts(): (text: string) => Promise<PageFonts> {
  const families = FAMILIES.map((sheets) => sheets.map((sheet) => facesIn(sheet).map(ownFace)))
  const others = otherFonts(families.map((styles) => styles.map((faces) => faces.map(({ face }) => face))))
  return async (text) => {
    const { faces, missing } = await others(text)
    const drawable = (part: string) =>
      [...missing].reduce(
        (whole, each) => whole.replaceAll(each, REPLACEMENT),
        part.replaceAll(LETTER_MARK.arabic, LETTER_MARK.other),
      )
    const drawn = drawable(text)
    const characters = [...new Set(drawn)].map((each) => each.codePointAt(0)!)
    const own = families.flat(2).filter(({ face }) => characters.some(face.claims))
    const other = missing.size > 0 ? (await others(drawn)).faces : faces
    return { faces: [...own.map(({ page }) => page), ...other], drawable }
  }
}

const ownFace = (face: FontFace) => ({ face, page: pageFace(readFileSync(face.file), face) })

/**
 * Gives a page its fonts from memory. They replace the fonts of the previous report. Chromium loads fonts of a style
 * sheet asynchronously, even from a data: URL, and prints in another font when they are late.
 */
export const giveFonts = async (page: Page, faces: readonly PageFace[]): Promise<void> =>
  void (await page.evaluate(`(() => {
    document.fonts.clear()
    for (const { family, file, descriptors } of ${JSON.stringify(faces)})
      document.fonts.add(new FontFace(family, Uint8Array.fromBase64(file), descriptors))
    return document.fonts.ready.then(() => true)
  })()`))
