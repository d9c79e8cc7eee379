import { HUNDREDTHS, hundredthsText, units } from './geometry.ts'

/** A line as steps. A step is a command of an SVG path with its numbers, in absolute coordinates. */
export type Stroke = readonly Step[]
type Step = readonly [command: string, ...numbers: readonly number[]]

/** Reads path data with the commands M, L, C, A and Z. */
export const stroke = (data: string): Stroke =>
  [...data.matchAll(/([MLCAZ])([^MLCAZ]*)/g)].map(([, command, numbers]) => [
    command!,
    ...(numbers!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  ])

/** An arc has two radii, a rotation and two flags before its end point. */
const ARC_RADII = 2
const ARC_END = 5
/** The grid of coordinates in 0.01 units. An error of 0.1 units is below 20 micrometres on a page and 0.1 pixels. */
const GRID = 10

/**
 * Path data of a stroke, scaled and then moved. Relative steps take half the bytes of absolute ones. They are differences
 * of rounded coordinates, so that rounding errors do not add up.
 */
export function placed(steps: Stroke, scale: number, dx: number, dy: number, grid = GRID): string {
  const across = (value: number): number => grid * Math.round(((value * scale + dx) * HUNDREDTHS) / grid)
  const down = (value: number): number => grid * Math.round(((value * scale + dy) * HUNDREDTHS) / grid)
  let [x, y] = [0, 0]
  let [firstX, firstY] = [0, 0]
  let path = ''
  for (const [command, ...numbers] of steps) {
    if (command === 'Z') {
      path += 'z'
      x = firstX
      y = firstY
      continue
    }
    path += path === '' ? 'M' : command.toLowerCase()
    const start = command === 'A' ? ARC_END : 0
    let [nextX, nextY] = [x, y]
    for (let index = 0; index < start; index++) {
      if (index > 0) path += ' '
      path += index < ARC_RADII ? units(numbers[index]! * scale) : numbers[index]!
    }
    for (let index = start; index < numbers.length; index += 2) {
      nextX = across(numbers[index]!)
      nextY = down(numbers[index + 1]!)
      path += spaced(nextX - x, index > 0) + spaced(nextY - y, true)
    }
    x = nextX
    y = nextY
    if (command === 'M') [firstX, firstY] = [x, y]
  }
  return path
}

/** A minus sign separates two numbers as a blank does. */
const spaced = (hundredths: number, parted: boolean): string =>
  parted && hundredths >= 0 ? ` ${hundredthsText(hundredths)}` : hundredthsText(hundredths)
