import type { Coordinates } from './sky.ts'

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

/** The distance of two points on a sphere, by the haversine formula. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2
  const scale = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north + scale * east)))
}
