import { LRUCache } from 'lru-cache'
import { isInvisible, lettersOf } from '../script.ts'
import { type OutlineFont, openFont } from './outlines.ts'
import { type FontFace, facesIn, packagesFor } from './packages.ts'

/** A letter's font, with the face that it comes from. */
export interface ChosenFont {
  readonly face: FontFace
  readonly font: OutlineFont
}

/** Style sheets and fonts of a thread, read when a letter asks for them. */
export interface Shelf {
  facesOf(sheet: string): readonly FontFace[]
  /** The first of these faces that has a letter; null when none has. `mayOpen` bounds the files. */
  first(letter: string, faces: readonly FontFace[], mayOpen?: (file: string) => boolean): Promise<ChosenFont | null>
}

/**
 * Open fonts that are kept: nearly all files there are. With 64, random Chinese names opened files again and again: a name
 * took 8 ms instead of 1, and more memory too, because HarfBuzz frees a font only after the garbage collector ran.
 */
const FONTS_KEPT = 512

export function fontShelf(): Shelf {
  const open = new LRUCache<string, Promise<OutlineFont>>({ max: FONTS_KEPT })
  const sheets = new Map<string, readonly FontFace[]>()
  const opened = (file: string): Promise<OutlineFont> => {
    const known = open.get(file)
    if (known) return known
    const font = openFont(file)
    open.set(file, font)
    font.catch(() => open.delete(file))
    return font
  }
  return {
    facesOf(sheet) {
      const faces = sheets.get(sheet) ?? facesIn(sheet)
      sheets.set(sheet, faces)
      return faces
    },
    async first(letter, faces, mayOpen = () => true) {
      const forms = FORMS.map((form) => visibleOf(letter.normalize(form))).filter((form) => form.length > 0)
      for (const face of faces) {
        if (!forms.some((form) => form.every(face.claims))) continue
        if (!mayOpen(face.file)) return null
        const font = await opened(face.file)
        // A face may claim more than it has.
        if (forms.some((form) => font.has(form))) return { face, font }
      }
      return null
    },
  }
}

/** A font may have a letter with its accent, or both apart. */
const FORMS = ['NFC', 'NFD'] as const

/** Joiners and selectors of variants need no glyph. */
const visibleOf = (letter: string): number[] =>
  [...letter].filter((each) => !isInvisible(each)).map((each) => each.codePointAt(0)!)

/** The fonts of letters. A letter whose marks are in another font is found by its characters. */
export type Chosen = ReadonlyMap<string, ChosenFont>

export interface Choice {
  readonly chosen: Chosen
  /** Characters that no font has. */
  readonly missing: ReadonlySet<string>
}

/**
 * Files for one image or page: 150 ms. An image has room for about 60 Chinese letters, many of which share a file. The
 * letters of later files are boxes.
 */
const FONTS_OPENED_MAX = 48

/** Chooses Noto fonts for letters of texts, but for those that need none. */
export async function chooseFonts(
  shelf: Shelf,
  texts: readonly string[],
  needsFont: (letter: string) => boolean | Promise<boolean>,
): Promise<Choice> {
  const chosen = new Map<string, ChosenFont>()
  const missing = new Set<string>()
  const asked = new Set<string>()
  const used = new Set<string>()
  const mayOpen = (file: string): boolean => {
    if (used.size < FONTS_OPENED_MAX) used.add(file)
    return used.has(file)
  }
  /** True for a letter that has its font now, or needs none. */
  const find = async (letter: string, text: string): Promise<boolean> => {
    asked.add(letter)
    if (chosen.has(letter) || !(await needsFont(letter))) return true
    const faces = packagesFor(text)
      .filter(({ has }) => has.test(letter))
      .flatMap(({ sheet }) => shelf.facesOf(sheet))
    const found = await shelf.first(letter, faces, mayOpen)
    if (found) chosen.set(letter, found)
    return found !== null
  }
  for (const text of texts)
    for (const { letter } of lettersOf(text)) {
      if (asked.has(letter) || (await find(letter, text))) continue
      const parts = [...letter].filter((each) => !isInvisible(each))
      for (const part of parts) if (parts.length === 1 || !(await find(part, text))) missing.add(part)
    }
  return { chosen, missing }
}
