/**
 * A vector from the centre of the Earth in kilometres, in the frame of the true equator of date: the third component
 * lies along the axis of the Earth.
 */
export type Vector = readonly [number, number, number]

/** The shadow of the Moon at an instant. */
export interface Shadow {
  /** False where the Earth is between the Sun and the Moon. */
  readonly falls: boolean
  /** Distance of the axis of the shadow from the centre of the Earth, in kilometres. */
  readonly axisKm: number
  /** Negative while the axis meets the Earth, positive while it misses it; 0 at both ends of a central line. */
  readonly clearanceKm: number
  /** Distance from the axis of the point on Earth where the eclipse is greatest: 0 where the axis meets the Earth. */
  readonly offAxisKm: number
  /** Radii of penumbra and umbra there. The umbra is positive where the Moon is too small to cover the Sun. */
  readonly penumbraKm: number
  readonly umbraKm: number
  /** The diameter of the Moon in diameters of the Sun, as seen from there. */
  readonly ratio: number
}

/** The ellipsoid WGS 84. */
const EARTH_KM = 6378.137
const FLATTENING = 1 / 298.257223563
/** 959.63 seconds of arc at one astronomical unit. */
const SUN_KM = 149_597_870.7 * Math.sin((959.63 / 3600) * (Math.PI / 180))
/**
 * Radii of the Moon in NASA's canon (Espenak and Meeus, NASA/TP-2006-214141): the smaller one is for the umbra, because
 * sunlight passes the valleys of the limb.
 */
const MOON_IN_PENUMBRA_KM = 0.272488 * EARTH_KM
const MOON_IN_UMBRA_KM = 0.272281 * EARTH_KM

/** The shadow by the apparent positions of Sun and Moon. */
export function shadowOf(sun: Vector, moon: Vector): Shadow {
  const axis = direction(sun, moon)
  const { point, clearanceKm } = deepestPoint(sun, moon)
  const fromMoon = minus(point, moon)
  const behindMoon = dot(fromMoon, axis)
  const spread = behindMoon / length(minus(moon, sun))
  return {
    falls: dot(moon, axis) < 0,
    axisKm: length(plus(moon, axis, -dot(moon, axis))),
    clearanceKm,
    offAxisKm: length(plus(fromMoon, axis, -behindMoon)),
    penumbraKm: spread * (SUN_KM + MOON_IN_PENUMBRA_KM) + MOON_IN_PENUMBRA_KM,
    umbraKm: spread * (SUN_KM - MOON_IN_UMBRA_KM) - MOON_IN_UMBRA_KM,
    ratio: Math.asin(MOON_IN_UMBRA_KM / length(fromMoon)) / Math.asin(SUN_KM / length(minus(point, sun))),
  }
}

/**
 * Minus the cosine of the angle at the centre of the Earth between Sun and Moon: 1 where the Moon is on the axis of the
 * shadow.
 */
export const nearness = (sun: Vector, moon: Vector): number => -dot(sun, moon) / length(sun) / length(moon)

/**
 * The point where the axis enters the Earth, or where it passes closest to it. A stretch along its own axis makes the
 * Earth a sphere and leaves lines straight, so that the line meets the one where it meets the other.
 */
function deepestPoint(sun: Vector, moon: Vector): { point: Vector; clearanceKm: number } {
  const [from, near] = [stretched(sun), stretched(moon)]
  const axis = direction(from, near)
  const foot = plus(near, axis, -dot(near, axis))
  const away = length(foot)
  const onSphere =
    away < EARTH_KM ? plus(foot, axis, -Math.sqrt(EARTH_KM ** 2 - away ** 2)) : plus(ORIGIN, foot, EARTH_KM / away)
  return { point: flattened(onSphere), clearanceKm: away - EARTH_KM }
}

const ORIGIN: Vector = [0, 0, 0]

const stretched = ([x, y, z]: Vector): Vector => [x, y, z / (1 - FLATTENING)]
const flattened = ([x, y, z]: Vector): Vector => [x, y, z * (1 - FLATTENING)]

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const length = (a: Vector): number => Math.hypot(...a)
const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1)
const plus = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
]

/** The unit vector from one point to another. */
function direction(from: Vector, to: Vector): Vector {
  const way = minus(to, from)
  return plus(ORIGIN, way, 1 / length(way))
}
