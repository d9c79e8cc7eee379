import { type Markup, svg } from '../../platform/markup.ts'
import type { WheelContent } from '../content.ts'
import { drawingOf } from '../drawing.ts'
import { SIDE, units } from '../geometry.ts'
import type { WheelStyle } from '../look.ts'
import { plainScript, type Script } from '../script.ts'
import type { ChartLayout } from '../style.ts'
import { drawWheel, wheelLayers } from '../wheel.ts'
import { pointPlace, spokenWords } from '../words.ts'
import { aspectGrid, type GridLayout } from './aspect-grid.ts'
import { elementsTable } from './elements.ts'
import { captionTable, headingHeight } from './headings.ts'
import { housesRows, housesTable } from './houses.ts'
import { positionsRows, positionsTable } from './positions.ts'
import { type OtherHouses, type Sheet, type SheetRing, sheetOf, type TablePlace, textHeight } from './sheet.ts'
import { outline, type Table, tableMarkup } from './table.ts'

/** The positions of everything in an image of tables. Its width is `size` pixels. */
export interface Composition {
  readonly width: number
  readonly height: number
  /** Where the wheel is, a square of `SIDE` units; null without one. */
  readonly wheel: { readonly x: number; readonly y: number } | null
  readonly tables: readonly Table[]
}

type WithTables = Exclude<ChartLayout, 'wheel'>

/** Pixels are whole, so the image may extend up to half a pixel beyond its height in units. */
const BEYOND = 10
const MARGIN = 30
const GAP = 26
/** Where tables below a wheel begin: captions reach to its lower edge. */
const BELOW_WHEEL = SIDE + GAP / 2
/** The height of a row relative to text. */
const ROW = 1.78
/** The width of tables beside a wheel: that of positions, and that of houses and elements beside the grid. */
const BESIDE = { positions: 440, houses: 470 }
const WIDE = SIDE + BESIDE.positions + MARGIN
/**
 * The smallest legible height of capitals in pixels. Where tables beside the wheel would be smaller, they are below.
 */
const READABLE_PX = 5
/** The share of the width for the positions of a chart alone. */
const POSITIONS_SHARE = 0.54
/** The width between the margins of a picture as wide as a wheel. */
const ACROSS = { x: MARGIN, width: SIDE - 2 * MARGIN }

/** A chart as a self-contained SVG in a layout: the wheel, tables, or both. `size` is its width. */
export function drawChart(
  content: WheelContent,
  style: WheelStyle,
  layout: ChartLayout,
  otherHouses: OtherHouses,
  script: Script = plainScript,
): string {
  if (layout === 'wheel') return drawWheel(content, style, script)
  const sheet = sheetOf(content, style, script, otherHouses)
  const composition = composed(sheet, layout)
  const { width, height, tables } = composition
  const pixels = style.size / width
  const size = svg`width="${style.size}" height="${Math.round(height * pixels)}" viewBox="0 0 ${units(width)} ${units(height)}"`
  const facts = svg`role="img" aria-label="${content.title}" data-kind="${content.kind}" data-theme="${style.theme_type}" data-layout="${layout}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${facts} ${ink}>${[
    svg`<title>${content.title}</title><desc>${wordsOf(sheet)}</desc>`,
    svg`<path class="page" d="${page(composition)}" fill="${sheet.look.palette.background}"/>`,
    wheelWithin(composition, content, style, script),
    tables.map((table) => tableMarkup(table, sheet.look)),
  ]}</svg>`.markup
}

const page = ({ width, height }: Composition): string =>
  outline({ x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND })

/** The wheel as an image within the image. It is drawn for its size in pixels there. */
function wheelWithin(
  { width, wheel }: Composition,
  content: WheelContent,
  style: WheelStyle,
  script: Script,
): Markup | null {
  if (wheel === null) return null
  const drawing = drawingOf(content, { ...style, size: (style.size * SIDE) / width }, script)
  return svg`<svg class="wheel" x="${wheel.x}" y="${wheel.y}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${wheelLayers(drawing)}</svg>`
}

function wordsOf({ content, rings }: Sheet): string {
  const of = (which: 'inner' | 'outer') =>
    rings
      .filter(({ side }) => side === which)
      .flatMap((ring) => ring.rows.map(({ point }) => ({ point, place: pointPlace(point, ring.isTimed, content) })))
  return spokenWords({ content, rings: { inner: of('inner'), outer: of('outer') }, axes: [] })
}

export function composed(sheet: Sheet, layout: WithTables): Composition {
  switch (layout) {
    case 'wheel_with_tables':
      return besideWheel(sheet) ?? belowWheel(tablesAlone(sheet, BELOW_WHEEL))
    case 'tables':
      return alone(tablesAlone(sheet, captionEnd(sheet)), sheet)
    case 'aspect_grid':
      return alone(gridsAt(sheet, { ...ACROSS, y: captionEnd(sheet) }, sheet.look.size / SIDE), sheet)
  }
}

const endOf = (tables: readonly Table[], least = 0): number =>
  Math.max(least, ...tables.map(({ area }) => area.y + area.height))

const captionOf = (sheet: Sheet): Table[] => {
  const caption = captionTable(sheet, { ...ACROSS, y: MARGIN })
  return caption ? [caption] : []
}

