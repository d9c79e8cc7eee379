import type { CalculatedBody } from './body.ts'
import { gridTimes, type Track, tracked } from './positions.ts'
import { changes, root, EPSILON_DAYS as SEARCH_DAYS } from './search.ts'
import type { Sky, SkyRange, View, Zodiac } from './sky.ts'

/** A body at its least or greatest distance from the centre of the Earth. */
export interface Apsis {
  readonly kind: 'perigee' | 'apogee'
  readonly jd: number
  /** In astronomical units. */
  readonly distance: number
}

/** Days between looks at a distance. The extremes of the Moon are at least 12 days apart, those of planets months. */
const LOOK_DAYS = 1
/** Half of the interval over which a distance is compared, in days. It moves an extreme of the Moon by less than a second. */
const HALF_DAYS = 0.01
/** Half a minute. Almanacs print the extremes to the minute. */
const EPSILON_DAYS = 30 / 86_400

/** The extremes of the distance of a body between two Julian days, in order. */
export function apsides(
  sky: Sky,
  body: CalculatedBody,
  from: number,
  to: number,
  lookDays: number = LOOK_DAYS,
): Apsis[] {
  const distance = (jd: number): number => sky.distances([body], jd)[0]!
  const receding = (jd: number): number => distance(jd + HALF_DAYS) - distance(jd - HALF_DAYS)
  return changes(receding, daysBetween(from, to, lookDays), EPSILON_DAYS).map(({ time, rising }) => ({
    kind: rising ? 'perigee' : 'apogee',
    jd: time,
    distance: distance(time),
  }))
}

/** A body as it crosses the plane of the ecliptic. */
export interface NodePassage {
  readonly kind: 'ascending' | 'descending'
  readonly jd: number
}

const TROPICAL: Zodiac = { kind: 'tropical' }

/** The passages of a body through the ecliptic of date between two Julian days, in order. */
export function nodePassages(sky: Sky, body: CalculatedBody, from: number, to: number): NodePassage[] {
  const days = daysBetween(from, to, LOOK_DAYS)
  return trackedNodePassages(tracked(sky, [body], days, TROPICAL), [body], days)
}

function daysBetween(from: number, to: number, lookDays: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / lookDays))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** A span of days, no further than a sky reaches. */
export const within = ({ start, end }: SkyRange, from: number, to: number): readonly [number, number] => [
  Math.max(from, start + 1),
  Math.min(to, end - 1),
]

/** The instant nearest to a guess at which the Sun has a longitude, in degrees of the tropical zodiac, to a tenth of a second. */
export function sunAt(given: Sky, longitude: number, guess: number): number {
  const sky = given.near?.(guess, guess) ?? given
  const short = (jd: number): number => {
    const [sun] = sky.positions(['sun'], jd, TROPICAL)
    return ((sun!.longitude - longitude + 540) % 360) - 180
  }
  // The Sun moves by less than 1.02 degrees in a day.
  const reach = Math.abs(short(guess)) / 0.95 + 2
  return root(short, guess - reach, guess + reach)
}

/** A body at an extreme of its distance from the one that it goes around; the Sun stands for the Earth. */
export interface OrbitApsis {
  readonly jd: number
  readonly body: CalculatedBody
  readonly kind: (typeof APSIS_KINDS)[number]
  /** The distance in astronomical units, not corrected for light time. */
  readonly distance: number
}

/** The nearest and farthest points: perigee and apogee of the Moon, perihelion and aphelion of the Earth and the planets. */
export const APSIS_KINDS = ['perigee', 'apogee', 'perihelion', 'aphelion'] as const

/** How the distance of a body is searched. */
interface Orbit {
  readonly view: View
  /** Days between two looks, short enough that at most one extreme is between them. */
  readonly stepDays: number
  /** Half of the interval over which distances are compared. It is longer for slow planets, whose distances in files are less smooth. */
  readonly halfDays: number
}

const AROUND_SUN = { view: 'sun', stepDays: 16, halfDays: 0.1 } as const
const SLOWLY = { view: 'sun', stepDays: 32, halfDays: 4 } as const
const ORBITS = new Map<CalculatedBody, Orbit>([
  ['moon', { view: 'geometric', stepDays: 2, halfDays: HALF_DAYS }],
  ['sun', { view: 'geometric', stepDays: 16, halfDays: 0.1 }],
  ['mercury', { ...AROUND_SUN, stepDays: 8 }],
  ['venus', AROUND_SUN],
  ['mars', AROUND_SUN],
  ['jupiter', { ...SLOWLY, halfDays: 1 }],
  ['saturn', { ...SLOWLY, halfDays: 1 }],
  ['uranus', SLOWLY],
  ['neptune', SLOWLY],
  ['pluto', SLOWLY],
])

/** Light goes an astronomical unit in 499.004784 seconds (IERS Conventions, 2010). */
const LIGHT_DAYS = 499.004784 / 86_400
/** Light comes from Pluto to the Sun in at most this time. */
const LIGHT_DAYS_MAX = 0.3
const SECOND_DAYS = 1 / 86_400

/**
 * The extremes of distances between two Julian days. They do not depend on the span. The Sun moves around the centre of mass of
 * the solar system, so that Neptune has several perihelia and aphelia in each round.
 */
export const orbitApsides = (sky: Sky, from: number, to: number): OrbitApsis[] =>
  [...ORBITS].flatMap(([body, { view, stepDays, halfDays }]) => {
    const { start, end } = sky.range
    const inner = { ...sky.range, start: start + halfDays, end: end - halfDays }
    const distance = (jd: number): number => sky.seen([body], jd, { view, zodiac: TROPICAL, place: null })[0]!.distance
    const receding = (jd: number): number => distance(jd + halfDays) - distance(jd - halfDays)
    const names = body === 'moon' ? (['perigee', 'apogee'] as const) : (['perihelion', 'aphelion'] as const)
    return changes(receding, gridTimes(from, to + LIGHT_DAYS_MAX, inner, stepDays), SECOND_DAYS).map(
      ({ time, rising }): OrbitApsis => {
        const found = distance(time)
        // From the Sun a planet is seen as it was.
        const jd = view === 'sun' ? time - found * LIGHT_DAYS : time
        return { jd, body, kind: names[rising ? 0 : 1], distance: found }
      },
    )
  })

/** A body passes the ecliptic of date, as the Earth sees it. */
export interface BodyNodePassage extends NodePassage {
  readonly body: CalculatedBody
}

/** The passages of bodies through the ecliptic, by a track over the times of a grid. */
export const trackedNodePassages = (
  track: Track,
  bodies: readonly CalculatedBody[],
  times: readonly number[],
): BodyNodePassage[] =>
  bodies.flatMap((body) => {
    const exact = (jd: number): number => track.exact(body, jd).latitude
    /** The exact latitude where the sign could be wrong. */
    const near = (jd: number): number => {
      const { latitude } = track.at(body, jd)
      return Math.abs(latitude) <= track.angleErrorOf(body) ? exact(jd) : latitude
    }
    return changes(near, times, SEARCH_DAYS, exact).map(
      ({ time, rising }): BodyNodePassage => ({ jd: time, body, kind: rising ? 'ascending' : 'descending' }),
    )
  })
