import { units } from '../geometry.ts'

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
