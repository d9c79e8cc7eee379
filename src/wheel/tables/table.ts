import { type Markup, svg } from '../../platform/markup.ts'
import { type Point, units } from '../geometry.ts'
import type { Look } from '../look.ts'
import {
  type Anchor,
  type Piece,
  type Script,
  scripted,
  scriptReach,
  scriptWidth,
  shortened,
  widthIn,
} from '../script.ts'
import { area as filled, line as stroked } from '../strokes.ts'

/** A rectangle in the picture, in units with y downwards. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The area without a margin at its sides. */
export const padded = ({ x, y, width, height }: Area, margin: number): Area => ({
  x: x + margin,
  y,
  width: width - 2 * margin,
  height,
})

/** The area divided from left to right by shares with a sum of 1. */
export function columnsOf({ x, y, width, height }: Area, shares: readonly number[]): Area[] {
  let left = x
  return shares.map((share) => {
    const column = { x: left, y, width: width * share, height }
    left += column.width
    return column
  })
}

/** A path around an area. */
export const outline = ({ x, y, width, height }: Area): string =>
  `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${units(-width)}z`

/** A path to the right. */
export const across = (x: number, y: number, width: number): string => `M${units(x)} ${units(y)}h${units(width)}`

/** A path downwards. */
export const down = (x: number, y: number, height: number): string => `M${units(x)} ${units(y)}v${units(height)}`

/** A text or a glyph that lies within its cell. */
export interface Ink {
  /** The extent of what is drawn. */
  readonly box: Area
  readonly markup: Markup
}

export interface TextFit {
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
  const widest = Math.max(0, ...texts.map((text) => widthIn(script, text, tallest)))
  return widest > width ? (tallest * width) / widest : tallest
}

/** A text in the middle of the height of an area. It shrinks until it fits. */
export function fittedText(text: string, area: Area, fit: TextFit): Ink {
  const { script, height, color, anchor = 'start', isBold = false, isCut = false } = fit
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
    markup: svg`${[lines && stroked(fit.name, lines, pen), outlines && svg`<path class="${fit.name}" d="${outlines}" fill="${color}"/>`]}`,
  }
}

/** The share of the free width before a text. */
const SHARE_BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 }
const ROUNDING = 1e-6

export interface GlyphFit {
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
const glyphHeight = (wanted: number, { width, height }: Pick<Area, 'width' | 'height'>): number =>
  Math.min(wanted, Math.min(width, height) / GLYPH_SIDE)

/** A glyph in the middle of an area. It shrinks until it fits. */
export function fittedGlyph(path: (place: Point, height: number) => string, area: Area, fit: GlyphFit): Ink {
  const height = glyphHeight(fit.height, area)
  const place = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const side = height * GLYPH_SIDE
  return {
    box: { x: place.x - side / 2, y: place.y - side / 2, width: side, height: side },
    markup: stroked(fit.name, path(place, height), {
      color: fit.color,
      width: height * (fit.stroke ?? GLYPH_STROKE),
    }),
  }
}

/** A cell with what is drawn in it. */
export interface Cell {
  readonly area: Area
  readonly inks: readonly Ink[]
  /** A colour behind it. */
  readonly ground?: string
}

/** Cells about one thing, with its facts as attributes and its words for a reader that points at it. */
export interface Entry {
  readonly cells: readonly Cell[]
  readonly facts?: Markup | undefined
  readonly title?: string | undefined
}

/** A table with the position of every cell. */
export interface Table {
  /** The class of its group: `positions`, `houses`, `elements`, `aspect-grid`, `caption`. */
  readonly name: string
  /** The ring that it is about; null for both. */
  readonly ring: string | null
  readonly area: Area
  /** Path data of the part with a ground and an edge; empty for text without a table. */
  readonly card: string
  readonly entries: readonly Entry[]
  /** Path data of the lines between cells. */
  readonly rules: string
}

/** Widths of lines in units. */
const EDGE = 1.2
const RULE = 0.8
const RULE_OPACITY = 0.55

/** A table as drawing. */
export const tableMarkup = ({ name, ring, card, entries, rules }: Table, { palette, config }: Look): Markup =>
  svg`<g class="${name}"${ring && svg` data-ring="${ring}"`}>${[
    card && filled('card', card, config.chart_background ?? palette.disk),
    entries.flatMap(({ cells }) => cells.map(groundOf)),
    rules && stroked('rules', rules, { color: palette.line, width: RULE, opacity: RULE_OPACITY }),
    card && stroked('card-edge', card, { color: palette.line, width: EDGE }),
    entries.map(entryMarkup),
  ]}</g>`

const groundOf = ({ ground, area }: Cell): Markup | null => (ground ? filled('ground', outline(area), ground) : null)

const entryMarkup = ({ cells, facts, title }: Entry): Markup =>
  facts || title
    ? svg`<g${facts && svg` ${facts}`}>${title && svg`<title>${title}</title>`}${cells.map(inksOf)}</g>`
    : svg`${cells.map(inksOf)}`

const inksOf = ({ inks }: Cell): Markup[] => inks.map(({ markup }) => markup)
