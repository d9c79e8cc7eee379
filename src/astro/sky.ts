import type { Ayanamsa } from './ayanamsa.ts'
import type { CalculatedBody } from './body.ts'
import type { Eclipse, Eclipsed } from './eclipse.ts'
import type { HouseSystem } from './house.ts'
import type { Star } from './star.ts'

/**
 * The ephemeris, as calculations use it. In this folder a bare angle is in degrees, a bare time (`jd`) is a Julian day
 * in UT, a distance is in astronomical units and a speed in degrees per day.
 */
export interface Sky {
  /** The Julian days for which the Sun, the Moon and all planets can be calculated. */
  readonly range: SkyRange
  /** The source of the positions at an instant. */
  sourceAt(jd: number): EphemerisSource
  /** The sky that this one is close to. Absent where positions are as exact as can be. */
  readonly exact?: ExactSky
  /**
   * Apparent geocentric positions of date. Ask for all bodies of an instant together: most of the cost is per instant.
   * Throws Refusal `outside_ephemeris` instead of using another source than `sourceAt` says.
   */
  positions(bodies: readonly CalculatedBody[], jd: number, zodiac: Zodiac): Position[]
  /**
   * Distances of bodies from the centre of the Earth at an instant, as almanacs print them: without the time of light.
   */
  distances(bodies: readonly CalculatedBody[], jd: number): number[]
  /** True when a body has a position at an instant. Chiron's orbit is known for the years 675 to 4649. */
  knows(body: CalculatedBody, jd: number): boolean
  /** Cusps and angles at a place. North and east are positive. */
  houses(system: HouseSystem, jd: number, place: Coordinates, zodiac: Zodiac): Houses
  /** The apparent position of a fixed star and its magnitude in the catalogue. */
  star(star: Star, jd: number, zodiac: Zodiac): StarPosition
  /** Delta T: TT less UT, in days. */
  deltaTDays(jd: number): number
  /** Greenwich apparent sidereal time in hours. */
  siderealTimeHours(jd: number): number
  /** The ayanamsa with nutation, in degrees: tropical less sidereal longitude of date. */
  ayanamsaDegrees(jd: number, ayanamsa: Ayanamsa): number
  /** The solar or lunar eclipse anywhere on Earth at a new or full Moon; null when there is none. */
  eclipseNear(jd: number, of: Eclipsed): Eclipse | null
}

/** What positions come from: the files of the ephemeris, or the Moshier theory where there are none. */
export type EphemerisSource = 'files' | 'moshier'

/** What a caller allows: either source, or only files. */
export type EphemerisChoice = 'auto' | 'files'

/** The skies of an installation. */
export interface Skies {
  /** By the files alone. */
  readonly files: Sky
  /** By the Moshier theory alone. */
  readonly moshier: Sky
  /** Each instant from the files if they cover it, otherwise from the Moshier theory: for charts. */
  readonly wide: Sky
  /** By series that were fitted to the files, and by the files where there are none. */
  readonly series: Sky
  /** Whether there are series of an instant between two Julian days. */
  hasSeries(first: number, last: number): boolean
}

/** The sky of charts, each of which has its own instant. */
export const skyOfCharts = ({ files, wide }: Skies, allowed: EphemerisChoice): Sky =>
  allowed === 'files' ? files : wide

/**
 * The source for a whole span. One table or search never has two, whose positions do not quite meet. A span that
 * neither has is for the one that has its beginning to refuse.
 */
export function sourceOfSpan(
  { files, moshier }: Skies,
  first: number,
  last: number,
  allowed: EphemerisChoice,
): EphemerisSource {
  if (allowed === 'files' || has(files, first, last)) return 'files'
  return has(moshier, first, last) || !has(files, first, first) ? 'moshier' : 'files'
}

const has = ({ range }: Sky, first: number, last: number): boolean => first >= range.start && last < range.end

export interface ExactSky extends Pick<Sky, 'positions'> {
  /** The largest difference of the angles of a body, and that of the daily motions of planets. */
  angleErrorOf(body: CalculatedBody): number
  readonly speedError: number
}

export interface SkyRange {
  readonly firstYear: number
  readonly lastYear: number
  readonly start: number
  /** The end of the range, exclusive. */
  readonly end: number
}

export type Zodiac = { readonly kind: 'tropical' } | { readonly kind: 'sidereal'; readonly ayanamsa: Ayanamsa }

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

export interface Position {
  readonly longitude: number
  readonly latitude: number
  /** Daily motion in longitude. */
  readonly speed: number
  /** From the true equator of date in every zodiac. */
  readonly declination: number
}

export interface StarPosition extends Position {
  readonly magnitude: number
}

export interface Houses {
  /** The system in use. It differs from the requested one where that is undefined at the latitude. */
  readonly system: HouseSystem
  readonly cusps: readonly number[]
  readonly ascendant: number
  readonly midheaven: number
  readonly vertex: number
  readonly eastPoint: number
  /** Right ascension of the meridian. */
  readonly armc: number
}
