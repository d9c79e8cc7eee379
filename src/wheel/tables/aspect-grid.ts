import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import { hasMinutes, type WheelAspect, type WheelEnd, type WheelPoint } from '../content.ts'
import { endKey } from '../drawing.ts'
import { units } from '../geometry.ts'
import { aspectGlyph, bodyGlyph } from '../glyph.ts'
import { endFacts, TITLED_MAX } from '../layers/aspects.ts'
import { drawnAs, pointColor } from '../layers/points.ts'
import { endName, spokenName } from '../words.ts'
import { heading, headingHeight } from './headings.ts'
import type { Sheet, SheetRing, TablePlace } from './sheet.ts'
import {
  type Area,
  across,
  type Cell,
  commonHeight,
  down,
  type Entry,
  fittedGlyph,
  fittedText,
  type Ink,
  type Table,
} from './table.ts'

/** A grid of aspects: of a ring with itself, a triangle, or of two rings. */
export interface GridLayout {
  readonly rows: SheetRing
  readonly columns: SheetRing
}

interface Grid {
  readonly sheet: Sheet
  readonly layout: GridLayout
  readonly isTriangle: boolean
  readonly side: number
  readonly at: { readonly x: number; readonly y: number }
  /** The height of orbs; null where they could not be read. */
  readonly orbHeight: number | null
}

/** The side of a cell, relative to text. */
const CELL_MAX = 3.5
/** Sizes relative to the side of a cell. */
const SIZES = { body: 0.5, glyph: 0.36, letter: 0.2, margin: 0.05 } as const
/** The upper part of a cell has the symbol and the letter, the lower one the orb. */
const PARTS = { upper: 0.58, symbol: 0.62 } as const
const ORB = { height: 0.78, widest: '10°58′' } as const
const SYMBOL_STROKE = 0.115
/** The smallest legible height of capitals, in pixels of the picture. */
const READABLE_PX = 4.5
const MINUTES = 60
/** A double may be this far below a whole minute. */
const NOISE = 1e-7
/** The least width of a heading, for charts of few bodies. */
const HEADING_MIN = 300
/** Heights of the note below a grid, relative to the row of other tables. */
const NOTE = { row: 0.9, text: 0.34 }

/** A grid of aspects within a width. `pixels` is the size of a unit. */
export function aspectGrid(sheet: Sheet, layout: GridLayout, { x, y, width, row }: TablePlace, pixels: number): Table {
  const isTriangle = layout.rows === layout.columns
  const rows = layout.rows.points
  const columns = layout.columns.points
  const wide = isTriangle ? columns.length : columns.length + 1
  const high = isTriangle ? rows.length : rows.length + 1
  const side = Math.min(sheet.look.text * CELL_MAX, width / wide)
  const top = y + headingHeight(sheet)
  const orbHeight = commonHeight([ORB.widest], sheet.script, sheet.look.text * ORB.height, {
    width: side * (1 - 2 * SIZES.margin),
    height: side * (1 - PARTS.upper),
  })
  const readable = orbHeight * pixels >= READABLE_PX ? orbHeight : null
  const grid: Grid = { sheet, layout, isTriangle, side, at: { x, y: top }, orbHeight: readable }
  const { aspects, between } = CATALOGUES[sheet.content.language].tables
  const title = isTriangle ? aspects : between
  const wholeWidth = Math.max(wide * side, HEADING_MIN)
  const below = { x, y: top + high * side, width: wholeWidth, height: row * NOTE.row }
  return {
    name: 'aspect-grid',
    ring: isTriangle ? layout.rows.of : null,
    area: { x, y, width: wholeWidth, height: below.y + below.height - y },
    card: isTriangle ? staircase(grid, high) : boxOutline(grid, wide, high),
    entries: [
      heading(sheet, title, isTriangle ? layout.rows : null, { x, y, width: wholeWidth }),
      ...bodyEntries(grid),
      ...aspectEntries(grid),
      noteEntry(grid, below, row),
    ],
    rules: isTriangle ? triangleRules(grid, high) : boxRules(grid, wide, high),
  }
}

