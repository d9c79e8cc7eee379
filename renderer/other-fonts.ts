import type { FontFace } from '../src/wheel/fonts/faces.ts'
import { type PageFace, pageFace } from './page-face.ts'

/** Characters that both families have. Most reports contain no others, and then nothing is opened. */
export const COMMON = /^[\s\u0020-\u007e\u00a0-\u00b1\u00b4-\u00b8\u00ba-\u0148\u014a-\u017e‘’“”–—…]*$/u
/** Where text begins and ends in markup. The other letters of a text show the language of its Chinese ones. */
const EDGES = /[<>\n]/

/** Faces for a text, and its letters that no font has. */
export interface OtherFonts {
  readonly faces: readonly PageFace[]
  readonly missing: ReadonlySet<string>
}

const NONE: OtherFonts = { faces: [], missing: new Set() }

/**
 * Faces for the letters that a family lacks. They join the family for just these letters, in each of its styles, so
 * that the style sheets need no other names.
 */
export function otherFonts(families: readonly (readonly (readonly FontFace[])[])[]) {
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
  const [{ chooseFonts }, { excerpts }, { fontShelf }] = await Promise.all([
    import('../src/wheel/fonts/choice.ts'),
    import('../src/wheel/fonts/excerpt.ts'),
    import('../src/wheel/fonts/shelf.ts'),
  ])
  const [shelf, excerpt] = [fontShelf(), await excerpts()]
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
