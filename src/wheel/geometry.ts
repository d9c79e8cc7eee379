import { arc } from '../astro/angle.ts'

/** A point in the picture, a square of `SIDE` units with y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const SIDE = 1000
const CENTRE = SIDE / 2

/** The point of a longitude in degrees at a radius in units. */
export type Frame = (longitude: number, radius: number) => Point

/** A wheel with a given longitude at the left. Longitudes grow counter-clockwise. */
export const frameWith =
  (leftLongitude: number): Frame =>
  (longitude, radius) => {
    const turn = ((longitude - leftLongitude + 180) * Math.PI) / 180
    return { x: CENTRE + radius * Math.cos(turn), y: CENTRE - radius * Math.sin(turn) }
  }

/** A length or a coordinate rounded to 0.01 units: 0.02 pixels in the largest picture. */
export const units = (value: number): string => hundredthsText(Math.round(value * HUNDREDTHS))

const HUNDREDTHS = 100

/** A table, because a wheel has ten thousand numbers and formatting doubles takes longer than its geometry. */
const DECIMALS = Array.from({ length: HUNDREDTHS }, (_, each) => (each === 0 ? '' : String(each / 100).slice(1)))

/** A whole number of hundredths as a decimal number, without a zero before the point. */
function hundredthsText(hundredths: number): string {
  const size = Math.abs(hundredths)
  const whole = Math.floor(size / HUNDREDTHS)
  const text = (whole || '') + DECIMALS[size % HUNDREDTHS]! || '0'
  return hundredths < 0 ? `-${text}` : text
}

export const at = ({ x, y }: Point): string => `${units(x)} ${units(y)}`

/** Rounded to 0.1 units, for frequent shapes, where one digit less saves bytes. */
export const tenths = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** A straight path through points. */
export const through = (...points: readonly Point[]): string =>
  points.map((each, index) => `${index === 0 ? 'M' : 'L'}${at(each)}`).join('')

/** A path along a radius, between two distances from the centre. */
export const spoke = (frame: Frame, longitude: number, from: number, to: number): string =>
  through(frame(longitude, from), frame(longitude, to))

/** The largest step of a bent path, in degrees. */
const BEND = 5

/** A path from a longitude by `way` degrees, bent about the wheel, so that lines of neighbours do not cross. */
export function bent(frame: Frame, longitude: number, way: number, from: number, to: number): string {
  const steps = Math.max(1, Math.ceil(Math.abs(way) / BEND))
  return through(
    ...Array.from({ length: steps + 1 }, (_, step) =>
      tenths(frame(longitude + (way * step) / steps, from + ((to - from) * step) / steps)),
    ),
  )
}

/** A path around the sector of a ring from a longitude by `span` degrees, counter-clockwise when positive. */
export function sector(frame: Frame, from: number, span: number, outer: number, inner: number): string {
  const large = Math.abs(span) > 180 ? 1 : 0
  const [there, back] = span > 0 ? [0, 1] : [1, 0]
  const to = from + span
  return (
    `M${at(frame(from, outer))}A${units(outer)} ${units(outer)} 0 ${large} ${there} ${at(frame(to, outer))}` +
    `L${at(frame(to, inner))}A${units(inner)} ${units(inner)} 0 ${large} ${back} ${at(frame(from, inner))}Z`
  )
}

/** A path along a circle from a longitude by `span` degrees. */
export function along(frame: Frame, from: number, span: number, radius: number): string {
  const large = Math.abs(span) > 180 ? 1 : 0
  return `M${at(frame(from, radius))}A${units(radius)} ${units(radius)} 0 ${large} ${span > 0 ? 0 : 1} ${at(frame(from + span, radius))}`
}

/** An obstacle for lines, in polar coordinates of the wheel. */
export interface Obstacle {
  readonly longitude: number
  readonly distance: number
  readonly reach: number
}

/** Pieces of a line shorter than this are left out. */
const SHORTEST = 9
const MARGIN = 1.5

/** Path data of a line along a radius, with gaps at obstacles; empty when no piece is left. */
export function clearSpoke(
  frame: Frame,
  longitude: number,
  from: number,
  to: number,
  obstacles: readonly Obstacle[],
): string {
  const gaps = obstacles.flatMap((each) => gapOf(each, longitude)).sort(([a], [b]) => a - b)
  let start = from
  let path = ''
  for (const [near, far] of [...gaps, [to, to] as const]) {
    const end = Math.min(near, to)
    if (end - start >= SHORTEST) path += spoke(frame, longitude, start, end)
    start = Math.max(start, far)
  }
  return path
}

function gapOf({ longitude, distance, reach }: Obstacle, at: number): (readonly [number, number])[] {
  const turn = (arc(at, longitude) * Math.PI) / 180
  const across = distance * Math.sin(turn)
  const wide = reach + MARGIN
  if (Math.cos(turn) <= 0 || Math.abs(across) >= wide) return []
  const along = distance * Math.cos(turn)
  const half = Math.sqrt(wide * wide - across * across)
  return [[along - half, along + half]]
}

/** A line as steps. A step is a command of an SVG path with its numbers, in absolute coordinates. */
export type Stroke = readonly Step[]
interface Step {
  readonly command: string
  readonly numbers: readonly number[]
}

/** Reads path data with the commands M, L, C, A and Z. */
export const stroke = (data: string): Stroke =>
  [...data.matchAll(/([MLCAZ])([^MLCAZ]*)/g)].map(([, command, numbers]) => ({
    command: command!,
    numbers: (numbers!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }))

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
  let x = 0
  let y = 0
  let firstX = 0
  let firstY = 0
  let path = ''
  for (const { command, numbers } of steps) {
    if (command === 'Z') {
      path += 'z'
      x = firstX
      y = firstY
      continue
    }
    path += path === '' ? 'M' : command.toLowerCase()
    const start = command === 'A' ? ARC_END : 0
    let nextX = x
    let nextY = y
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
    if (command === 'M') {
      firstX = x
      firstY = y
    }
  }
  return path
}

/** A minus sign separates two numbers as a blank does. */
const spaced = (hundredths: number, parted: boolean): string =>
  parted && hundredths >= 0 ? ` ${hundredthsText(hundredths)}` : hundredthsText(hundredths)