/** The legend of the letters, and why the Moon has none without a birth time. */
function noteEntry({ sheet: { look, script, content }, layout, orbHeight }: Grid, area: Area, row: number): Entry {
  const isTimed = layout.rows.isTimed && layout.columns.isTimed
  const { tables } = CATALOGUES[content.language]
  const text = [orbHeight === null ? tables.noOrbs : tables.letters, ...(isTimed ? [] : [tables.moon])].join('; ')
  const fit = { script, height: row * NOTE.text, color: look.on('page').muted, name: 'note' } as const
  return { cells: [{ area, inks: [fittedText(text, area, fit)] }] }
}

const areaAt = ({ at, side }: Grid, row: number, column: number): Area => ({
  x: at.x + column * side,
  y: at.y + row * side,
  width: side,
  height: side,
})

/** The bodies: on the diagonal of a triangle, or before the rows and above the columns. */
function bodyEntries(grid: Grid): Entry[] {
  const { layout, isTriangle } = grid
  const own = layout.rows.points.map((point, index) =>
    bodyEntry(grid, layout.rows, point, areaAt(grid, isTriangle ? index : index + 1, isTriangle ? index : 0)),
  )
  if (isTriangle) return own
  return [
    ...layout.columns.points.map((point, index) => bodyEntry(grid, layout.columns, point, areaAt(grid, 0, index + 1))),
    ...own,
  ]
}

function bodyEntry({ sheet: { look, content }, side }: Grid, ring: SheetRing, point: WheelPoint, area: Area): Entry {
  const color = pointColor(look, ring.side, point.id, look.on('disk'))
  const { names } = CATALOGUES[content.language]
  const glyph = fittedGlyph(
    (place, height) => bodyGlyph(drawnAs(point, look.config), place, height, names.initials),
    area,
    {
      name: 'glyph',
      height: side * SIZES.body,
      color,
    },
  )
  return {
    cells: [{ area, inks: [glyph], ground: look.palette.angular_house_background }],
    title: spokenName(point, ring.points, content),
  }
}

function aspectEntries(grid: Grid): Entry[] {
  const { sheet, layout, isTriangle } = grid
  const placeOf = ({ side, points }: SheetRing) =>
    new Map(points.map(({ id, variant }, index) => [endKey({ ring: side, id, variant }), index]))
  const rows = placeOf(layout.rows)
  const columns = placeOf(layout.columns)
  return sheet.content.aspects.flatMap((aspect): Entry[] => {
    const ends = [endKey(aspect.from), endKey(aspect.to)]
    const row = ends.map((end) => rows.get(end)).filter((each) => each !== undefined)
    const column = ends.map((end) => columns.get(end)).filter((each) => each !== undefined)
    if (isTriangle)
      return row.length === 2 ? [aspectEntry(grid, aspect, areaAt(grid, Math.max(...row), Math.min(...row)))] : []
    return row.length === 1 && column.length === 1
      ? [aspectEntry(grid, aspect, areaAt(grid, row[0]! + 1, column[0]! + 1))]
      : []
  })
}

function aspectEntry(grid: Grid, aspect: WheelAspect, area: Area): Entry {
  const { content } = grid.sheet
  const { names, books, tables } = CATALOGUES[content.language]
  const isKnown = [aspect.from, aspect.to].every((end) => hasMinutes(end, ringOf(grid, end).isTimed))
  const orb = isKnown ? orbText(aspect.orb) : `${Math.floor(aspect.orb + NOISE)}°`
  const motion = aspect.applying ? 'applying' : 'separating'
  const words = filled(tables.aspect[isKnown ? motion : 'open'], {
    from: endName(aspect.from, content),
    to: endName(aspect.to, content),
    aspect: names.aspects[aspect.type],
    orb,
  })
  const cell: Cell = {
    area,
    inks: cellInks(grid, aspect, area, { orb, letter: isKnown ? books.tables[`${motion}Mark`] : null }),
  }
  return { cells: [cell], facts: factsOf(aspect), title: content.aspects.length > TITLED_MAX ? undefined : words }
}

