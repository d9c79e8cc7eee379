import { LRUCache } from 'lru-cache'
import { canLetter } from '../wheel/lettering.ts'
import { isInvisible, lettersOf } from '../wheel/script.ts'
import { type FontFace, facesIn } from './faces.ts'
import { type OutlineFont, openFont } from './outlines.ts'
import { packagesFor } from './packages.ts'

/** The fonts of letters, where one has them. */
export type Chosen = ReadonlyMap<string, OutlineFont>

/** Open fonts that a thread keeps: 6 MB. */
const FONTS_KEPT = 64
/** Fonts for one picture: 150 ms. The lines of a picture have room for about 120 Chinese letters, most in shared files. */
const FONTS_OPENED_MAX = 48

/** Chooses fonts for the letters without strokes. Opens each file when a letter needs it. */
export function fontChoice(): (texts: readonly string[]) => Promise<Chosen> {
  const open = new LRUCache<string, Promise<OutlineFont>>({ max: FONTS_KEPT })
  const sheets = new Map<string, readonly FontFace[]>()
  const facesOf = (sheet: string): readonly FontFace[] => {
    const faces = sheets.get(sheet) ?? facesIn(sheet)
    sheets.set(sheet, faces)
    return faces
  }
  const opened = (file: string): Promise<OutlineFont> => {
    const font = open.get(file) ?? openFont(file)
    open.set(file, font)
    return font
  }
  return async (texts) => {
    const chosen = new Map<string, OutlineFont>()
    const used = new Set<string>()
    const find = async (letter: string, text: string): Promise<boolean> => {
      if (chosen.has(letter)) return true
      for (const { file } of candidates(letter, text, facesOf)) {
        if (!used.has(file) && used.size >= FONTS_OPENED_MAX) return false
        used.add(file)
        const font = await opened(file)
        if (!FORMS.some((form) => font.has(visibleOf(letter.normalize(form))))) continue
        chosen.set(letter, font)
        return true
      }
      return false
    }
    for (const text of texts)
      // A letter whose marks are in another file is drawn in parts.
      for (const { letter } of lettersOf(text))
        if (!canLetter(letter) && !(await find(letter, text))) for (const part of letter) await find(part, text)
    return chosen
  }
}

/** A font may have a letter with its accent, or both apart. */
const FORMS = ['NFC', 'NFD'] as const

/** Joiners and selectors of variants need no glyph. */
const visibleOf = (letter: string): number[] =>
  [...letter].filter((each) => !isInvisible(each)).map((each) => each.codePointAt(0)!)

function candidates(letter: string, text: string, facesOf: (sheet: string) => readonly FontFace[]): FontFace[] {
  const forms = FORMS.map((form) => visibleOf(letter.normalize(form))).filter((form) => form.length > 0)
  return packagesFor(text)
    .filter(({ has }) => has.test(letter))
    .flatMap(({ sheet }) => facesOf(sheet))
    .filter(({ claims }) => forms.some((form) => form.every(claims)))
}
