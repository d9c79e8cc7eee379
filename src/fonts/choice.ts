import { lettersOf } from '../wheel/script.ts'
import { packagesFor } from './packages.ts'
import type { ChosenFont, Shelf } from './shelf.ts'

/** The fonts of letters, where one has them. A letter whose marks are in another font is found by its characters. */
export type Chosen = ReadonlyMap<string, ChosenFont>

/**
 * Files for one picture or page: 150 ms. A picture has room for about 60 Chinese letters, many of which share a file. The
 * letters of later files are boxes.
 */
const FONTS_OPENED_MAX = 48

/** Chooses Noto fonts for letters of texts, but for those that need none. */
export async function chooseFonts(
  shelf: Shelf,
  texts: readonly string[],
  needsFont: (letter: string) => boolean | Promise<boolean>,
): Promise<Chosen> {
  const chosen = new Map<string, ChosenFont | null>()
  const used = new Set<string>()
  const mayOpen = (file: string): boolean => {
    if (used.size < FONTS_OPENED_MAX) used.add(file)
    return used.has(file)
  }
  const find = async (letter: string, text: string): Promise<boolean> => {
    const faces = packagesFor(text)
      .filter(({ has }) => has.test(letter))
      .flatMap(({ sheet }) => shelf.facesOf(sheet))
    const found = chosen.get(letter) ?? (await shelf.first(letter, faces, mayOpen))
    chosen.set(letter, found)
    return found !== null
  }
  for (const text of texts)
    for (const { letter } of lettersOf(text))
      if (!chosen.has(letter) && (await needsFont(letter)) && !(await find(letter, text)))
        for (const part of letter) await find(part, text)
  return new Map([...chosen].filter((entry): entry is [string, ChosenFont] => entry[1] !== null))
}
