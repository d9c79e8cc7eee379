import { readFileSync } from 'node:fs'
import type { Page } from 'puppeteer-core'
import { type FontFace, facesIn } from '../src/wheel/fonts/packages.ts'

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

/** A font for some characters of a style, as the browser takes it. The file is base64. */
export interface PageFace {
  readonly family: string
  readonly file: string
  readonly descriptors: { readonly style: string; readonly weight: string; readonly unicodeRange: string }
}

/** A file as the face of a family, a style and some characters. */
const pageFace = (
  file: Uint8Array,
  { family, style, weight, unicodeRange }: Pick<FontFace, 'family' | 'style' | 'weight' | 'unicodeRange'>,
): PageFace => ({
  family,
  file: Buffer.from(file).toString('base64'),
  descriptors: { style, weight, unicodeRange },
})

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

/** Characters that both families have. Most reports contain no others, and then nothing is opened. */
export const COMMON = /^[\s\u0020-\u007e\u00a0-\u00b1\u00b4-\u00b8\u00ba-\u0148\u014a-\u017e‘’“”–—…]*$/u
/** Where text begins and ends in markup. The other letters of a text show the language of its Chinese ones. */
const EDGES = /[<>\n]/

/** Faces for a text, and its letters that no font has. */
interface OtherFonts {
  readonly faces: readonly PageFace[]
  readonly missing: ReadonlySet<string>
}

const NONE: OtherFonts = { faces: [], missing: new Set() }

/**
 * Faces for the letters that a family lacks. They join the family for just these letters, in each of its styles, so
 * that the style sheets need no other names.
 */
function otherFonts(families: readonly (readonly (readonly FontFace[])[])[]) {
  let opened: Promise<Chooser> | undefined
  return async (text: string): Promise<OtherFonts> => {
    const lines = text.split(EDGES).filter((line) => !COMMON.test(line))
    if (lines.length === 0) return NONE
    opened ??= chooser()
    const choose = await opened
    const found: OtherFonts[] = []
    for (const styles of families) found.push(await choose(lines, styles))
    return {
      faces: found.flatMap(({ faces }) => faces),
      missing: new Set(found.flatMap(({ missing }) => [...missing])),
    }
  }
}

type Chooser = (lines: readonly string[], styles: readonly (readonly FontFace[])[]) => Promise<OtherFonts>

/** Loads what reads fonts, with the first report that needs it. */
async function chooser(): Promise<Chooser> {
  const [{ chooseFonts, fontShelf }, { excerpts }] = await Promise.all([
    import('../src/wheel/fonts/shelf.ts'),
    import('../src/wheel/fonts/excerpt.ts'),
  ])
  const shelf = fontShelf()
  const excerpt = await excerpts()
  return async (lines, styles) => {
    const lacks = async (letter: string): Promise<boolean> => {
      if (COMMON.test(letter)) return false
      for (const faces of styles) if ((await shelf.first(letter, faces)) === null) return true
      return false
    }
    const letters = new Map<FontFace, Set<string>>()
    const { chosen, missing } = await chooseFonts(shelf, lines, lacks)
    for (const [letter, { face }] of chosen)
      letters.set(face, new Set([...(letters.get(face) ?? []), ...letter.normalize('NFC'), ...letter.normalize('NFD')]))
    const faces: PageFace[] = []
    for (const [face, characters] of letters) {
      const unicodeRange = [...characters].map((each) => `U+${each.codePointAt(0)!.toString(16)}`).join(', ')
      for (const [own] of styles)
        faces.push(pageFace(await excerpt(face.file, characters, Number(own!.weight)), { ...own!, unicodeRange }))
    }
    return { faces, missing }
  }
}
