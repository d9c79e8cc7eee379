import { EARTH_KM, flattened, stretched } from './earth.ts'
import { AU_KM } from './sky.ts'
import { across, direction, dot, length, minus, ORIGIN, plus, type Vector } from './vector.ts'

/** 959.63 seconds of arc at one astronomical unit. */
export const SUN_KM = AU_KM * Math.sin((959.63 / 3600) * (Math.PI / 180))
/**
 * Radii of the Moon in NASA's canon (Espenak and Meeus, NASA/TP-2006-214141): the smaller one is for the umbra, because
 * sunlight passes the valleys of the limb.
 */
export const MOON_IN_PENUMBRA_KM = 0.272488 * EARTH_KM
export const MOON_IN_UMBRA_KM = 0.272281 * EARTH_KM

/** The shadow of the Moon around a point. */
export interface Cone {
  /** The vector from the axis to the point, at a right angle to the axis, in kilometres. */
  readonly offAxis: Vector
  /** Radii of penumbra and umbra there. The umbra is positive where the Moon is too small to cover the Sun. */
  readonly penumbraKm: number
  readonly umbraKm: number
}

/** The shadow around a point by the positions of Sun and Moon. */
export function coneAt(sun: Vector, moon: Vector, point: Vector): Cone {
  const axis = direction(sun, moon)
  const fromMoon = minus(point, moon)
  const spread = dot(fromMoon, axis) / length(minus(moon, sun))
  return {
    offAxis: across(fromMoon, axis),
    penumbraKm: spread * (SUN_KM + MOON_IN_PENUMBRA_KM) + MOON_IN_PENUMBRA_KM,
    umbraKm: spread * (SUN_KM - MOON_IN_UMBRA_KM) - MOON_IN_UMBRA_KM,
  }
}

/**
 * The point where the axis of the shadow enters the Earth, or where it passes closest to it. In the stretched frame the Earth
 * is a sphere, and a line that meets this sphere meets the Earth at the same point.
 */
export function deepestPoint(sun: Vector, moon: Vector): { point: Vector; clearanceKm: number } {
  const from = stretched(sun)
  const near = stretched(moon)
  const axis = direction(from, near)
  const foot = across(near, axis)
  const away = length(foot)
  const onSphere =
    away < EARTH_KM ? plus(foot, axis, -Math.sqrt(EARTH_KM ** 2 - away ** 2)) : plus(ORIGIN, foot, EARTH_KM / away)
  return { point: flattened(onSphere), clearanceKm: away - EARTH_KM }
}
