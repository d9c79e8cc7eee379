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

/** The radii, the turn and the two flags of an arc come before its end. */
const ARC_RADII = 2
const ARC_END = 5

/** Path data of a stroke, scaled and then moved. */
export const placed = (steps: Stroke, scale: number, dx: number, dy: number): string =>
  steps
    .map(([command, ...numbers]) => {
      const isArc = command === 'A'
      const coordinates = numbers.map((value, index) => {
        if (isArc && index < ARC_END) return units(index < ARC_RADII ? value * scale : value)
        const across = (index - (isArc ? ARC_END : 0)) % 2 === 0
        return units(value * scale + (across ? dx : dy))
      })
      return command + coordinates.join(' ')
    })
    .join('')
