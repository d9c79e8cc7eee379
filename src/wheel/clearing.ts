import { arc } from '../astro/angle.ts'
import { type Frame, spoke } from './geometry.ts'

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
