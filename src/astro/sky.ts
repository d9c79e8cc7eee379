import type { Ayanamsa } from './ayanamsa.ts'
import type { CalculatedBody } from './body.ts'
import { civilFields, epochMsOf } from './civil.ts'
import type { HouseSystem } from './house.ts'
import type { Star } from './star.ts'

/** Kilometres in an astronomical unit, in which distances are (IAU 2012, resolution B2). */
export const AU_KM = 149_597_870.7

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
  /** A faster sky for searches between two Julian days, which is close to this one; null where there is none. */
  near?(first: number, last: number): Sky | null
  /**
   * Apparent geocentric positions of date. Ask for all bodies of an instant together: most of the cost is per instant.
   * Throws Refusal `outside_ephemeris` instead of using another source than `sourceAt` says.
   */
  positions(bodies: readonly CalculatedBody[], jd: number, zodiac: Zodiac): Position[]
  /**
   * Distances of bodies from the centre of the Earth at an instant, as almanacs print them: without the time of light.
   */
  distances(bodies: readonly CalculatedBody[], jd: number): number[]
  /** Places of bodies from another point of view than `positions`. A view from the surface of the Earth needs a place. */
  seen(bodies: readonly CalculatedBody[], jd: number, from: Viewpoint): SeenPlace[]
  /** True when a body has a position at an instant. Chiron's orbit is known for the years 675 to 4649. */
  knows(body: CalculatedBody, jd: number): boolean
  /** Cusps and angles at a place. North and east are positive. */
  houses(system: HouseSystem, jd: number, place: Coordinates, zodiac: Zodiac): Houses
  /** The apparent position of a fixed star and its magnitude in the catalogue. */
  star(star: Star, jd: number, zodiac: Zodiac): StarPosition
  /** Delta T: TT less UT, in days. */
  deltaTDays(jd: number): number
  /** The true obliquity of the ecliptic. */
  obliquity(jd: number): number
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

/** The source of what is found between two Julian days: the theory, if either end comes from it. */
export const sourceBetween = (sky: Sky, first: number, last: number): EphemerisSource =>
  sky.sourceAt(first) === 'files' ? sky.sourceAt(last) : 'moshier'

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

/** Whether a sky has every instant from one Julian day to another. */
export const has = ({ range }: Sky, first: number, last: number): boolean => first >= range.start && last < range.end

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

const EARTH_RADIUS_KM = 6_371
const RADIANS = Math.PI / 180

/** The distance of two points on a sphere, by the haversine formula. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2
  const scale = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north + scale * east)))
}

export interface Position {
  readonly longitude: number
  readonly latitude: number
  /** Daily motion in longitude. */
  readonly speed: number
  /** From the true equator of date in every zodiac. */
  readonly declination: number
}

/**
 * Where a body is seen from, and against what. From the centre of the Earth, a place on it, the Sun, and the centre of mass
 * of the solar system with the time of light; `geometric` is the centre of the Earth without it. Views of J2000 are astrometric.
 */
export type View = 'geocentre' | 'topocentre' | 'sun' | 'barycentre' | 'geometric' | 'j2000' | 'topocentre_j2000'

export interface Viewpoint {
  readonly view: View
  readonly zodiac: Zodiac
  readonly place: Coordinates | null
}

/** Coordinates by the ecliptic and by the equator, of date or, in views of J2000, of that epoch. The zodiac moves the longitude. */
export interface SeenPlace {
  readonly longitude: number
  readonly latitude: number
  readonly rightAscension: number
  readonly declination: number
  readonly distance: number
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
  /** Its place in the series, which begins with 1; null where the library does not know it. */
  readonly sarosMember: number | null
}

/** How far longitudes by the Moshier theory may be from those by the files, in seconds of arc. */
export type MoshierDifferences = Readonly<Record<'planets' | 'moon' | 'outer' | 'node' | 'lilith', number>>

/**
 * The largest differences from a year on until the next row, for instants in UT: Sun to Saturn, the Moon, Uranus to Pluto, the
 * true node and the true Lilith. `tools/moshier-differences.ts` measures them for each century (docs/guide/accuracy.md);
 * these are rounded up. Before 1500 BC Mars is by far the worst.
 */
const MEASURED: readonly (readonly [from: number, ...largest: readonly number[]])[] = [
  [-2999, 2800, 170, 80, 150, 600],
  [-2000, 300, 70, 90, 100, 450],
  [-1500, 25, 45, 90, 100, 450],
  [-1000, 20, 30, 90, 100, 450],
  [0, 10, 15, 80, 100, 400],
  [1000, 5, 7, 50, 80, 400],
  [1500, 2, 5, 25, 80, 400],
  [2400, 5, 10, 50, 80, 400],
]

/** The largest differences at an instant, or from it to another one. */
export function moshierDifferences(jd: number, lastJd = jd): MoshierDifferences {
  const first = civilFields(epochMsOf(jd)).year
  const last = civilFields(epochMsOf(lastJd)).year
  const rows = MEASURED.filter(([from], index) => from <= last && (MEASURED[index + 1]?.[0] ?? Infinity) > first)
  const [planets, moon, outer, node, lilith] = [1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => row[column]!)),
  )
  return { planets: planets!, moon: moon!, outer: outer!, node: node!, lilith: lilith! }
}
