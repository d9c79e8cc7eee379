import type { Aspect } from '../../astro/aspect.ts'
import { type AspectHit, aspects, crossAspects, type Mover } from '../../astro/aspects.ts'
import { type Chart, type ChartPoint, moversOf } from '../../astro/chart.ts'
import { pointName } from '../../languages/labels.ts'
import type { Language } from '../../languages/language.ts'
import type { Ring, WheelAspect, WheelEnd } from '../../wheel/content.ts'

/** A chart as a ring of a wheel. */
export const ringOf = (of: string, chart: Chart, language: Language): Ring =>
  cuspedRing(of, chart, chart.houses?.cusps ?? null, language)

/** The same for a composite, whose points and cusps follow no house system. */
export function cuspedRing(
  of: string,
  chart: Pick<Chart, 'points' | 'angles'>,
  cusps: readonly number[] | null,
  language: Language,
): Ring {
  return {
    of,
    cusps,
    angles: chart.angles,
    points: chart.points.map(({ id, variant, longitude, speed, station, house }) => ({
      id,
      name: pointName(language, id),
      variant,
      longitude,
      retrograde: speed < 0,
      station,
      house,
    })),
  }
}

type Side = 'inner' | 'outer'

/** The end of an aspect line at the point with a name. */
function endOf(ring: Side, name: string, points: readonly ChartPoint[]): WheelEnd {
  const { id, variant } = points.find((point) => point.name === name)!
  return { ring, id, variant }
}

interface SidedPoints {
  readonly ring: Side
  readonly points: readonly ChartPoint[]
}

const lineOf =
  (from: SidedPoints, to: SidedPoints) =>
  ({ a, b, aspect, orb, applying }: AspectHit): WheelAspect => ({
    from: endOf(from.ring, a, from.points),
    to: endOf(to.ring, b, to.points),
    type: aspect.id,
    orb,
    orbMax: aspect.orb,
    applying,
  })

export interface Drawn {
  /** Aspects within the inner ring, within the outer one, and from the outer to the inner. */
  readonly inner: boolean
  readonly outer: boolean
  readonly between: boolean
}

/** The aspects of a bi-wheel. Points of the inner chart stand still where `fixed` says so, as under transits. */
export function biwheelAspects(
  inner: readonly ChartPoint[],
  outer: readonly ChartPoint[],
  among: readonly Aspect[],
  drawn: Drawn,
  fixed: boolean,
): WheelAspect[] {
  const [inside, outside] = [moversOf(inner), moversOf(outer)]
  const within: SidedPoints = { ring: 'inner', points: inner }
  const around: SidedPoints = { ring: 'outer', points: outer }
  const still = (mover: Mover): Mover => (fixed ? { ...mover, speed: 0 } : mover)
  return [
    ...(drawn.inner ? aspects(inside, among).map(lineOf(within, within)) : []),
    ...(drawn.outer ? aspects(outside, among).map(lineOf(around, around)) : []),
    ...(drawn.between ? crossAspects(outside, inside.map(still), among).map(lineOf(around, within)) : []),
  ]
}

/** The aspects of a single wheel. */
export function wheelAspects({ points, aspects: hits }: Pick<Chart, 'points' | 'aspects'>): WheelAspect[] {
  const within: SidedPoints = { ring: 'inner', points }
  return hits.map(lineOf(within, within))
}
