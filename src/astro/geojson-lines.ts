import { arc } from './angle.ts'
import type { PathPoint } from './eclipse-path.ts'

/** A position of GeoJSON: longitude and latitude. */
export type GeoPosition = readonly [lng: number, lat: number]

/** A part of a line that does not cross the antimeridian. */
export interface GeoPart {
  readonly positions: readonly GeoPosition[]
  /** The instant of each position, in Julian days. */
  readonly times: readonly number[]
}

/**
 * A line in parts, cut where it crosses the antimeridian (RFC 7946, 3.1.9). Both parts have the point of the cut, which lies on the
 * straight line between its neighbours.
 */
export function cutAtAntimeridian(points: readonly PathPoint[]): readonly GeoPart[] {
  const parts: { positions: GeoPosition[]; times: number[] }[] = [{ positions: [], times: [] }]
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && Math.abs(point.longitude - before.longitude) > 180) {
      const side = before.longitude < 0 ? -180 : 180
      const share = (side - before.longitude) / arc(before.longitude, point.longitude)
      const latitude = before.latitude + share * (point.latitude - before.latitude)
      const jd = before.jd + share * (point.jd - before.jd)
      parts.at(-1)!.positions.push([side, latitude])
      parts.at(-1)!.times.push(jd)
      parts.push({ positions: [[-side, latitude]], times: [jd] })
    }
    parts.at(-1)!.positions.push([point.longitude, point.latitude])
    parts.at(-1)!.times.push(point.jd)
  }
  return parts.filter(({ positions }) => positions.length > 1)
}
