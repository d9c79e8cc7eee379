import type { Ayanamsa } from './ayanamsa.ts'
import type { CalculatedBody } from './body.ts'
import type { Eclipse, Eclipsed } from './eclipses.ts'
import type { HouseSystem } from './house.ts'
import type { Star } from './star.ts'

/**
 * What the calculations ask of an ephemeris. Everywhere in this folder a bare angle is in degrees, a bare time (`jd`)
 * is a Julian day in UT, a distance is in astronomical units and a speed in degrees per day.
 */
export interface Sky {
  /** Julian days that every one of the Sun, the Moon and the planets can be calculated for. */
  readonly range: SkyRange
  /**
   * Apparent geocentric positions of date, all bodies of one instant together: most of the cost belongs to the instant.
   * Throws Refusal `outside_ephemeris` rather than fall back to a lesser theory.
   */
  positions(bodies: readonly CalculatedBody[], jd: number, zodiac: Zodiac): Position[]
  /** Whether the orbit of a body is known at an instant: that of Chiron is for the years 675 to 4649. */
  knows(body: CalculatedBody, jd: number): boolean
  /** Cusps and angles at a place; latitude north and longitude east are positive. */
  houses(system: HouseSystem, jd: number, place: Place, zodiac: Zodiac): Houses
  /** The apparent position of a fixed star and its magnitude in the catalogue. */
  star(star: Star, jd: number, zodiac: Zodiac): StarPosition
  /** TT less UT in days. */
  deltaTDays(jd: number): number
  /** Greenwich apparent sidereal time in hours. */
  siderealTimeHours(jd: number): number
  /** The ayanamsa in degrees, nutation included: what is taken off a tropical longitude of date. */
  ayanamsaDegrees(jd: number, ayanamsa: Ayanamsa): number
  /** The eclipse of the Sun or the Moon that has its maximum within a day of an instant, seen from anywhere on Earth. */
  eclipseNear(jd: number, of: Eclipsed): Eclipse | null
}

export interface SkyRange {
  readonly firstYear: number
  readonly lastYear: number
  readonly start: number
  /** The first instant that is not covered. */
  readonly end: number
}

export type Zodiac = { readonly kind: 'tropical' } | { readonly kind: 'sidereal'; readonly ayanamsa: Ayanamsa }

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export interface Position {
  readonly longitude: number
  readonly latitude: number
  readonly distance: number
  /** Daily motion in longitude. */
  readonly speed: number
  /** From the true equator of date, whatever the zodiac. */
  readonly declination: number
}

export interface StarPosition extends Position {
  readonly magnitude: number
}

export interface Houses {
  /** The system that was used: not the one asked for where that one is undefined at the latitude. */
  readonly system: HouseSystem
  readonly cusps: readonly number[]
  readonly ascendant: number
  readonly midheaven: number
  readonly vertex: number
  readonly eastPoint: number
  /** Right ascension of the meridian. */
  readonly armc: number
}
