import type { Lunation } from './lunations.ts'
import type { Sky } from './sky.ts'
import type { Track } from './sky-grid.ts'

/** Solar kinds by the greatest phase anywhere on Earth; lunar ones by how deep the Moon gets into the shadow. */
export const ECLIPSE_KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const
export type EclipseKind = (typeof ECLIPSE_KINDS)[number]
export type Eclipsed = 'sun' | 'moon'

export interface Eclipse {
  readonly kind: EclipseKind
  /**
   * Of the Sun as NASA's canon gives it: the ratio of the disks for central eclipses, else the covered share of the
   * Sun's diameter, both where the eclipse is greatest. Of the Moon the umbral magnitude, for penumbral eclipses the penumbral one.
   */
  readonly magnitude: number
  /** The instant of greatest eclipse, some minutes from that of the conjunction or opposition. */
  readonly maximum: number
  /** Number of the Saros series, where the library knows it. */
  readonly saros: number | null
}

/**
 * Beyond this latitude of the Moon at the syzygy there is no eclipse, penumbral ones included: shadows reach the Earth
 * up to 1.58 degrees, and the Moon the penumbra up to 1.64 (Meeus, Astronomical Algorithms, 54).
 */
const LATITUDE_MAX = 1.8

/** The eclipse that a new or full Moon is, or null. */
export function eclipseOf(sky: Sky, track: Track, { jd, phase }: Lunation): Eclipse | null {
  if (phase !== 'new_moon' && phase !== 'full_moon') return null
  if (Math.abs(track('moon', jd).latitude) > LATITUDE_MAX) return null
  return sky.eclipseNear(jd, phase === 'new_moon' ? 'sun' : 'moon')
}
