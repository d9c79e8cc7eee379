import { arc, midpoint, normalise } from './angle.ts'
import { type Aspect, aspects } from './aspect.ts'
import { type Angle, type Chart, type ChartPoint, moversOf } from './chart.ts'
import { type HouseSystem, houseOf, wholeSignCusps } from './house.ts'
import { longitudeAt, longitudeTimes } from './longitude-search.ts'
import type { Houses, Sky, Zodiac } from './sky.ts'

/** The cusps of a composite, and the system that they follow. */
interface CompositeHouses {
  readonly system: HouseSystem
  readonly cusps: readonly number[]
}

/** A chart between two others. It has no instant, so that its points have no speed. */
export interface Composite extends Pick<Chart, 'points' | 'aspects' | 'angles'> {
  readonly houses: CompositeHouses | null
}

/**
 * The midpoint composite of two charts. Every body is at the middle of the shorter arc between its two longitudes (Robert
 * Hand, Planets in Composite, 1975). Angles are midpoints too, with the ascendant east of the midheaven. The composite has
 * no houses or angles when either birth time is unknown.
 */
export function composite(a: Chart, b: Chart, system: HouseSystem, among: readonly Aspect[]): Composite {
  const angles = a.angles && b.angles && midAngles(a.angles, b.angles)
  const houses = angles && compositeHouses(a.houses!, b.houses!, angles, system)
  const points = a.points.flatMap((point): ChartPoint[] => {
    const other = b.points.find(({ id, variant }) => id === point.id && variant === point.variant)
    if (!other) return []
    const longitude =
      angles && point.id in angles ? angles[point.id as Angle] : midpoint(point.longitude, other.longitude)
    const house = houses && houseOf(longitude, houses.cusps)
    return [{ ...point, longitude, speed: 0, station: null, position: null, house }]
  })
  return { points, angles, houses, aspects: aspects(moversOf(points), among) }
}

type Angles = NonNullable<Chart['angles']>

function midAngles(a: Angles, b: Angles): Angles {
  const mc = midpoint(a.mc, b.mc)
  const middle = midpoint(a.asc, b.asc)
  const asc = normalise(middle - mc) < 180 ? middle : normalise(middle + 180)
  return { asc, mc, ic: normalise(mc + 180), dc: normalise(asc + 180), vertex: midpoint(a.vertex, b.vertex) }
}

interface Corners {
  readonly asc: number
  readonly mc: number
}

const SIGN_DEGREES = 30
const equalFrom = (first: number): readonly number[] =>
  Array.from({ length: 12 }, (_, house) => normalise(first + house * SIGN_DEGREES))

/** Systems that the angles define. Midpoints of their cusps would give the same, or cusps within signs. */
const BY_ANGLES: Partial<Readonly<Record<HouseSystem, (corners: Corners) => readonly number[]>>> = {
  porphyry: quadrantCusps,
  equal: ({ asc }) => equalFrom(asc),
  equal_mc: ({ mc }) => equalFrom(mc + 90),
  vehlow_equal: ({ asc }) => equalFrom(asc - SIGN_DEGREES / 2),
  whole_sign: ({ asc }) => wholeSignCusps(asc),
  whole_sign_aries: () => equalFrom(0),
}

/**
 * The houses of a composite with given angles. Cusps are the midpoints of the cusps of both charts, which are of the
 * requested system, on the side where the quadrants of the composite lie. Where either chart has another system, or the
 * midpoints are not in order, the quadrants are trisected as in Porphyry's system.
 */
function compositeHouses(a: Houses, b: Houses, corners: Corners, system: HouseSystem): CompositeHouses {
  const quadrants = quadrantCusps(corners)
  const defined = BY_ANGLES[system]
  if (defined) return { system, cusps: defined(corners) }
  if (a.system === system && b.system === system) {
    const cusps = quadrants.map((near, house) => {
      const middle = midpoint(a.cusps[house]!, b.cusps[house]!)
      return Math.abs(arc(near, middle)) <= 90 ? middle : normalise(middle + 180)
    })
    if (isInOrder(cusps)) return { system, cusps }
  }
  return { system: 'porphyry', cusps: quadrants }
}

/** Cusps from the ascendant: three equal parts of each quadrant. */
function quadrantCusps({ asc, mc }: Corners): readonly number[] {
  const below = normalise(mc + 180 - asc)
  const corners = [asc, normalise(mc + 180), normalise(asc + 180), mc]
  return corners.flatMap((corner, quadrant) => {
    const width = quadrant % 2 === 0 ? below : 180 - below
    return [0, 1, 2].map((third) => normalise(corner + (third * width) / 3))
  })
}

/** Cusps are in order when they go around the zodiac once. */
function isInOrder(cusps: readonly number[]): boolean {
  const widths = cusps.map((cusp, house) => normalise(cusps[(house + 1) % cusps.length]! - cusp))
  return Math.round(widths.reduce((sum, width) => sum + width, 0)) === 360
}

/**
 * Days in the mean tropical year of 2000 (E. G. Richards in the Explanatory Supplement to the Astronomical Almanac, third
 * edition, 2013, p. 587). One more digit would move the progressed chart of a hundredth year by less than 0.03 s.
 */
export const TROPICAL_YEAR_DAYS = 365.24219

export interface Progression {
  /** Tropical years from the birth to the target date. */
  readonly ageYears: number
  /** The instant of the progressed chart, a Julian day in UT. */
  readonly jd: number
}

/** Secondary progressions: one day after birth corresponds to one tropical year of life. Both times are Julian days in UT. */
export function secondaryProgression(birthJd: number, targetJd: number): Progression {
  const ageYears = (targetJd - birthJd) / TROPICAL_YEAR_DAYS
  return { ageYears, jd: birthJd + ageYears }
}

/** Mean time of the Sun from a point of each zodiac to the same point, in days. */
export const YEAR_DAYS = { tropical: 365.2422, sidereal: 365.2564 } as const
/** A return is within 7 days of a whole number of mean years, from any year of the ephemeris to any other. */
const SEARCH_DAYS = 10

/**
 * The Julian day in UT at which the Sun returns to its apparent longitude at a birth for the `years`-th time. Throws
 * `outside_ephemeris`.
 */
export function solarReturn(sky: Sky, birthJd: number, years: number, zodiac: Zodiac): number {
  const near = birthJd + years * YEAR_DAYS[zodiac.kind]
  const longitudes = [longitudeAt(sky, 'sun', birthJd, zodiac)]
  const span = { from: near - SEARCH_DAYS, until: near + SEARCH_DAYS }
  const [found] = longitudeTimes(sky, { body: 'sun', zodiac, longitudes, ...span })
  return found!.time
}
