import { type Point, placed, type Stroke, stroke } from './geometry.ts'
import { ACCENTS, LETTERS } from './glyphs/letters.ts'

/** The height of capitals and digits in the table of letters, whose texts are strokes. */
export const CAPITAL = 10
const LETTER_GAP = 2
/** The lift of an accent over a capital, compared to that over a small letter. */
const LIFT = -3.2
const TALL = /[A-Z0-9bdfhklßł]/

interface StrokedLetter {
  readonly width: number
  readonly lines: Stroke
}

const LETTER_STROKES = new Map<string, StrokedLetter>(
  Object.entries(LETTERS).map(([letter, [width, path]]) => [letter, { width, lines: stroke(path) }]),
)
const ACCENT_STROKES = new Map(Object.entries(ACCENTS).map(([accent, path]) => [accent, stroke(path)]))

/** True when all letters of a text have strokes. Others need a font: see `Script`. */
export const canLetter = (text: string): boolean =>
  [...text.normalize('NFD')].every((each) => LETTER_STROKES.has(each) || ACCENT_STROKES.has(each))

/** The width of a text whose letters all have strokes. */
export const widthOf = (text: string, height: number): number => (advanceOf(text) * height) / CAPITAL

/** The width of such a text at the height `CAPITAL`. */
export function advanceOf(text: string): number {
  let sum = 0
  let letters = 0
  for (const each of text.normalize('NFD')) {
    const letter = LETTER_STROKES.get(each)
    if (!letter) continue
    sum += letter.width
    letters += 1
  }
  return sum + LETTER_GAP * Math.max(0, letters - 1)
}

export type Anchor = 'start' | 'middle' | 'end'
/** The share of a text that is before its place. */
const BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }

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
      x += (letter.width + LETTER_GAP) * scale
      return path
    })
    .join('')
}

const isUnder = (accent: string): boolean => accent >= '\u0323'

/** A part of a text: letters with strokes, or a shape with its width in the units of letters. */
export type Piece = { readonly letters: string } | Shape

export interface Shape {
  readonly width: number
  /** The outline, made when it is drawn: a text is measured many times, and one letter may have thousands of steps. */
  readonly shape: () => Stroke
  /** How far it extends beyond capitals, measured on demand. */
  readonly reach: () => Reach
  /** Outlines of a font are filled. The box is drawn as a line. */
  readonly isFilled: boolean
}

/** The ink of a text above and below its capitals, relative to their height. */
export interface Reach {
  readonly above: number
  readonly below: number
}

/** Splits a text into its parts from left to right, regardless of the direction of its letters. */
export type Script = (text: string) => readonly Piece[]

const SQUARE = stroke('M0 0L6 0L6 10L0 10Z')
/** In place of a letter that no font has. */
export const BOX: Shape = { width: 6, shape: () => SQUARE, reach: () => ({ above: 0, below: 0 }), isFilled: false }

/** The gap between two parts. Letters of a font have their own space at their sides. */
const GAP = 1.2
/** The grid of outlines in 0.01 units. Strokes of Chinese letters are thinner than those of our own. */
const OUTLINE_GRID = 2

/** A script without fonts: a box for each letter without strokes. */
export const plainScript: Script = (text) =>
  canLetter(text)
    ? [{ letters: text }]
    : united(lettersOf(text).map(({ letter }): Piece => (canLetter(letter) ? { letters: letter } : BOX)))

const CLUSTERS = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Marks of direction, joiners and controls have no ink. Lone surrogates are not characters. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]+$/u

/** True for text without any ink or width. */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text) && !/\s/.test(text)

/** A letter with its accents (a grapheme cluster of UAX #29), and where it begins in its text. */
export interface Letter {
  readonly letter: string
  readonly at: number
}

/** The visible letters of a text. White space is one blank. */
export const lettersOf = (text: string): Letter[] =>
  [...CLUSTERS.segment(text)]
    .filter(({ segment }) => !isInvisible(segment))
    .map(({ segment, index }) => ({ letter: /^\s+$/u.test(segment) ? ' ' : segment, at: index }))

/** Neighbouring letters as one part, because their gaps differ from those between parts. */
export function united(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last && 'letters' in last && 'letters' in piece) all[all.length - 1] = { letters: last.letters + piece.letters }
    else all.push(piece)
  }
  return all
}

/** The width of a text with capitals of a height. */
export function scriptWidth(pieces: readonly Piece[], height: number): number {
  const widths = pieces.map((piece) => pieceWidth(piece, height))
  return widths.reduce((sum, each) => sum + each, 0) + (GAP * Math.max(0, pieces.length - 1) * height) / CAPITAL
}

/** The width of a text as a script sets it. */
export const widthIn = (script: Script, text: string, height: number): number => scriptWidth(script(text), height)

const pieceWidth = (piece: Piece, height: number): number =>
  'letters' in piece ? widthOf(piece.letters, height) : (piece.width * height) / CAPITAL

/** The highest and the lowest of our strokes: À and Ș. */
const STROKES: Reach = { above: 0.28, below: 0.36 }
/**
 * Tibetan stacks go down by 0.97. A letter may have a hundred marks on top of each other, and no line has room for
 * these.
 */
const REACH_MAX = 1.2

/** The ink of a text above and below its capitals. */
export function scriptReach(pieces: readonly Piece[]): Reach {
  const reaches = pieces.map((piece) => ('letters' in piece ? STROKES : piece.reach()))
  return {
    above: Math.min(REACH_MAX, Math.max(0, ...reaches.map(({ above }) => above))),
    below: Math.min(REACH_MAX, Math.max(0, ...reaches.map(({ below }) => below))),
  }
}

/** Path data of a text: lines to be stroked and outlines to be filled. Its capitals are centred on `place`. */
export function scripted(pieces: readonly Piece[], place: Point, height: number, anchor: Anchor) {
  const scale = height / CAPITAL
  let x = place.x - scriptWidth(pieces, height) * BEFORE[anchor]
  let lines = ''
  let outlines = ''
  for (const piece of pieces) {
    if ('letters' in piece) lines += lettered(piece.letters, { x, y: place.y }, height, 'start')
    else if (piece.isFilled) outlines += placed(piece.shape(), scale, x, place.y - height / 2, OUTLINE_GRID)
    else lines += placed(piece.shape(), scale, x, place.y - height / 2)
    x += pieceWidth(piece, height) + GAP * scale
  }
  return { lines, outlines }
}

/**
 * A text cut to a width, with three dots at the cut. A search by halves, because each trial sets the text. A letter
 * with too many marks to fit alone is cut too.
 */
export function shortened(script: Script, text: string, height: number, room: number): string {
  const fits = (part: string): boolean => widthIn(script, part, height) <= room
  if (fits(text)) return text
  const letters = lettersOf(text).map(({ letter }) => letter)
  const cut = longestCut(letters, fits)
  return cut ?? longestCut([...(letters[0] ?? '')], fits) ?? DOTS
}

const DOTS = '...'

/** As many parts as fit before the dots, at least one; null when not even that fits. */
function longestCut(parts: readonly string[], fits: (part: string) => boolean): string | null {
  const cut = (count: number): string => `${parts.slice(0, count).join('').trimEnd()}${DOTS}`
  let most = 0
  let tooMany = parts.length + 1
  while (tooMany - most > 1) {
    const count = Math.floor((most + tooMany) / 2)
    if (fits(cut(count))) most = count
    else tooMany = count
  }
  return most === 0 ? null : cut(most)
}
