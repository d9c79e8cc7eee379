import { type Point, SIDE } from './geometry.ts'

/** The end points of the line of an aspect. */
export interface AspectLine {
  readonly from: Point
  readonly to: Point
}

export interface AspectSymbol {
  readonly place: Point
  readonly height: number
  /** The distance from its centre within which the symbol and its background lie. */
  readonly reach: number
}

const FULL = { height: 11, reach: 9.5 }
/** Sizes in the order of attempts. At the smallest size, symbols without room are left out. */
const SCALES = [1, 0.88, 0.76, 0.64]
/** The most symbols. The closest aspects get one: more symbols would hide the lines. */
const SYMBOLS = { all: 80, closest: 30 }
/** Positions of a symbol along its line, in the order of attempts. */
const TRIES = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78, 0.46, 0.54, 0.38, 0.62, 0.31, 0.69, 0.16, 0.84]
/** A shorter line, in reaches of its symbol, has the symbol beside it instead of over it. */
const SHORT = 4
const INWARDS = [1, 2, 3]
const CENTRE: Point = { x: SIDE / 2, y: SIDE / 2 }

/** The symbols of lines, within the disk and without overlaps. The lines have the closest aspect last. */
export function aspectSymbols<Line extends AspectLine>(
  lines: readonly Line[],
  disk: number,
): ReadonlyMap<Line, AspectSymbol> {
  const marked = lines.length <= SYMBOLS.all ? lines : lines.slice(-SYMBOLS.closest)
  for (const scale of SCALES) {
    const placed = symbolsAt(marked, disk, scale)
    if (placed.size === marked.length || scale === SCALES.at(-1)) return placed
  }
  return new Map()
}

function symbolsAt<Line extends AspectLine>(lines: readonly Line[], disk: number, scale: number) {
  const [height, reach] = [FULL.height * scale, FULL.reach * scale]
  const placed = new Map<Line, AspectSymbol>()
  for (const each of lines.toReversed()) {
    const place = triesFor(each, reach, disk).find((at) =>
      [...placed.values()].every((other) => distance(at, other.place) >= 2 * reach),
    )
    if (place) placed.set(each, { place, height, reach })
  }
  return placed
}

function triesFor({ from, to }: AspectLine, reach: number, disk: number): Point[] {
  const along = TRIES.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  const beside = INWARDS.map((steps) => inwards(along[0]!, 2 * reach * steps))
  const tries = distance(from, to) >= SHORT * reach ? [...along, ...beside] : beside
  return tries.filter((at) => distance(at, CENTRE) <= disk - reach)
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function inwards({ x, y }: Point, by: number): Point {
  const share = 1 - by / Math.max(by, distance({ x, y }, CENTRE))
  return { x: CENTRE.x + (x - CENTRE.x) * share, y: CENTRE.y + (y - CENTRE.y) * share }
}
