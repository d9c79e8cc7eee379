import { HUNDREDTHS, hundredthsText, units } from './geometry.ts'

/** A drawn line as its steps: each a command of an SVG path with its numbers, in absolute coordinates. */
export type Stroke = readonly Step[]
type Step = readonly [command: string, ...numbers: readonly number[]]

/** Reads the data of a path that is written with M, L, C, A and Z only. */
export const stroke = (data: string): Stroke =>
  [...data.matchAll(/([MLCAZ])([^MLCAZ]*)/g)].map(([, command, numbers]) => [
    command!,
    ...(numbers!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  ])

/** The two radii of an arc, its turn and two flags come before its end. */
const ARC_RADII = 2
const ARC_END = 5
/** Hundredths of a unit. A tenth of a unit is less than 20 micrometres on a page and a tenth of a pixel off at most. */
const GRID = 10

/**
 * Path data of a stroke, scaled and then moved. Steps are written from where the one before has ended, which takes half
 * the room; they are differences of rounded places, so that nothing adds up.
 */
export function placed(steps: Stroke, scale: number, dx: number, dy: number): string {
  const across = (value: number): number => GRID * Math.round(((value * scale + dx) * HUNDREDTHS) / GRID)
  const down = (value: number): number => GRID * Math.round(((value * scale + dy) * HUNDREDTHS) / GRID)
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

/** A minus parts two numbers as well as a blank. */
const spaced = (hundredths: number, parted: boolean): string =>
  parted && hundredths >= 0 ? ` ${hundredthsText(hundredths)}` : hundredthsText(hundredths)
