import type { Point } from '../geometry.ts'
import type { Area } from '../tables/table.ts'
import { middleOf } from './cells.ts'

/** Where an item of a cell stands: its left edge, and the middle of its capitals. */
export interface Packed {
  readonly height: number
  readonly places: readonly Point[]
}

export interface Packing {
  /** Convex. */
  readonly polygon: readonly Point[]
  /** Areas of the cell that are taken. */
  readonly taken: readonly Area[]
  /** The widths of the items with capitals of a height, in their order. */
  widths(height: number): readonly number[]
  /** The height of capitals, if there is room. */
  readonly wanted: number
  /** The distance from the edges. */
  readonly margin: number
}

/** The distance of rows relative to capitals, and the gap between items of a row. */
const ROW = 1.75
const GAP = 0.9
/** How far the ink of a row is from the middle of its capitals. */
const REACH = 0.8
/** How a size that does not fit is reduced, and how often at most: to a tenth. */
const SMALLER = 0.94
const TRIALS_MAX = 38
/** Where the rows are tried: around the middle of the cell, in shares of its height. */
const SHIFTS = [0, -0.06, 0.06, -0.12, 0.12, -0.18, 0.18, -0.24, 0.24]

/** Packs items into rows within a cell, as large as they fit. They keep their order. */
export function packed(packing: Packing): Packed {
  let height = packing.wanted
  for (let trial = 0; trial < TRIALS_MAX; trial += 1) {
    const places = placesAt(packing, height)
    if (places) return { height, places }
    height *= SMALLER
  }
  const { x, y } = middleOf(packing.polygon)
  return { height, places: packing.widths(height).map(() => ({ x, y })) }
}

function placesAt(packing: Packing, height: number): Point[] | null {
  const widths = packing.widths(height)
  const tops = packing.polygon.map(({ y }) => y)
  const extent = Math.max(...tops) - Math.min(...tops)
  const middle = middleOf(packing.polygon)
  for (let rows = 1; rows <= widths.length; rows += 1)
    for (const shift of SHIFTS) {
      const first = middle.y + shift * extent - ((rows - 1) * ROW * height) / 2
      const places = filledRows(packing, widths, height, { rows, first })
      if (places) return places
    }
  return null
}

function filledRows(
  packing: Packing,
  widths: readonly number[],
  height: number,
  { rows, first }: { readonly rows: number; readonly first: number },
): Point[] | null {
  const places: Point[] = []
  for (let row = 0; row < rows && places.length < widths.length; row += 1) {
    const y = first + row * ROW * height
    const free = freeWidth(packing, y - height * REACH, y + height * REACH)
    if (!free) continue
    const from = places.length
    const room = free.to - free.from
    let used = 0
    while (places.length < widths.length && used + widths[places.length]! <= room) {
      const width = widths[places.length]!
      places.push({ x: free.from + used, y })
      used += width + GAP * height
    }
    const left = (room - (used - GAP * height)) / 2
    for (let index = from; index < places.length; index += 1)
      places[index] = { x: places[index]!.x + Math.max(left, 0), y }
  }
  return places.length === widths.length ? places : null
}

/** The widest free stretch of a cell between two heights; null without any. */
function freeWidth({ polygon, taken, margin }: Packing, top: number, bottom: number) {
  const above = chord(polygon, top)
  const below = chord(polygon, bottom)
  if (!above || !below) return null
  const from = Math.max(above.from, below.from) + margin
  const to = Math.min(above.to, below.to) - margin
  const across = taken.filter(({ y, height }) => y < bottom && y + height > top)
  const stretches = across.reduce<{ from: number; to: number }[]>(
    (free, area) =>
      free.flatMap((each) => [
        { from: each.from, to: Math.min(each.to, area.x) },
        { from: Math.max(each.from, area.x + area.width), to: each.to },
      ]),
    [{ from, to }],
  )
  const widest = stretches.reduce((best, each) => (each.to - each.from > best.to - best.from ? each : best))
  return widest.to > widest.from ? widest : null
}

/** Where a horizontal line crosses a convex polygon. */
function chord(polygon: readonly Point[], y: number): { from: number; to: number } | null {
  const crossed = polygon.flatMap((start, index) => {
    const end = polygon[(index + 1) % polygon.length]!
    if (start.y === end.y) return start.y === y ? [start.x, end.x] : []
    const share = (y - start.y) / (end.y - start.y)
    return share >= 0 && share <= 1 ? [start.x + share * (end.x - start.x)] : []
  })
  return crossed.length < 2 ? null : { from: Math.min(...crossed), to: Math.max(...crossed) }
}
