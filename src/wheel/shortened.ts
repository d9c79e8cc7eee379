import { lettersOf, type Script, scriptWidth } from './script.ts'

/**
 * A text cut to a width, with three dots at the cut. A search by halves, because each trial sets the text. A letter
 * with too many marks to fit alone is cut too.
 */
export function shortened(script: Script, text: string, height: number, room: number): string {
  const fits = (part: string): boolean => scriptWidth(script(part), height) <= room
  if (fits(text)) return text
  const letters = lettersOf(text).map(({ letter }) => letter)
  const cut = longestCut(letters, fits)
  return cut ?? longestCut([...(letters[0] ?? '')], fits) ?? DOTS
}

const DOTS = '...'

/** As many parts as fit before the dots, at least one; null when not even that fits. */
function longestCut(parts: readonly string[], fits: (part: string) => boolean): string | null {
  const cut = (count: number): string => `${parts.slice(0, count).join('').trimEnd()}${DOTS}`
  let [most, tooMany] = [0, parts.length + 1]
  while (tooMany - most > 1) {
    const count = Math.floor((most + tooMany) / 2)
    if (fits(cut(count))) most = count
    else tooMany = count
  }
  return most === 0 ? null : cut(most)
}
