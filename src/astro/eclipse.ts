/**
 * Kinds of solar eclipses by the greatest phase anywhere on Earth, of lunar eclipses by the depth of the Moon in the
 * shadow.
 */
export const ECLIPSE_KINDS = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const
export type EclipseKind = (typeof ECLIPSE_KINDS)[number]
export type Eclipsed = 'sun' | 'moon'

export interface Eclipse {
  readonly kind: EclipseKind
  /**
   * Solar eclipses, as in NASA's canon: the ratio of the disks for central eclipses, otherwise the covered share of the
   * Sun's diameter, both at the point of greatest eclipse. Lunar eclipses: the umbral magnitude, or the penumbral
   * magnitude of a penumbral eclipse.
   */
  readonly magnitude: number
  /** The instant of greatest eclipse, a few minutes from the conjunction or opposition. */
  readonly maximum: number
  /** Number of the Saros series; null where the library does not know it. */
  readonly saros: number | null
}
