import { root } from './search.ts'
import { coneAt, deepestPoint, MOON_IN_UMBRA_KM, SUN_KM } from './shadow.ts'
import type { Eclipse, EclipseKind } from './sky.ts'
import { across, direction, dot, length, minus, type Vector } from './vector.ts'

/**
 * Apparent positions of the Sun and the Moon at a Julian day in UT: vectors from the centre of the Earth in kilometres, in the
 * frame of the true equator of date. The third component lies along the axis of the Earth.
 */
export type Syzygy = (jd: number) => readonly [sun: Vector, moon: Vector]

/** Half of the interval over which the motion of the Moon or of its shadow is measured, in days. */
const HALF_MINUTE = 0.5 / 1440
/** The axis of the shadow crosses the Earth in at most five hours. */
const HALF_CROSSING_DAYS = 0.15

/**
 * The greatest solar eclipse anywhere on Earth between two Julian days, which contain one conjunction; null when there is
 * none. Greatest is the instant at which the axis of the shadow passes closest to the centre of the Earth, as in NASA's
 * canon.
 */
export function solarEclipse(at: Syzygy, from: number, to: number): Omit<Eclipse, 'saros' | 'sarosMember'> | null {
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

/** The shadow by the apparent positions of Sun and Moon. */
function shadowOf(sun: Vector, moon: Vector): Shadow {
  const axis = direction(sun, moon)
  const { point, clearanceKm } = deepestPoint(sun, moon)
  const { offAxis, penumbraKm, umbraKm } = coneAt(sun, moon, point)
  return {
    falls: dot(moon, axis) < 0,
    axisKm: length(across(moon, axis)),
    clearanceKm,
    offAxisKm: length(offAxis),
    penumbraKm,
    umbraKm,
    ratio: Math.asin(MOON_IN_UMBRA_KM / length(minus(point, moon))) / Math.asin(SUN_KM / length(minus(point, sun))),
  }
}

/**
 * Minus the cosine of the angle at the centre of the Earth between Sun and Moon: 1 where the Moon is on the axis of the
 * shadow.
 */
const nearness = (sun: Vector, moon: Vector): number => -dot(sun, moon) / length(sun) / length(moon)
