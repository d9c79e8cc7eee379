import { normalise } from './angle.ts'

/** Where the rotation of the Earth is over a place, in degrees. */
export interface Rotation {
  /** Right ascension of the meridian. */
  readonly armc: number
  readonly latitude: number
  /** The true obliquity of the ecliptic of date. */
  readonly obliquity: number
  /** The longitude of the vertex in the tropical zodiac. */
  readonly vertex: number
}

export const FURTHER_ANGLES = [
  'antivertex',
  'east_point',
  'co_ascendant_koch',
  'co_ascendant_munkasey',
  'polar_ascendant',
] as const
export type FurtherAngle = (typeof FURTHER_ANGLES)[number]

const RADIANS = Math.PI / 180

/**
 * The point of the ecliptic that rises at a latitude: that of zero altitude east of the meridian (from Meeus, Astronomical
 * Algorithms, 13.3 to 13.6).
 */
function rising(armc: number, latitude: number, obliquity: number): number {
  const theta = armc * RADIANS
  const phi = latitude * RADIANS
  const eps = obliquity * RADIANS
  const across = -(Math.sin(theta) * Math.cos(eps) + Math.tan(phi) * Math.sin(eps))
  return normalise(Math.atan2(Math.cos(theta), across) / RADIANS)
}

/**
 * Angles beside ascendant, midheaven and vertex, in the tropical zodiac, as the Swiss Ephemeris defines them (Programmer's
 * Documentation, 14.3). The East Point rises at the equator. The co-ascendant of Walter Koch is opposite the polar ascendant
 * of Michael Munkasey, which rises when the meridian is half a turn further. The co-ascendant of Munkasey rises at the
 * complement of the latitude.
 */
export function furtherAngles({ armc, latitude, obliquity, vertex }: Rotation): Readonly<Record<FurtherAngle, number>> {
  const polarAscendant = rising(armc + 180, latitude, obliquity)
  const complement = latitude >= 0 ? 90 - latitude : -90 - latitude
  return {
    antivertex: normalise(vertex + 180),
    east_point: rising(armc, 0, obliquity),
    co_ascendant_koch: normalise(polarAscendant + 180),
    co_ascendant_munkasey: rising(armc, complement, obliquity),
    polar_ascendant: polarAscendant,
  }
}
