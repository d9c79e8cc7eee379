import type { Point } from '../geometry.ts'
import type { Area } from '../tables/table.ts'

/** How the squares of a chart are arranged, by the regions where they are usual. */
export const SQUARE_STYLES = ['north_indian', 'south_indian', 'east_indian'] as const
export type SquareStyle = (typeof SQUARE_STYLES)[number]

/** The place of one sign in a square with sides of 1 and y downwards. */
export interface Cell {
  /** Clockwise or counter-clockwise; always convex. */
  readonly polygon: readonly Point[]
  /** The corner in which its sign is named. */
  readonly corner: Point
  /** From the corner into the cell. The label is centred on this line where `isCentred`, otherwise in the corner. */
  readonly inward: Point
  readonly isCentred: boolean
}

/** The places of a style: those of the houses in the North, those of the signs elsewhere. */
export interface SquarePlan {
  readonly cells: readonly Cell[]
  /** Lines between the cells, each from one point to another. */
  readonly lines: readonly (readonly [Point, Point])[]
  /** Whether the cells are houses, which the signs move through. */
  readonly hasFixedHouses: boolean
  /** The free area in the middle; null where there is none. */
  readonly middle: { readonly from: number; readonly to: number } | null
}

const at = (x: number, y: number): Point => ({ x, y })
const polygonOf = (...numbers: readonly (readonly [number, number])[]): Point[] => numbers.map(([x, y]) => at(x, y))
/** The mean of the corners of a polygon. */
export const middleOf = (polygon: readonly Point[]): Point => ({
  x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
  y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
})

/** A point of a plan in the square of a chart. */
export const within = (square: Area, { x, y }: Point): Point => ({
  x: square.x + x * square.width,
  y: square.y + y * square.height,
})

/** A quarter, half and three quarters of a side. */
const Q = 0.25
const H = 0.5
const T = 0.75
/** The houses of the North from the first one at the top, counter-clockwise, each with its innermost corner first. */
const NORTH_HOUSES = [
  polygonOf([H, H], [Q, Q], [H, 0], [T, Q]),
  polygonOf([Q, Q], [0, 0], [H, 0]),
  polygonOf([Q, Q], [0, 0], [0, H]),
  polygonOf([H, H], [Q, Q], [0, H], [Q, T]),
  polygonOf([Q, T], [0, H], [0, 1]),
  polygonOf([Q, T], [0, 1], [H, 1]),
  polygonOf([H, H], [Q, T], [H, 1], [T, T]),
  polygonOf([T, T], [H, 1], [1, 1]),
  polygonOf([T, T], [1, 1], [1, H]),
  polygonOf([H, H], [T, T], [1, H], [T, Q]),
  polygonOf([T, Q], [1, H], [1, 0]),
  polygonOf([T, Q], [1, 0], [H, 0]),
]

function northCell(polygon: readonly Point[]): Cell {
  const corner = polygon[0]!
  const middle = middleOf(polygon)
  const length = Math.hypot(middle.x - corner.x, middle.y - corner.y)
  const inward = { x: (middle.x - corner.x) / length, y: (middle.y - corner.y) / length }
  return { polygon, corner, inward, isCentred: true }
}

const NORTH: SquarePlan = {
  cells: NORTH_HOUSES.map(northCell),
  lines: [
    [at(0, 0), at(1, 1)],
    [at(1, 0), at(0, 1)],
    [at(H, 0), at(0, H)],
    [at(0, H), at(H, 1)],
    [at(H, 1), at(1, H)],
    [at(1, H), at(H, 0)],
  ],
  hasFixedHouses: true,
  middle: null,
}

/** Row and column of each sign in the South, from Aries on: clockwise around the edge. */
const SOUTH_PLACES: readonly (readonly [row: number, column: number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [3, 0],
  [2, 0],
  [1, 0],
  [0, 0],
]

const SOUTH: SquarePlan = {
  cells: SOUTH_PLACES.map(([row, column]) => {
    const left = column * Q
    const top = row * Q
    const polygon = polygonOf([left, top], [left + Q, top], [left + Q, top + Q], [left, top + Q])
    return { polygon, corner: at(left, top + Q), inward: at(1, -1), isCentred: false }
  }),
  lines: [
    [at(0, Q), at(1, Q)],
    [at(0, T), at(1, T)],
    [at(Q, 0), at(Q, 1)],
    [at(T, 0), at(T, 1)],
    [at(0, H), at(Q, H)],
    [at(T, H), at(1, H)],
    [at(H, 0), at(H, Q)],
    [at(H, T), at(H, 1)],
  ],
  hasFixedHouses: false,
  middle: { from: Q, to: T },
}

/** A third and two thirds of a side. */
const A = 1 / 3
const B = 2 / 3
/** The signs of the East from Aries on, counter-clockwise, each with the corner of its label first. */
const EAST_SIGNS: readonly (readonly [polygon: readonly Point[], inward: Point])[] = [
  [polygonOf([A, A], [A, 0], [B, 0], [B, A]), at(1, -1)],
  [polygonOf([A, 0], [0, 0], [A, A]), at(-1, 1)],
  [polygonOf([0, A], [0, 0], [A, A]), at(1, -1)],
  [polygonOf([0, B], [0, A], [A, A], [A, B]), at(1, -1)],
  [polygonOf([0, B], [A, B], [0, 1]), at(1, 1)],
  [polygonOf([A, 1], [A, B], [0, 1]), at(-1, -1)],
  [polygonOf([A, 1], [A, B], [B, B], [B, 1]), at(1, -1)],
  [polygonOf([B, 1], [B, B], [1, 1]), at(1, -1)],
  [polygonOf([1, B], [B, B], [1, 1]), at(-1, 1)],
  [polygonOf([B, B], [B, A], [1, A], [1, B]), at(1, -1)],
  [polygonOf([1, A], [1, 0], [B, A]), at(-1, -1)],
  [polygonOf([B, 0], [1, 0], [B, A]), at(1, 1)],
]

const EAST: SquarePlan = {
  cells: EAST_SIGNS.map(([polygon, inward]) => ({ polygon, corner: polygon[0]!, inward, isCentred: false })),
  lines: [
    [at(0, A), at(1, A)],
    [at(0, B), at(1, B)],
    [at(A, 0), at(A, 1)],
    [at(B, 0), at(B, 1)],
    [at(0, 0), at(A, A)],
    [at(1, 0), at(B, A)],
    [at(0, 1), at(A, B)],
    [at(1, 1), at(B, B)],
  ],
  hasFixedHouses: false,
  middle: { from: A, to: B },
}

export const SQUARE_PLANS: Readonly<Record<SquareStyle, SquarePlan>> = {
  north_indian: NORTH,
  south_indian: SOUTH,
  east_indian: EAST,
}
