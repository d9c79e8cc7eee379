import { isInvisible, lettersOf } from '../script.ts'
import { packagesFor } from './packages.ts'
import type { ChosenFont, Shelf } from './shelf.ts'

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
  const [asked, used] = [new Set<string>(), new Set<string>()]
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
