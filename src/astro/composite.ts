import { midpoint, normalise } from './angle.ts'
import type { Aspect } from './aspect.ts'
import { aspects } from './aspects.ts'
import { type Angle, type Chart, type ChartPoint, moversOf } from './chart.ts'
import { type CompositeHouses, compositeHouses } from './composite-houses.ts'
import type { HouseSystem } from './house.ts'
import { houseOf } from './houses.ts'

/** A chart between two others. It has no instant, so that its points have no speed. */
export interface Composite extends Pick<Chart, 'points' | 'aspects' | 'angles'> {
  readonly houses: CompositeHouses | null
}

/**
 * The midpoint composite of two charts. Every body is at the middle of the shorter arc between its two longitudes (Robert
 * Hand, Planets in Composite, 1975). Angles are midpoints too, with the ascendant east of the midheaven. The composite has
 * no houses or angles when either birth time is unknown.
 */
export function composite(a: Chart, b: Chart, system: HouseSystem, among: readonly Aspect[]): Composite {
  const angles = a.angles && b.angles && midAngles(a.angles, b.angles)
  const houses = angles && compositeHouses(a.houses!, b.houses!, angles, system)
  const points = a.points.flatMap((point): ChartPoint[] => {
    const other = b.points.find(({ id, variant }) => id === point.id && variant === point.variant)
    if (!other) return []
    const longitude =
      angles && point.id in angles ? angles[point.id as Angle] : midpoint(point.longitude, other.longitude)
    const speed = 0
    const station = null
    return [{ ...point, longitude, speed, station, position: null, house: houses && houseOf(longitude, houses.cusps) }]
  })
  return { points, angles, houses, aspects: aspects(moversOf(points), among) }
}

type Angles = NonNullable<Chart['angles']>

function midAngles(a: Angles, b: Angles): Angles {
  const mc = midpoint(a.mc, b.mc)
  const middle = midpoint(a.asc, b.asc)
  const asc = normalise(middle - mc) < 180 ? middle : normalise(middle + 180)
  return { asc, mc, ic: normalise(mc + 180), dc: normalise(asc + 180), vertex: midpoint(a.vertex, b.vertex) }
}