const ringOf = ({ layout }: Grid, { ring }: WheelEnd): SheetRing =>
  layout.rows.side === ring ? layout.rows : layout.columns

/** Degrees and whole minutes, rounded down. */
function orbText(orb: number): string {
  const minutes = Math.floor(orb * MINUTES + NOISE)
  return `${Math.floor(minutes / MINUTES)}°${String(minutes % MINUTES).padStart(2, '0')}′`
}

const factsOf = ({ type, from, to, orb, applying }: WheelAspect): Markup =>
  svg`data-aspect="${type}" ${endFacts('from', from)} ${endFacts('to', to)} data-orb="${orb.toFixed(4)}" data-applying="${String(applying)}"`

/** The symbol, a letter for the motion, and the orb below them. */
function cellInks(
  { sheet: { look, script }, side, orbHeight }: Grid,
  { type }: WheelAspect,
  { x, y }: Area,
  { orb, letter }: { readonly orb: string; readonly letter: string | null },
): Ink[] {
  const margin = side * SIZES.margin
  const inner = side - 2 * margin
  const symbol = (place: { x: number; y: number }, height: number): string => aspectGlyph(type, place, height)
  const fit = { name: 'aspect-symbol', color: look.aspect(type).color, stroke: SYMBOL_STROKE }
  if (orbHeight === null) {
    const area = { x: x + margin, y: y + margin, width: inner, height: inner }
    return [fittedGlyph(symbol, area, { ...fit, height: side * SIZES.body })]
  }
  const upper = {
    x: x + margin,
    y: y + margin,
    width: inner * (letter ? PARTS.symbol : 1),
    height: side * PARTS.upper - margin,
  }
  const beside = { ...upper, x: upper.x + upper.width, width: inner - upper.width }
  const below = { x: x + margin, y: y + side * PARTS.upper, width: inner, height: side * (1 - PARTS.upper) - margin }
  const text = { script, color: look.on('disk').muted, anchor: 'middle' } as const
  return [
    fittedGlyph(symbol, upper, { ...fit, height: side * SIZES.glyph }),
    ...(letter ? [fittedText(letter, beside, { ...text, name: 'motion', height: side * SIZES.letter })] : []),
    fittedText(orb, below, { ...text, name: 'orb', height: orbHeight, color: look.on('disk').text }),
  ]
}

/** A staircase whose row `n` has n + 1 cells. */
const staircase = ({ at: { x, y }, side }: Grid, count: number): string =>
  count === 0
    ? ''
    : `${down(x, y, count * side)}h${units(count * side)}${`v${units(-side)}h${units(-side)}`.repeat(count)}z`

function triangleRules({ at: { x, y }, side }: Grid, count: number): string {
  const steps = Array.from({ length: Math.max(0, count - 1) }, (_, step) => step + 1)
  return steps
    .map(
      (step) => across(x, y + step * side, step * side) + down(x + step * side, y + step * side, (count - step) * side),
    )
    .join('')
}

/** A rectangle without its first corner. */
const boxOutline = ({ at: { x, y }, side }: Grid, wide: number, high: number): string =>
  `M${units(x + side)} ${units(y)}h${units((wide - 1) * side)}v${units(high * side)}h${units(-wide * side)}v${units((1 - high) * side)}h${units(side)}z`

function boxRules({ at: { x, y }, side }: Grid, wide: number, high: number): string {
  const rows = Array.from({ length: high - 1 }, (_, row) => across(x, y + (row + 1) * side, wide * side))
  const columns = Array.from({ length: wide - 1 }, (_, column) => down(x + (column + 1) * side, y, high * side))
  return [...rows, ...columns].join('')
}
