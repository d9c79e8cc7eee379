import type { Aspect } from '../../astro/aspect.ts'
import { aspects } from '../../astro/aspects.ts'
import { isPhysical } from '../../astro/body.ts'
import { type Chart, moversOf } from '../../astro/chart.ts'
import { type Pattern, patterns } from '../../astro/patterns.ts'
import { type Element, elementOf, type Mode, modeOf, signIndex } from '../../astro/sign.ts'

/** A figure of aspects, with the element and the mode that all its bodies share; null where they differ. */
export interface Figure extends Pattern {
  readonly element: Element | null
  readonly mode: Mode | null
}

/** Figures among the bodies of a chart. They need quincunxes, also where the answer shows only major aspects. */
export function figuresOf({ points }: Chart, among: readonly Aspect[]): Figure[] {
  const bodies = points.filter(({ body }) => body && isPhysical(body))
  const found = patterns(
    bodies.map(({ id }) => id),
    aspects(moversOf(bodies), among),
  )
  const signOf = (id: string): number => signIndex(bodies.find((point) => point.id === id)!.longitude)
  const shared = <Value>(ids: readonly string[], of: (sign: number) => Value): Value | null => {
    const values = new Set(ids.map((id) => of(signOf(id))))
    return values.size === 1 ? [...values][0]! : null
  }
  return found.map((pattern) => ({
    ...pattern,
    element: shared(pattern.bodies, elementOf),
    mode: shared(pattern.bodies, modeOf),
  }))
}
