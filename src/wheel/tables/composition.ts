import type { ChartLayout } from '../chart-layout.ts'
import { SIDE } from '../geometry.ts'
import { aspectGrid, gridPlans } from './aspect-grid.ts'
import { captionTable } from './caption.ts'
import { elementsTable } from './elements.ts'
import { headingHeight } from './heading.ts'
import { housesRows, housesTable } from './houses.ts'
import { positionsRows, positionsTable, type TablePlace, textHeight } from './positions.ts'
import type { Sheet, SheetRing } from './sheet.ts'
import type { Table } from './table.ts'

/** The positions of everything in an image of tables. Its width is `size` pixels. */
export interface Composition {
  readonly width: number
  readonly height: number
  /** Where the wheel is, a square of `SIDE` units; null without one. */
  readonly wheel: { readonly x: number; readonly y: number } | null
  readonly tables: readonly Table[]
}

type WithTables = Exclude<ChartLayout, 'wheel'>

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

/** The width between the margins of a picture as wide as a wheel. */
const ACROSS = { x: MARGIN, width: SIDE - 2 * MARGIN }

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

const gridsAt = (sheet: Sheet, at: Omit<TablePlace, 'row'>, pixels: number): Table[] =>
  stacked(
    gridPlans(sheet).map((plan) => (place) => aspectGrid(sheet, plan, place, pixels)),
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
