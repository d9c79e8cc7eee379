import { arc } from './angle.ts'
import type { Coordinates } from './sky.ts'
import { dot, length, minus, plus, type Vector } from './vector.ts'

/** The ellipsoid WGS 84. */
export const EARTH_KM = 6378.137
const FLATTENING = 1 / 298.257223563
const RADIANS = Math.PI / 180

/** A stretch along its axis that makes the Earth a sphere, and leaves lines straight. */
export const stretched = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]
export const flattened = ([x, y, z]: Vector): Vector => [x, y, z * (1 - FLATTENING)]

/** A place on the Earth or above it. */
export interface Site extends Coordinates {
  /** Height above the ellipsoid. */
  readonly elevationM: number
}

/** The directions of a place in the frame of the equator. */
export interface LocalFrame {
  /** The place, in kilometres from the centre of the Earth. */
  readonly at: Vector
  readonly zenith: Vector
  readonly north: Vector
  readonly east: Vector
}

/** A place in the frame of the true equator of date. `siderealDeg` is the sidereal time of Greenwich. */
export function localFrame({ latitude, longitude, elevationM }: Site, siderealDeg: number): LocalFrame {
  const phi = latitude * RADIANS
  const theta = (siderealDeg + longitude) * RADIANS
  const sinPhi = Math.sin(phi)
  const cosPhi = Math.cos(phi)
  const sinTheta = Math.sin(theta)
  const cosTheta = Math.cos(theta)
  const inverse = 1 / Math.sqrt(cosPhi ** 2 + (1 - FLATTENING) ** 2 * sinPhi ** 2)
  const fromAxis = (EARTH_KM * inverse + elevationM / 1000) * cosPhi
  const fromEquator = (EARTH_KM * (1 - FLATTENING) ** 2 * inverse + elevationM / 1000) * sinPhi
  return {
    at: [fromAxis * cosTheta, fromAxis * sinTheta, fromEquator],
    zenith: [cosPhi * cosTheta, cosPhi * sinTheta, sinPhi],
    north: [-sinPhi * cosTheta, -sinPhi * sinTheta, cosPhi],
    east: [-sinTheta, cosTheta, 0],
  }
}

/** The geodetic coordinates of a point on the ellipsoid. */
export const coordinatesOf = ([x, y, z]: Vector, siderealDeg: number): Coordinates => ({
  latitude: Math.atan2(z, (1 - FLATTENING) ** 2 * Math.hypot(x, y)) / RADIANS,
  longitude: arc(0, Math.atan2(y, x) / RADIANS - siderealDeg),
})

/** Degrees above the horizon, without refraction, and from north through east. */
export function horizontal({ at, zenith, north, east }: LocalFrame, body: Vector) {
  const seen = minus(body, at)
  const azimuth = Math.atan2(dot(seen, east), dot(seen, north)) / RADIANS
  return {
    altitude: Math.asin(dot(seen, zenith) / length(seen)) / RADIANS,
    azimuth: azimuth < 0 ? azimuth + 360 : azimuth,
  }
}

/** The point where a line first meets the Earth. It runs from a point, against a unit vector that points outward. Null if it misses. */
export function groundBelow(point: Vector, outward: Vector): Vector | null {
  const from = stretched(point)
  const way = stretched(outward)
  const a = dot(way, way)
  const b = dot(from, way)
  const discriminant = b * b - a * (dot(from, from) - EARTH_KM ** 2)
  return discriminant < 0 ? null : plus(point, outward, (Math.sqrt(discriminant) - b) / a)
}
