import { normalise, separation } from './angle.ts'

/** A point of a chart by the name that aspects have for it. */
export interface NamedPoint {
  readonly id: string
  readonly longitude: number
}

export interface Antiscia extends NamedPoint {
  /** Mirrored at the solstices: days are as long there. */
  readonly antiscion: number
  /** Mirrored at the equinoxes, opposite the antiscion. */
  readonly contraAntiscion: number
}

export type AntisciaContactKind = 'antiscion' | 'contra_antiscion'

export interface AntisciaContact {
  readonly a: string
  readonly b: string
  readonly kind: AntisciaContactKind
  readonly orb: number
}

/**
 * Antiscia and contra-antiscia (Firmicus Maternus, Mathesis II.29; Lilly, Christian Astrology, 1647, p. 90). The axes are
 * those of the tropical zodiac in every zodiac: `ayanamsa` is the number of degrees that a sidereal zodiac has subtracted.
 */
export function antiscia(points: readonly NamedPoint[], ayanamsa: number): Antiscia[] {
  return points.map(({ id, longitude }) => {
    const contraAntiscion = normalise(-longitude - 2 * ayanamsa)
    return { id, longitude, antiscion: normalise(contraAntiscion + 180), contraAntiscion }
  })
}

/** The pairs of points of which one is at the antiscion or contra-antiscion of the other, the closest first. */
export function antisciaContacts(points: readonly Antiscia[], orbDeg: number): AntisciaContact[] {
  return points
    .flatMap((a, index) =>
      points.slice(index + 1).flatMap((b) => [
        { a: a.id, b: b.id, kind: 'antiscion' as const, orb: separation(a.antiscion, b.longitude) },
        { a: a.id, b: b.id, kind: 'contra_antiscion' as const, orb: separation(a.contraAntiscion, b.longitude) },
      ]),
    )
    .filter(({ orb }) => orb <= orbDeg)
    .sort((one, other) => one.orb - other.orb)
}
