import { root } from './search.ts'
import { AU_KM, type Eclipse, type EclipseKind } from './sky.ts'

/**
 * A vector from the centre of the Earth in kilometres, in the frame of the true equator of date: the third component
 * lies along the axis of the Earth.
 */
export type Vector = readonly [number, number, number]

/** Apparent positions of the Sun and the Moon at a Julian day in UT. */
type Syzygy = (jd: number) => readonly [sun: Vector, moon: Vector]

/** Half of the interval over which the motion of the Moon or of its shadow is measured, in days. */
const HALF_MINUTE = 0.5 / 1440
/** The axis of the shadow crosses the Earth in at most five hours. */
const HALF_CROSSING_DAYS = 0.15

/**
 * The greatest solar eclipse anywhere on Earth between two Julian days, which contain one conjunction; null when there is
 * none. Greatest is the instant at which the axis of the shadow passes closest to the centre of the Earth, as in NASA's
 * canon.
 */
export function solarEclipse(at: Syzygy, from: number, to: number): Omit<Eclipse, 'saros'> | null {
  const shadowAt = (jd: number): Shadow => shadowOf(...at(jd))
  const leaving = (jd: number): number =>
    shadowAt(jd + HALF_MINUTE).axisKm ** 2 - shadowAt(jd - HALF_MINUTE).axisKm ** 2
  if (leaving(from) >= 0 || leaving(to) <= 0) return null
  const maximum = root(leaving, from, to)
  const shadow = shadowAt(maximum)
  if (!shadow.falls || shadow.offAxisKm >= shadow.penumbraKm) return null
  return { kind: kindOf(shadow, shadowAt, maximum), magnitude: magnitudeOf(shadow), maximum }
}

/** A central eclipse whose shadow is an umbra on a part of its path only is hybrid. */
function kindOf(shadow: Shadow, shadowAt: (jd: number) => Shadow, maximum: number): EclipseKind {
  if (shadow.offAxisKm > Math.abs(shadow.umbraKm)) return 'partial'
  const rings = [shadow, ...centralEnds(shadow, shadowAt, maximum)].map(({ umbraKm }) => umbraKm > 0)
  if (rings.every(Boolean)) return 'annular'
  return rings.some(Boolean) ? 'hybrid' : 'total'
}

/** The shadow where the central line begins and where it ends; none without a central line. */
function centralEnds({ clearanceKm }: Shadow, shadowAt: (jd: number) => Shadow, maximum: number): Shadow[] {
  if (clearanceKm >= 0) return []
  return [-HALF_CROSSING_DAYS, HALF_CROSSING_DAYS].map((days) =>
    shadowAt(root((jd) => shadowAt(jd).clearanceKm, maximum, maximum + days)),
  )
}

/** The ratio of the disks on the central line, elsewhere the covered share of the Sun's diameter. */
const magnitudeOf = ({ clearanceKm, ratio, offAxisKm, penumbraKm, umbraKm }: Shadow): number =>
  clearanceKm < 0 ? ratio : (penumbraKm - offAxisKm) / (penumbraKm + umbraKm)

/**
 * The greatest lunar eclipse between two Julian days, which contain it: the instant at which the angle between the Moon
 * and the axis of the shadow is smallest, as NASA's canon has it. The distance in kilometres is smallest up to eight
 * seconds from it.
 */
export const greatestLunar = (at: Syzygy, from: number, to: number): number =>
  root((jd) => nearness(...at(jd - HALF_MINUTE)) - nearness(...at(jd + HALF_MINUTE)), from, to)

/** The shadow of the Moon at an instant. */
interface Shadow {
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
const SUN_KM = AU_KM * Math.sin((959.63 / 3600) * (Math.PI / 180))
/**
 * Radii of the Moon in NASA's canon (Espenak and Meeus, NASA/TP-2006-214141): the smaller one is for the umbra, because
 * sunlight passes the valleys of the limb.
 */
const MOON_IN_PENUMBRA_KM = 0.272488 * EARTH_KM
const MOON_IN_UMBRA_KM = 0.272281 * EARTH_KM

/** The shadow by the apparent positions of Sun and Moon. */
function shadowOf(sun: Vector, moon: Vector): Shadow {
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
const nearness = (sun: Vector, moon: Vector): number => -dot(sun, moon) / length(sun) / length(moon)

/**
 * The point where the axis enters the Earth, or where it passes closest to it. A stretch along its own axis makes the
 * Earth a sphere and leaves lines straight, so that the line meets the one where it meets the other.
 */
function deepestPoint(sun: Vector, moon: Vector): { point: Vector; clearanceKm: number } {
  const from = stretched(sun)
  const near = stretched(moon)
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
