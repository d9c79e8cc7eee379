import { midpoint, normalise } from './angle.ts'
import type { Aspect } from './aspect.ts'
import { aspects } from './aspects.ts'
import { type Angle, type Chart, type ChartPoint, moversOf } from './chart.ts'
import { houseOf } from './houses.ts'

/** A chart between two others. It has no instant, so that its points have no speed. */
export interface Composite extends Pick<Chart, 'points' | 'aspects' | 'angles'> {
  readonly cusps: readonly number[] | null
}

/**
 * The midpoint composite of two charts. Every body is at the middle of the shorter arc between its two longitudes (Robert
 * Hand, Planets in Composite, 1975). Angles are midpoints too, with the ascendant east of the midheaven. Houses trisect the
 * quadrants, as in Porphyry's system. The composite has no houses or angles when either birth time is unknown.
 */
export function composite(a: Chart, b: Chart, among: readonly Aspect[]): Composite {
  const angles = a.angles && b.angles && midAngles(a.angles, b.angles)
  const cusps = angles && quadrantCusps(angles.asc, angles.mc)
  const points = a.points.flatMap((point): ChartPoint[] => {
    const other = b.points.find(({ id, variant }) => id === point.id && variant === point.variant)
    if (!other) return []
    const longitude =
      angles && point.id in angles ? angles[point.id as Angle] : midpoint(point.longitude, other.longitude)
    const speed = 0
    return [{ ...point, longitude, speed, position: null, house: cusps && houseOf(longitude, cusps) }]
  })
  return { points, angles, cusps, aspects: aspects(moversOf(points), among) }
}

type Angles = NonNullable<Chart['angles']>

function midAngles(a: Angles, b: Angles): Angles {
  const mc = midpoint(a.mc, b.mc)
  const middle = midpoint(a.asc, b.asc)
  const asc = normalise(middle - mc) < 180 ? middle : normalise(middle + 180)
  return { asc, mc, ic: normalise(mc + 180), dc: normalise(asc + 180), vertex: midpoint(a.vertex, b.vertex) }
}

/** Cusps from the ascendant: three equal parts of each quadrant. */
function quadrantCusps(asc: number, mc: number): readonly number[] {
  const below = normalise(mc + 180 - asc)
  const corners = [asc, normalise(mc + 180), normalise(asc + 180), mc]
  return corners.flatMap((corner, quadrant) => {
    const width = quadrant % 2 === 0 ? below : 180 - below
    return [0, 1, 2].map((third) => normalise(corner + (third * width) / 3))
  })
}