const captionEnd = (sheet: Sheet): number => endOf(captionOf(sheet), MARGIN - GAP / 2) + GAP / 2

const alone = (tables: readonly Table[], sheet: Sheet): Composition => {
  const all = [...captionOf(sheet), ...tables]
  return { width: SIDE, height: endOf(all) + MARGIN, wheel: null, tables: all }
}

const belowWheel = (tables: readonly Table[]): Composition => ({
  width: SIDE,
  height: endOf(tables) + MARGIN,
  wheel: { x: 0, y: 0 },
  tables,
})

const rowHeight = ({ look }: Sheet): number => look.text * ROW

/** All tables in the width of a wheel: positions, houses and elements, then the grid. */
function tablesAlone(sheet: Sheet, y: number): Table[] {
  const row = rowHeight(sheet)
  const [first, second] = sheet.rings
  const top = second
    ? sheet.rings.flatMap((ring, index) => {
        const width = (ACROSS.width - GAP) / 2
        const at = { x: ACROSS.x + index * (width + GAP), y, width, row }
        return stacked(
          [positionsTable, housesTable, elementsTable].map((make) => (place) => make(sheet, ring, place)),
          at,
        )
      })
    : chartAlone(sheet, first!, y, row)
  return [...top, ...gridsAt(sheet, { ...ACROSS, y: endOf(top) + GAP / 2 }, sheet.look.size / SIDE)]
}

function chartAlone(sheet: Sheet, ring: SheetRing, y: number, row: number): Table[] {
  const width = (ACROSS.width - GAP) * POSITIONS_SHARE
  const rest = { x: ACROSS.x + width + GAP, y, width: ACROSS.width - GAP - width, row }
  return [
    positionsTable(sheet, ring, { x: ACROSS.x, y, width, row }),
    ...stacked([(at) => housesTable(sheet, ring, at), (at) => elementsTable(sheet, ring, at)], rest),
  ]
}

/** The grids of a picture: that between its rings, and those of aspects within a ring that the caller asked for. */
function gridLayouts({ rings, content }: Sheet): GridLayout[] {
  const [first, second] = rings
  if (!second) return [{ rows: first!, columns: first! }]
  const within = rings.filter(({ side }) =>
    content.aspects.some(({ from, to }) => from.ring === side && to.ring === side),
  )
  const between = content.aspects.some(({ from, to }) => from.ring !== to.ring) || within.length === 0
  const [inner, outer] = first!.side === 'inner' ? [first!, second] : [second, first!]
  return [
    ...(between ? [{ rows: inner, columns: outer }] : []),
    ...within.map((ring) => ({ rows: ring, columns: ring })),
  ]
}

const gridsAt = (sheet: Sheet, at: Omit<TablePlace, 'row'>, pixels: number): Table[] =>
  stacked(
    gridLayouts(sheet).map((layout) => (place) => aspectGrid(sheet, layout, place, pixels)),
    { ...at, row: rowHeight(sheet) },
  )

/** Positions at the right of the wheel, the grid below; null where that cannot be read. */
function besideWheel(sheet: Sheet): Composition | null {
  const pixels = sheet.look.size / WIDE
  const { rings } = sheet
  // A chart alone leaves room for its houses beside the wheel.
  const isAlone = rings.length === 1
  const rows = rings.reduce((sum, ring) => sum + positionsRows(ring) + (isAlone ? housesRows(ring) : 0), 0)
  const count = isAlone && rings[0]!.cusps === null ? 1 : 2
  const free = SIDE - 2 * MARGIN - count * headingHeight(sheet) - (count - 1) * (GAP / 2)
  const row = Math.min(rowHeight(sheet), free / rows)
  if (textHeight(sheet, row) * pixels < READABLE_PX) return null
  const right = { x: WIDE - MARGIN - BESIDE.houses, width: BESIDE.houses, row: rowHeight(sheet) }
  const panel = { x: SIDE, width: BESIDE.positions, row }
  const positions = stacked(
    rings.map((ring) => (at) => positionsTable(sheet, ring, at)),
    { ...panel, y: MARGIN },
  )
  const houses = rings.map((ring) => (at: TablePlace) => housesTable(sheet, ring, at))
  const elements = rings.map((ring) => (at: TablePlace) => elementsTable(sheet, ring, at))
  const tables = [
    ...positions,
    ...(isAlone ? stacked(houses, { ...panel, y: endOf(positions) + GAP / 2 }) : []),
    ...gridsAt(sheet, { x: MARGIN, y: BELOW_WHEEL, width: right.x - GAP - MARGIN }, pixels),
    ...stacked(isAlone ? elements : rings.flatMap((_, index) => [houses[index]!, elements[index]!]), {
      ...right,
      y: BELOW_WHEEL,
    }),
  ]
  return { width: WIDE, height: endOf(tables) + MARGIN, wheel: { x: 0, y: 0 }, tables }
}

/** Tables below each other. */
function stacked(makers: readonly ((at: TablePlace) => Table | null)[], at: TablePlace): Table[] {
  const tables: Table[] = []
  for (const make of makers) {
    const table = make({ ...at, y: tables.length > 0 ? endOf(tables) + GAP / 2 : at.y })
    if (table) tables.push(table)
  }
  return tables
}
