import { LRUCache } from 'lru-cache'
import { isInvisible } from '../script.ts'
import { type FontFace, facesIn } from './faces.ts'
import { type OutlineFont, openFont } from './outlines.ts'

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
