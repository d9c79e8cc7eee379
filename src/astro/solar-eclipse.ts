import type { Eclipse, EclipseKind } from './eclipse.ts'
import { root } from './search.ts'
import { type Shadow, shadowOf, type Vector } from './solar-shadow.ts'

/** Apparent positions of the Sun and the Moon at a Julian day in UT. */
export type Syzygy = (jd: number) => readonly [sun: Vector, moon: Vector]

/** Half of the interval over which the motion of the shadow is measured, in days. */
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
