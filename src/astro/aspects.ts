import { arc, separation } from './angle.ts'
import type { Aspect } from './aspect.ts'

/** A point that moves along the zodiac. Points of one family, such as the lunar nodes, form no aspects with each other. */
export interface Mover {
  readonly id: string
  readonly family: string
  readonly longitude: number
  readonly speed: number
}

export interface AspectHit {
  readonly aspect: Aspect
  readonly a: string
  readonly b: string
  /** Difference from the exact angle, in degrees. */
  readonly orb: number
  /** True while the separation moves towards the exact angle. */
  readonly applying: boolean
}

/** The aspects within their orbs between all pairs of movers, each pair in alphabetical order of ids. */
export function aspects(movers: readonly Mover[], among: readonly Aspect[]): AspectHit[] {
  const hits: AspectHit[] = []
  for (const [index, first] of movers.entries()) {
    for (const second of movers.slice(index + 1)) {
      if (first.family === second.family) continue
      const [a, b] = first.id < second.id ? [first, second] : [second, first]
      const hit = nearest(a, b, among)
      if (hit) hits.push(hit)
    }
  }
  return hits
}

/** The aspects that movers make to points of another chart, in the order of the movers. */
export const crossAspects = (
  movers: readonly Mover[],
  points: readonly Mover[],
  among: readonly Aspect[],
): AspectHit[] => movers.flatMap((mover) => points.flatMap((point) => nearest(mover, point, among) ?? []))

/** The error of a difference of doubles, in degrees: 138.001 less 10.001 is not exactly 128. A pair on the orb is within it. */
const NOISE = 1e-9

/** The aspect of a pair with the smallest orb, since orbs of neighbouring aspects can overlap. */
function nearest(a: Mover, b: Mover, among: readonly Aspect[]): AspectHit | null {
  const angle = separation(a.longitude, b.longitude)
  let best: AspectHit | null = null
  for (const aspect of among) {
    const orb = Math.abs(angle - aspect.angle)
    if (orb <= aspect.orb + NOISE && (best === null || orb < best.orb)) {
      best = { aspect, a: a.id, b: b.id, orb, applying: isApplying(a, b, aspect.angle) }
    }
  }
  return best
}

/** True while the separation moves towards the exact angle. */
function isApplying(a: Mover, b: Mover, exact: number): boolean {
  const gap = arc(a.longitude, b.longitude)
  const opening = Math.sign(gap) * (b.speed - a.speed)
  return (Math.abs(gap) - exact) * opening < 0
}
