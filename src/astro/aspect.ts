import { arc, separation } from './angle.ts'
import { type Body, family } from './body.ts'
import type { Position } from './sky.ts'

/** The aspects with exact angle and default orb in degrees, major aspects first. Orbs are those usual for such services. */
export const ASPECTS = [
  { id: 'conjunction', angle: 0, orb: 8, major: true },
  { id: 'opposition', angle: 180, orb: 8, major: true },
  { id: 'trine', angle: 120, orb: 8, major: true },
  { id: 'square', angle: 90, orb: 8, major: true },
  { id: 'sextile', angle: 60, orb: 6, major: true },
  { id: 'quincunx', angle: 150, orb: 3, major: false },
  { id: 'semi_sextile', angle: 30, orb: 2, major: false },
  { id: 'semi_square', angle: 45, orb: 2, major: false },
  { id: 'sesquiquadrate', angle: 135, orb: 2, major: false },
  { id: 'quintile', angle: 72, orb: 2, major: false },
] as const satisfies readonly AspectFacts[]

interface AspectFacts {
  readonly id: string
  readonly angle: number
  readonly orb: number
  readonly major: boolean
}

export type AspectId = (typeof ASPECTS)[number]['id']
/** An aspect with its orb in degrees, which a caller may change. */
export interface Aspect extends AspectFacts {
  readonly id: AspectId
}

export const MAJOR_ASPECTS: readonly Aspect[] = ASPECTS.filter(({ major }) => major)

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

/** The orb of a declination aspect, in degrees. */
const DECLINATION_ORB = 1

/** A point of a chart. Only bodies have a position in space. */
interface Declined {
  readonly name: string
  readonly body: Body | null
  readonly position: Position | null
}

export interface DeclinationAspect {
  readonly a: string
  readonly b: string
  readonly kind: 'parallel' | 'contra_parallel'
  /** Difference from exact, in degrees. */
  readonly orb: number
}

/**
 * Pairs of bodies at equal distances from the equator: on the same side (parallel) or on opposite sides
 * (contra-parallel). Each pair is in alphabetical order. Near the equator both may apply: the tighter one counts.
 */
export function declinationAspects(points: readonly Declined[]): DeclinationAspect[] {
  const bodies = points.filter(({ position }) => position)
  return bodies.flatMap((first, index) =>
    bodies
      .slice(index + 1)
      .filter((second) => family(first.body!) !== family(second.body!))
      .flatMap((second) => {
        const [a, b] = first.name < second.name ? [first, second] : [second, first]
        const parallel = Math.abs(a.position!.declination - b.position!.declination)
        const contra = Math.abs(a.position!.declination + b.position!.declination)
        const orb = Math.min(parallel, contra)
        if (orb > DECLINATION_ORB) return []
        return [{ a: a.name, b: b.name, kind: parallel <= contra ? 'parallel' : 'contra_parallel', orb } as const]
      }),
  )
}
