import type { Lunation } from './lunations.ts'
import type { Sky } from './sky.ts'
import type { Track } from './sky-grid.ts'

/** Kinds of solar eclipses by the greatest phase anywhere on Earth, of lunar eclipses by the depth of the Moon in the shadow. */
export const ECLIPSE_KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const
export type EclipseKind = (typeof ECLIPSE_KINDS)[number]
export type Eclipsed = 'sun' | 'moon'

export interface Eclipse {
  readonly kind: EclipseKind
  /**
   * Solar eclipses, as in NASA's canon: the ratio of the disks for central eclipses, else the covered share of the Sun's
   * diameter, both at the point of greatest eclipse. Lunar eclipses: the umbral magnitude, or the penumbral magnitude of a
   * penumbral eclipse.
   */
  readonly magnitude: number
  /** The instant of greatest eclipse, a few minutes from the conjunction or opposition. */
  readonly maximum: number
  /** Number of the Saros series; null where the library does not know it. */
  readonly saros: number | null
}

/**
 * No eclipse occurs beyond this latitude of the Moon at the syzygy, in degrees. The limit is 1.58 for solar eclipses and
 * 1.64 for penumbral lunar ones (Meeus, Astronomical Algorithms, 54).
 */
const LATITUDE_MAX = 1.8

/** The eclipse at a new or full Moon; null when there is none. */
export function eclipseOf(sky: Sky, track: Track, { jd, phase }: Lunation): Eclipse | null {
  if (phase !== 'new_moon' && phase !== 'full_moon') return null
  if (Math.abs(track('moon', jd).latitude) > LATITUDE_MAX) return null
  return sky.eclipseNear(jd, phase === 'new_moon' ? 'sun' : 'moon')
}
