import type { Point } from './geometry.ts'
import { ACCENTS, LETTERS } from './glyphs/letters.ts'
import { placed, type Stroke, stroke } from './stroke.ts'

/** Text as strokes. A height is that of capitals and digits, in units. */
export const CAPITAL = 10
const GAP = 2
/** The lift of an accent over a capital, compared to that over a small letter. */
const LIFT = -3.2
const TALL = /[A-Z0-9bdfhklßł]/

interface Letter {
  readonly width: number
  readonly lines: Stroke
}

const LETTER_STROKES = new Map<string, Letter>(
  Object.entries(LETTERS).map(([letter, [width, path]]) => [letter, { width, lines: stroke(path) }]),
)
const ACCENT_STROKES = new Map(Object.entries(ACCENTS).map(([accent, path]) => [accent, stroke(path)]))

/** True when all letters of a text have strokes. Others need a font: see `script.ts`. */
export const canLetter = (text: string): boolean =>
  [...text.normalize('NFD')].every((each) => LETTER_STROKES.has(each) || ACCENT_STROKES.has(each))

/** The width of a text whose letters all have strokes. */
export function widthOf(text: string, height: number): number {
  const widths = [...text.normalize('NFD')].flatMap((each) => LETTER_STROKES.get(each)?.width ?? [])
  const sum = widths.reduce((total, each) => total + each, 0)
  return ((sum + GAP * Math.max(0, widths.length - 1)) * height) / CAPITAL
}

export type Anchor = 'start' | 'middle' | 'end'
/** The share of a text that is before its place. */
export const BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

/** Path data of a text. The middle of its capitals is at the height of `place`. */
export function lettered(text: string, place: Point, height: number, anchor: Anchor = 'middle'): string {
  const scale = height / CAPITAL
  const top = place.y - height / 2
  let x = place.x - widthOf(text, height) * BEFORE[anchor]
  let middle = x
  let lift = 0
  return [...text.normalize('NFD')]
    .map((each) => {
      const letter = LETTER_STROKES.get(each)
      if (!letter) return placed(ACCENT_STROKES.get(each) ?? [], scale, middle, top + (isUnder(each) ? 0 : lift))
      const path = placed(letter.lines, scale, x, top)
      middle = x + (letter.width * scale) / 2
      lift = TALL.test(each) ? LIFT * scale : 0
      x += (letter.width + GAP) * scale
      return path
    })
    .join('')
}

const isUnder = (accent: string): boolean => accent >= '\u0323'
