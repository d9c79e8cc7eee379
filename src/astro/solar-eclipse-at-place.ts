import { type LocalFrame, localFrame, type Site } from './earth.ts'
import { root } from './search.ts'
import { MOON_IN_PENUMBRA_KM, MOON_IN_UMBRA_KM, SUN_KM } from './shadow.ts'
import type { EclipseKind } from './sky.ts'
import type { SyzygyTrack } from './syzygy-track.ts'
import { angleBetween, length, minus, type Vector } from './vector.ts'

/** The discs of Sun and Moon as seen from a place. Angles are in radians. */
export interface Discs {
  readonly frame: LocalFrame
  /** The Sun and the Moon in kilometres from the place. */
  readonly sun: Vector
  readonly moon: Vector
  /** The angle between the centres. */
  readonly separation: number
  readonly sunRadius: number
  /** The radius of the Moon with the mountains of its limb, for the outer contacts. */
  readonly outerMoon: number
  /** The radius of the Moon down to the valleys of its limb, for the inner contacts. */
  readonly innerMoon: number
}

/** The discs from a place at an instant. */
export function discsAt(track: SyzygyTrack, site: Site, jd: number): Discs {
  const frame = localFrame(site, track.siderealDegrees(jd))
  const [sun, moon] = track.at(jd).map((body) => minus(body, frame.at)) as [Vector, Vector]
  const away = length(moon)
  return {
    frame,
    sun,
    moon,
    separation: angleBetween(sun, moon),
    sunRadius: Math.asin(SUN_KM / length(sun)),
    outerMoon: Math.asin(MOON_IN_PENUMBRA_KM / away),
    innerMoon: Math.asin(MOON_IN_UMBRA_KM / away),
  }
}

/**
 * The covered share of the Sun's diameter. In a total eclipse it is above 1, by the share that the Moon reaches beyond the Sun.
 * Negative outside the eclipse.
 */
export const solarMagnitude = ({ separation, sunRadius, outerMoon, innerMoon }: Discs): number =>
  (sunRadius + outerMoon - separation) / (2 * sunRadius + outerMoon - innerMoon)

/** The covered share of the Sun's disc. */
export function obscuration({ separation: d, sunRadius: s, innerMoon: m }: Discs): number {
  if (d >= s + m) return 0
  if (d <= Math.abs(s - m)) return Math.min(1, (m / s) ** 2)
  // The lens that two circles have in common, as two sectors less a kite.
  const ofSun = Math.acos((d * d + s * s - m * m) / (2 * d * s))
  const ofMoon = Math.acos((d * d + m * m - s * s) / (2 * d * m))
  const kite = Math.sqrt((s + m - d) * (d + s - m) * (d - s + m) * (d + s + m))
  return (s * s * ofSun + m * m * ofMoon - kite / 2) / (Math.PI * s * s)
}

/** An eclipse of the Sun from a place, whether or not the Sun is above the horizon. */
export interface SolarCircumstances {
  readonly kind: EclipseKind
  readonly maximum: number
  /** The beginning and the end of the eclipse. */
  readonly outer: readonly [number, number]
  /** The beginning and the end of its total or annular phase. */
  readonly inner: readonly [number, number] | null
}

/** Half of the interval over which the growth of an eclipse is measured, in days. */
const HALF_MINUTE = 0.5 / 1440

/** What a place sees of an eclipse of the Sun; null where the penumbra does not pass. */
export function solarCircumstances(track: SyzygyTrack, site: Site): SolarCircumstances | null {
  const at = (jd: number): Discs => discsAt(track, site, jd)
  const share = (jd: number): number => {
    const { separation, sunRadius, outerMoon } = at(jd)
    return (sunRadius + outerMoon - separation) / sunRadius
  }
  const growth = (jd: number): number => share(jd + HALF_MINUTE) - share(jd - HALF_MINUTE)
  const from = track.from + HALF_MINUTE
  const to = track.to - HALF_MINUTE
  if (growth(from) <= 0 || growth(to) >= 0) return null
  const maximum = root(growth, from, to)
  if (share(maximum) <= 0 || share(from) >= 0 || share(to) >= 0) return null
  const outer = [root(share, from, maximum), root(share, maximum, to)] as const
  const inside = (jd: number): number => {
    const { separation, sunRadius, innerMoon } = at(jd)
    return Math.abs(innerMoon - sunRadius) - separation
  }
  if (inside(maximum) <= 0) return { kind: 'partial', maximum, outer, inner: null }
  const { sunRadius, innerMoon } = at(maximum)
  return {
    kind: innerMoon > sunRadius ? 'total' : 'annular',
    maximum,
    outer,
    inner: [root(inside, outer[0], maximum), root(inside, maximum, outer[1])],
  }
}
