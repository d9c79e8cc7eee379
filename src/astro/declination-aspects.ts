import { family } from './body.ts'
import type { ChartPoint } from './chart.ts'

/** The orb of a declination aspect, in degrees. */
export const DECLINATION_ORB = 1

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
export function declinationAspects(points: readonly ChartPoint[]): DeclinationAspect[] {
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
