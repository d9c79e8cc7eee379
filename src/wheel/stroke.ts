import { units } from './geometry.ts'

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

/** Path data of a stroke, scaled and then moved. */
export function placed(steps: Stroke, scale: number, dx: number, dy: number): string {
  let path = ''
  for (const [command, ...numbers] of steps) {
    path += command
    const end = command === 'A' ? ARC_END : 0
    for (let index = 0; index < numbers.length; index++) {
      const value = numbers[index]!
      if (index > 0) path += ' '
      if (index >= end) path += units(value * scale + ((index - end) % 2 === 0 ? dx : dy))
      else path += index < ARC_RADII ? units(value * scale) : value
    }
  }
  return path
}
