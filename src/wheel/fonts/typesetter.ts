import { canLetter } from '../lettering.ts'
import { BOX, isInvisible, lettersOf, type Piece, type Script, united } from '../script.ts'
import { type Chosen, chooseFonts } from './choice.ts'
import { type Levelled, levelled, mirrored, visualOrder } from './direction.ts'
import type { OutlineFont } from './outlines.ts'
import { fontShelf } from './shelf.ts'

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
