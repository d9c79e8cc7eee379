import bidiFactory from 'bidi-js'
import { BOX, canLetter, isInvisible, lettersOf, type Piece, type Script, united } from '../script.ts'
import type { OutlineFont } from './outlines.ts'
import { type Chosen, chooseFonts, fontShelf } from './shelf.ts'

/** Neighbouring letters of one font, of our strokes, or of none, and their embedding level. */
interface Run {
  readonly letters: readonly string[]
  readonly font: OutlineFont | 'strokes' | null
  readonly level: number
}

/** Sets texts in any script: our own strokes if available, otherwise the outlines of a font, otherwise a box. */
export function typesetter(): (texts: readonly string[]) => Promise<Script> {
  const shelf = fontShelf()
  return async (texts) => {
    const { chosen } = await chooseFonts(shelf, texts, (letter) => !canLetter(letter))
    // The caption is measured several times.
    const done = new Map<string, readonly Piece[]>()
    return (text) => {
      const pieces = done.get(text) ?? united(levelled(text).flatMap((part) => piecesOf(part, chosen)))
      done.set(text, pieces)
      return pieces
    }
  }
}

const piecesOf = (part: Levelled, chosen: Chosen): Piece[] =>
  visualOrder(runsOf(part, chosen)).flatMap(({ letters, font, level }): Piece[] => {
    const isRightToLeft = level % 2 === 1
    if (font === null) return letters.map(() => BOX)
    if (font !== 'strokes') return [font.outlined(letters.join(''), isRightToLeft)]
    return [{ letters: (isRightToLeft ? letters.map(mirrored).reverse() : letters).join('') }]
  })

function runsOf({ text, levels }: Levelled, chosen: Chosen): Run[] {
  const runs: Run[] = []
  for (const { letter, at } of lettersOf(text)) {
    const level = levels[at]!
    for (const part of partsOf(letter, chosen)) {
      const font = canLetter(part) ? 'strokes' : (chosen.get(part)?.font ?? null)
      const last = runs.at(-1)
      if (last?.font === font && last.level === level)
        runs[runs.length - 1] = { ...last, letters: [...last.letters, part] }
      else runs.push({ letters: [part], font, level })
    }
  }
  return runs
}

/** A letter whose marks are in another font is split. One without any font is kept, as one box. */
function partsOf(letter: string, chosen: Chosen): string[] {
  if (canLetter(letter) || chosen.has(letter)) return [letter]
  const parts = [...letter].filter((each) => !isInvisible(each))
  return parts.some((each) => chosen.has(each) || canLetter(each)) ? parts : [letter]
}

/** The package is CommonJS, and declares itself as a module. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Spaces that separate a name from its coordinates. Each part has its own direction. */
const PARTED = /( {2,})/

/** A part of a text with the embedding level of each of its code units. Odd levels run from right to left. */
interface Levelled {
  readonly text: string
  readonly levels: Uint8Array
}

/** The parts of a line from left to right, by the Unicode Bidirectional Algorithm (UAX #9). */
const levelled = (line: string): Levelled[] =>
  line
    .split(PARTED)
    .filter((text) => text !== '')
    .map((text) => ({ text, levels: bidi.getEmbeddingLevels(text, 'auto').levels }))

/** The mirror image of a bracket, or the character itself. */
const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character

/** Runs in visual order: from the highest level to the lowest odd one, runs of it or above are reversed (L2). */
function visualOrder<Run extends { readonly level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end + 1
    }
  }
  return ordered
}
