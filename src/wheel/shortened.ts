import { lettersOf, type Script, scriptWidth } from './script.ts'

/** A text cut to a width, with three dots at the cut. A search by halves, because each trial sets the text. */
export function shortened(script: Script, text: string, height: number, room: number): string {
  const widthOf = (part: string): number => scriptWidth(script(part), height)
  if (widthOf(text) <= room) return text
  const letters = lettersOf(text).map(({ letter }) => letter)
  const cut = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}...`
  let [fits, tooLong] = [1, letters.length + 1]
  while (tooLong - fits > 1) {
    const count = Math.floor((fits + tooLong) / 2)
    if (widthOf(cut(count)) <= room) fits = count
    else tooLong = count
  }
  return cut(fits)
}
