import type { Point } from '../geometry.ts'
import { line as stroked } from '../layers/ink.ts'
import type { Anchor } from '../lettering.ts'
import { type Markup, svg } from '../markup.ts'
import { type Piece, type Script, scripted, scriptReach, scriptWidth } from '../script.ts'
import { shortened } from '../shortened.ts'
import type { Area } from './area.ts'

/** A text or a glyph that lies within its cell. */
export interface Ink {
  /** The extent of what is drawn. */
  readonly box: Area
  readonly markup: Markup
}

export interface TextForm {
  /** The class of the path. */
  readonly name: string
  readonly script: Script
  /** The height of capitals, unless the area is smaller. */
  readonly height: number
  readonly color: string
  readonly anchor?: Anchor
  readonly isBold?: boolean
  /** Texts of a caller are cut where they would become too small. Our own words and figures are never cut. */
  readonly isCut?: boolean
}

/** The least extent of a line with accents and descenders, relative to capitals. */
const LINE = 1.8
const STROKES = { text: 0.12, bold: 0.155 }
/** The smallest share of its height to which a text shrinks before it is cut. */
const CUT_BELOW = 0.7

/** The extent of a line around the middle of its capitals, relative to their height. Some scripts need more than ours. */
export function lineExtent(pieces: readonly Piece[]): number {
  const { above, below } = scriptReach(pieces)
  return Math.max(LINE, 1 + 2 * Math.max(above, below))
}

/** The height at which every text fits into an area of this size. */
export function commonHeight(
  texts: readonly string[],
  script: Script,
  wanted: number,
  { width, height }: Pick<Area, 'width' | 'height'>,
): number {
  const line = Math.max(LINE, ...texts.map((text) => lineExtent(script(text))))
  const tallest = Math.min(wanted, height / line)
  const widest = Math.max(0, ...texts.map((text) => scriptWidth(script(text), tallest)))
  return widest > width ? (tallest * width) / widest : tallest
}

/** A text in the middle of the height of an area. It shrinks until it fits. */
export function fittedText(text: string, area: Area, form: TextForm): Ink {
  const { script, height, color, anchor = 'start', isBold = false, isCut = false } = form
  const fitting = commonHeight([text], script, height, area)
  const line = lineExtent(script(text))
  const size = isCut ? Math.max(fitting, CUT_BELOW * Math.min(height, area.height / line)) : fitting
  const pieces = script(isCut ? shortened(script, text, size, area.width + ROUNDING) : text)
  const width = scriptWidth(pieces, size)
  const left = area.x + (area.width - width) * SHARE_BEFORE[anchor]
  const place = { x: left, y: area.y + area.height / 2 }
  const { lines, outlines } = scripted(pieces, place, size, 'start')
  const pen = { color, width: size * (isBold ? STROKES.bold : STROKES.text) }
  return {
    box: { x: left, y: place.y - (size * line) / 2, width, height: size * line },
    markup: svg`${[lines && stroked(form.name, lines, pen), outlines && svg`<path class="${form.name}" d="${outlines}" fill="${color}"/>`]}`,
  }
}

/** The share of the free width before a text. */
const SHARE_BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }
const ROUNDING = 1e-6

export interface GlyphForm {
  readonly name: string
  readonly height: number
  readonly color: string
  /** The width of the stroke relative to the height. */
  readonly stroke?: number
}

/** The side of a glyph's square, relative to the height of its ink. */
const GLYPH_SIDE = 1.3
const GLYPH_STROKE = 0.088

/** The height of a glyph that fits into an area. */
export const glyphHeight = (wanted: number, { width, height }: Pick<Area, 'width' | 'height'>): number =>
  Math.min(wanted, Math.min(width, height) / GLYPH_SIDE)

/** A glyph in the middle of an area. It shrinks until it fits. */
export function fittedGlyph(path: (place: Point, height: number) => string, area: Area, form: GlyphForm): Ink {
  const height = glyphHeight(form.height, area)
  const place = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const side = height * GLYPH_SIDE
  return {
    box: { x: place.x - side / 2, y: place.y - side / 2, width: side, height: side },
    markup: stroked(form.name, path(place, height), {
      color: form.color,
      width: height * (form.stroke ?? GLYPH_STROKE),
    }),
  }
}
